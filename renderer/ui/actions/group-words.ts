import type { ActionGroup } from './action-row.ts';
import type { I18n } from '../../i18n/i18n.ts';

/** The name of a group of actions: the screen's, or what they have in common. */
export function groupName(group: ActionGroup, t: I18n['t']): string {
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
