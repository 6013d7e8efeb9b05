import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { PDFFont, PDFObject, PDFPage } from '@cantoo/pdf-lib';
import { atomsOf } from '../fonts/atoms.ts';
import type { Atom, InlineSign } from '../fonts/atoms.ts';
import type { Face } from '../fonts/face.ts';
import type { Faces } from '../fonts/faces.ts';
import { widthOf } from '../fonts/fit-text.ts';
import { placeLine } from '../fonts/place-line.ts';
import { drawable } from '../fonts/shape.ts';
import type { PlacedText } from '../fonts/place-line.ts';
import type { Block } from './block.ts';
import type { EmbeddedFonts } from './embedded-fonts.ts';
import type { DrawnSign } from './inline-signs.ts';
import type { FittedBlock } from './fit-blocks.ts';
import { turnBack } from './line.ts';
import { colorBehind, looksSame } from './page-paints.ts';
import type { Paint } from './page-paints.ts';

export interface Drawing {
  readonly operators: string;
  /** Paragraphs that have the colour of what lies behind them, or leave the page, with a line or more. */
  readonly unseen: ReadonlySet<Block>;
}

/**
 * The operators that draw paragraphs on a page.
 * @param paints what the page paints besides letters; null where that is not known
 * @param language BCP 47 of the texts
 * @param signOf what draws a sign of the page again
 */
export async function drawBlocks(
  page: PDFPage,
  fitted: readonly FittedBlock[],
  faces: Faces,
  fonts: EmbeddedFonts,
  {
    paints,
    language,
    signOf,
  }: {
    readonly paints: readonly Paint[] | null;
    readonly language: string;
    readonly signOf: (sign: InlineSign) => DrawnSign | null;
  },
): Promise<Drawing> {
  const names = fontNames(page);
  const nameOf: NameOf = {
    face: async (face) => {
      const font = await fonts.get(face);
      return [names(font.ref), font];
    },
    sign: (sign) => {
      const drawn = signOf(sign);
      return drawn === null ? null : { name: names(drawn.font), codes: drawn.codes };
    },
  };
  let operators = '';
  const unseen = new Set<Block>();
  const sheet = page.getCropBox();
  for (const { block, drawsMarker, text, fromRight, lefts } of fitted) {
    if (block.cover !== null) operators += coverOf(block);
    if (drawsMarker && block.marker) {
      const placed = placeLine(atomsOf([block.marker], faces, language), false);
      const at = { angle: block.angle, left: block.marker.start, across: block.top };
      operators += await drawLine(placed, { ...at, size: block.size }, nameOf);
    }
    for (const [at, line] of text.lines.entries()) {
      const taken = widthOf(line) * text.size;
      const left = lefts[at] ?? block.start;
      const across = block.top - at * text.leading * text.size;
      const spot = { angle: block.angle, left, across, size: text.size };
      const isSeen = isLineSeen(
        line,
        { ...spot, taken },
        block.cover === null ? paints : null,
        sheet,
      );
      if (!isSeen) unseen.add(block);
      operators += await drawLine(placeLine(line, fromRight), spot, nameOf);
    }
  }
  return { operators, unseen };
}

/** Where a line is looked at: shares of its width, and of its size above the baseline. */
const LOOKED_AT = [0.1, 0.5, 0.9] as const;
const MIDDLE = 0.3;

function isLineSeen(
  line: readonly Atom[],
  { angle, left, across, size, taken }: LineSpot & { readonly taken: number },
  paints: readonly Paint[] | null,
  sheet: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  },
): boolean {
  return LOOKED_AT.every((share) => {
    const point = turnBack(left + share * taken, across + MIDDLE * size, angle);
    const [x, y] = [point[0] - sheet.x, point[1] - sheet.y];
    if (x < 0 || y < 0 || x > sheet.width || y > sheet.height) return false;
    const behind = paints === null ? null : colorBehind(paints, point, Infinity);
    const color = line[Math.floor(share * line.length)]?.pieces[0]?.look.color;
    return behind === null || color === undefined || !looksSame(behind, color);
  });
}

/** Where a line stands: along and across as for a block. */
export interface LineSpot {
  readonly angle: number;
  readonly left: number;
  readonly across: number;
  readonly size: number;
}

