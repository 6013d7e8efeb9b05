import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readableText } from '../../../main/engine/inspection/unit-text.ts';
import { xliffPairs } from '../../../main/engine/inspection/xliff-pairs.ts';
import { inflate } from '../../../main/engine/formats/zip/inflate.ts';
import { readZip } from '../../../main/engine/formats/zip/read-zip.ts';
import { askInspection } from './ask-inspection.ts';

const golden = join(import.meta.dirname, '../formats/golden/files');
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dragoman-inspection-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const put = (name: string, bytes: string | Uint8Array) => {
  writeFileSync(at(name), bytes);
  return at(name);
};
const inspect = (path: string, name = path) =>
  askInspection('inspect', { path, name, source: 'en', target: 'de', assets: '', ocrData: null });

describe('a look into a file', () => {
  it('counts its text as it is billed, without tags', async () => {
    const path = put('a.html', '<p>Tea &amp; <b>cake</b> 🍰</p><script>no()</script>');
    expect(await inspect(path)).toMatchObject({ format: 'html', characters: 12, warnings: [] });
  });

  it.each(['docx/letter.docx', 'pptx/year.pptx', 'srt/film.srt', 'xliff/gate.xlf'])(
    'knows %s',
    async (name) => {
      const { format, characters } = await inspect(join(golden, name));
      expect(name.startsWith(format)).toBe(true);
      expect(characters).toBeGreaterThan(20);
    },
  );

  it('does not read pictures, whose text only a translation looks for', async () => {
    const { format, characters } = await inspect(join(golden, 'image/sign.png'));
    expect([format, characters]).toEqual(['image', null]);
  });

  it.each([
    ['a.docx', 'no archive at all', 'wrong-content'],
    ['a.xyz', 'text', 'unknown-format'],
    ['a.txt', '', 'no-bytes'],
    ['a.docm', 'PK', 'macros'],
    ['a.ditamap', '<map/>', 'ditamap'],
    ['a.xlf', '<xliff version="9.9"/>', 'xliff-version'],
    ['a.xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'entities'],
  ])('refuses %s', async (name, text, reason) => {
    await expect(inspect(put(name, text))).rejects.toMatchObject({ reason });
  });
});

const text = (value: string) => new TextEncoder().encode(value);
const picture = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251);
const entriesOf = async (path: string) => {
  const zip = await readZip(readFileSync(path));
  return new Map(
    await Promise.all(
      zip.entries.map(async (entry) => [entry.name, await inflate(entry)] as const),
    ),
  );
};

describe('media', () => {
  it('stay here and are put back bit by bit, compressed as they were', async () => {
    const original = put(
      'a.docx',
      zipSync({
        '[Content_Types].xml': text('<Types/>'),
        'word/media/image1.PNG': [picture, { level: 0 }],
        'word/document.xml': text('<w:document>Hello</w:document>'),
        'word/media/film.mp4': picture,
      }),
    );
    const small = at('small');
    const { size, media } = await askInspection('minify', { from: original, to: small });
    expect(media).toBe(2);
    expect(size).toBe(readFileSync(small).length);
    expect(size).toBeLessThan(2000);
    const sent = await entriesOf(small);
    expect([...sent.keys()]).toEqual([...(await entriesOf(original)).keys()]);
    expect(Buffer.from(sent.get('word/media/image1.PNG') ?? []).toString()).toBe('media');

    // The service packs anew, in another order, and leaves one picture out.
    const translated = put(
      'translated',
      zipSync({
        'word/media/image1.PNG': text('media'),
        'word/document.xml': text('<w:document>Hallo</w:document>'),
        '[Content_Types].xml': text('<Types/>'),
      }),
    );
    await askInspection('restore', { original, translated, to: at('whole') });
    const whole = await entriesOf(at('whole'));
    expect(whole.get('word/media/image1.PNG')).toEqual(picture);
    expect(Buffer.from(whole.get('word/document.xml') ?? []).toString()).toContain('Hallo');
    const raw = async (path: string) => {
      const { entries } = await readZip(readFileSync(path));
      const entry = entries.find(({ name }) => name.endsWith('PNG'));
      return [entry?.method, entry?.compressedSize, entry?.crc];
    };
    expect(await raw(at('whole'))).toEqual(await raw(original));
    // Again, as after a crash in between.
    copyFileSync(at('whole'), at('again'));
    await askInspection('restore', { original, translated: at('again'), to: at('twice') });
    expect(readFileSync(at('twice'))).toEqual(readFileSync(at('whole')));
  });

  it('come back whatever they are', async () => {
    const name = fc
      .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.constantFrom('png', 'JPEG', 'wav', 'svg'))
      .map((parts) => `ppt/media/${parts.join('.')}`);
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, fc.uint8Array({ maxLength: 3000 })), async (files) => {
        const original = put('p.pptx', zipSync({ 'ppt/presentation.xml': text('<p/>'), ...files }));
        await askInspection('minify', { from: original, to: at('small') });
        await askInspection('restore', { original, translated: at('small'), to: at('whole') });
        const [before, after] = await Promise.all([entriesOf(original), entriesOf(at('whole'))]);
        expect(after).toEqual(before);
      }),
      { numRuns: 50 },
    );
  });

  it('of a real document too, which opens as before', async () => {
    const original = join(golden, 'docx/handbook.docx');
    await askInspection('minify', { from: original, to: at('small') });
    await askInspection('restore', { original, translated: at('small'), to: at('whole') });
    expect(await entriesOf(at('whole'))).toEqual(await entriesOf(original));
  });
});

