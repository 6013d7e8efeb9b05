import type { ScreenId } from '../frame/screens.ts';
import { actionRow, type ActionId } from '../actions/table.ts';
import { actionName, useActions } from '../actions/use-action.ts';
import { useWords } from '../words/use-words.ts';
import { findActions, type ActionWords } from './find-actions.ts';
import { groupName } from './group-words.ts';

/** Finds actions by the words of the interface language. */
export function useFindActions(screen: ScreenId): (query: string) => readonly ActionId[] {
  const { t } = useWords();
  const actions = useActions();
  const wordsOf = (id: ActionId): ActionWords => {
    const { group, keywords } = actionRow(id);
    return {
      name: actionName(id, t),
      group: groupName(group, t),
      keywords: keywords === undefined ? '' : t(keywords),
    };
  };
  return (query) =>
    findActions(query, { wordsOf, recent: actions.state.getState().recent, screen });
}
