import type { Prose } from '../prose.ts';
import { createSheet } from '../sheet.ts';
import type { SetDocument } from '../sheet.ts';
import { typefaceOf } from './typeface.ts';

/** A letter: the lines of the address each by itself, paragraphs, a foot of three columns. */
export function letter(prose: Prose): SetDocument {
  const sheet = createSheet(595, 842);
  const { body, bold, small } = typefaceOf(prose);
  const column = { x: 70, width: 455 };
  const leading = body.leading ?? body.size;
  const line = (text: string, style = body) => sheet.paragraph(text, column, style);
  sheet.put(`${prose.name()}, 12 Mill Lane, Westport`, 70, small);
  sheet.skip(30);
  for (const text of ['Ms Anna Lindqvist', 'Meridian Ltd', '48 Harbour Street', '20457 Hamburg']) {
    line(text);
  }
  sheet.skip(leading);
  sheet.put(`${prose.number(1, 28)} March 2024`, 525, { ...body, align: 'right' });
  sheet.skip(leading * 2);
  line(`${prose.title()} of ${prose.number(1, 28)} February`, bold);
  sheet.skip(leading / 2);
  line('Dear Ms Lindqvist,');
  for (let at = 0; at < 3; at += 1) {
    sheet.skip(leading * 0.6);
    line(prose.paragraph());
  }
  sheet.skip(leading);
  line('Yours sincerely,');
  sheet.skip(leading * 2);
  line('Thomas Okoye');
  line('Head of Purchasing');
  const foot = [
    ['Northern Supplies Ltd', '12 Mill Lane', 'Westport'],
    ['Telephone 01632 960 143', 'post@northern.example', 'www.northern.example'],
    ['Harbour Bank', 'Account 4471 0098', 'VAT GB 114 0098 71'],
  ];
  for (const [at, texts] of foot.entries()) {
    for (const [row, text] of texts.entries()) {
      sheet.put(text, 70 + at * 160, small, 60 - row * small.size * 1.25);
    }
  }
  return sheet.done();
}
