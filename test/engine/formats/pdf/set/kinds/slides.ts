import type { Prose } from '../prose.ts';
import { createSheet } from '../sheet.ts';
import type { Column, SetDocument, Sheet, Style } from '../sheet.ts';
import { disc } from './typeface.ts';

/** Slides: items with drawn bullets or signs, two columns of them, boxes beside one another. */
export function slides(prose: Prose): SetDocument {
  const sheet = createSheet(720, 405);
  const size = prose.pick([16, 18, 20]);
  const body: Style = { size, face: 'sans', leading: size * 1.2 };
  const kind = prose.pick(['disc', 'square', 'sign', 'bullet']);
  const foot = () => {
    sheet.put('Annual meeting', 40, { size: 10, face: 'sans', color: '0.5 g' }, 20);
    sheet.put('Northern Supplies', 360, { size: 10, face: 'sans', align: 'center' }, 20);
  };
  const title = (text: string) => {
    sheet.y = 345;
    sheet.put(text, 40, { size: 30, face: 'sansBold', color: '0.1 0.2 0.5 rg' });
    sheet.y = 290;
  };
  sheet.y = 230;
  sheet.put(prose.title(), 360, { size: 40, face: 'sansBold', align: 'center' });
  sheet.skip(40);
  sheet.put('Thomas Okoye, March 2024', 360, { size: 18, face: 'sans', align: 'center' });
  sheet.page();
  title(prose.title());
  for (let at = 0; at < 3; at += 1)
    item(sheet, prose.sentence(), { x: 70, width: 600 }, body, kind);
  foot();
  sheet.page();
  title(`${prose.title()} and ${prose.title().toLowerCase()}`);
  for (const x of [70, 400]) {
    sheet.y = 290;
    for (let at = 0; at < 4; at += 1) item(sheet, prose.name(), { x, width: 260 }, body, kind);
  }
  foot();
  sheet.page();
  title(prose.title());
  for (const [at, x] of [40, 265, 490].entries()) {
    sheet.shape(`0.9 0.93 0.97 rg ${x} 120 190 180 re f 0 g`);
    const inside = { x: x + 15, width: 160 };
    sheet.put(prose.name(), x + 95, { ...body, face: 'sansBold', size: 14, align: 'center' }, 270);
    const text = prose.sentence().split(',')[0] ?? '';
    sheet.box(
      text.replace(/\.$/, ''),
      inside,
      { ...body, size: 13, leading: 16, align: at === 3 ? 'left' : 'center' },
      240,
    );
  }
  foot();
  return sheet.done();
}

function item(sheet: Sheet, text: string, column: Column, style: Style, kind: string): void {
  const mark = column.x - style.size * 1.1;
  const middle = sheet.y + style.size * 0.3;
  if (kind === 'disc') sheet.shape(disc(mark + 3, middle, style.size * 0.13));
  else if (kind === 'square') {
    const side = style.size * 0.3;
    sheet.shape(`0.1 0.2 0.5 rg ${mark} ${middle - side / 2} ${side} ${side} re f 0 g`);
  } else if (kind === 'sign') sheet.mark('\u00a7', mark, style, true);
  else sheet.mark('•', mark, style);
  sheet.paragraph(text, column, style);
  sheet.skip(style.size * 0.1);
}
