import type { Prose } from '../prose.ts';
import { createSheet } from '../sheet.ts';
import type { SetDocument } from '../sheet.ts';
import { disc, typefaceOf } from './typeface.ts';

/** A manual: numbered headings, steps, items with marks of several kinds, a table without rules. */
export function manual(prose: Prose): SetDocument {
  const sheet = createSheet(595, 842);
  const { body, bold, small, heading } = typefaceOf(prose, prose.pick([9, 10, 11]));
  const leading = body.leading ?? body.size;
  const whole = { x: 70, width: 455 };
  const space = prose.pick([0, 0.4, 0.8]) * leading;
  const head = (text: string) => {
    sheet.skip(leading * 0.8);
    sheet.paragraph(text, whole, heading);
    sheet.skip(leading * 0.2);
  };
  sheet.put('Heating system HX 200', 70, small, 806);
  sheet.put('Operating manual', 525, { ...small, align: 'right' }, 806);
  head(`3 ${prose.title()}`);
  sheet.paragraph(prose.paragraph(3), whole, body);
  head(`3.1 ${prose.title()}`);
  sheet.paragraph(prose.paragraph(2), whole, body);
  sheet.skip(space);
  for (let at = 1; at <= 3; at += 1) {
    sheet.mark(`${at}.`, 70, body);
    sheet.paragraph(prose.sentence(), { x: 70 + body.size * 1.8, width: 420 }, body);
    sheet.skip(space);
  }
  head(`3.2 ${prose.title()}`);
  const kind = prose.pick(['disc', 'sign', 'bullet', 'dash']);
  for (let at = 0; at < 4; at += 1) {
    if (kind === 'disc') sheet.shape(disc(76, sheet.y + body.size * 0.33, 1.6));
    else if (kind === 'sign') sheet.mark('\u00b7', 72, body, true);
    else sheet.mark(kind === 'bullet' ? '•' : '–', 72, body);
    const text = at % 2 === 0 ? prose.sentence() : prose.name();
    sheet.paragraph(text, { x: 72 + body.size * 1.4, width: 420 }, body);
    sheet.skip(space);
  }
  sheet.skip(leading);
  sheet.shape(`0.7 g 150 ${sheet.y - 60} 200 60 re f 0 g`);
  sheet.skip(60 + leading);
  sheet.paragraph(`Figure 7: ${prose.title()}`, whole, { ...small, face: 'serifItalic' });
  sheet.skip(leading);
  const places = [70, 190, 400] as const;
  const row = (texts: readonly string[], style: typeof body) => {
    const ends = texts.map((text, at) =>
      sheet.box(text, { x: places[at] ?? 70, width: at === 1 ? 195 : 110 }, style),
    );
    sheet.y = Math.min(...ends) - leading * 1.5;
  };
  row(['Fault', 'Remedy', 'Who may do it'], bold);
  for (let at = 0; at < 4; at += 1) {
    const remedy = prose.sentence().split(',')[0] ?? '';
    row(
      [prose.name(), `${remedy.replace(/\.$/, '')}.`, prose.pick(['User', 'Fitter', 'Service'])],
      body,
    );
  }
  sheet.put('14', 525, { ...small, align: 'right' }, 36);
  return sheet.done();
}
