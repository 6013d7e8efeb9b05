import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentRefusal } from '../../../../main/engine/formats/document-filter.ts';
import { decodeBytes, decodeXml } from '../../../../main/engine/formats/inline/decode-bytes.ts';
import { requireSafeXml } from '../../../../main/engine/formats/inline/require-safe-xml.ts';
import { scanXml, tokenizeXml } from '../../../../main/engine/formats/inline/scan-xml.ts';
import {
  fitPieces,
  readPieces,
  writePieces,
} from '../../../../main/engine/formats/inline/unit-text.ts';
import { xmlAttributes } from '../../../../main/engine/formats/inline/xml-attribute.ts';
import { anyXml } from './any-xml.ts';

const reasonOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof DocumentRefusal ? error.reason : String(error);
  }
};

describe('tokens', () => {
  it('cover any document without gap or overlap', () => {
    fc.assert(
      fc.property(anyXml(), (source) => {
        const tokens = tokenizeXml(source);
        expect(tokens.map(({ start, end }) => source.slice(start, end)).join('')).toBe(source);
        expect(tokens.every(({ start, end }) => end > start)).toBe(true);
      }),
    );
  });

  it('are not misled by signs in quotes, comments and document types', () => {
    const source =
      '<!DOCTYPE a PUBLIC "x>y" \'>\' [ <!-- ]> --> <!ELEMENT a (#PCDATA)> ]><!-- > --><a b=">" c=\'/>\'>x<b/></a>';
    expect(tokenizeXml(source).map(({ kind, name }) => kind + name)).toEqual([
      'doctype',
      'comment',
      'opena',
      'text',
      'emptyb',
      'closea',
    ]);
  });

  it('that do not end are damage', () => {
    for (const source of ['<a', '<a b="', '<!-- ', '<![CDATA[', '<?x', '<!DOCTYPE a [']) {
      expect(reasonOf(() => tokenizeXml(source))).toBe('damaged');
    }
  });

  it('know where the values of attributes stand', () => {
    const tag = `<a one="1 &amp; 2" two = '>"<'/>`;
    expect(xmlAttributes(tag, 0, tag.length)).toEqual([
      { name: 'one', value: '1 & 2', start: 8, end: 17 },
      { name: 'two', value: '>"<', start: 26, end: 29 },
    ]);
  });
});

describe('tags that are written alike', () => {
  const tagsOf = (source: string) =>
    tokenizeXml(source).map(({ kind, name, start, end }) => [kind, name, source.slice(start, end)]);

  it('are told apart by a letter anywhere, also where there are many', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => String.fromCharCode(97 + at));
    const tags = [...twenty, ...twenty].map((letter) => [
      'empty',
      `${letter}zzzz`,
      `<${letter}zzzz b="xyz"/>`,
    ]);
    expect(tagsOf(tags.map(([, , tag]) => tag).join(''))).toEqual(tags);
  });

  it('end at the same place, whatever stands in quotes', () => {
    const tags = [
      ['open', 'a', '<a b="1">'],
      ['open', 'a', '<a b="1>2" c=\'"/>\'>'],
      ['empty', 'a', '<a b="1"/>'],
      ['open', 'a', '<a b="/">'],
      ['close', 'a', '</a>'],
    ];
    const all = [...tags, ...tags.toReversed(), ...tags];
    expect(tagsOf(all.map(([, , tag]) => tag).join(''))).toEqual(all);
  });

  it('are new once, in all ranges that share what is known', () => {
    const source = '<a><b/>text</a><a><b/>more<c/></a>';
    const fresh: string[] = [];
    const seen: string[] = [];
    const known = new Map();
    for (const [start, end] of [
      [0, 15],
      [15, source.length],
    ] as const) {
      scanXml(
        source,
        (_kind, from, to, name, isNew) => {
          seen.push(source.slice(from, to));
          if (isNew) fresh.push(name);
        },
        { start, end },
        known,
      );
    }
    expect(seen.join('')).toBe(source);
    expect(fresh).toEqual(['a', 'b', 'a', 'c']);
  });

  it('leave the text before the end of a range whole', () => {
    const seen: string[] = [];
    scanXml('<a>text</a>', (_kind, from, to) => seen.push(`${from}-${to}`), { start: 0, end: 7 });
    expect(seen).toEqual(['0-3', '3-7']);
  });
});

describe('safety', () => {
  it.each([
    ['<a>', 'damaged'],
    ['', 'damaged'],
    ['<a/><b/>', 'damaged'],
    ['<a>&nbsp;</a>', 'damaged'],
    ['<!DOCTYPE a [<!ENTITY x SYSTEM "y">]><a>&x;</a>', 'entities'],
    ['<!DOCTYPE a [<!ENTITY % x SYSTEM "file:///etc/passwd"> %x;]><a/>', 'entities'],
    ['<!DOCTYPE a [<!ELEMENT a ANY>]><a>&x;</a>', 'damaged'],
    [`${'<a>'.repeat(1001)}${'</a>'.repeat(1001)}`, 'too-deep'],
    [`${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`, null],
    ['<!DOCTYPE html PUBLIC "x" "y"><a>&nbsp;</a>', null],
    ['\uFEFF<a/>', null],
  ])('%#: %s', (source, reason) => {
    expect(reasonOf(() => requireSafeXml(source))).toBe(reason);
  });

  it('says where, but quotes nothing of the document', () => {
    expect(() => requireSafeXml('<secret>\n</other>')).toThrow(/line 2, column \d+/);
    expect(() => requireSafeXml('<secret>\n</other>')).not.toThrow(/secret|other/);
  });
});

