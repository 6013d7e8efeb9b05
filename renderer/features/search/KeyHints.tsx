import { useActions } from '../../ui/actions/use-action.ts';
import { shownShortcut } from '../../ui/actions/shortcut.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { fieldName, type TextField } from '../../ui/text-field.ts';

export interface KeyHintsProps {
  /** An action is chosen. */
  readonly isAction: boolean;
  /** Where finds go; null: they are opened. */
  readonly field: TextField | null;
}

/** The keys of the search, and what Enter does. */
export function KeyHints({ isAction, field }: KeyHintsProps) {
  const { t } = useI18n();
  const { mac } = useActions();
  const keys = isAction
    ? ([['Enter', 'run']] as const)
    : field === null
      ? ([['Enter', 'open']] as const)
      : ([
          ['Enter', 'insert'],
          ['Shift+Enter', 'insert-source'],
          ['Alt+Enter', 'open'],
        ] as const);
  return (
    <div className="search-keys small soft">
      <span className="search-goes">
        {isAction
          ? t('search.runs')
          : field === null
            ? t('search.opens')
            : t('search.inserts', { field: fieldName(field) || t('search.field-unnamed') })}
      </span>
      {keys.map(([key, verb]) => (
        <span key={key}>
          <kbd>{shownShortcut(key, t, mac)}</kbd> {t(`search.key-${verb}`)}
        </span>
      ))}
      <span>
        <kbd>{t('look.key.escape')}</kbd> {t('search.key-close')}
      </span>
    </div>
  );
}
