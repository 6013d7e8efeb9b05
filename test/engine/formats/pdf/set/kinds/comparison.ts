import type { Prose } from '../prose.ts';
import { createSheet } from '../sheet.ts';
import type { SetDocument } from '../sheet.ts';
import { typefaceOf } from './typeface.ts';

/** Texts beside one another, row by row, with and without rules; questions and answers. */
export function comparison(prose: Prose): SetDocument {
  const sheet = createSheet(842, 595);
  const { body, bold, heading } = typefaceOf(prose, prose.pick([9, 10, 11]));
  const leading = body.leading ?? body.size;
  const whole = { x: 50, width: 740 };
  sheet.paragraph(`${prose.title()} compared`, whole, heading);
  sheet.skip(leading);
  const columns = prose.pick([
    [50, 300, 550],
    [50, 180, 490],
  ] as const);
  const ends = [...columns.slice(1), 800];
  const hasRules = prose.number(0, 2) === 0;
  const space = prose.pick([0.4, 0.8]) * leading;
  const row = (texts: readonly string[], style: typeof body) => {
    const bottoms = texts.map((text, at) => {
      const x = columns[at] ?? 50;
      return sheet.box(text, { x, width: (ends[at] ?? 800) - x - 18 }, style);
    });
    sheet.y = Math.min(...bottoms) - leading - space;
    if (hasRules) {
      const y = sheet.y + leading * 0.85 + space / 2;
      sheet.shape(`0.3 w 50 ${y} m 790 ${y} l S`);
    }
  };
  row(['Subject', 'Until now', 'From April'], bold);
  for (let at = 0; at < 4; at += 1) {
    row([prose.title(), prose.sentence(), prose.sentence()], body);
  }
  sheet.skip(leading);
  for (let at = 0; at < 2 && sheet.y > 100; at += 1) {
    sheet.paragraph(`Who ${prose.pick(['pays', 'decides', 'helps'])} in this case?`, whole, bold);
    sheet.paragraph(prose.paragraph(2), whole, body);
    sheet.skip(leading * 0.6);
  }
  return sheet.done();
}
