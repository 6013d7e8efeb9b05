import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Extraction } from '../../../../main/engine/formats/document-filter.ts';
import { filterFor, FORMATS } from '../../../../main/engine/formats/filters.ts';
import { accented, folded } from './accented.ts';
import { documentParts } from './document-parts.ts';
import { extractOptions, goldenFiles } from './golden-files.ts';

// Some of these make and read many megabytes; slow machines need their time.
vi.setConfig({ testTimeout: 60_000 });

// Pictures are read by a program; test/service/foreign-readers has them.
const files = goldenFiles.filter(({ format }) => format !== 'image');
const rewritten = files.filter(({ format }) => format !== 'pdf');

const tagsOf = (text: string) => (text.match(/<[^>]*>/g) ?? []).toSorted();
const ownTexts = ({ units }: Extraction) => new Map(units.map(({ id, text }) => [id, text]));

async function extract({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }) {
  return (await filterFor(name, bytes)).extract(bytes, extractOptions());
}

it('has at least three documents of each format', () => {
  const counts = FORMATS.map(
    (format) => goldenFiles.filter((file) => file.format === format).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
});

/** Formats whose filters write nothing of their own beside the translation. */
const KEPT_BYTES: ReadonlySet<string> = new Set(['txt', 'srt', 'json', 'html', 'xml', 'dita']);

describe.each(files)('$format: $name', (file) => {
  it('has units of well-formed text, the same at every extraction', async () => {
    const first = await extract(file);
    const again = await extract(file);
    expect(again.units).toEqual(first.units);
    expect(new Set(first.units.map(({ id }) => id)).size).toBe(first.units.length);
    for (const { text } of first.units) {
      expect(text).toBe(text.trim());
      expect(text.replace(/<(g\d+)>|<\/g\d+>|<x\d+\/>|&(amp|lt|gt);/g, '')).not.toMatch(/[<>&]/);
    }
  });

  it('comes back byte for byte where nothing was translated', async () => {
    const extraction = await extract(file);
    const before = documentParts(file.bytes);
    for (const texts of [new Map<string, string>(), ownTexts(extraction)]) {
      const merged = await extraction.merge(texts);
      const after = documentParts(merged.bytes);
      expect([...after.keys()]).toEqual([...before.keys()]);
      for (const [path, content] of before) expect(after.get(path) === content, path).toBe(true);
      expect(merged.warnings).toEqual([]);
    }
  });
});

describe.each(files.filter(({ format }) => KEPT_BYTES.has(format)))(
  '$format kept: $name',
  (file) => {
    it('differs from the source in accents, language and line breaks only', async () => {
      const extraction = await extract(file);
      const texts = new Map(extraction.units.map(({ id, text }) => [id, accented(text)]));
      const merged = await extraction.merge(texts);
      const encoding = /windows\.txt|latin/.test(file.name) ? 'windows-1252' : 'utf-8';
      const decode = (bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);
      const shape = (bytes: Uint8Array) =>
        folded(decode(bytes))
          .replace(/lang="[^"]*"/g, 'lang=""')
          .replace(/\s+/g, ' ');
      expect(shape(merged.bytes)).toBe(shape(file.bytes));
      expect(decode(merged.bytes)).not.toBe(decode(file.bytes));
    });
  },
);

describe.each(rewritten)('$format translated: $name', (file) => {
  it('holds the translation, and otherwise the same text and structure', async () => {
    const extraction = await extract(file);
    const texts = new Map(extraction.units.map(({ id, text }) => [id, accented(text)]));
    const merged = await extraction.merge(texts);
    expect(merged.warnings).toEqual([]);
    const again = await extract({ name: file.name, bytes: merged.bytes });
    // A translation of XLIFF stands beside its source.
    const expected = file.format === 'xliff' ? ownTexts(extraction) : texts;
    expect(again.units.map(({ text }) => text)).toEqual([...expected.values()]);
    expect([...documentParts(merged.bytes).keys()]).toEqual([...documentParts(file.bytes).keys()]);
  });

  it('changes no part but those that hold the changed unit', async () => {
    const extraction = await extract(file);
    const before = documentParts(file.bytes);
    const unit = extraction.units.at(-1);
    if (!unit) throw new Error('no units');
    const merged = await extraction.merge(new Map([[unit.id, accented(unit.text)]]));
    const after = documentParts(merged.bytes);
    const changed = [...before].filter(([path, content]) => after.get(path) !== content);
    expect(changed).toHaveLength(1);
  });

  it('keeps all tags wherever a translation puts them', async () => {
    const extraction = await extract(file);
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (numbers) => {
        const next = () => Number(numbers.next().value);
        const texts = new Map(
          extraction.units.map(({ id, text }) => [id, shuffled(accented(text), next)]),
        );
        const merged = await extraction.merge(texts);
        const again = await extract({ name: file.name, bytes: merged.bytes });
        expect(merged.warnings).toEqual([]);
        expect(again.units.length).toBeGreaterThan(0);
      }),
      { numRuns: 5 },
    );
  });

  it('falls back to its own tags where those of a translation are wrong, and says so', async () => {
    const extraction = await extract(file);
    const tagged = extraction.units.filter(({ text }) => tagsOf(text).length > 0);
    const texts = new Map(tagged.map(({ id }) => [id, 'Plain <g99>words</g98> &amp; signs']));
    const merged = await extraction.merge(texts);
    expect(merged.warnings.filter(({ code }) => code === 'tags-moved')).toHaveLength(tagged.length);
    const again = await extract({ name: file.name, bytes: merged.bytes });
    expect(again.units.length).toBeGreaterThan(0);
  });
});

/** The same pieces in another order; what stands in a pair stays there. */
function shuffled(text: string, next: () => number): string {
  const parts = text.match(/<(g\d+)>[\s\S]*?<\/\1>|<x\d+\/>|[^<\s]+|\s+/g) ?? [];
  const words = parts.filter((part) => part.trim() !== '');
  for (let at = words.length - 1; at > 0; at -= 1) {
    const other = next() % (at + 1);
    const word = words[at] ?? '';
    words[at] = words[other] ?? '';
    words[other] = word;
  }
  return words.join(' ');
}
