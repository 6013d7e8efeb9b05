import type { Prose } from '../prose.ts';
import { createSheet } from '../sheet.ts';
import type { SetDocument } from '../sheet.ts';
import { widthOf } from '../metrics.ts';
import { typefaceOf } from './typeface.ts';

/** Lists of all sorts: contents with leaders, a timetable, addresses in columns, short lines. */
export function listing(prose: Prose): SetDocument {
  const sheet = createSheet(595, 842);
  const { body, bold, heading } = typefaceOf(prose, prose.pick([10, 11]));
  const leading = body.leading ?? body.size;
  const whole = { x: 70, width: 455 };
  sheet.paragraph('Contents', whole, heading);
  sheet.skip(6);
  for (let at = 1; at <= 5; at += 1) {
    const text = `${at} ${prose.title()}`;
    const number = String(at * 7 + 1);
    const dot = widthOf('. ', body.face, body.size);
    sheet.put(text, 70, body);
    const from = 74 + widthOf(text, body.face, body.size);
    const free = 515 - from - widthOf(number, body.face, body.size);
    sheet.mark('. '.repeat(Math.floor(free / dot)).trimEnd(), from + 4, body);
    sheet.put(number, 525, { ...body, align: 'right' });
    sheet.skip(leading);
  }
  sheet.skip(leading);
  sheet.paragraph('Programme', whole, heading);
  sheet.skip(6);
  for (const time of ['09:00', '10:30', '12:00', '14:15']) {
    sheet.put(time, 70, bold);
    const title = `${prose.title()} and ${prose.title().toLowerCase()}`;
    sheet.put(title, 70 + prose.pick([45, 60]), body);
    sheet.put(prose.pick(['Great Hall', 'Room 4', 'Library']), 430, body);
    sheet.skip(leading);
  }
  sheet.skip(leading);
  sheet.paragraph('Addresses', whole, heading);
  sheet.skip(6);
  const top = sheet.y;
  for (const [at, x] of [70, 230, 390].entries()) {
    sheet.y = top;
    for (const text of [
      prose.pick(['Anna Lindqvist', 'Thomas Okoye', 'Claire Aubert']),
      `${prose.number(2, 90)} Harbour Street`,
      `${prose.number(10, 99)}457 Hamburg`,
      `Telephone ${prose.number(100, 999)} ${prose.number(100, 999)}`,
    ]) {
      sheet.put(text, x, at === 3 ? bold : body);
      sheet.skip(leading);
    }
  }
  sheet.skip(leading);
  sheet.paragraph('What to bring', whole, heading);
  sheet.skip(6);
  for (const text of ['A warm coat', 'Two photographs', 'Your passport', 'Sandwiches and tea']) {
    sheet.put(text, 70, body);
    sheet.skip(leading);
  }
  sheet.skip(leading);
  sheet.paragraph(prose.paragraph(), whole, body);
  return sheet.done();
}
