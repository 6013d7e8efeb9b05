import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { binOf, type Bin } from './bins.ts';
import type { DaySpan } from './chart-data.ts';
import { stepAlong } from './step-along.ts';
import type { Plot } from './plot.ts';

export interface ChartBarsProps {
  readonly name: string;
  /** Id of what says how to move here and where the same figures stand in a table. */
  readonly aboutId: string;
  readonly plot: Plot;
  /** The bar in words. */
  readonly describe: (bin: number) => string;
  readonly pointed: DaySpan | null;
  readonly chosen: DaySpan | null;
  readonly onPoint: (bin: Bin | null) => void;
  readonly onOpen: (bin: Bin) => void;
}

/**
 * The bars as pointer and keyboard meet them: a list of which the current bar alone is on the page.
 * Time runs from left to right, and so do the arrow keys.
 */
export function ChartBars(props: ChartBarsProps) {
  const { name, aboutId, plot, describe, pointed, chosen, onPoint, onOpen } = props;
  const id = useId();
  const { bins, slots, area } = plot;
  const current = pointed === null ? -1 : binOf(bins, pointed.start);
  const chosenBin = chosen === null ? -1 : binOf(bins, chosen.start);
  // The pointer may have gone elsewhere: the keyboard goes on from the bar that was opened.
  const place = current < 0 ? chosenBin : current;
  const go = (to: number) => onPoint(bins[to] ?? null);
  const at = (event: MouseEvent) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    return slots.findIndex((slot) => x >= slot.x && x < slot.x + slot.width);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = stepAlong(event.key, place, bins.length);
    const bin = bins[place];
    if (to !== null) go(to);
    else if ((event.key === 'Enter' || event.key === ' ') && bin !== undefined) onOpen(bin);
    else return;
    event.preventDefault();
  };
  return (
    <div
      className="chart-bars"
      role="listbox"
      tabIndex={0}
      aria-label={name}
      aria-describedby={aboutId}
      aria-orientation="horizontal"
      aria-activedescendant={place < 0 ? undefined : `${id}-bar`}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (current < 0 && event.target.matches(':focus-visible')) {
          go(chosenBin < 0 ? bins.length - 1 : chosenBin);
        }
      }}
      onBlur={() => onPoint(null)}
      onPointerMove={(event) => {
        const bin = at(event);
        if (bin !== current) go(bin);
      }}
      onPointerLeave={() => onPoint(null)}
      onClick={(event) => {
        const bin = bins[at(event)];
        if (bin !== undefined) onOpen(bin);
      }}
    >
      {chosenBin >= 0 && chosenBin !== place && (
        <div className="chart-band" data-chosen="" style={bandStyle(slots[chosenBin], area)} />
      )}
      {/* A list has an option even while no bar is pointed at. */}
      <div
        id={`${id}-bar`}
        className="chart-band"
        role="option"
        aria-selected={place >= 0 && place === chosenBin}
        aria-posinset={Math.max(0, place) + 1}
        aria-setsize={bins.length}
        data-pointed={current >= 0 || undefined}
        data-chosen={(place >= 0 && place === chosenBin) || undefined}
        style={bandStyle(slots[Math.max(0, place)], area)}
      >
        <span className="unseen">{describe(Math.max(0, place))}</span>
      </div>
    </div>
  );
}

function bandStyle(slot: Plot['area'] | undefined, area: Plot['area']) {
  return {
    insetInlineStart: slot?.x ?? area.x,
    insetBlockStart: area.y,
    inlineSize: slot?.width ?? 0,
    blockSize: area.height,
  };
}