describe('encodings', () => {
  const text = 'Grüße, „Welt“';

  it.each([
    ['UTF-8', Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><a>${text}</a>`)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF<a>${text}</a>`)],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF<a>${text}</a>`, 'utf16le')],
    ['UTF-16 without', Buffer.from(`<?xml version="1.0"?><a>${text}</a>`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\uFEFF<a>${text}</a>`, 'utf16le').swap16()],
  ])('%s is read and written', (_, bytes) => {
    const decoded = decodeXml(bytes);
    expect(decoded.text).toContain(text);
    expect(Buffer.from(decoded.encode(decoded.text)).equals(bytes)).toBe(true);
    const changed = decodeXml(decoded.encode(decoded.text.replace('Welt', '世界')));
    expect(changed.text).toContain('世界');
  });

  it.each([
    ['ISO-8859-1', '€ “x” é 世', '&#x20ac; &#x201c;x&#x201d; é &#x4e16;'],
    ['windows-1252', '€ “x” é 世', '€ “x” é &#x4e16;'],
    ['US-ASCII', 'é', '&#xe9;'],
    ['Shift_JIS', '世界 é', '世界 &#xe9;'],
    ['KOI8-R', 'мир é', 'мир &#xe9;'],
  ])('what %s lacks is written as a reference', (label, written, expected) => {
    const head = `<?xml version="1.0" encoding="${label}"?><a>`;
    const decoded = decodeXml(Buffer.from(`${head}x</a>`));
    const bytes = decoded.encode(`${head}${written}</a>`);
    expect(new TextDecoder(label).decode(bytes)).toBe(`${head}${expected}</a>`);
  });

  it('keeps the bytes of a code page under a false label', () => {
    const bytes = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>\x93x\x94</a>',
      'latin1',
    );
    const decoded = decodeXml(bytes);
    expect(decoded.text).toContain('“x”');
    expect(Buffer.from(decoded.encode(decoded.text)).equals(bytes)).toBe(true);
  });

  it.each([
    ['broken UTF-8', Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0xfe, 0x3c])],
    ['half a UTF-16 unit', Buffer.from([0xff, 0xfe, 0x3c, 0x00, 0x61])],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0])],
    ['an unknown label', Buffer.from('<?xml version="1.0" encoding="klingon"?><a/>')],
  ])('%s is refused', (_, bytes) => {
    expect(reasonOf(() => decodeXml(bytes))).toBe('encoding');
  });

  it('is refused where the bytes do not come back', () => {
    const state = Buffer.from(
      '<?xml version="1.0" encoding="ISO-2022-JP"?><a>\x1b$B$"\x1b(B</a>',
      'latin1',
    );
    expect(reasonOf(() => decodeXml(state))).toBe('encoding');
  });

  it('is the mark of the file before any label', () => {
    const bytes = Buffer.from('\uFEFF<a>é</a>');
    expect(decodeBytes(bytes, 'windows-1252', () => '?').encoding).toBe('utf-8');
  });
});

describe('texts of units', () => {
  it('come back as they were written', () => {
    const piece = fc.oneof(
      fc.string().map((text) => ({ kind: 'text' as const, text: `${text}.` })),
      fc.nat(9).map((tag) => ({ kind: 'alone' as const, tag: tag + 1 })),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const joined = writePieces(pieces);
        expect(writePieces(readPieces(joined))).toBe(joined);
      }),
    );
  });

  const source = readPieces('<x1/>One <g2>two</g2> three<x3/>');

  it.each([
    ['<x3/> zwei <g2>eins</g2><x1/>', true, '<x3/> zwei <g2>eins</g2><x1/>'],
    ['<x1/>Leer <g2/><x3/>', true, '<x1/>Leer <g2></g2><x3/>'],
    ['<x1/><g2>ohne ende<x3/>', false, '<x1/>ohne ende<g2></g2><x3/>'],
    ['nichts', false, '<x1/>nichts<g2></g2><x3/>'],
    ['<x1/><x1/><g2>a</g2><x3/>', false, '<x1/>a<g2></g2><x3/>'],
    ['<x1/></g2>a<g2><x3/>', false, '<x1/>a<g2></g2><x3/>'],
    ['a &lt; b <x1/><g2>c</g2><x3/><x4/>', false, '<x1/>a &lt; b c<g2></g2><x3/>'],
  ])('%s keeps its tags: %s', (translation, kept, written) => {
    const fitted = fitPieces(source, translation);
    expect(fitted.kept).toBe(kept);
    expect(writePieces(fitted.pieces)).toBe(written);
  });

  it('that are nested must stay nested', () => {
    const nested = readPieces('<g1>a<g2>b</g2></g1>');
    expect(fitPieces(nested, '<g2>b</g2><g1>a</g1>').kept).toBe(true);
    expect(fitPieces(nested, '<g1>a<g2>b</g1></g2>').kept).toBe(false);
  });
});
