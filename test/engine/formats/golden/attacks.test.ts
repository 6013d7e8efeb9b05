import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { DocumentRefusal, LIMITS } from '../../../../main/engine/formats/document-filter.ts';
import { filterFor } from '../../../../main/engine/formats/filters.ts';
import { extractOptions, goldenFiles } from './golden-files.ts';
import { goldenBytes, repacked, withLyingSize, withPart } from './packed.ts';

// Some of these make and read many megabytes; slow machines need their time.
vi.setConfig({ testTimeout: 60_000 });

const extract = async (name: string, bytes: Uint8Array) =>
  (await filterFor(name, bytes)).extract(bytes, extractOptions());

async function outcome(name: string, bytes: Uint8Array): Promise<string> {
  try {
    const { units } = await extract(name, bytes);
    return `read: ${units.map(({ text }) => text.slice(0, 200)).join(' | ')}`;
  } catch (error) {
    return error instanceof DocumentRefusal ? error.reason : `failed: ${String(error)}`;
  }
}

/** A package of each kind, and one of its parts that holds text. */
const PACKAGES = [
  ['letter.docx', 'word/document.xml'],
  ['tour.pptx', 'ppt/slides/slide1.xml'],
  ['budget.xlsx', 'xl/sharedStrings.xml'],
  ['poster.idml', 'Stories/Story_u202.xml'],
] as const;

const XMLS = ['handbook-docbook.xml', 'terrace-20.xlf', 'gate.xlf', 'rules.dita'] as const;

const EXTERNAL = '<!DOCTYPE x [<!ENTITY leak SYSTEM "file:///etc/passwd">]>';
const LAUGHS = `<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
).join('')}]>`;

/** Puts a document type in front of the root, and a reference into the first text. */
function withEntity(xml: string, doctype: string, entity: string): string {
  const bare = xml.replace(/<!DOCTYPE[^>]*(?:\[[^\]]*\])?\s*>/, '');
  const [declaration = ''] = /^(?:<\?xml[^>]*\?>)?\s*/.exec(bare) ?? [];
  const body = bare.slice(declaration.length).replace(/>(?=[^<>\s][^<>]*<)/, `>&${entity};`);
  return declaration + doctype + body;
}

/** Wraps the first text into elements. */
const nested = (xml: string, levels: number) =>
  xml.replace(/>([^<>\s][^<>]*)</, `>${'<n>'.repeat(levels)}$1${'</n>'.repeat(levels)}<`);

const longText = (xml: string) =>
  xml.replace(
    /(?<!<note[^<>]*)>([^<>\s][^<>]*)</,
    `>${'giant '.repeat(LIMITS.unitCharacters / 5)}<`,
  );