/** The operators of one line of text. */
export function drawPlaced(
  page: PDFPage,
  line: readonly PlacedText[],
  spot: LineSpot,
  fonts: EmbeddedFonts,
): Promise<string> {
  const names = fontNames(page);
  return drawLine(line, spot, {
    face: async (face) => {
      const font = await fonts.get(face);
      return [names(font.ref), font];
    },
    sign: () => null,
  });
}

/** What draws text on a page, by its name there. */
interface NameOf {
  face(face: Face): Promise<readonly [name: string, font: PDFFont]>;
  sign(sign: InlineSign): { readonly name: string; readonly codes: string } | null;
}

async function drawLine(
  line: readonly PlacedText[],
  { angle, left, across, size }: LineSpot,
  nameOf: NameOf,
): Promise<string> {
  let operators = '';
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  for (const { text, face, look, shaped, left: offset } of line) {
    if (text.trim() === '') continue;
    const [x, y] = turnBack(left + offset * size, across + look.rise * size, angle);
    const at = [cos, sin, -sin, cos, x, y].map(number).join(' ');
    const write = (name: string, letters: string) => {
      const chosen = `/${name} ${number(size * look.scale)} Tf`;
      operators += `q ${rgb(look.color)} rg BT ${chosen} ${at} Tm ${letters} ET Q\n`;
    };
    if (look.sign !== undefined) {
      const sign = nameOf.sign(look.sign);
      if (sign !== null) write(sign.name, `<${sign.codes}> Tj`);
      continue;
    }
    const [name, font] = await nameOf.face(face);
    const codes = font.encodeText(drawable(text)).asString();
    write(name, writeGlyphs(codes, shaped.glyphs, size * look.scale));
  }
  return operators;
}

/** Letters with the distances that kerning and marks ask for, beyond what the font says itself. */
function writeGlyphs(codes: string, glyphs: PlacedText['shaped']['glyphs'], size: number): string {
  let result = '[';
  let rise = 0;
  for (const [at, glyph] of glyphs.entries()) {
    const code = codes.slice(at * 4, at * 4 + 4);
    if (code === '') break;
    if (!glyph.isDrawn) continue;
    if (glyph.up !== rise) {
      result += `] TJ ${number(glyph.up * size)} Ts [`;
      rise = glyph.up;
    }
    if (glyph.right !== 0) result += number(-glyph.right * 1000);
    result += `<${code}>`;
    const rest = glyph.ownAdvance + glyph.right - glyph.advance;
    if (Math.abs(rest) > 0.0005) result += number(rest * 1000);
  }
  return `${result}] TJ${rise === 0 ? '' : ' 0 Ts'}`;
}

/** How far around letters a picture of them reaches, in parts of their size. */
const COVER = { beside: 0.15, above: 1, below: 0.35 };

/** A rectangle over the old letters of a picture. */
function coverOf(block: Block): string {
  const { start, end, top, bottom, size } = block;
  const [left, right] = [start - COVER.beside * size, end + COVER.beside * size];
  const [high, low] = [top + COVER.above * size, bottom - COVER.below * size];
  const corners = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ] as const;
  const path = corners.map(([along, across], at) => {
    const [x, y] = turnBack(along, across, block.angle);
    return `${number(x)} ${number(y)} ${at === 0 ? 'm' : 'l'}`;
  });
  return `q ${rgb(block.cover ?? '#ffffff')} rg ${path.join(' ')} h f Q\n`;
}

/** Gives each font a name in the page's resources, which become the page's own. */
function fontNames(page: PDFPage): (font: PDFObject) => string {
  const names = new Map<PDFObject, string>();
  return (font) => {
    const known = names.get(font);
    if (known !== undefined) return known;
    const { context } = page.doc;
    const resources = page.node.Resources()?.clone(context) ?? context.obj({});
    const before = resources.lookup(PDFName.of('Font'));
    const fonts = before instanceof PDFDict ? before.clone(context) : context.obj({});
    let number = names.size + 1;
    while (fonts.has(PDFName.of(`Translation${number}`))) number += 1;
    const name = `Translation${number}`;
    fonts.set(PDFName.of(name), font);
    resources.set(PDFName.of('Font'), fonts);
    page.node.set(PDFName.of('Resources'), resources);
    names.set(font, name);
    return name;
  };
}

const number = (value: number) => String(Number(value.toFixed(4)));

const rgb = (color: string) =>
  [1, 3, 5].map((at) => number(parseInt(color.slice(at, at + 2), 16) / 255 || 0)).join(' ');
