import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { knownScreen } from '../../../../renderer/app/registry.ts';
import { keepEditorPlace } from '../../../../renderer/features/segments/keep-editor-place.ts';
import { NO_FILTER } from '../../../../renderer/features/memories/unit-filter.ts';
import {
  NOTHING,
  type EditorState,
  type SegmentsState,
} from '../../../../renderer/features/segments/state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rpcAt = (number: number | null) =>
  ({
    project: { id: 'p1' },
    active: number === null ? null : { number, place: number },
  }) as unknown as EditorState;

function start() {
  const state = createStore<SegmentsState>(() => NOTHING);
  const keepPlace = vi.fn();
  keepEditorPlace({ state }, { keepPlace });
  return {
    show: (editor: EditorState | null) => state.setState({ editor }),
    showPage: (page: string | null) => state.setState({ editor: null, page }),
    keepPlace,
  };
}

it('notes the segment where somebody rests, and not those that were passed', () => {
  const { show, keepPlace } = start();
  show(rpcAt(null));
  for (const number of [1, 2, 3]) show(rpcAt(number));
  expect(keepPlace).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(keepPlace.mock.calls).toEqual([[{ project: 'p1', segment: 3, page: null }]]);
});

it('notes that the editor was left', () => {
  const { show, keepPlace } = start();
  show(rpcAt(4));
  vi.runAllTimers();
  show(null);
  vi.runAllTimers();
  expect(keepPlace).toHaveBeenLastCalledWith({ project: null, segment: 0, page: null });
});

it('notes the project whose files are in view', () => {
  const { showPage, keepPlace } = start();
  showPage('project 7');
  vi.runAllTimers();
  expect(keepPlace).toHaveBeenLastCalledWith({ project: null, segment: 0, page: 'project 7' });
  showPage(null);
  vi.runAllTimers();
  expect(keepPlace).toHaveBeenLastCalledWith({ project: null, segment: 0, page: null });
});

it('notes nothing for what changes in one segment', () => {
  const { show, keepPlace } = start();
  show(rpcAt(4));
  vi.runAllTimers();
  show({ ...rpcAt(4), query: { text: 'a', side: 'source', mode: 'exact', filter: NO_FILTER } });
  vi.runAllTimers();
  expect(keepPlace).toHaveBeenCalledTimes(1);
});

it('a screen of another version is the first one', () => {
  expect(knownScreen('history')).toBe('history');
  expect(knownScreen('of the future')).toBe('text');
  expect(knownScreen(undefined)).toBe('text');
});