describe('packages', () => {
  it.each(PACKAGES)('%s that expands excessively is rejected', async (name) => {
    const bytes = repacked(name, (parts) => {
      parts['word/media/bomb.bin'] = new Uint8Array(24 * 1024 * 1024);
    });
    expect(await outcome(name, bytes)).toBe('too-large-inside');
  });

  it.each(PACKAGES)('%s whose text inflates without measure is refused', async (name, path) => {
    const bytes = repacked(name, (parts) => {
      parts[path] = Buffer.alloc(24 * 1024 * 1024, ' ');
    });
    expect(await outcome(name, bytes)).toBe('too-large-inside');
  });

  it.each(PACKAGES)('%s that lies about the size of its text is refused', async (name, path) => {
    const bytes = repacked(name, (parts) => {
      parts[path] = Buffer.alloc(24 * 1024 * 1024, ' ');
    });
    const lying = withLyingSize(bytes, path, 1_000);
    expect(await outcome(name, lying)).toMatch(/^(?:damaged|too-large-inside)$/);
  });

  it.each(PACKAGES)('%s with too many entries is refused', async (name) => {
    const bytes = repacked(name, (parts) => {
      for (let index = 0; index <= LIMITS.entries; index += 1)
        parts[`x/${index}`] = new Uint8Array();
    });
    expect(await outcome(name, bytes)).toBe('too-large-inside');
  });

  it.each(PACKAGES)('%s with an entry outside of the package is refused', async (name) => {
    const bytes = repacked(name, (parts) => {
      parts['../../outside.xml'] = Buffer.from('<x/>');
    });
    expect(await outcome(name, bytes)).toMatch(/^(?:damaged|wrong-content)$/);
  });

  it.each(PACKAGES)('%s without its parts is refused', async (name) => {
    const bytes = repacked(name, (parts) => {
      for (const path of Object.keys(parts)) {
        if (path !== 'mimetype') Reflect.deleteProperty(parts, path);
      }
      parts['other.xml'] = Buffer.from('<x/>');
    });
    expect(await outcome(name, bytes)).toMatch(/^(?:damaged|wrong-content)$/);
  });

  it.each(PACKAGES)('%s with a password on its entries is refused', async (name) => {
    const copy = Buffer.from(goldenBytes(name));
    for (const [mark, flags] of [
      ['504b0304', 6],
      ['504b0102', 8],
    ] as const) {
      const sign = Buffer.from(mark, 'hex');
      for (let at = copy.indexOf(sign); at >= 0; at = copy.indexOf(sign, at + 4)) {
        // What is only stored would need twelve bytes more.
        const isDeflated = copy.readUInt16LE(at + flags + 2) === 8;
        if (isDeflated) copy.writeUInt16LE(copy.readUInt16LE(at + flags) | 1, at + flags);
      }
    }
    expect(await outcome(name, copy)).toBe('password');
  });

  it.each([
    ['letter.docx', 'word/vbaProject.bin'],
    ['tour.pptx', 'ppt/vbaProject.bin'],
    ['budget.xlsx', 'xl/vbaProject.bin'],
  ])('%s with macros is refused', async (name, path) => {
    const bytes = repacked(name, (parts) => {
      parts[path] = Buffer.from('macros');
    });
    expect(await outcome(name, bytes)).toBe('macros');
  });

  it.each(PACKAGES)('%s: external or excessive entities are rejected', async (name, path) => {
    for (const [doctype, entity] of [
      [EXTERNAL, 'leak'],
      [LAUGHS, 'a9'],
    ] as const) {
      const bytes = withPart(name, path, (xml) => withEntity(xml, doctype, entity));
      expect(await outcome(name, bytes)).toMatch(/^entit(?:ies|y-growth)$/);
    }
  });

  it.each(PACKAGES)('%s nested too deep is refused', async (name, path) => {
    const bytes = withPart(name, path, (xml) => nested(xml, 100_000));
    expect(await outcome(name, bytes)).toMatch(/^too-(?:deep|large-inside)$/);
    const less = withPart(name, path, (xml) => nested(xml, LIMITS.depth + 1));
    expect(await outcome(name, less)).toBe('too-deep');
  });

  it.each(PACKAGES)('%s with a giant text is refused', async (name, path) => {
    const bytes = withPart(name, path, longText);
    expect(await outcome(name, bytes)).toBe('too-large-inside');
  });

  it.each(PACKAGES)('%s that is not well-formed inside is refused', async (name, path) => {
    const bytes = withPart(name, path, (xml) => `${xml}<open>`);
    expect(await outcome(name, bytes)).toBe('damaged');
  });
});

describe('XML', () => {
  const text = (name: string) => Buffer.from(goldenBytes(name)).toString();

  it.each(XMLS)('%s: external or excessive entities are rejected', async (name) => {
    const external = Buffer.from(withEntity(text(name), EXTERNAL, 'leak'));
    expect(await outcome(name, external)).toBe('entities');
    const laughs = Buffer.from(withEntity(text(name), LAUGHS, 'a9'));
    expect(await outcome(name, laughs)).toBe('entity-growth');
  });

  it.each(XMLS)('%s nested too deep is refused', async (name) => {
    expect(await outcome(name, Buffer.from(nested(text(name), 200_000)))).toBe('too-deep');
  });

  it.each(XMLS)('%s with a giant text is refused', async (name) => {
    expect(await outcome(name, Buffer.from(longText(text(name))))).toBe('too-large-inside');
  });

  it.each(XMLS)('%s that is not well-formed is refused', async (name) => {
    expect(await outcome(name, Buffer.from(`${text(name)}</surplus>`))).toBe('damaged');
  });
});

const repeated = (open: string, count: number, close = '') =>
  Buffer.from(open.repeat(count) + close.repeat(count));

