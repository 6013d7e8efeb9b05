import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import type { VirtualizerHandle } from 'virtua';
import { placeAfter } from '../../../ui/place-after.ts';

/** Rows that a page key moves by. */
const PAGE = 10;
/** How long a row may take to appear. */
const MOST_FRAMES = 60;

export interface RowKeys {
  /** Id of the row that the Tab key reaches; null for an empty list. */
  readonly active: string | null;
  /** Its place, to be kept on the page however far it is scrolled away. */
  readonly place: number;
  readonly list: React.RefObject<VirtualizerHandle | null>;
  /** For the element round all rows. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The keyboard is in a row now. */
  readonly enter: (id: string) => void;
  /** Brings a row into sight and gives it the keyboard. */
  readonly visit: (id: string) => void;
  /** A row is about to go: the next one takes the keyboard. */
  readonly leave: (id: string) => void;
}

/**
 * Arrow keys for a list of which only the rows in sight exist: up and down between rows, left and
 * right between what can be pressed in one. Rows carry their id as `data-row`.
 */
export function useRowKeys(ids: readonly string[]): RowKeys {
  const list = useRef<VirtualizerHandle | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  /** The row that is to have the keyboard as soon as it is on the page. */
  const wanted = useRef<string | null>(null);
  const latest = useRef(ids);
  useLayoutEffect(() => {
    latest.current = ids;
  });
  const place = Math.max(0, chosen === null ? 0 : ids.indexOf(chosen));
  const active = ids[place] ?? null;

  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );

  /** The row that has the keyboard keeps it until the other one is there to take it. */
  const go = useCallback((to: number) => {
    const place = Math.min(latest.current.length - 1, Math.max(0, to));
    const id = latest.current[place];
    if (id === undefined) return;
    wanted.current = id;
    list.current?.scrollToIndex(place, { align: 'nearest' });
    const attempt = (frames: number) => {
      if (wanted.current !== id || focusRow(id) || frames === 0) return;
      requestAnimationFrame(() => attempt(frames - 1));
    };
    attempt(MOST_FRAMES);
  }, []);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      if (row === null) return;
      const at = latest.current.indexOf(row.dataset['row'] ?? '');
      const to = placeAfter(event.key, at, latest.current.length, PAGE);
      if (to !== null) go(to);
      else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
        stepInside(row, event.key === 'ArrowRight' ? 1 : -1);
      } else return;
      event.preventDefault();
    },
    [go],
  );

  const leave = useCallback(
    (id: string) => {
      const at = latest.current.indexOf(id);
      if (latest.current.length > 1) go(at + 1 < latest.current.length ? at + 1 : at - 1);
      else document.getElementById('work')?.focus();
    },
    [go],
  );

  const visit = useCallback(
    (id: string) => {
      const at = latest.current.indexOf(id);
      if (at >= 0) go(at);
    },
    [go],
  );

  return { active, place, list, onKeyDown, enter: setChosen, visit, leave };
}

/** False for a row that is not on the page yet, or not measured and hidden until it is. */
function focusRow(id: string): boolean {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  row?.focus();
  return row !== null && document.activeElement === row;
}

/** Moves among the row itself and its buttons, in either direction of writing. */
function stepInside(row: HTMLElement, step: 1 | -1): void {
  const isMirrored = getComputedStyle(row).direction === 'rtl';
  const stops = [row, ...row.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = stops.findIndex((one) => one === document.activeElement);
  stops[at + (isMirrored ? -step : step)]?.focus();
}
