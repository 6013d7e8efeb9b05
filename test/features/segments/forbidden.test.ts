import { afterEach, beforeEach, expect, it } from 'vitest';
import { readForbidden } from '../../../main/features/segments/forbidden-file.ts';
import { ForbiddenTerm } from '../../../preload/contract/segment-forbidden-terms.ts';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(
  () => (rig = startSegmentsRig(() => Promise.resolve([{ source: 'button', target: 'Taste' }]))),
);
afterEach(() => rig.close());

const PAIR = { from: 'en', to: 'de' };
const term = (source: string, target: string, isExact = false) =>
  ForbiddenTerm.parse({ ...PAIR, source, target, isExact });

it('finds what is forbidden, and does not miss it though a glossary has it', async () => {
  const { id } = await rig.open('Press the button.', { source: 'en-US', target: 'de' });
  await rig.ask('segments.settings', { id, glossaries: ['g'] });
  const target = 'Drücken Sie die Taste.';
  await rig.ask('segments.edit', { id, number: 0, target, origin: 'typed' });
  expect(await rig.ask('segments.findings', { id })).toEqual([]);
  rig.settings.preferences = { forbidden: [term('button', 'Taste')] };
  const finding = { number: 0, kind: 'forbidden', what: 'Taste', severity: 'error' };
  expect(await rig.ask('segments.findings', { id })).toEqual([finding]);
  expect(await rig.ask('segments.check', { id, number: 0, target })).toEqual([finding]);
  const other = { id, number: 0, target: 'Drücken Sie den Knopf.' };
  expect(await rig.ask('segments.check', other)).toEqual([]);
  rig.settings.preferences = { forbidden: [{ ...term('button', 'Taste'), to: 'fr' }] };
  expect(await rig.ask('segments.findings', { id })).toEqual([]);
});

it('writes forbidden terms as a file that it reads back, whatever they begin with', async () => {
  const terms = [term('button', 'Taste'), term('', '=1+1', true), term('a "b", c', "'-x")];
  rig.settings.preferences = { forbidden: [...terms, { ...term('a', 'b'), to: 'fr' }] };
  const { bytes } = await rig.ask('segments.forbidden-csv', PAIR);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(await rig.ask('segments.read-forbidden', { ...PAIR, text })).toEqual({
    terms,
    badLines: [],
  });
});

it('reads lists of words, other separators and what is wrong in them', () => {
  expect(readForbidden(PAIR, 'Taste\nKnopf\n')).toEqual({
    terms: [term('', 'Taste'), term('', 'Knopf')],
    badLines: [],
  });
  expect(readForbidden(PAIR, 'Source;Target\nbutton;Taste\nkey;\n;Knopf;exact').terms).toEqual([
    term('button', 'Taste'),
    term('', 'Knopf', true),
  ]);
  expect(readForbidden(PAIR, 'button\tTaste\nkey\t\n"a\tb').badLines).toEqual([2, 3]);
});
