import type { ActionGroup } from '../actions/action-row.ts';
import type { Words } from '../words/words.ts';

/** The name of a group of actions: the screen's, or what they have in common. */
export function groupName(group: ActionGroup, t: Words['t']): string {
  switch (group) {
    case 'go':
    case 'work':
    case 'look':
    case 'everywhere':
      return t(`action.group.${group}`);
    default:
      return t(`frame.${group}`);
  }
}
