import { useActions } from '../actions/use-action.ts';
import { shownShortcut } from '../actions/shortcut.ts';
import { useWords } from '../words/use-words.ts';
import { fieldName, type TextField } from './text-field.ts';

/** The keys of the search, and where a find goes. */
export function KeyHints({ field }: { readonly field: TextField | null }) {
  const { t } = useWords();
  const { mac } = useActions();
  const keys =
    field === null
      ? ([['Enter', 'open']] as const)
      : ([
          ['Enter', 'insert'],
          ['Shift+Enter', 'insert-source'],
          ['Alt+Enter', 'open'],
        ] as const);
  return (
    <div className="search-keys small soft">
      <span className="search-goes">
        {field === null
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
