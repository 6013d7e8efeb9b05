import { keysOf } from '../../ui/actions/shortcuts.ts';
import { shownShortcut } from '../../ui/actions/shortcut.ts';
import { actionRow, type ActionId } from '../../ui/actions/table.ts';
import { actionName, useActions } from '../../ui/actions/use-action.ts';
import { groupName } from '../../ui/actions/group-words.ts';
import { score } from '../../ui/actions/score.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

/** Whether an action is meant by what was typed: its name, its group or its shortcut. */
export function useFound(query: string): (id: ActionId) => boolean {
  const { t } = useI18n();
  const { mac, state } = useActions();
  const wanted = query.trim();
  return (id) => {
    if (wanted === '') return true;
    const { group, keywords } = actionRow(id);
    const name = `${actionName(id, t)} ${groupName(group, t)}`;
    const keys = keysOf(id, state.getState().own).map((key) => shownShortcut(key, t, mac));
    const isKey = keys.some((key) => key.toLowerCase().includes(wanted.toLowerCase()));
    const others = keywords === undefined ? '' : t(keywords);
    return isKey || score(wanted, `${name} ${others}`) > 0;
  };
}
