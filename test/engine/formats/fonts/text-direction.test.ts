import { expect, it } from 'vitest';
import { toLogical, toVisual } from '../../../../main/engine/formats/fonts/text-direction.ts';

const reversed = (text: string) => Array.from(text).reverse().join('');

/** As drawn: letters from the right are reversed by whoever chooses their forms. */
const drawn = (text: string, fromRight: boolean) =>
  toVisual([{ text, of: null }], fromRight)
    .map((run) => (run.fromRight && /\p{L}/u.test(run.text) ? reversed(run.text) : run.text))
    .join('');

// In the order of Unicode's reference implementation, brackets as they look.
it.each([
  ['שלום 50% עולם', true, 'םלוע 50% םולש'],
  ['السعر 50% أو $20 (خصم)', true, '(مصخ) 20$ وأ %50 رعسلا'],
  ['טלפון: 03-555-1234', true, '03-555-1234 :ןופלט'],
  ['הספר "Word 2019" נמצא (שם).', true, '.(םש) אצמנ "Word 2019" רפסה'],
  ['التاريخ ٢٠٢٤/٠٥/١٢ الآن', true, 'نآلا ٢٠٢٤/٠٥/١٢ خيراتلا'],
  ['Version 2.0 של Windows (64-bit)', false, 'Version 2.0 לש Windows (64-bit)'],
  ['מחיר: 12.50 ₪', true, '₪ 12.50 :ריחמ'],
  ['10 - 20 אנשים', true, 'םישנא 20 - 10'],
])('%s is drawn in the order of its directions', (text, fromRight, expected) => {
  expect(drawn(text, fromRight)).toBe(expected);
});

it.each([
  'مرحبا بالعالم',
  'السعر 50% أو $20 (خصم)',
  'שלום 50% עולם',
  'הספר "Word 2019" נמצא בעמ׳ 12, ראו (שם).',
  'טלפון: 03-555-1234',
  'ארה"ב ו-IBM Corp. חתמו',
  'نسخة HTML5/CSS3 الجديدة!',
])('%s is read as it was written', (text) => {
  const read = toLogical([{ text: drawn(text, true) }]).map((span) => span.text);
  expect(read.join('')).toBe(text);
});
