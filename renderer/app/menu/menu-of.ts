import type { MenuItem, MenuRole, ShownMenu } from '../../../preload/contract/menu.ts';
import type { ActionGroup } from '../../ui/actions/action-row.ts';
import { canReach } from '../../ui/actions/actions.ts';
import { shortcutOf, type OwnShortcuts } from '../../ui/actions/shortcuts.ts';
import { actionIds, actionRow, type ActionId } from '../../ui/actions/table.ts';
import { actionName } from '../../ui/actions/use-action.ts';
import { SCREENS } from '../registry.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';
import { groupName } from '../../ui/actions/group-words.ts';
import type { I18n } from '../../i18n/i18n.ts';

export interface MenuOf {
  readonly t: I18n['t'];
  readonly own: OwnShortcuts;
  readonly offered: ReadonlySet<ActionId>;
  readonly screen: ScreenId;
}

/** In the File menu. */
const FILE: readonly ActionId[] = ['open', 'save', 'documents-add', 'memory-import'];
/** In the Help menu; what is in no other menu stands there, too. */
const HELP: readonly ActionId[] = ['search', 'run-action', 'shortcut-sheet', 'settings-about'];
const ROLES: readonly MenuRole[] = [
  ...(['file', 'edit', 'view', 'window'] as const),
  ...(['undo', 'redo', 'cut', 'copy', 'paste', 'pasteAndMatchStyle', 'selectAll'] as const),
  ...(['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'] as const),
  ...(['minimize', 'close', 'quit'] as const),
];

/** The menu of the program: every action once or more, as it is called, keyed and offered now. */
export function menuOf({ t, own, offered, screen }: MenuOf): ShownMenu {
  const item = (id: ActionId): MenuItem => ({
    id,
    label: actionName(id, t),
    shortcut: shortcutOf(id, own),
    isEnabled: canReach(id, offered, screen),
  });
  const ofGroup = (group: ActionGroup) =>
    actionIds()
      .filter((id) => actionRow(id).group === group)
      .map(item);
  const groups: readonly ActionGroup[] = ['work', 'everywhere', ...SCREENS.map(({ id }) => id)];
  return {
    roles: Object.fromEntries(ROLES.map((role) => [role, t(`menu.${role}`)])) as ShownMenu['roles'],
    file: FILE.map(item),
    view: ofGroup('look'),
    go: { label: t('action.group.go'), items: ofGroup('go') },
    actions: {
      label: t('search.group-actions'),
      parts: groups
        .map((group) => ({ label: groupName(group, t), items: ofGroup(group) }))
        .filter(({ items }) => items.length > 0),
    },
    help: { label: t('menu.help'), items: HELP.map(item) },
  };
}
