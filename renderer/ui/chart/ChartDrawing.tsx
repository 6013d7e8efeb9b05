import { memo, useMemo } from 'react';
import { marksOf, type Mark } from './marks.ts';
import type { Plot } from './plot.ts';
import { fillId, forecastId, SeriesFills } from './SeriesFills.tsx';

/** The shapes of a chart. Screen readers walk along its bars instead, and have the table. */
export const ChartDrawing = memo(function ChartDrawing({
  chart,
  plot,
}: {
  readonly chart: string;
  readonly plot: Plot;
}) {
  const marks = useMemo(() => marksOf(plot), [plot]);
  const series = plot.stacks.map((stack) => stack.series);
  return (
    <svg className="chart-drawing" width={plot.width} height={plot.height} aria-hidden="true">
      <SeriesFills chart={chart} series={series} />
      {marks.map((mark, place) => (
        <Shape key={place} chart={chart} mark={mark} />
      ))}
    </svg>
  );
});

function Shape({ chart, mark }: { readonly chart: string; readonly mark: Mark }) {
  switch (mark.kind) {
    case 'series':
      return (
        <path
          className={mark.look.isEdged ? 'chart-edged' : undefined}
          fill={`url(#${fillId(chart, mark.id)})`}
          d={mark.d}
        />
      );
    case 'path':
      return (
        <path
          className={`chart-${mark.role}`}
          {...(mark.role === 'forecast' && { fill: `url(#${forecastId(chart)})` })}
          d={mark.d}
        />
      );
    case 'word':
      return (
        <text className="chart-word" x={mark.x} y={mark.y} textAnchor={mark.anchor}>
          {mark.text}
        </text>
      );
  }
}
