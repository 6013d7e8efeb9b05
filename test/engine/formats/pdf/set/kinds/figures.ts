import type { Prose } from '../prose.ts';
import { createSheet } from '../sheet.ts';
import type { SetDocument } from '../sheet.ts';
import { typefaceOf } from './typeface.ts';

const ROWS = [
  'Revenue from contracts',
  'Cost of sales',
  'Gross profit',
  'Depreciation and amortisation of property, plant and equipment',
  'Research and development',
  'Other operating income',
  'Share of results of associated companies after taxes on income',
  'Profit before tax',
] as const;

/** A table of figures: heads of two lines, names of two lines, numbers at the right, notes below. */
export function figures(prose: Prose): SetDocument {
  const sheet = createSheet(595, 842);
  const { body, bold, small, heading } = typefaceOf(prose, prose.pick([8, 9, 10]));
  const leading = body.leading ?? body.size;
  const whole = { x: 60, width: 475 };
  sheet.paragraph('Consolidated income statement', whole, heading);
  sheet.skip(4);
  sheet.paragraph(prose.paragraph(3), whole, body);
  sheet.skip(leading);
  const ends = [340, 405, 470, 535] as const;
  const top = sheet.y;
  const heads = ['Notes', 'First half 2023', 'First half 2024', 'Change in per cent'] as const;
  let bottom = top;
  for (const [at, text] of heads.entries()) {
    const column = { x: (ends[at] ?? 0) - 52, width: 52 };
    bottom = Math.min(bottom, sheet.box(text, column, { ...bold, align: 'right' }, top));
  }
  sheet.y = bottom - leading * 1.4;
  const gap = prose.pick([1.15, 1.5, 2]);
  for (const text of ROWS) {
    const isTotal = text.startsWith('Gross') || text.startsWith('Profit');
    const style = isTotal ? bold : body;
    const last = sheet.box(text, { x: 60, width: 200 }, style);
    sheet.y = last;
    const amounts = [
      String(prose.number(1, 30)),
      `${prose.number(1, 90)},${prose.number(100, 999)}`,
      `(${prose.number(1, 90)},${prose.number(100, 999)})`,
      `${prose.number(-20, 20)}.${prose.number(0, 9)}`,
    ];
    for (const [at, amount] of amounts.entries()) {
      sheet.put(amount, ends[at] ?? 0, { ...style, align: 'right' });
    }
    sheet.skip(leading * gap);
  }
  sheet.skip(leading);
  sheet.paragraph(`1) ${prose.sentence()}`, whole, small);
  sheet.paragraph(`2) ${prose.sentence()}`, whole, small);
  sheet.skip(leading);
  sheet.paragraph(prose.paragraph(2), whole, body);
  return sheet.done();
}
