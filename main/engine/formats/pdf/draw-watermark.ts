import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { PDFPage } from '@cantoo/pdf-lib';
import { atomsOf } from '../fonts/atoms.ts';
import type { Faces } from '../fonts/faces.ts';
import { widthOf } from '../fonts/fit-text.ts';
import { placeLine } from '../fonts/place-line.ts';
import { WATERMARK } from '../watermark.ts';
import { drawPlaced } from './draw-blocks.ts';
import type { EmbeddedFonts } from './embedded-fonts.ts';

const LOOK = {
  family: 'sans',
  bold: true,
  italic: false,
  color: '#808080',
  scale: 1,
  rise: 0,
} as const;
const OPACITY = 0.25;
/** Of the page's shorter side, so much is as wide as the words. */
const PART = 0.9;
const STATE = 'WatermarkState';

/** The operators of pale words across a page, upwards to the right as people see it. */
export async function drawWatermark(
  page: PDFPage,
  faces: Faces,
  fonts: EmbeddedFonts,
): Promise<string> {
  await faces.prepare([{ text: WATERMARK, look: LOOK }]);
  const line = atomsOf([{ text: WATERMARK, look: LOOK }], faces, 'en');
  const { x, y, width, height } = page.getCropBox();
  const size = (Math.min(width, height) * PART) / widthOf(line);
  const angle = 45 + page.getRotation().angle;
  const radians = (angle * Math.PI) / 180;
  const middle = [x + width / 2, y + height / 2] as const;
  const along = middle[0] * Math.cos(radians) + middle[1] * Math.sin(radians);
  const across = middle[1] * Math.cos(radians) - middle[0] * Math.sin(radians);
  const left = along - (widthOf(line) * size) / 2;
  const drawn = await drawPlaced(
    page,
    placeLine(line, false),
    { angle, left, across, size },
    fonts,
  );
  setState(page);
  return `q /${STATE} gs ${drawn} Q\n`;
}

function setState(page: PDFPage): void {
  const { context } = page.doc;
  const resources = page.node.Resources()?.clone(context) ?? context.obj({});
  const before = resources.lookup(PDFName.of('ExtGState'));
  const states = before instanceof PDFDict ? before.clone(context) : context.obj({});
  states.set(PDFName.of(STATE), context.obj({ ca: OPACITY, CA: OPACITY }));
  resources.set(PDFName.of('ExtGState'), states);
  page.node.set(PDFName.of('Resources'), resources);
}
