import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filterFor } from '../../../../main/engine/formats/filters.ts';
import type { Block } from '../../../../main/engine/formats/pdf/block.ts';
import { textOf } from '../../../../main/engine/formats/pdf/line.ts';
import type { Box } from '../../../../main/engine/formats/pdf/page-paints.ts';
import { readPdf } from '../../../../main/engine/formats/pdf/read-pdf.ts';
import type { ReadPage } from '../../../../main/engine/formats/pdf/read-pdf.ts';
import { boxOfBlock } from '../../../../main/engine/formats/pdf/text-areas.ts';
import { extractOptions } from '../golden/golden-files.ts';
import { drawnPdf } from './drawn-pdf.ts';

const show = (text: string, x: number, y: number, size = 10, font = 'F1', color = '0 0 0') =>
  `BT ${color} rg /${font} ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`;
const turned = (text: string, x: number, y: number, size = 10) =>
  `BT 0 0 0 rg /F1 ${size} Tf 0 1 -1 0 ${x} ${y} Tm (${text}) Tj ET\n`;
const rule = (from: string, to: string) => `0 0 0 RG 0.5 w ${from} m ${to} l S\n`;
const fill = (color: string, box: string) => `${color} rg ${box} re f\n`;
const picture = (box: string) => {
  const [x, y, width, height] = box.split(' ');
  return `q ${width} 0 0 ${height} ${x} ${y} cm /Im1 Do Q\n`;
};
const lines = (all: readonly string[], x: number, y: number, size = 10, leading = 12) =>
  all.map((text, at) => show(text, x, y - at * leading, size)).join('');

const BODY = [
  'The committee met on Monday and agreed on the new budget for',
  'the coming year. Several of the proposals were put off until the',
  'spring, and some members asked for a second meeting in autumn,',
  'when all figures will be known.',
];
const grid = [60, 160, 260, 360].map((x) => rule(`${x} 60`, `${x} 200`)).join('');
const across = [60, 95, 130, 165, 200].map((y) => rule(`60 ${y}`, `360 ${y}`)).join('');

/** Pages of many kinds, 400 by 300 points. */
const KINDS: Readonly<Record<string, string>> = {
  'paragraphs under each other': lines(BODY, 40, 260) + lines(BODY, 40, 190) + lines(BODY, 40, 120),
  'two columns':
    lines(['The committee met on', 'Monday and agreed on', 'the new budget for us.'], 40, 250) +
    lines(['Members asked for a', 'second meeting when', 'figures will be known.'], 210, 250),
  'a table with lines':
    grid +
    across +
    ['Device name', 'Description', 'Location', 'Filter pump', 'Clean it monthly', 'Cellar left']
      .map((text, at) => show(text, 66 + (at % 3) * 100, 180 - Math.floor(at / 3) * 35))
      .join(''),
  'an invoice with amounts at the right':
    ['Delivery charge', 'Annual maintenance', 'Paper and ink']
      .map((text, at) => show(text, 40, 220 - at * 20) + show('12.50 EUR', 310, 220 - at * 20))
      .join('') + rule('40 160', '360 160'),
  'a centred heading over a paragraph':
    show('Annual report of the year', 130, 270, 14, 'F2') + lines(BODY, 40, 240),
  'light words on a dark button':
    fill('0 0 0.4', '40 200 90 24') +
    show('Sign up now', 50, 208, 10, 'F1', '1 1 1') +
    show('Terms of service', 40, 170),
  'words beside a picture':
    picture('180 150 150 120') + lines(['The lift is out of', 'service on Monday.'], 40, 250),
  'words over a picture':
    picture('40 100 200 150') + show('Summer sale', 60, 180, 20, 'F2', '1 1 1'),
  'words turned along the margin': turned('Confidential draft', 380, 60) + lines(BODY, 40, 260),
  'labels and values': ['Last modified:', 'Time spent:', 'Reviewed by:']
    .map((text, at) => show(text, 40, 250 - at * 16) + show('the committee', 120, 250 - at * 16))
    .join(''),
  'a heading with a line under it':
    show('Contents', 40, 250, 16, 'F2') + rule('40 245', '360 245') + lines(BODY, 40, 225),
  'words at the foot of the page':
    lines(BODY, 40, 260) + show('Page number one of many', 150, 12, 8),
};

