import type { ScreenId } from '../../../ui/actions/action-row.ts';
import { actionRow, type ActionId } from '../../../ui/actions/table.ts';
import { actionName, useActions } from '../../../ui/actions/use-action.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { findActions, type ActionWords } from './find-actions.ts';
import { groupName } from '../../../ui/actions/group-words.ts';

/** Finds actions by the words of the interface language. */
export function useFindActions(screen: ScreenId): (query: string) => readonly ActionId[] {
  const { t } = useI18n();
  const actions = useActions();
  const wordsOf = (id: ActionId): ActionWords => {
    const { group, keywords, screenName } = actionRow(id);
    return {
      name: actionName(id, t),
      group: groupName(group, t),
      keywords: keywords === undefined ? '' : t(keywords),
      ...(screenName !== undefined && { screenName: t(screenName) }),
    };
  };
  return (query) =>
    findActions(query, { wordsOf, recent: actions.state.getState().recent, screen });
}
