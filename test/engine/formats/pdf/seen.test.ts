import { describe, expect, it } from 'vitest';
import { filterFor } from '../../../../main/engine/formats/filters.ts';
import { readPdf } from '../../../../main/engine/formats/pdf/read-pdf.ts';
import { textOf } from '../../../../main/engine/formats/pdf/line.ts';
import { extractOptions } from '../golden/golden-files.ts';
import { drawnPdf } from './drawn-pdf.ts';
import type { DrawnPicture } from './drawn-pdf.ts';

const show = (text: string, x: number, y: number, color = '0 0 0', size = 12) =>
  `BT ${color} rg /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`;
const fill = (color: string, box: string) => `${color} rg ${box} re f\n`;
const picture = (name: string, box: string) => {
  const [x, y, width, height] = box.split(' ');
  return `q ${width} 0 0 ${height} ${x} ${y} cm /${name} Do Q\n`;
};

/** Units of a drawn page with the colour of most of their letters. */
async function units(content: string, pictures: readonly DrawnPicture[] = []) {
  const { pages } = await readPdf(drawnPdf(content, pictures), extractOptions());
  return pages.flatMap(({ blocks }) =>
    blocks.map(({ spans }) => [textOf(spans), spans[0]?.look.color]),
  );
}

/** Translates every unit and reads the result again. */
async function translated(content: string, into: string, pictures: readonly DrawnPicture[] = []) {
  const input = drawnPdf(content, pictures);
  const filter = await filterFor('a.pdf', input);
  const extraction = await filter.extract(input, extractOptions());
  const texts = new Map(extraction.units.map(({ id }) => [id, into]));
  const { bytes, warnings } = await extraction.merge(texts);
  const { pages } = await readPdf(bytes, extractOptions());
  return {
    blocks: pages.flatMap(({ blocks }) => blocks),
    codes: warnings.map(({ code }) => code),
  };
}

describe('text that is drawn twice', () => {
  const shadowed = (dx: number) =>
    show('Annual report', 50 + dx, 200 - dx, '1 1 1', 20) +
    show('Annual report', 50, 200, '0 0 0.4', 20);

  it.each([0, 0.5, 1.2, 4])('has the colour that is painted last, %d points beside', async (dx) => {
    expect(await units(shadowed(dx))).toEqual([['Annual report', '#000066']]);
  });

  it('has it too where it lies over a dark cell, light on black', async () => {
    const content =
      fill('0.1 0.1 0.1', '40 180 300 50') +
      show('Annual report', 50.6, 199.4, '0 0 0', 20) +
      show('Annual report', 50, 200, '1 1 1', 20);
    expect(await units(content)).toEqual([['Annual report', '#ffffff']]);
  });

  it('is translated once, and nothing of the old words is left', async () => {
    const { blocks, codes } = await translated(shadowed(1.2), 'Jahresbericht');
    expect(blocks.map(({ spans }) => textOf(spans))).toEqual(['Jahresbericht']);
    expect(codes).not.toContain('text-hardly-seen');
  });
});

describe('text that nobody sees', () => {
  const seen = show('Seen words', 50, 250);

  it.each([
    ['has the colour of the page', show('Hidden words', 50, 100, '1 1 1')],
    [
      'has the colour of its cell',
      fill('0 0.2 0.4', '40 90 200 30') + show('Hidden words', 50, 100, '0 0.2 0.4'),
    ],
    ['lies under a later cell', show('Hidden words', 50, 100) + fill('0 0 0', '40 90 200 30')],
    ['lies under a later picture', show('Hidden words', 50, 100) + picture('Im1', '40 90 200 30')],
  ])('is left as it is: it %s', async (_, hidden) => {
    const found = await units(seen + hidden, [{ name: 'Im1', grey: 90 }]);
    expect(found.map(([text]) => text)).toEqual(['Seen words']);
  });

  it.each([
    ['a picture behind it', picture('Im1', '0 0 400 300') + show('Light words', 50, 100, '1 1 1')],
    ['a dark cell', fill('0 0 0.3', '0 0 400 300') + show('Light words', 50, 100, '1 1 1')],
    [
      'a dark line as wide as a row',
      `0 0 0.3 RG 40 w 0 104 m 400 104 l S ${show('Light words', 50, 100, '1 1 1')}`,
    ],
    ['a picture with a mask over it', show('Light words', 50, 100) + picture('Im2', '0 0 400 300')],
    ['a frame over it', `${show('Light words', 50, 100)}0 g 0 0 400 300 re 10 10 380 280 re f*\n`],
  ])('is not what has %s', async (_, content) => {
    const found = await units(content, [
      { name: 'Im1', grey: 20 },
      { name: 'Im2', grey: 200, hasMask: true },
    ]);
    expect(found.map(([text]) => text)).toEqual(['Light words']);
  });
});

describe('a translation', () => {
  const LONG = 'Eine Bezeichnung, die um vieles länger ist als die alte';

  it('of light letters stays on their dark cell', async () => {
    const cell = fill('0 0 0.3', '40 90 120 60') + show('Total', 50, 130, '1 1 1');
    const { blocks, codes } = await translated(cell, LONG);
    expect(blocks.map(({ spans }) => textOf(spans))).toEqual([LONG]);
    expect(blocks.every(({ end }) => end <= 160)).toBe(true);
    expect(codes).not.toContain('text-hardly-seen');
  });

  it('that would leave its dark cell is not drawn, and that is said', async () => {
    const cell = fill('0 0 0.3', '48 126 36 16') + show('Total', 50, 130, '1 1 1');
    const { blocks, codes } = await translated(cell, `${LONG}, und noch viel mehr dazu`);
    expect(blocks.map(({ spans }) => textOf(spans))).toEqual(['Total']);
    expect(codes).toContain('text-too-long-kept');
  });
});
