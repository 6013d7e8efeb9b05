import { deflateSync } from 'node:zlib';
import type { Producer } from './drawn-as.ts';
import { FACES, hexOf, widthOf } from './metrics.ts';
import type { Face } from './metrics.ts';
import type { SetDocument } from './sheet.ts';

const FIRST = 32;
const faces = Object.keys(FACES) as Face[];

/** The file of a document as this producer writes it. */
export function pdfOf(document: SetDocument, producer: Producer): Uint8Array {
  const objects: Buffer[] = [];
  const add = (text: string | Buffer) => objects.push(Buffer.from(text));
  const stream = (entries: string, data: Buffer) => {
    const packed = deflateSync(data);
    return add(
      Buffer.concat([
        Buffer.from(`<<${entries}/Filter/FlateDecode/Length ${packed.length}>>stream\n`),
        packed,
        Buffer.from('\nendstream'),
      ]),
    );
  };
  add('<</Type/Catalog/Pages 2 0 R>>');
  add('');
  const toUnicode = stream('', Buffer.from(unicodeMap()));
  const privately = stream('', Buffer.from(signMap()));
  const descriptor = add(
    '<</Type/FontDescriptor/FontName/Shown/Flags 32/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80>>',
  );
  const fonts = faces.flatMap((face, at) => {
    const name = `F${at + 1}`;
    const base = FACES[face];
    const narrow = add(
      `<</Type/Font/Subtype/Type1/BaseFont/${base}/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[2/fi/fl]>>>>`,
    );
    const descendant = add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${base}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/DW 500/W[${FIRST}[${widths(face)}]]>>`,
    );
    const wide = add(
      `<</Type/Font/Subtype/Type0/BaseFont/${base}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${toUnicode} 0 R>>`,
    );
    return [`/${name} ${narrow} 0 R`, `/W${name} ${wide} 0 R`];
  });
  const signs = add(
    `<</Type/Font/Subtype/Type1/BaseFont/Wingdings/FirstChar 32/LastChar 255/Widths[${Array.from({ length: 224 }, () => 500).join(' ')}]/ToUnicode ${privately} 0 R>>`,
  );
  const picture = stream(
    '/Type/XObject/Subtype/Image/Width 64/Height 64/ColorSpace/DeviceGray/BitsPerComponent 8',
    Buffer.alloc(64 * 64, 255),
  );
  const resources = `<</Font<<${fonts.join('')}/S1 ${signs} 0 R>>/XObject<</Scan ${picture} 0 R>>>>`;
  const kids = document.pages.map((page) => {
    const content = stream('', Buffer.from(producer.content(page, document.height), 'latin1'));
    return add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${document.width} ${document.height}]/Contents ${content} 0 R/Resources${resources}>>`,
    );
  });
  objects[1] = Buffer.from(
    `<</Type/Pages/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]/Count ${kids.length}>>`,
  );
  return fileOf(objects);
}

function fileOf(objects: readonly Buffer[]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.7\n')];
  let length = 9;
  const places = objects.map((object, at) => {
    const whole = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
    const place = length;
    parts.push(whole);
    length += whole.length;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const decoder = new TextDecoder('windows-1252');
const letterOf = (code: number) => decoder.decode(Uint8Array.of(code));
const isLetter = (code: number) => hexOfLetter(code) === code.toString(16).padStart(2, '0');

function hexOfLetter(code: number): string {
  try {
    return hexOf(letterOf(code)).toLowerCase();
  } catch {
    return '';
  }
}

const codes = Array.from({ length: 256 - FIRST }, (_, at) => FIRST + at);

const widths = (face: Face) =>
  codes
    .map((code) => (isLetter(code) ? Math.round(widthOf(letterOf(code), face, 1000)) : 500))
    .join(' ');

const four = (code: number) => code.toString(16).padStart(4, '0');

const mapOf = (range: string, rows: readonly string[]) =>
  `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def 1 begincodespacerange ${range} endcodespacerange\n` +
  Array.from({ length: Math.ceil(rows.length / 100) }, (_, at) =>
    rows.slice(at * 100, at * 100 + 100),
  )
    .map((part) => `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar\n`)
    .join('') +
  'endcmap CMapName currentdict /CMap defineresource pop end end';

const unicodeMap = () =>
  mapOf(
    '<0000> <ffff>',
    codes.map((code) => `<${four(code)}> <${four(letterOf(code).charCodeAt(0))}>`),
  );

/** Signs stand in the private places that fonts of signs have for them. */
const signMap = () =>
  mapOf(
    '<00> <ff>',
    codes.map((code) => `<${code.toString(16)}> <${four(0xf000 + code)}>`),
  );
