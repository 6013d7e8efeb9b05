import type { Prose } from '../prose.ts';
import { widthOf } from '../metrics.ts';
import { createSheet } from '../sheet.ts';
import type { Column, SetDocument } from '../sheet.ts';

/** Running text of one or two columns: justified, with broken words, a large first letter, a quotation. */
export function report(prose: Prose): SetDocument {
  const sheet = createSheet(595, 842);
  const size = prose.pick([9, 10, 11]);
  const face = prose.pick(['serif', 'sans'] as const);
  const leading = size * prose.pick([1.15, 1.25, 1.4]);
  const body = { size, face, leading, align: 'justify' } as const;
  const indent = prose.pick([0, 1.2, 2]) * size;
  const strong = face === 'serif' ? 'serifBold' : 'sansBold';
  const columns = prose.pick<readonly Column[]>([
    [{ x: 80, width: 435 }],
    [
      { x: 60, width: 225 },
      { x: 310, width: 225 },
    ],
    [
      { x: 50, width: 150 },
      { x: 222, width: 150 },
      { x: 394, width: 150 },
    ],
  ]);
  sheet.paragraph(prose.title(), { x: 60, width: 480 }, { size: 22, face: strong });
  sheet.skip(12);
  const top = sheet.y;
  for (const [at, column] of columns.entries()) {
    sheet.y = top;
    if (at === 0) {
      initial(sheet, prose.paragraph(3), column, body);
    }
    while (sheet.y > 240) {
      const isNew = prose.number(0, 3) === 0;
      if (isNew) {
        sheet.skip(leading * 0.6);
        sheet.paragraph(prose.title(), column, { size: size + 2, face: strong, leading });
        sheet.skip(leading * 0.2);
      }
      const first = isNew ? 0 : indent;
      if (indent === 0) sheet.skip(leading * 0.5);
      sheet.paragraph(prose.paragraph(prose.number(1, 4)), column, { ...body, indent: first });
    }
    sheet.skip(leading);
    const inner = { x: column.x + 2 * size, width: column.width - 4 * size };
    sheet.paragraph(prose.sentence(), inner, { ...body, size: size - 1 });
  }
  return sheet.done();
}

/** A first letter as high as two lines; the lines beside it begin behind it. */
function initial(
  sheet: ReturnType<typeof createSheet>,
  text: string,
  column: { readonly x: number; readonly width: number },
  style: { readonly size: number; readonly face: 'serif' | 'sans'; readonly leading: number },
): void {
  const { size, face, leading } = style;
  const large = size * 2 + leading * 0.6;
  const rest = text.slice(1);
  const begin = widthOf(text.charAt(0), face, large) + size * 0.2;
  const narrow = sheet.break(rest, column.width - begin, style).slice(0, 2);
  const used = narrow.join(' ');
  // Cut where the second line ends, in the text with its places for hyphens.
  let [seen, cut] = [0, 0];
  const plain = used.replace(/- /g, '').replace(/-$/, '');
  while (seen < plain.length && cut < rest.length) {
    if (rest[cut] === plain[seen]) seen += 1;
    cut += 1;
  }
  const y = sheet.y;
  sheet.y -= leading;
  sheet.mark(text.charAt(0), column.x, { size: large, face });
  for (const [at, line] of narrow.entries()) {
    sheet.y = y - at * leading;
    sheet.mark(line, column.x + begin, style);
  }
  sheet.y = y - 2 * leading;
  sheet.unit(text);
  sheet.flow(rest.slice(cut).trimStart(), column, { ...style, align: 'justify' });
}