const longer = (text: string, share: number) => {
  const more = text.replace(/<[^>]*>/g, '').slice(0, Math.round(text.length * share));
  return `${text} ${more}`.trim();
};
const TRANSLATIONS: Readonly<Record<string, (text: string) => string>> = {
  'as long as before': (text) => text.toUpperCase().toLowerCase(),
  '40 % longer': (text) => longer(text, 0.4),
  'twice as long': (text) => longer(text, 1),
  'in German compounds': (text) =>
    text.replace(/\p{L}{5,}/gu, 'Rechtsschutzversicherungsgesellschaft'),
  'without spaces': (text) => text.replaceAll(' ', '').repeat(2),
  'in Thai': (text) => 'คณะกรรมการประชุมเมื่อวันจันทร์'.repeat(Math.ceil(text.length / 20)),
};

interface Written {
  readonly before: ReadPage;
  readonly after: ReadPage;
  readonly notes: readonly { readonly code: string; readonly count?: number }[];
}

const written = (content: string, into: (text: string) => string) =>
  writtenPdf(drawnPdf(content, [{ name: 'Im1', grey: 60 }]), into);

const writtenFile = (name: string) =>
  writtenPdf(
    new Uint8Array(readFileSync(join(import.meta.dirname, 'set', 'files', name))),
    (text) => longer(text, 0.4),
  );

async function writtenPdf(input: Uint8Array, into: (text: string) => string): Promise<Written> {
  const filter = await filterFor('a.pdf', input);
  const extraction = await filter.extract(input, extractOptions());
  const texts = new Map(extraction.units.map(({ id, text }) => [id, into(text)]));
  const { bytes, warnings } = await extraction.merge(texts);
  const [before] = (await readPdf(input, extractOptions())).pages;
  const [after] = (await readPdf(bytes, extractOptions())).pages;
  if (before === undefined || after === undefined) throw new Error('There is no page.');
  return { before, after, notes: warnings };
}

/** What letters surely cover: a little less than the box around them. */
const inkOf = (block: Block): Box => {
  const [left, bottom, right, top] = boxOfBlock(block);
  const less = block.size * 0.12;
  return [left + less, bottom + less, right - less, top - less];
};
const overlaps = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const contains = (a: Box, b: Box) => a[0] <= b[0] && a[1] <= b[1] && a[2] >= b[2] && a[3] >= b[3];

describe.each(Object.entries(KINDS))('%s', (_, content) => {
  it.each(Object.entries(TRANSLATIONS))(
    'keep clear of each other, of lines and pictures and stay on the page: %s',
    async (_, into) => {
      const { before, after, notes } = await written(content, into);
      const boxes = after.blocks.map(inkOf);
      for (const [at, box] of boxes.entries()) {
        expect(contains([0, 0, 400, 300], box), 'leaves the page').toBe(true);
        const over = boxes.filter((other, place) => place > at && overlaps(box, other));
        expect(over, textOf(after.blocks[at]?.spans ?? [])).toEqual([]);
        const lined = after.rules.filter((line) => overlaps(box, line));
        expect(lined, textOf(after.blocks[at]?.spans ?? [])).toEqual([]);
        for (const paint of after.paints ?? []) {
          expect(!overlaps(box, paint.box) || contains(paint.box, box)).toBe(true);
        }
      }
      const hasSmall = notes.some(({ code }) => code === 'text-set-small');
      const sizes = new Set(before.blocks.map(({ size }) => size));
      const shrunk = after.blocks.filter((block) =>
        [...sizes].every((size) => block.size < size * 0.795 || block.size > size * 1.01),
      );
      if (!hasSmall) expect(shrunk.map(({ size }) => size)).toEqual([]);
    },
  );
});

