import type { CSSProperties } from 'react';
import type { ChartSeries } from './chart-data.ts';
import {
  FORECAST_SIZE,
  FORECAST_STROKES,
  hasHueStrokes,
  TEXTURE_SIZE,
  textureStrokes,
  type SeriesLook,
} from './series-looks.ts';

/** The id under which the fill of a series is found on the page. */
export const fillId = (chart: string, series: string): string => `${chart}-fill-${series}`;
export const forecastId = (chart: string): string => `${chart}-forecast`;

/** The hue of a look on the ground, as `Chart.css` mixes it. */
export const depthStyle = ({ depth }: SeriesLook): CSSProperties =>
  ({ '--depth': `${depth}%` }) as CSSProperties;

/** The textures of a chart's series, to be drawn once in it. */
export function SeriesFills({
  chart,
  series,
}: {
  readonly chart: string;
  readonly series: readonly Pick<ChartSeries, 'id' | 'look'>[];
}) {
  return (
    <defs>
      {series.map(({ id, look }) => (
        <pattern
          key={id}
          id={fillId(chart, id)}
          width={TEXTURE_SIZE}
          height={TEXTURE_SIZE}
          patternUnits="userSpaceOnUse"
        >
          <rect
            className={look.depth === 0 ? 'chart-others' : 'chart-depth'}
            style={depthStyle(look)}
            width={TEXTURE_SIZE}
            height={TEXTURE_SIZE}
          />
          <path
            className={hasHueStrokes(look) ? 'chart-hue-strokes' : 'chart-cut-strokes'}
            d={textureStrokes(look)}
          />
        </pattern>
      ))}
      <pattern
        id={forecastId(chart)}
        width={FORECAST_SIZE}
        height={FORECAST_SIZE}
        patternUnits="userSpaceOnUse"
      >
        <path className="chart-hue-strokes" d={FORECAST_STROKES} />
      </pattern>
    </defs>
  );
}
