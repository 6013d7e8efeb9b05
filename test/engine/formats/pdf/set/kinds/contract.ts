import type { Prose } from '../prose.ts';
import { createSheet } from '../sheet.ts';
import type { SetDocument } from '../sheet.ts';
import { typefaceOf } from './typeface.ts';

/** A contract: numbered clauses with a hanging number or none, points in brackets, definitions. */
export function contract(prose: Prose): SetDocument {
  const sheet = createSheet(595, 842);
  const { body, bold, heading } = typefaceOf(prose, prose.pick([10, 11]));
  const leading = body.leading ?? body.size;
  const whole = { x: 70, width: 455 };
  const text = { ...body, align: prose.pick(['left', 'justify'] as const) };
  const hangs = prose.number(0, 2) === 0;
  const space = prose.pick([0.3, 0.6]) * leading;
  sheet.paragraph('Agreement on the use of rooms', whole, {
    ...heading,
    align: 'center',
    size: 15,
  });
  sheet.skip(leading);
  sheet.paragraph('between', whole, { ...body, align: 'center' });
  sheet.paragraph('Northern Supplies Ltd, Westport', whole, { ...bold, align: 'center' });
  sheet.paragraph('and', whole, { ...body, align: 'center' });
  sheet.paragraph('Meridian Ltd, Hamburg', whole, { ...bold, align: 'center' });
  for (let clause = 1; clause <= 3; clause += 1) {
    sheet.skip(leading);
    sheet.paragraph(`${clause}. ${prose.title()}`, whole, bold);
    for (let part = 1; part <= 2; part += 1) {
      sheet.skip(space);
      const said = prose.paragraph(prose.number(1, 3));
      if (hangs) {
        sheet.mark(`${clause}.${part}`, 70, body);
        sheet.paragraph(said, { x: 105, width: 420 }, text);
      } else sheet.paragraph(`${clause}.${part} ${said}`, whole, text);
    }
    for (const letter of ['a', 'b']) {
      sheet.skip(space);
      sheet.mark(`(${letter})`, 105, body);
      sheet.paragraph(prose.sentence(), { x: 105 + body.size * 2, width: 395 - body.size }, text);
    }
  }
  sheet.skip(leading * 3);
  for (const [at, name] of ['Westport, 12 March 2024', 'Hamburg, 14 March 2024'].entries()) {
    sheet.put(name, 70 + at * 260, body);
  }
  sheet.skip(leading);
  for (const [at, name] of ['Thomas Okoye', 'Anna Lindqvist'].entries()) {
    sheet.put(name, 70 + at * 260, body);
  }
  return sheet.done();
}
