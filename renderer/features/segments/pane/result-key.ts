import { useActionWords } from '../../../ui/actions/use-action.ts';
import type { ActionId } from '../../../ui/actions/table.ts';
import { activeRow } from '../state.ts';
import { useEditorState } from '../use-editor-state.ts';

type Key = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
const MOST_KEYS = 9;

/** The nearest of the nine keys. */
export const keyOf = (place: number): Key => Math.min(MOST_KEYS, Math.max(1, place)) as Key;

/**
 * The key of a result in the one numbered list of the pane: matches first, then terms, fragments and machine
 * translation. Beyond the ninth, and before the matches have come, it has its own key alone.
 * @param place after the matches, from 1
 * @param own another key that puts it in
 * @returns undefined: none
 */
export function useResultKey(place: number, own: ActionId): string | undefined {
  const matches = useEditorState((now) =>
    now.matches?.number === activeRow(now)?.number ? (now.matches?.list.length ?? null) : null,
  );
  const numbered = (matches ?? MOST_KEYS) + place;
  const { shortcut } = useActionWords(`segments-match-${keyOf(numbered)}`);
  const { shortcut: other } = useActionWords(own);
  if (numbered <= MOST_KEYS) return shortcut;
  const isOwn = !own.startsWith('segments-term-') || place <= MOST_KEYS;
  return isOwn ? other : undefined;
}
