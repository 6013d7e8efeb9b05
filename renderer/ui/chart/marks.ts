import type { Box, Plot } from './plot.ts';
import type { SeriesLook } from './series-looks.ts';

/** What a chart is drawn of: on the page and in a saved picture alike. */
export type Mark =
  | { readonly kind: 'series'; readonly id: string; readonly look: SeriesLook; readonly d: string }
  | {
      readonly kind: 'path';
      readonly role: 'grid' | 'base' | 'forecast' | 'halo' | 'previous';
      readonly d: string;
    }
  | {
      readonly kind: 'word';
      readonly x: number;
      readonly y: number;
      readonly anchor: 'middle' | 'end';
      readonly text: string;
    };

/** A chart as few large shapes: one for each series, however many bars there are. */
export function marksOf(plot: Plot): Mark[] {
  const { area, ticks } = plot;
  const bottom = area.y + area.height;
  const across = (y: number) => `M${area.x} ${y + 0.5}H${area.x + area.width}`;
  const line = previousLine(plot);
  return [
    {
      kind: 'path',
      role: 'grid',
      d: ticks
        .slice(1)
        .map(({ y }) => across(y))
        .join(''),
    },
    ...plot.stacks.map(({ series: { id, look }, boxes }): Mark => {
      return { kind: 'series', id, look, d: boxes.map(look.isEdged ? inset : whole).join('') };
    }),
    ...pathOf('forecast', plot.forecast.map(inset).join('')),
    ...pathOf('halo', line),
    ...pathOf('previous', line),
    { kind: 'path', role: 'base', d: across(bottom) },
    ...ticks.map(({ y, label }): Mark => ({
      kind: 'word',
      x: area.x - 8,
      y: y + 4,
      anchor: 'end',
      text: label,
    })),
    ...plot.marks.map(({ x, label }): Mark => ({
      kind: 'word',
      x,
      y: bottom + 17,
      anchor: 'middle',
      text: label,
    })),
  ];
}

function pathOf(role: 'forecast' | 'halo' | 'previous', d: string): Mark[] {
  return d === '' ? [] : [{ kind: 'path', role, d }];
}

function whole({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** So that an edge of one px lies inside. */
function inset({ x, y, width, height }: Box): string {
  const [w, h] = [Math.max(0, width - 1), Math.max(0, height - 1)];
  return `M${x + 0.5} ${y + 0.5}h${w}v${h}h${-w}z`;
}

/** A single bin has no way to go: its line lies across the bar. */
function previousLine({ previous, slots }: Plot): string {
  const [first] = previous;
  if (first === undefined) return '';
  if (previous.length === 1) {
    const { x, width } = slots[0] ?? { x: 0, width: 0 };
    const half = Math.min(40, width / 2);
    return `M${x + width / 2 - half} ${first.y + 0.5}h${half * 2}`;
  }
  return previous
    .map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x + 0.5} ${y + 0.5}`)
    .join('');
}
