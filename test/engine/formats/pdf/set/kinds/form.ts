import type { Prose } from '../prose.ts';
import { widthOf } from '../metrics.ts';
import { createSheet } from '../sheet.ts';
import type { SetDocument } from '../sheet.ts';
import { typefaceOf } from './typeface.ts';

const LABELS = [
  ['Family name', 'Lindqvist'],
  ['First names', 'Anna Maria'],
  ['Date of birth', '4 July 1981'],
  ['Nationality', 'Swedish'],
  ['Occupation and employer', 'Nurse, Westport Hospital'],
  ['Street and number', 'Harbour Street 48'],
  ['Town', 'Hamburg'],
] as const;

/** A form: values close behind their labels, two pairs in a row, boxes to tick, help beside fields. */
export function form(prose: Prose): SetDocument {
  const sheet = createSheet(595, 842);
  const { body, bold, small, heading } = typefaceOf(prose, prose.pick([9, 10, 11]));
  const leading = (body.leading ?? body.size) * prose.pick([1, 1.25, 1.6]);
  const label = prose.pick([body, bold]);
  const colon = prose.pick(['', ':']);
  const widest = Math.max(...LABELS.map(([text]) => widthOf(text + colon, label.face, label.size)));
  const whole = { x: 60, width: 475 };
  sheet.paragraph('Application for a parking permit', whole, { ...heading, size: 16 });
  sheet.skip(10);
  sheet.paragraph(prose.paragraph(2), whole, body);
  sheet.skip(leading);
  sheet.paragraph('A. Applicant', whole, heading);
  sheet.skip(4);
  const gap = prose.pick([0.75, 1, 1.5]) * body.size;
  for (const [text, value] of LABELS) {
    sheet.put(text + colon, 60, label);
    sheet.put(value, 60 + widest + gap, body);
    sheet.skip(leading);
  }
  sheet.skip(leading);
  sheet.paragraph('B. Vehicle', whole, heading);
  sheet.skip(4);
  const pairs = [
    ['Make', 'Volvo', 'Model', 'V60 Recharge'],
    ['Colour', 'Dark blue', 'First registered', 'May 2021'],
    ['Plate', 'HH AL 1981', 'Fuel', 'Petrol and electric'],
  ] as const;
  for (const row of pairs) {
    for (const [at, text] of row.entries()) {
      sheet.put(
        at % 2 === 0 ? text + colon : text,
        [60, 130, 300, 400][at] ?? 60,
        at % 2 ? body : label,
      );
    }
    sheet.skip(leading);
  }
  sheet.skip(leading);
  sheet.paragraph('C. Please tick what applies', whole, heading);
  sheet.skip(4);
  for (const text of ['I live in the zone', 'I work in the zone', 'I care for somebody there']) {
    sheet.shape(`0.6 w 60 ${sheet.y - 1} 8 8 re S`);
    sheet.put(text, 76, body);
    sheet.skip(leading);
  }
  sheet.skip(leading);
  sheet.paragraph(prose.sentence(), whole, small);
  sheet.skip(40);
  sheet.shape(
    `0.5 w 60 ${sheet.y + 10} m 220 ${sheet.y + 10} l S 300 ${sheet.y + 10} m 500 ${sheet.y + 10} l S`,
  );
  sheet.put('Place and date', 60, small);
  sheet.put('Signature of the applicant', 300, small);
  return sheet.done();
}
