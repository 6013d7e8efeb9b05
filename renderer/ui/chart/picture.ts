import type { ChartData, ChartWords } from './chart-data.ts';
import type { LegendRow } from './legend-rows.ts';
import { legendOf } from './legend-rows.ts';
import { marksOf, type Mark } from './marks.ts';
import { plotOf } from './plot.ts';
import {
  FORECAST_SIZE,
  FORECAST_STROKES,
  hasHueStrokes,
  TEXTURE_SIZE,
  textureStrokes,
  type SeriesLook,
} from './series-looks.ts';

/** What a picture says beside its bars, in the interface language. */
export interface PictureWords extends ChartWords {
  readonly title: string;
  /** Days, time zone, unit. */
  readonly subtitle: string;
  /** Both in one, for screen readers. */
  readonly name: string;
  readonly previous: string;
  readonly forecast: string;
  readonly total: string;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** A whole SVG document with its own colours, on white. */
  readonly svg: string;
}

const WIDTH = 1200;
const PLOT = { width: 880, height: 420 };
const HEAD = 76;
const EDGE = 32;
const LEGEND_X = EDGE + PLOT.width + 24;
const ROW = 24;
const FONT = 'Inter, system-ui, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif';

/** Those of the light theme, whatever the page has: a picture goes onto paper. */
const GROUND = '#ffffff';
const INK = '#1d1c1a';
const SOFT = '#5f5b55';
const LINE = '#e4e0d9';
const FRAME = '#908a80';
const HUE = '#1f5f5b';

/** The whole chart as a picture of a fixed size; it needs nothing of the page. */
export function pictureOf(data: ChartData, words: PictureWords): Picture {
  const plot = plotOf(data, PLOT, words);
  const { rows, total } = legendOf(data, plot, null);
  const legendHeight = (rows.length + 1) * ROW;
  const height = HEAD + Math.max(PLOT.height, legendHeight) + EDGE;
  const legend = rows.map((row, place) => legendLine(row, place, words));
  const sum = legendText(words.total, words.figure(total), rows.length);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family='${FONT}' font-size="12" role="img">`,
    `<title>${escaped(words.name)}</title>`,
    `<defs>${data.series.map(({ id, look }) => texture(id, look)).join('')}${forecastTexture()}</defs>`,
    `<rect width="${WIDTH}" height="${height}" fill="${GROUND}"/>`,
    word({ x: EDGE, y: 36, text: words.title }, `font-size="18" font-weight="600" fill="${INK}"`),
    word({ x: EDGE, y: 58, text: words.subtitle }, `font-size="13" fill="${SOFT}"`),
    `<g transform="translate(${EDGE - 8} ${HEAD})">${marksOf(plot).map(shape).join('')}</g>`,
    `<g transform="translate(${LEGEND_X} ${HEAD + 14})">${legend.join('')}${sum}</g>`,
    '</svg>',
  ];
  return { width: WIDTH, height, svg: parts.join('\n') };
}

function shape(mark: Mark): string {
  switch (mark.kind) {
    case 'series':
      return `<path fill="url(#fill-${escaped(mark.id)})"${mark.look.isEdged ? ` stroke="${HUE}"` : ''} d="${mark.d}"/>`;
    case 'path':
      return `<path ${PATHS[mark.role]} d="${mark.d}"/>`;
    case 'word':
      return word(mark, `fill="${SOFT}" text-anchor="${mark.anchor}"`);
  }
}

const PATHS = {
  grid: `fill="none" stroke="${LINE}"`,
  base: `fill="none" stroke="${FRAME}"`,
  forecast: `fill="url(#forecast)" stroke="${HUE}" stroke-dasharray="3 2"`,
  halo: `fill="none" stroke="${GROUND}" stroke-width="4" stroke-linejoin="round"`,
  previous: `fill="none" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"`,
} as const;

function legendLine({ id, name, swatch, value }: LegendRow, place: number, words: PictureWords) {
  const y = place * ROW;
  const box = `<path transform="translate(0 ${y - 11})" d="M.5.5h13v13h-13z"`;
  if (swatch.kind === 'series') {
    const edge = swatch.look.isEdged ? ` stroke="${HUE}"` : '';
    const text = legendText(name ?? '', words.figure(value), place);
    return `${box} fill="url(#fill-${escaped(id)})"${edge}/>${text}`;
  }
  const text = legendText(words[swatch.kind], words.figure(value), place);
  const line = `<path transform="translate(0 ${y - 11})" ${PATHS.previous} d="M0 10.5L5 4.5L9 8.5L14 3.5"/>`;
  return `${swatch.kind === 'previous' ? line : `${box} ${PATHS.forecast}/>`}${text}`;
}

function legendText(name: string, figure: string, place: number): string {
  const y = place * ROW;
  const end = WIDTH - EDGE - LEGEND_X;
  const room = Math.floor((end - 24 - figure.length * 7) / 6.6);
  const short = name.length > room ? `${name.slice(0, Math.max(1, room - 1))}…` : name;
  return (
    word({ x: 22, y, text: short }, `fill="${INK}"`) +
    word({ x: end, y, text: figure }, `fill="${INK}" text-anchor="end"`)
  );
}

function texture(id: string, look: SeriesLook): string {
  const strokes = textureStrokes(look);
  const fill = look.depth === 0 ? mixed(SOFT, 24) : mixed(HUE, look.depth);
  const stroke = hasHueStrokes(look) ? HUE : GROUND;
  const lines = strokes === '' ? '' : `<path d="${strokes}" fill="none" stroke="${stroke}"/>`;
  const size = `width="${TEXTURE_SIZE}" height="${TEXTURE_SIZE}"`;
  return `<pattern id="fill-${escaped(id)}" ${size} patternUnits="userSpaceOnUse"><rect ${size} fill="${fill}"/>${lines}</pattern>`;
}

function forecastTexture(): string {
  const size = `width="${FORECAST_SIZE}" height="${FORECAST_SIZE}"`;
  return `<pattern id="forecast" ${size} patternUnits="userSpaceOnUse"><path d="${FORECAST_STROKES}" fill="none" stroke="${HUE}"/></pattern>`;
}

/** A share of a colour on the ground. @param percent 0 to 100 */
function mixed(hex: string, percent: number): string {
  const channel = (at: number) => {
    const [over, under] = [hex, GROUND].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    const value = ((over ?? 0) * percent + (under ?? 0) * (100 - percent)) / 100;
    return Math.round(value).toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

function word(
  { x, y, text }: { readonly x: number; readonly y: number; readonly text: string },
  attributes: string,
): string {
  return `<text x="${x}" y="${y}" unicode-bidi="plaintext" ${attributes}>${escaped(text)}</text>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text inside XML. What XML cannot hold at all, such as control characters, is left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
