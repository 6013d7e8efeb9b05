import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filterFor } from '../../../../main/engine/formats/filters.ts';
import { readPdf } from '../../../../main/engine/formats/pdf/read-pdf.ts';
import { extractOptions } from '../golden/golden-files.ts';

const read = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'files', name)));
const extract = async (bytes: Uint8Array) =>
  (await filterFor('a.pdf', bytes)).extract(bytes, extractOptions());
const LETTER = [
  'Letter to the tenants',
  'Dear neighbours,',
  expect.stringMatching(/^the lift will be <g1>out of service<\/g1> from Monday to Thursday\./),
  expect.stringMatching(
    /^Please carry nothing heavy over the stairs at night\. Whoever needs help/,
  ),
  'Keep the cellar doors closed.',
  'Leave the bicycles in the yard.',
  'Kind regards',
  '<g1>1</g1> The number hangs beside the front door.',
];

it.each(['tenants.pdf', 'turned.pdf', 'locked-owner.pdf'])(
  'the paragraphs and items of %s are units',
  async (name) => {
    const { units } = await extract(read(name));
    expect(units.map(({ text }) => text)).toEqual(LETTER);
  },
);

it('the letters behind a scan are its units, and its picture is covered where it shows them', async () => {
  const { units } = await extract(read('scan-read.pdf'));
  expect(units.map(({ text }) => text)).toEqual([
    'Letter to the tenants',
    'Dear neighbours,',
    expect.stringMatching(/^the lift will be out of service from Monday to Thursday\. The company/),
    expect.stringMatching(/^Please carry nothing heavy over the stairs at night\. Whoever needs/),
    'Keep the cellar doors closed.',
    'Leave the bicycles in the yard.',
    'Kind regards',
  ]);
  const { pages } = await readPdf(read('scan-read.pdf'), extractOptions());
  // The heading's last letter is seen as far as here.
  expect(pages[0]?.blocks[0]?.end).toBeGreaterThan(350);
});

describe('a protected PDF', () => {
  it.each(['locked-owner.pdf', 'open-rc4.pdf'])(
    'that opens without a password is translated, and the note says what is lost: %s',
    async (name) => {
      const input = read(name);
      const extraction = await extract(input);
      const { units, warnings } = extraction;
      expect(warnings.map(({ code }) => code)).toContain('protection-lost');
      const same = await extraction.merge(new Map(units.map(({ id, text }) => [id, text])));
      expect(Buffer.from(same.bytes).equals(Buffer.from(input))).toBe(true);
      const first = units[0]?.id ?? '';
      const { bytes } = await extraction.merge(new Map([[first, 'Sicher Rad fahren']]));
      const again = (await extract(bytes)).units.map(({ text }) => text);
      expect(again).toContain('Sicher Rad fahren');
      expect(again).not.toContain(units[0]?.text);
    },
  );

  it.each([
    ['locked.pdf', 'password'],
    ['no-copying.pdf', 'protected'],
  ])('%s is refused with the reason', async (name, reason) => {
    await expect(extract(read(name))).rejects.toMatchObject({ reason });
  });
});
