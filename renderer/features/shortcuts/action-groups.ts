import type { ActionGroup } from '../../ui/actions/action-row.ts';
import { actionIds, actionRow, type ActionId } from '../../ui/actions/table.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';

export interface ActionsOfGroup {
  readonly group: ActionGroup;
  readonly actions: readonly ActionId[];
}

/** The actions that are wanted by group in the order of the table; none is left empty. */
export function groupActions(
  isWanted: (id: ActionId) => boolean,
  first?: ScreenId,
): readonly ActionsOfGroup[] {
  const groups = new Map<ActionGroup, ActionId[]>();
  if (first !== undefined) groups.set(first, []);
  for (const id of actionIds().filter(isWanted)) {
    const { group } = actionRow(id);
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  return [...groups]
    .map(([group, actions]) => ({ group, actions }))
    .filter(({ actions }) => actions.length > 0);
}
