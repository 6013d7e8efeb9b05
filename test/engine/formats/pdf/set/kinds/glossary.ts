import { widthOf } from '../metrics.ts';
import type { Prose } from '../prose.ts';
import { createSheet } from '../sheet.ts';
import type { SetDocument } from '../sheet.ts';
import { typefaceOf } from './typeface.ts';

/** Entries that begin with a word in bold, of one or two columns, with or without hanging lines; an index. */
export function glossary(prose: Prose): SetDocument {
  const sheet = createSheet(595, 842);
  const { body, bold, heading } = typefaceOf(prose, prose.pick([9, 10]));
  const leading = body.leading ?? body.size;
  const columns = prose.pick<readonly { x: number; width: number }[]>([
    [{ x: 60, width: 475 }],
    [
      { x: 60, width: 225 },
      { x: 310, width: 225 },
    ],
  ]);
  const hanging = prose.pick([0, 1.5]) * body.size;
  sheet.paragraph('Terms', { x: 60, width: 475 }, { ...heading, size: 18 });
  sheet.skip(leading);
  const top = sheet.y;
  for (const column of columns) {
    sheet.y = top;
    for (let at = 0; at < 7; at += 1) {
      const term = prose.name();
      const text = prose.sentence();
      const begin = widthOf(`${term} `, bold.face, bold.size);
      sheet.unit(`${term} ${text}`);
      sheet.mark(term, column.x, bold);
      // The first line stands behind the term, the others begin under it.
      const style = { ...body, indent: begin - hanging };
      sheet.flow(text, { x: column.x + hanging, width: column.width - hanging }, style);
      sheet.skip(leading * 0.3);
    }
  }
  sheet.skip(leading);
  sheet.y = Math.min(sheet.y, 330);
  sheet.paragraph('Index', { x: 60, width: 475 }, { ...heading, size: 14 });
  sheet.skip(leading * 0.4);
  const from = sheet.y;
  for (const x of [60, 220, 380]) {
    sheet.y = from;
    for (let at = 0; at < 8; at += 1) {
      sheet.put(`${prose.name()} ${prose.number(2, 90)}`, x, body);
      sheet.skip(leading);
    }
  }
  return sheet.done();
}
