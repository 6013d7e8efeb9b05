import type { Prose } from '../prose.ts';
import { createSheet } from '../sheet.ts';
import type { SetDocument, Style } from '../sheet.ts';

/** A page of news: articles of two or three columns off one grid, headings of two lines, captions, a list. */
export function newsletter(prose: Prose): SetDocument {
  const sheet = createSheet(595, 842);
  const size = prose.pick([9, 10]);
  const face = prose.pick(['serif', 'sans'] as const);
  const strong = face === 'serif' ? 'serifBold' : 'sansBold';
  const leading = size * prose.pick([1.2, 1.3]);
  const body: Style = { size, face, leading, align: prose.pick(['justify', 'left'] as const) };
  const small: Style = { size: size - 2, face, leading: (size - 2) * 1.2 };
  const count = prose.pick([2, 3]);
  const width = (495 - (count - 1) * 18) / count;
  sheet.put('The Harbour Gazette', 297, { size: 30, face: strong, align: 'center' });
  sheet.skip(20);
  sheet.put(`No. ${prose.number(10, 99)}`, 50, small);
  sheet.put('Westport, March 2024', 545, { ...small, align: 'right' });
  sheet.shape(`0.5 w 50 ${sheet.y - 4} m 545 ${sheet.y - 4} l S`);
  sheet.skip(30);
  const top = sheet.y;
  for (let at = 0; at < count; at += 1) {
    const column = { x: 50 + at * (width + 18), width };
    sheet.y = top - at * prose.pick([0, 0, 5]);
    while (sheet.y > 330) {
      const title = `${prose.title()} and ${prose.title().toLowerCase()} for ${prose.number(2, 9)} districts`;
      sheet.paragraph(title, column, { size: size + 4, face: strong, leading: (size + 4) * 1.15 });
      sheet.paragraph(`By ${prose.pick(['Anna Lindqvist', 'Thomas Okoye'])}`, column, {
        ...small,
        face: 'serifItalic',
      });
      sheet.skip(leading * 0.5);
      sheet.paragraph(prose.paragraph(2), column, body);
      sheet.paragraph(prose.paragraph(prose.number(1, 3)), column, { ...body, indent: size });
      sheet.skip(leading);
    }
    if (at === 1) {
      sheet.shape(`0.8 g ${column.x} ${sheet.y - 60} ${width} 60 re f 0 g`);
      sheet.skip(60 + small.size * 1.4);
      sheet.paragraph(`${prose.sentence()} Photograph: Claire Aubert`, column, small);
    } else {
      for (let item = 0; item < 3; item += 1) {
        const side = size * 0.6;
        sheet.shape(`q ${side} 0 0 ${side} ${column.x} ${sheet.y} cm /Scan Do Q`);
        const text = item === 1 ? prose.sentence() : prose.name();
        sheet.paragraph(text, { x: column.x + size * 1.3, width: width - size * 1.3 }, body);
      }
    }
  }
  return sheet.done();
}
