import { useStore } from 'zustand';
import { canReach } from '../../../ui/actions/actions.ts';
import { actionRow, type ActionId } from '../../../ui/actions/table.ts';
import { useActions, useActionWords } from '../../../ui/actions/use-action.ts';
import type { ScreenId } from '../../../ui/actions/action-row.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { groupName } from '../../../ui/actions/group-words.ts';
import './ActionOptions.css';
import { usePageStore } from '../../../ui/stores.ts';
import { searchStore } from '../store.ts';

export interface ActionOptionsProps {
  readonly screen: ScreenId;
  /** Id of the element at a place of the whole list. */
  readonly idOf: (place: number) => string;
  readonly onRun: (id: ActionId) => void;
}

/** The actions that were found, above the finds. */
export function ActionOptions({ screen, idOf, onRun }: ActionOptionsProps) {
  const { t } = useI18n();
  const search = usePageStore(searchStore);
  const found = useStore(search.state, (now) => now.actions);
  const chosen = useStore(search.state, (now) => now.chosen);
  if (found.length === 0) return null;
  return (
    <div role="group" aria-label={t('search.group-actions')} className="search-group">
      <div className="search-group-head small soft" role="presentation">
        {t('search.group-actions')}
      </div>
      {found.map((action, place) => (
        <Row
          key={action}
          action={action}
          screen={screen}
          id={idOf(place)}
          isChosen={place === chosen}
          onPoint={() => search.choose(place)}
          onRun={() => onRun(action)}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly action: ActionId;
  readonly screen: ScreenId;
  readonly id: string;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

function Row({ action, screen, id, isChosen, onPoint, onRun }: RowProps) {
  const { t } = useI18n();
  const { name, shortcut } = useActionWords(action);
  const canRun = useStore(useActions().state, ({ offered }) => canReach(action, offered, screen));
  return (
    <div
      id={id}
      role="option"
      className="search-hit palette-row"
      aria-selected={isChosen}
      aria-disabled={!canRun}
      data-action={action}
      onPointerMove={isChosen ? undefined : onPoint}
      // The box keeps the keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <span className="palette-name">{name}</span>
      <span className="palette-group small soft">
        {canRun ? groupName(actionRow(action).group, t) : t('search.not-now')}
      </span>
      <span className="palette-key small">{shortcut !== undefined && <kbd>{shortcut}</kbd>}</span>
    </div>
  );
}
