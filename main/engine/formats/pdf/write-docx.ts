import { Document, HeadingLevel, ImageRun, Packer, Paragraph, TextRun } from 'docx';
import type { IRunOptions, ISectionOptions } from 'docx';
import type { StyledText } from '../fonts/atoms.ts';
import { startsFromRight } from '../fonts/text-direction.ts';

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A paragraph to be written. Lengths are in points. */
export interface DocxParagraph {
  readonly kind: 'paragraph';
  readonly spans: readonly StyledText[];
  readonly size: number;
  readonly alignment: 'left' | 'center' | 'right';
  /** Of all its lines, from the margin. */
  readonly indent: number;
  /** 1 to 3; null for running text. */
  readonly heading: 1 | 2 | 3 | null;
  /** Bullet or number in front of it. */
  readonly marker: string | null;
}

export interface DocxPicture {
  readonly kind: 'picture';
  readonly type: 'png' | 'jpg';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface DocxPage {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly items: readonly (DocxParagraph | DocxPicture)[];
}

const TWIPS = 20;
const PIXELS_PER_POINT = 96 / 72;
const AFTER = 6;
const HANGING = 18;
const FONTS = { sans: 'Arial', serif: 'Times New Roman', mono: 'Courier New' } as const;
const HEADINGS = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const;

/**
 * Writes pages as a Word document: one paragraph after the other, a new page where a page began.
 * @param language BCP 47 of the texts
 */
export async function writeDocx(pages: readonly DocxPage[], language: string): Promise<Uint8Array> {
  const sections: ISectionOptions[] = [];
  let before: DocxPage | null = null;
  let children: Paragraph[] = [];
  for (const page of pages) {
    const isSameSize: boolean = before?.width === page.width && before.height === page.height;
    if (!isSameSize) {
      children = [];
      const size = { width: page.width * TWIPS, height: page.height * TWIPS };
      const margin = Math.round(page.margin * TWIPS);
      sections.push({
        properties: {
          page: {
            size: { width: Math.round(size.width), height: Math.round(size.height) },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        children,
      });
    }
    for (const [at, item] of page.items.entries()) {
      const startsPage = at === 0 && isSameSize;
      children.push(
        item.kind === 'picture'
          ? picture(item, page, startsPage)
          : text(item, language, startsPage),
      );
    }
    before = page;
  }
  const document = new Document({
    creator: 'Dragoman',
    styles: { default: { document: { run: { language: { value: language } } } } },
    sections,
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function text(item: DocxParagraph, language: string, startsPage: boolean): Paragraph {
  const rightToLeft = startsFromRight(item.spans.map((span) => span.text).join(''));
  const runs = item.spans.map((span) => new TextRun(runOf(span, item, language, rightToLeft)));
  const marker = item.marker === null ? [] : [new TextRun({ text: `${item.marker}\t` })];
  const hanging = item.marker === null ? 0 : HANGING * TWIPS;
  const indent = Math.round(Math.max(0, item.indent) * TWIPS);
  // What stood at its natural side stands at the side of the new language.
  const alignment = item.alignment === 'center' ? 'center' : rightToLeft ? 'start' : item.alignment;
  return new Paragraph({
    children: [...marker, ...runs],
    alignment,
    bidirectional: rightToLeft,
    pageBreakBefore: startsPage,
    spacing: { after: AFTER * TWIPS },
    indent: { start: indent + (hanging > indent ? hanging - indent : 0), hanging },
    ...(item.heading === null ? {} : { heading: HEADINGS[item.heading] }),
  });
}

function runOf(
  { text: letters, look }: StyledText,
  item: DocxParagraph,
  language: string,
  rightToLeft: boolean,
): IRunOptions {
  const isRaised = look.rise > 0.15;
  const isLowered = look.rise < -0.1;
  // Word makes raised letters smaller itself.
  const size = Math.max(1, Math.round(item.size * (isRaised || isLowered ? 1 : look.scale) * 2));
  return {
    text: letters,
    size,
    font: FONTS[look.family],
    bold: look.bold,
    italics: look.italic,
    color: look.color.slice(1),
    superScript: isRaised,
    subScript: isLowered,
    rightToLeft,
    language: { value: language, ...(rightToLeft ? { bidirectional: language } : {}) },
  };
}

function picture(item: DocxPicture, page: DocxPage, startsPage: boolean): Paragraph {
  const room = page.width - 2 * page.margin;
  const scale = Math.min(1, room / item.width, (page.height - 2 * page.margin) / item.height);
  return new Paragraph({
    pageBreakBefore: startsPage,
    spacing: { after: AFTER * TWIPS },
    children: [
      new ImageRun({
        type: item.type,
        data: item.bytes,
        transformation: {
          width: Math.max(1, Math.round(item.width * scale * PIXELS_PER_POINT)),
          height: Math.max(1, Math.round(item.height * scale * PIXELS_PER_POINT)),
        },
      }),
    ],
  });
}
