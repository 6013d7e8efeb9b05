import { expect, test } from '@playwright/test';
import { filterFor } from '../../main/engine/formats/filters.ts';
import { IS_EXTENDED } from '../extended.ts';
import { extractOptions } from '../engine/formats/golden/golden-files.ts';
import { PRODUCERS } from '../engine/formats/pdf/set/drawn-as.ts';
import { setFiles } from '../engine/formats/pdf/set/files.ts';
import { KINDS } from '../engine/formats/pdf/set/kinds.ts';
import { pdfOf } from '../engine/formats/pdf/set/pdf-of.ts';
import { inkOf, openPainter } from './pdf-ink.ts';

/** Every word two fifths longer, as many translations are. */
const longer = (text: string) =>
  text.replaceAll(/\p{L}{3,}/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)));

async function translated(bytes: Uint8Array): Promise<Uint8Array> {
  const extraction = await (await filterFor('a.pdf', bytes)).extract(bytes, extractOptions());
  const texts = new Map(extraction.units.map(({ id, text }) => [id, longer(text)]));
  return (await extraction.merge(texts)).bytes;
}

const ownFiles = KINDS.map((kind, at) => {
  // Each kind by another of them; a scan shows its words as a picture.
  const drawing = PRODUCERS.filter(({ isScan }) => isScan !== true);
  const producer = drawing[at % drawing.length];
  if (producer === undefined) throw new Error('no producer');
  return {
    name: `${kind.name} as ${producer.name} draws it`,
    bytes: pdfOf(kind.make(700 + at), producer),
  };
});

for (const [title, files] of [
  ['files of other programs', setFiles],
  ['documents of each kind', ownFiles],
] as const) {
  test(`C8: of translated PDFs all new words are seen, no old ones, and all else stays: ${title}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await openPainter(page);
    // An ordinary run draws every other file.
    for (const { name, bytes } of files.filter((_, at) => IS_EXTENDED || at % 2 === 0)) {
      const pages = await inkOf(page, bytes, await translated(bytes));
      for (const [at, { invisible, left, changedElsewhere }] of pages.entries()) {
        const place = `${name}, page ${at + 1}`;
        expect(invisible, place).toEqual([]);
        expect(left, place).toEqual([]);
        expect(changedElsewhere, place).toBeLessThan(0.001);
      }
    }
  });
}
