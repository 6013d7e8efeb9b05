import type { Prose } from '../prose.ts';
import { createSheet } from '../sheet.ts';
import type { SetDocument } from '../sheet.ts';
import { typefaceOf } from './typeface.ts';

/** Running text with lines up the margin, and heads of a table that stand upright. */
export function turned(prose: Prose): SetDocument {
  const sheet = createSheet(595, 842);
  const { body, bold, small, heading } = typefaceOf(prose, prose.pick([10, 11]));
  const leading = body.leading ?? body.size;
  const whole = { x: 90, width: 430 };
  const up = { ...small, angle: 90 };
  sheet.put('Northern Supplies, internal use', 40, up, 120);
  sheet.put('Printed on recycled paper', 40, up, 420);
  sheet.paragraph(prose.title(), whole, heading);
  sheet.skip(6);
  for (let at = 0; at < 3; at += 1) {
    sheet.paragraph(prose.paragraph(), whole, body);
    sheet.skip(leading * 0.6);
  }
  sheet.skip(90);
  const places = [300, 345, 390, 435] as const;
  for (const [at, text] of ['Ground floor', 'First floor', 'Second floor', 'Attic'].entries()) {
    sheet.put(text, places[at] ?? 0, { ...bold, angle: 90 });
  }
  sheet.skip(leading * 1.2);
  for (const text of ['Heating', 'Hot water', 'Lighting and sockets', 'Fire alarm']) {
    sheet.put(text, 90, body);
    for (const x of places) sheet.put(prose.pick(['yes', 'no']), x - 6, body);
    sheet.skip(leading * 1.2);
  }
  return sheet.done();
}
