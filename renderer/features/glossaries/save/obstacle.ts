import type { GridState } from '../grid/grid-state.ts';

/** Why a dictionary cannot be saved; null where it can. */
export type Obstacle = 'problems' | 'empty' | 'too-large' | 'unchanged';

/** @param isTooLarge the whole glossary, as far as it is known */
export function obstacleOf(
  { rows, check, isUnsaved }: Pick<GridState, 'rows' | 'check' | 'isUnsaved'>,
  isStored: boolean,
  isTooLarge: boolean,
): Obstacle | null {
  if (check.problems > 0) return 'problems';
  if (rows.length === 0) return 'empty';
  if (isTooLarge) return 'too-large';
  return isUnsaved || !isStored ? null : 'unchanged';
}
