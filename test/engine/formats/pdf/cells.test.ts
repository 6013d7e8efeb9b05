import { expect, it } from 'vitest';
import { textOf } from '../../../../main/engine/formats/pdf/line.ts';
import { readPdf } from '../../../../main/engine/formats/pdf/read-pdf.ts';
import { extractOptions } from '../golden/golden-files.ts';
import { drawnPdf } from './drawn-pdf.ts';

const TOP = 260;

/** Rows of cells, with columns at these places. */
function table(rows: readonly (readonly string[])[], places: readonly number[], leading = 13) {
  return rows
    .flatMap((row, at) =>
      row.map(
        (text, column) =>
          `BT /F1 10 Tf ${places[column] ?? 0} ${TOP - at * leading} Td (${text}) Tj ET\n`,
      ),
    )
    .join('');
}
async function units(content: string) {
  const { pages } = await readPdf(drawnPdf(content), extractOptions());
  return pages.flatMap(({ blocks }) => blocks.map(({ spans }) => textOf(spans)));
}

it('labels and their values are units, row by row', async () => {
  const rows = [
    ['Last Modified:', '12 May 2024'],
    ['Time Spent:', 'three hours'],
    ['IP Address:', '10.0.0.1'],
    ['Reviewed by:', 'Ann Smith'],
  ];
  expect(await units(table(rows, [50, 150]))).toEqual(rows.flat());
});

it('so are the cells of an invoice', async () => {
  const rows = [
    ['Paper A4 white', '2', '12.50'],
    ['Annual maintenance of the heating', '1', '120.00'],
    ['Annual maintenance of the cooling', '1', '140.00'],
    ['Delivery', '1', '9.90'],
  ];
  expect(await units(table(rows, [50, 260, 320]))).toEqual(rows.flat());
});

it('a cell of several lines is one', async () => {
  const rows = [
    ['Filter', 'Clean it every month, in dusty', '10'],
    ['', 'rooms every week.', ''],
    ['Pump', 'Check the pressure before the', '20'],
    ['', 'winter and after it.', ''],
  ];
  expect(await units(table(rows, [50, 120, 300]))).toEqual([
    ...['Filter', 'Clean it every month, in dusty rooms every week.', '10'],
    ...['Pump', 'Check the pressure before the winter and after it.', '20'],
  ]);
});

it('columns of running text read on', async () => {
  const rows = [
    ['The committee met on Monday', 'members asked for a second'],
    ['and agreed on the new budget', 'meeting in the autumn, when'],
    ['for the coming year. Several', 'all figures will be known.'],
    ['of the proposals were put off', 'The chair thanked everybody'],
    ['until the spring, and some', 'for the work of the summer.'],
  ];
  const columns = [0, 1].map((column) => rows.map((row) => row[column]).join(' '));
  expect(await units(table(rows, [40, 210], 12))).toEqual(columns);
});

const LINES = ['The lift is out of order', 'from Monday to Thursday', 'Please use the stairs'];
const below = (at: number) => TOP - at * 12;
const typed = LINES.map((text, at) => `BT /F1 10 Tf 60 ${below(at)} Td (${text}) Tj ET\n`).join('');

it('what is drawn in front of a line begins an item', async () => {
  const squares = [0, 2].map((at) => `50 ${below(at) + 2} 3 3 re f\n`).join('');
  expect(await units(squares + typed)).toEqual([LINES.slice(0, 2).join(' '), LINES[2]]);
});

it('the dots of a line beside a paragraph begin none', async () => {
  const dots = Array.from({ length: 12 }, (_, at) => `50 ${TOP + 8 - at * 4} 1.5 1.5 re f\n`);
  expect(await units(dots.join('') + typed)).toEqual(await units(typed));
});

it('a large first letter is a part of its word', async () => {
  const first = `BT /F1 28 Tf 60 ${below(1)} Td (T) Tj ET\n`;
  const beside = [
    'he lift is out of order from',
    'Monday to Thursday, and all',
    'of us have to use the stairs.',
  ]
    .map((text, at) => `BT /F1 10 Tf ${at < 2 ? 79 : 60} ${below(at)} Td (${text}) Tj ET\n`)
    .join('');
  expect(await units(first + beside)).toEqual([
    'The lift is out of order from Monday to Thursday, and all of us have to use the stairs.',
  ]);
});
