import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { filterFor } from '../../../../main/engine/formats/filters.ts';
import { readPdf } from '../../../../main/engine/formats/pdf/read-pdf.ts';
import { textOf } from '../../../../main/engine/formats/pdf/line.ts';
import { extractOptions } from '../golden/golden-files.ts';

type MakeFont = (context: PDFContext) => PDFRef;

/** A font that the file does not hold. */
const simple =
  (name: string, more: Record<string, string> = { Encoding: 'WinAnsiEncoding' }): MakeFont =>
  (context) =>
    context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'TrueType',
        BaseFont: name,
        ...more,
        FirstChar: 32,
        LastChar: 255,
        Widths: Array.from({ length: 224 }, (_, at) => 400 + (at % 7) * 40),
        FontDescriptor: context.obj({ Type: 'FontDescriptor', FontName: name, Flags: 4 }),
      }),
    );

/** Codes of one or two bytes to letters. */
function toUnicode(context: PDFContext, pairs: readonly (readonly [string, string])[]): PDFRef {
  const width = pairs[0]?.[0].length ?? 2;
  const rows = pairs.map(([code, letter]) => `<${code}> <${letter}>`).join('\n');
  const range = `<${'0'.repeat(width)}> <${'F'.repeat(width)}>`;
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def /CMapType 2 def
1 begincodespacerange ${range} endcodespacerange ${pairs.length} beginbfchar
${rows}
endbfchar endcmap end end`;
  return context.register(context.flateStream(map));
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** Letters by number of glyph, as most programs write them, with or without what they mean. */
const byGlyph =
  (name: string, meanings?: readonly (readonly [string, string])[]): MakeFont =>
  (context) => {
    const descendant = context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      DW: 600,
      FontDescriptor: context.obj({ Type: 'FontDescriptor', FontName: name, Flags: 4 }),
    });
    const info = context.obj({ Supplement: 0 });
    info.set(PDFName.of('Registry'), context.obj('Adobe'));
    info.set(PDFName.of('Ordering'), context.obj('Identity'));
    descendant.set(PDFName.of('CIDSystemInfo'), info);
    const font = context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(descendant)],
    });
    if (meanings !== undefined) font.set(PDFName.of('ToUnicode'), toUnicode(context, meanings));
    return context.register(font);
  };

/** Letters that are drawings; the codes are those of their names. */
const drawn =
  (drawings: Readonly<Record<string, string>>): MakeFont =>
  (context) => {
    const procs = context.obj({});
    for (const [letter, content] of Object.entries(drawings)) {
      procs.set(PDFName.of(letter), context.register(context.flateStream(content)));
    }
    const letters = Object.keys(drawings);
    const differences = letters.flatMap((letter) => [letter.charCodeAt(0), letter]);
    return context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type3',
        FontBBox: [0, 0, 1000, 1000],
        FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
        CharProcs: procs,
        Encoding: context.obj({ Type: 'Encoding', Differences: differences }),
        FirstChar: 65,
        LastChar: 90,
        Widths: Array.from({ length: 26 }, () => 700),
      }),
    );
  };

async function pdfWith(content: string, fonts: Readonly<Record<string, MakeFont>>) {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  const { context } = document;
  const all: Record<string, MakeFont> = {
    F1: (own) =>
      own.register(
        own.obj({
          Type: 'Font',
          Subtype: 'Type1',
          BaseFont: 'Helvetica',
          Encoding: 'WinAnsiEncoding',
        }),
      ),
    ...fonts,
  };
  const names = context.obj({});
  for (const [name, make] of Object.entries(all)) names.set(PDFName.of(name), make(context));
  const resources = context.obj({});
  resources.set(PDFName.of('Font'), names);
  page.node.set(PDFName.of('Resources'), resources);
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  return new Uint8Array(await document.save());
}

const show = (font: string, operand: string, x: number, y: number, size = 12) =>
  `BT /${font} ${size} Tf ${x} ${y} Td ${operand} Tj ET\n`;
const SENTENCE = show('F1', '(Ordinary words stand here.)', 30, 250);

async function extracted(content: string, fonts: Readonly<Record<string, MakeFont>>) {
  const input = await pdfWith(SENTENCE + content, fonts);
  const filter = await filterFor('a.pdf', input);
  const extraction = await filter.extract(input, extractOptions());
  const { units, warnings } = extraction;
  return { extraction, warnings, texts: units.map(({ text }) => text) };
}

const stars = show('X', '(*ABC123*)', 30, 150, 30);
const BAR = '700 0 0 0 700 700 d1 20 0 40 700 re 120 0 90 700 re 300 0 40 700 re f';

describe('a barcode', () => {
  it.each([
    ...['LibreBarcode39-Regular', 'ABCDEF+Code128', 'EAN-13', 'Free3of9', 'C39HrP24DhTt'].map(
      (name) => [`in a font called ${name}`, stars, simple(name)] as const,
    ),
    [
      'whose glyphs are bars, in a font that says nothing',
      show('X', '(*BAD123*)', 30, 150, 30),
      ((context) => {
        const file = context.register(
          context.flateStream(
            new Uint8Array(readFileSync(join(import.meta.dirname, '..', 'fonts', 'some-bars.ttf'))),
          ),
        );
        const made = context.lookup(simple('AAAAAA+Some')(context), PDFDict);
        made.lookup(PDFName.of('FontDescriptor'), PDFDict).set(PDFName.of('FontFile2'), file);
        return context.register(made);
      }) satisfies MakeFont,
    ],
    [
      'of drawings',
      show('X', '(ABCABC)', 30, 150, 30),
      drawn({ A: BAR, B: BAR.replace('90', '40'), C: BAR }),
    ],
    [
      'between stars, of one width, in an unknown font',
      stars,
      ((context) => {
        const made = context.lookup(simple('Xyzzy')(context), PDFDict);
        made.set(PDFName.of('Widths'), context.obj(Array.from({ length: 224 }, () => 480)));
        return context.register(made);
      }) satisfies MakeFont,
    ],
  ] as const)('is no unit and is counted: %s', async (_, content, font) => {
    const { texts, warnings } = await extracted(content, { X: font });
    expect(texts).toEqual(['Ordinary words stand here.']);
    expect(warnings).toContainEqual({ code: 'barcodes-kept', place: 'page 1', count: 1 });
  });

  it.each(['Courier', 'Frutiger-Roman'])('is not what stands between stars in %s', async (name) => {
    const { texts } = await extracted(show('X', '(*NOTE*)', 30, 150), { X: simple(name) });
    expect(texts).toEqual(['Ordinary words stand here.', '*NOTE*']);
  });
});

const ICONS = [
  ['0001', 'F023'],
  ['0002', 'F0E0'],
] as const;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzTF';
const MEANT = Array.from(LETTERS, (letter) => {
  const code = letter.charCodeAt(0);
  return [hex(code, 4), hex(code, 4)] as const;
});
const inHex = (text: string) =>
  `<${Array.from(text, (letter) => hex(letter.charCodeAt(0), 4)).join('')}>`;

describe('signs', () => {
  it.each([
    ['Wingdings', show('X', '(abc def)', 30, 150), simple('Wingdings-Regular')],
    ['Webdings', show('X', '(hello)', 30, 150), simple('ABCDEF+Webdings')],
    ['Mathematical Pi', show('X', '(abcd)', 30, 150), simple('MathematicalPi-One')],
    ['Symbol', show('X', '(abgd)', 30, 150), simple('Symbol', {})],
    ['icons', show('X', '<00010002>', 30, 150), byGlyph('FontAwesome5Free-Solid', ICONS)],
    [
      'a logo in colours',
      show('X', '(ACME)', 30, 150, 40),
      drawn({
        A: '700 0 d0 1 0 0 rg 0 0 500 500 re f',
        C: '700 0 d0 0 0 1 rg 0 0 500 500 re f',
        M: '700 0 d0 0 1 0 rg 0 0 500 500 re f',
        E: '700 0 d0 0 1 1 rg 0 0 500 500 re f',
      }),
    ],
    ['numbers of glyphs without a meaning', show('X', inHex('abcdef'), 30, 150), byGlyph('Lato')],
    [
      'letters by names that only number them',
      show('X', '(7KH TXLFN EURZQ)', 30, 150),
      ((context) => {
        const made = context.lookup(simple('Lato')(context), PDFDict);
        const differences = [55, ...Array.from({ length: 40 }, (_, at) => `g${at + 12}`)];
        made.set(
          PDFName.of('Encoding'),
          context.obj({ Type: 'Encoding', Differences: differences }),
        );
        return context.register(made);
      }) satisfies MakeFont,
    ],
  ] as const)('are no unit and are counted: %s', async (_, content, font) => {
    const { texts, warnings } = await extracted(content, { X: font });
    expect(texts).toEqual(['Ordinary words stand here.']);
    expect(warnings).toContainEqual({ code: 'symbols-kept', place: 'page 1', count: 1 });
  });

  it.each(['SymbolNeu-Regular', 'Symbol-Sans', 'DingbatsText', 'IconSerif'])(
    'are not what a font called %s draws where its letters are known and make words',
    async (name) => {
      const { texts, warnings } = await extracted(
        show('X', inHex('Terms of delivery'.replaceAll(' ', 'x')), 30, 150),
        { X: byGlyph(name, MEANT) },
      );
      expect(texts).toEqual(['Ordinary words stand here.', 'Termsxofxdelivery']);
      expect(warnings.map(({ code }) => code)).not.toContain('symbols-kept');
    },
  );

  it('within a sentence do not break it, and stand at their place in the translation', async () => {
    const content =
      show('F1', '(Press)', 30, 150) +
      show('X', '<0001>', 66, 150) +
      show('F1', '(to lock the door.)', 78, 150);
    const { texts, extraction, warnings } = await extracted(content, {
      X: byGlyph('FontAwesome5Free-Solid', ICONS),
    });
    expect(texts).toEqual(['Ordinary words stand here.', 'Press <x1/> to lock the door.']);
    expect(warnings.map(({ code }) => code)).not.toContain('symbols-kept');
    const { bytes } = await extraction.merge(
      new Map([[extraction.units[1]?.id ?? '', 'Zum Abschließen der Tür drücken Sie <x1/>.']]),
    );
    const again = await (await filterFor('a.pdf', bytes)).extract(bytes, extractOptions());
    expect(again.units.map(({ text }) => text)).toContain(
      'Zum Abschließen der Tür drücken Sie <x1/>.',
    );
    const { pages } = await readPdf(bytes, extractOptions());
    const signs = pages.flatMap(({ blocks }) =>
      blocks.flatMap(({ spans }) => spans.filter(({ look }) => look.sign !== undefined)),
    );
    expect(signs.map((span) => textOf([span]))).toEqual(['\ufffc']);
    expect(signs[0]?.look.sign?.width).toBeCloseTo(0.6);
  });

  it('that Unicode has are letters of the sentence', async () => {
    const content =
      show('F1', '(Tick)', 30, 150) +
      show('X', '<0001>', 57, 150) +
      show('F1', '(where it applies.)', 72, 150);
    const { texts } = await extracted(content, {
      X: byGlyph('Wingdings', [['0001', '2714']]),
    });
    expect(texts).toEqual(['Ordinary words stand here.', 'Tick ✔ where it applies.']);
  });

  it('in front of an item are its mark', async () => {
    const content =
      show('X', '<0001>', 30, 150) +
      show('F1', '(First item)', 50, 150) +
      show('X', '<0001>', 30, 130) +
      show('F1', '(Second item)', 50, 130);
    const { texts } = await extracted(content, { X: byGlyph('FontAwesome', ICONS) });
    expect(texts).toEqual(['Ordinary words stand here.', 'First item', 'Second item']);
  });
});
