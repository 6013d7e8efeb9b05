import { useStore } from 'zustand';
import { Picker } from '../../ui/Picker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ownOf } from './targets.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { usePageStore } from '../../ui/stores.ts';
import { textStore } from './store.ts';

const ALL = 'all';

export interface OptionsScopeProps {
  /** The target that the panel is about; null for all. */
  readonly target: string | null;
  readonly onTarget: (target: string | null) => void;
}

/** Chooses whether the panel sets the options of all targets or those of one. */
export function OptionsScope({ target, onTarget }: OptionsScopeProps) {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const { nameOf } = useLanguages();
  const columns = useStore(text.state, (now) => now.columns);
  const own = useStore(text.state, (now) => now.own);
  return (
    <div className="options-scope">
      <Picker
        label={t('options.scope')}
        labelPlace="beside"
        choices={[
          { id: ALL, name: t('options.scope-all') },
          ...columns.map((column) => {
            const count = Object.keys(ownOf({ own }, column.target)).length;
            return {
              id: column.target,
              name: nameOf(column.target),
              note: count === 0 ? undefined : t('options.own-count', { count }),
            };
          }),
        ]}
        chosen={target ?? ALL}
        onChoose={(id) => onTarget(id === ALL ? null : id)}
      />
    </div>
  );
}
