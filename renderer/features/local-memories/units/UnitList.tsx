import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { VList, type VListHandle } from 'virtua';
import { useStore } from 'zustand';
import { placeAfter } from '../../../ui/place-after.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { OfMemory } from '../state.ts';
import type { FoundUnit } from '../units-state.ts';
import { UnitRow } from './UnitRow.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { localMemoriesStore } from '../store.ts';

export interface UnitListProps extends OfMemory {
  readonly rows: readonly FoundUnit[];
}

/** The next page is read when so few rows are left below, so that scrolling never waits. */
const EARLY = 30;
/** Rows beyond the edge that are drawn in px. */
const BEYOND = 400;
/** Rows that a page key moves by. */
const PAGE = 10;
/** How long a row may take to appear, in frames. */
const MOST_FRAMES = 60;

/** Units of which only those in sight exist on the page; further pages come while it is scrolled. */
export function UnitList({ memory, rows }: UnitListProps) {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const query = useStore(localMemories.state, (now) => now.units.query);
  const total = useStore(localMemories.state, (now) =>
    // Of near duplicates it counts groups.
    now.units.query.near ? -1 : (now.units.total ?? rows.length),
  );
  const edited = useStore(localMemories.state, (now) => now.units.draft?.unit ?? null);
  const list = useRef<VListHandle>(null);
  const [active, setActive] = useState(0);
  const place = Math.min(active, rows.length - 1);
  const editedPlace = edited === null ? -1 : rows.findIndex(({ unit }) => unit === edited);

  const go = useCallback(
    (to: number) => {
      const next = Math.min(rows.length - 1, Math.max(0, to));
      setActive(next);
      list.current?.scrollToIndex(next, { align: 'nearest' });
      // A row that is far away has to be drawn before it can take the keyboard.
      const attempt = (frames: number) => {
        const row = document.querySelector<HTMLElement>(`[data-unit="${rows[next]?.unit}"]`);
        row?.focus();
        if (document.activeElement !== row && frames > 0) {
          requestAnimationFrame(() => attempt(frames - 1));
        }
      };
      attempt(MOST_FRAMES);
    },
    [rows],
  );

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.dataset['unit'] === undefined) return;
    const to = placeAfter(event.key, place, rows.length, PAGE);
    if (to === null) return;
    event.preventDefault();
    go(to);
  }

  function readAhead() {
    const handle = list.current;
    if (handle === null) return;
    const last = handle.findItemIndex(handle.scrollOffset + handle.viewportSize);
    if (last >= rows.length - EARLY) void localMemories.readMore();
  }

  return (
    <div
      className="units-list"
      role="grid"
      aria-label={t('memories.unit-list', { name: memory.name })}
      aria-rowcount={total}
      onKeyDown={onKeyDown}
    >
      <VList
        ref={list}
        role="rowgroup"
        className="units-rows"
        data={rows}
        bufferSize={BEYOND}
        keepMounted={editedPlace < 0 ? [place] : [place, editedPlace]}
        onScroll={readAhead}
      >
        {(row, at) => (
          <UnitRow
            key={row.unit}
            memory={memory}
            row={row}
            place={at}
            side={query.side}
            isActive={at === place}
            isEdited={row.unit === edited}
            onEnter={setActive}
            onGone={() => go(at < rows.length - 1 ? at : at - 1)}
          />
        )}
      </VList>
    </div>
  );
}