describe('a result', () => {
  it('is whole when it is what its name says', async () => {
    for (const name of [
      'docx/letter.docx',
      'pdf/letter.pdf',
      'txt/letter.txt',
      'html/letter.html',
    ]) {
      await expect(askInspection('verify', { path: join(golden, name), name })).resolves.toBeNull();
    }
  });

  it.each(['docx/letter.docx', 'pptx/year.pptx', 'idml/poster.idml', 'pdf/letter.pdf'])(
    'is not whole when %s was cut off',
    async (name) => {
      const bytes = readFileSync(join(golden, name));
      const path = put('cut', bytes.subarray(0, bytes.length - 3000));
      await expect(askInspection('verify', { path, name })).rejects.toMatchObject({
        reason: 'damaged',
      });
    },
  );

  it('is none when it is a page of an error', async () => {
    const path = put('error', '<html>Bad gateway</html>');
    await expect(askInspection('verify', { path, name: 'a.docx' })).rejects.toMatchObject({
      reason: 'wrong-content',
    });
  });
});

const preview = (source: string, result: string, name: string, from = 0) =>
  askInspection('preview', { source, result, name, target: 'de', assets: '', from });

describe('a preview', () => {
  it('has the paragraphs of a docx side by side, headings and cells among them', async () => {
    const path = join(golden, 'docx/handbook.docx');
    const { blocks, isCut } = await preview(path, path, 'handbook.docx');
    expect(isCut).toBe(false);
    expect(blocks.length).toBeGreaterThan(20);
    for (const { source, target } of blocks) expect(target).toBe(source);
    expect(blocks.find(({ source }) => source === 'Before you start')?.kind).toBe('heading');
    expect(blocks.some(({ kind }) => kind === 'text')).toBe(true);
    expect(blocks.some(({ source }) => source.includes('<'))).toBe(false);
  });

  it('pairs what stands in the same place', async () => {
    const source = put('a.html', '<h1>One</h1><p>Two &amp; <b>three</b></p><td>Four</td>');
    const result = put('b.html', '<h1>Eins</h1><p>Zwei &amp; <b>drei</b></p><td>Vier</td>');
    const { blocks } = await preview(source, result, 'a.html');
    expect(blocks).toMatchObject([
      { source: 'One', target: 'Eins', kind: 'heading' },
      { source: 'Two & three', target: 'Zwei & drei', kind: 'text' },
      { source: 'Four', target: 'Vier' },
    ]);
  });

  it('of subtitles names the cue', async () => {
    const path = join(golden, 'srt/film.srt');
    const { blocks } = await preview(path, path, 'film.srt');
    expect(blocks[0]).toMatchObject({ place: '1', kind: 'text' });
  });

  it('of XLIFF shows what the file itself pairs', async () => {
    const result = put(
      'r.xlf',
      `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0"><file><unit>
       <notes><note>no</note></notes><segment><source>Tea <pc>&amp; cake</pc></source>
       <target>Tee <pc>&amp; Kuchen</pc></target></segment></unit></file></xliff>`,
    );
    const source = put('s.xlf', readFileSync(join(golden, 'xliff/terrace-20.xlf')));
    const { blocks } = await preview(source, result, 's.xlf');
    expect(blocks).toMatchObject([{ source: 'Tea & cake', target: 'Tee & Kuchen' }]);
  });

  it('of a long document comes in pieces that hold all of it, each once and in order', async () => {
    const lines = Array.from({ length: 2500 }, (_, index) => `Line ${index} of it.`);
    lines.push(...Array.from({ length: 300 }, () => 'A long one. '.repeat(200).trim()));
    const path = put('long.txt', lines.join('\n\n'));
    const texts: string[] = [];
    const sizes: number[] = [];
    for (let from: number | null = 0; from !== null;) {
      const piece: Awaited<ReturnType<typeof preview>> = await preview(path, path, 'l.txt', from);
      texts.push(...piece.blocks.map(({ source }) => source));
      sizes.push(piece.blocks.reduce((sum, { source }) => sum + source.length * 2, 0));
      expect([piece.blocks.length <= 1000, piece.isCut]).toEqual([true, false]);
      from = piece.next;
    }
    expect(texts).toEqual(lines);
    expect(Math.max(...sizes)).toBeLessThan(500_000);
  });

  it('of a file that has changed since its last piece is that of the new one', async () => {
    const path = put('changing.txt', 'One.\n\nTwo.');
    await preview(path, path, 'changing.txt');
    put('changing.txt', 'One more.\n\nTwo.');
    const { blocks } = await preview(path, path, 'changing.txt');
    expect(blocks.map(({ source }) => source)).toEqual(['One more.', 'Two.']);
  });

  it.each([
    ['pptx/tour.pptx', 'Slide 1'],
    ['xlsx/members.xlsx', 'members!A1'],
    ['idml/brochure.idml', 'Story 1'],
  ])('pairs the texts of %s by their places', async (name, place) => {
    const path = join(golden, name);
    const { blocks } = await preview(path, path, name);
    expect(blocks.length).toBeGreaterThan(2);
    for (const { source, target } of blocks) expect(target).toBe(source);
    expect(blocks.map((block) => block.place)).toContain(place);
  });
});

it('XLIFF 1.2 has alternatives that are no translation', () => {
  const pairs = xliffPairs(
    `<xliff version="1.2"><file><body><trans-unit id="1"><source>a</source><target>b</target>
     <alt-trans><source>x</source><target>y</target></alt-trans></trans-unit>
     <trans-unit id="2"><source>c</source></trans-unit></body></file></xliff>`,
  );
  expect(pairs).toEqual([
    { source: 'a', target: 'b' },
    { source: 'c', target: '' },
  ]);
});

it('a unit reads as people see it', () => {
  expect(readableText('Tea <g1>&amp; &lt;cake&gt;</g1><x2/> &#x1F370;&#9749;')).toBe(
    'Tea & <cake> 🍰☕',
  );
});