describe('a text that is longer than its room', () => {
  const cell = fill('0.8 0.8 0.8', '40 200 80 20') + show('Total sum', 45, 206);

  it('is set smaller first, then it is said', async () => {
    const some = await written(cell, () => 'Gesamte Summe');
    expect(some.after.blocks.map(({ spans }) => textOf(spans))).toEqual(['Gesamte Summe']);
    expect(some.notes).toEqual([]);
    const more = await written(cell, () => 'Gesamtsumme aller Posten');
    expect(more.after.blocks.map(({ spans }) => textOf(spans))).toEqual([
      'Gesamtsumme aller Posten',
    ]);
    expect(more.notes).toEqual([
      { code: 'text-set-small', place: 'page 1, paragraph 1', count: 1 },
    ]);
  });

  it('stays as it was where nobody could read it, and that is said', async () => {
    const most = await written(cell, () => 'Gesamtsumme aller Posten '.repeat(9));
    expect(most.after.blocks.map(({ spans }) => textOf(spans))).toEqual(['Total sum']);
    expect(most.notes).toEqual([
      { code: 'text-too-long-kept', place: 'page 1, paragraph 1', count: 1 },
    ]);
  });

  it('goes on beside and below where there is nothing', async () => {
    const { after, notes } = await written(show('Note', 40, 150), () =>
      'Eine sehr lange Anmerkung, die mehrere Zeilen braucht, weil sie um so vieles länger ist. '.repeat(
        2,
      ),
    );
    expect(notes).toEqual([]);
    expect(after.blocks).toHaveLength(1);
    expect(after.blocks[0]?.lineCount).toBeGreaterThan(1);
    expect(after.blocks[0]?.size).toBeGreaterThanOrEqual(8);
  });

  it('at the right ends where it ended', async () => {
    const amounts = ['12.50 EUR net', '1,250.00 EUR net', '9.90 EUR net'];
    const widths = [64.5, 77.9, 58.9];
    const content = amounts
      .map((text, at) => show(text, 350 - (widths[at] ?? 0), 220 - at * 20))
      .join('');
    const { before, after } = await written(content, (text) => text.replace('net', 'ohne Steuer'));
    const end = Math.max(...before.blocks.map((block) => block.end));
    for (const block of after.blocks) expect(Math.abs(block.end - end)).toBeLessThan(1.5);
  });

  it('under a centred one stays centred', async () => {
    const middleOf = ({ start, end }: Block) => (start + end) / 2;
    const content =
      show('Annual report', 160, 270, 14) + show('of the committee for all', 151.45, 250);
    const { before, after } = await written(content, (text) => longer(text, 0.5));
    const middle = middleOf(before.blocks[0] as Block);
    for (const block of after.blocks) {
      expect(Math.abs(middleOf(block) - middle)).toBeLessThan(4);
    }
  });

  it('reads from the right edge of its column where it reads from the right now', async () => {
    const content =
      show('Contents', 40, 250, 10, 'F2') +
      lines(BODY, 40, 225) +
      show('\\225', 40, 150) +
      show('First item', 55, 150);
    const { before, after } = await written(content, (text) =>
      text.length < 20
        ? 'يرجى قراءة'
        : 'يرجى قراءة هذا الدليل بعناية قبل الاستخدام الأول '.repeat(4),
    );
    const column = Math.max(...before.blocks.slice(0, 2).map((block) => block.end));
    const [heading, body] = after.blocks.toSorted((a, b) => b.top - a.top);
    const item = after.blocks.find(({ marker }) => marker !== null);
    expect(Math.abs((heading?.end ?? 0) - column)).toBeLessThan(1);
    expect(Math.abs((body?.end ?? 0) - column)).toBeLessThan(1);
    expect(Math.abs((item?.start ?? 0) - 55)).toBeLessThan(1);
  });

  it('of a list that reads from the right grows away from its mark', async () => {
    const { before, after, notes } = await writtenFile('dalil.chromium.pdf');
    const items = (page: ReadPage) =>
      page.blocks.filter(({ marker }) => marker !== null).toSorted((a, b) => b.top - a.top);
    expect(items(before).length).toBeGreaterThan(1);
    for (const [at, item] of items(before).entries()) {
      expect(Math.abs((items(after)[at]?.end ?? 0) - item.end)).toBeLessThan(2);
    }
    expect(notes.map(({ code }) => code)).not.toContain('text-set-small');
  });
});