describe('other texts', () => {
  it.each([
    ['JSON nested too deep', 'a.json', repeated('[', 400_000, ']'), 'too-deep'],
    ['JSON nested too deep and open', 'a.json', repeated('{"a":', 200_000), 'too-deep'],
    [
      'a giant string of JSON',
      'a.json',
      Buffer.from(`["${'a '.repeat(600_000)}"]`),
      'too-large-inside',
    ],
    ['a string of escapes', 'a.json', Buffer.from(`["${'\\n'.repeat(500_000)}"]`), 'empty'],
    ['open braces', 'a.json', Buffer.from(`["${'{a,plural,'.repeat(90_000)} b"]`), 'read'],
    ['open links', 'a.json', Buffer.from(`["${'[a]('.repeat(200_000)} b"]`), 'read'],
    [
      'tags that nest',
      'a.json',
      Buffer.from(`["${'a<b>'.repeat(100_000)} b"]`),
      'too-large-inside',
    ],
    ['JSON with a comment', 'a.json', Buffer.from('{"a": "b"} // c'), 'damaged'],
    ['JSON cut off', 'a.json', Buffer.from('{"a": "b'), 'damaged'],
    ['HTML nested too deep', 'a.html', repeated('<div>', 200_000), 'too-deep'],
    ['HTML with entities', 'a.html', Buffer.from(`${EXTERNAL}<p>Hello &leak; there`), 'Hello'],
    [
      'a giant paragraph of HTML',
      'a.html',
      Buffer.from(`<p>${'a '.repeat(600_000)}`),
      'too-large-inside',
    ],
    [
      'MIF nested too deep',
      'a.mif',
      Buffer.from(`<MIFFile 2015>${'<Para '.repeat(200_000)}`),
      'too-deep|damaged',
    ],
    ['a line without end', 'a.txt', Buffer.from('a '.repeat(500_001)), 'too-large-inside'],
    ['tabs', 'a.txt', Buffer.from('a\t'.repeat(500_000)), 'read'],
    ['carriage returns', 'a.txt', Buffer.from(`a${'\r'.repeat(1_000_000)}`), 'read'],
    ['carriage returns in SRT', 'a.srt', Buffer.from('\r'.repeat(150_000)), 'wrong-content'],
    [
      'open tags in SRT',
      'a.srt',
      Buffer.from(`00:00:01,000 --> 00:00:02,000\n${'<i {\\a'.repeat(20_000)}`),
      'read',
    ],
    ['many cues', 'a.srt', repeated('00:00:01,000 --> 00:00:02,000\na\n', 4_000), 'read'],
    [
      'WebVTT named SRT',
      'a.srt',
      Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHello'),
      'wrong-content',
    ],
    ['a PDF without content', 'a.pdf', Buffer.from('%PDF-1.7\n%%EOF'), 'damaged|wrong-content'],
    ['a map of DITA', 'a.dita', Buffer.from('<map><title>Map</title></map>'), 'ditamap'],
    [
      'XLIFF of another version',
      'a.xlf',
      Buffer.from('<xliff version="1.0"><file/></xliff>'),
      'xliff-version',
    ],
    ['MIF of an old version', 'a.mif', Buffer.from('<MIFFile 7.00>\n'), 'wrong-content|encoding'],
    [
      'a PNG without a picture',
      'a.png',
      Buffer.from('89504e470d0a1a0a00000000', 'hex'),
      'damaged|no-ocr',
    ],
  ] as const)('%s', async (_, name, bytes, expected) => {
    expect(await outcome(name, bytes)).toMatch(
      new RegExp(`^(?:${expected})|^read.*${expected}`, 's'),
    );
    expect(await outcome(name, bytes)).not.toContain('root:');
  });
});

describe('damage', () => {
  const files = goldenFiles.filter(({ format }) => format !== 'image');

  it.each(files)(
    '$name cut off or changed is refused with a reason or kept as it is',
    async (file) => {
      const { name, bytes } = file;
      await fc.assert(
        fc.asyncProperty(
          fc.nat({ max: bytes.length - 1 }),
          fc.array(fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 })), {
            maxLength: 3,
          }),
          fc.boolean(),
          async (end, flips, cuts) => {
            const damaged = Uint8Array.from(cuts ? bytes.subarray(0, end) : bytes);
            for (const [at, byte] of flips) if (at < damaged.length) damaged[at] = byte;
            try {
              const extraction = await extract(name, damaged);
              await extraction.merge(new Map(extraction.units.map(({ id, text }) => [id, text])));
            } catch (error) {
              expect(error).toBeInstanceOf(DocumentRefusal);
            }
          },
        ),
        { numRuns: 40 },
      );
    },
  );
});
