import type { Prose } from '../prose.ts';
import { createSheet } from '../sheet.ts';
import type { SetDocument } from '../sheet.ts';

/** A paper of two columns on one grid of lines, with a heading over both, footnotes and captions. */
export function paper(prose: Prose): SetDocument {
  const sheet = createSheet(612, 792);
  const size = prose.pick([9, 10]);
  const grid = size * 1.2;
  const body = { size, face: 'serif', leading: grid, align: 'justify' } as const;
  const next = { ...body, indent: size * prose.pick([1, 1.5]) };
  const strong = { size, face: 'serifBold', leading: grid } as const;
  const columns = [
    { x: 54, width: 242 },
    { x: 316, width: 242 },
  ] as const;
  const whole = { x: 54, width: 504 };
  const foot = 70;
  const note = { ...body, size: size - 2, leading: (size - 2) * 1.2 };

  sheet.paragraph(`${prose.title()} of ${prose.sentence().replace('.', '')}`, whole, {
    size: 16,
    face: 'serifBold',
    align: 'center',
    leading: 19,
  });
  sheet.skip(8);
  sheet.paragraph('Anna Lindqvist and Thomas Okoye', whole, { ...body, align: 'center' });
  sheet.paragraph('University of Westport', whole, {
    ...body,
    face: 'serifItalic',
    align: 'center',
  });
  sheet.skip(14);
  let number = 0;
  for (const page of [0, 1]) {
    const top = page === 0 ? sheet.y : 700;
    if (page === 1) {
      sheet.page();
      sheet.put(`${prose.title()} in practice`, 54, { ...note, align: 'left' }, 740);
      sheet.put('Lindqvist and Okoye', 558, { ...note, align: 'right' }, 740);
    }
    for (const [at, column] of columns.entries()) {
      sheet.y = top;
      const hasNote = at === page;
      const bottom = foot + 30 + (hasNote ? 40 : 0);
      if (page === 0 && at === 0) {
        sheet.paragraph('Abstract', column, strong);
        sheet.paragraph(prose.paragraph(3), column, body);
        sheet.skip(grid);
      }
      if (page === 1 && at === 0) {
        sheet.shape(`0.8 g 54 ${sheet.y - 80} 242 80 re f`);
        sheet.skip(grid * 8);
        sheet.paragraph(`Figure ${number}: ${prose.sentence()}`, column, note);
        sheet.skip(grid * 3 - note.leading * 2);
        sheet.y = top - Math.ceil((top - sheet.y) / grid) * grid;
      }
      let isFirst = !(page === 0 && at === 1);
      while (sheet.y > bottom + grid * 9) {
        if (isFirst) {
          number += 1;
          sheet.paragraph(`${number}. ${prose.title()}`, column, strong);
          sheet.skip(grid * prose.pick([0, 0.5]));
        }
        sheet.paragraph(prose.paragraph(2), column, isFirst ? body : next);
        if (prose.number(0, 2) === 0) {
          sheet.paragraph(prose.paragraph(2), column, next);
        }
        sheet.y = top - Math.ceil((top - sheet.y) / grid) * grid - grid;
        isFirst = prose.number(0, 3) > 0;
      }
      if (hasNote) {
        sheet.shape(`0.4 w ${column.x} ${foot + 50} m ${column.x + 80} ${foot + 50} l S`);
        sheet.box(`* ${prose.sentence()}`, column, note, foot + 40);
      }
    }
    sheet.put(String(41 + page), 306, { ...body, align: 'center' }, 36);
  }
  return sheet.done();
}
