import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Budgets } from '../../../preload/contract/budgets.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Picker } from '../../ui/Picker.tsx';
import type { Choice } from '../../ui/Choices.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { BudgetKey } from './form.ts';
import { usePageStore } from '../../ui/stores.ts';
import { keysStore } from '../admin/keys-store.ts';

const STORED = '';

export interface KeyFieldProps {
  readonly chosen: BudgetKey | null;
  readonly source: Budgets['source'];
  /** Said once somebody has tried to save. */
  readonly isMissing: boolean;
  readonly onChoose: (key: BudgetKey) => void;
}

/** A developer key by label and masked id, as reports name it. */
export function KeyField({ chosen, source, isMissing, onChoose }: KeyFieldProps) {
  const { t } = useI18n();
  const store = usePageStore(keysStore);
  const { keys: known, listing } = useStore(store.state);
  const canList = source === 'report';
  useEffect(() => {
    if (canList && store.state.getState().keys === null) void store.load();
  }, [canList, store]);

  const keys = known?.keys.filter(({ isActive }) => isActive) ?? [];
  const isChosen = ({ masked, label }: (typeof keys)[number]) =>
    masked === chosen?.key && label === chosen.label;
  const listed = keys.find(isChosen);
  const choices: Choice[] = keys.map(({ id, label, masked }) => ({
    id,
    name: label,
    note: masked,
  }));
  // A key that was deactivated, or whose list cannot be read, stays what the budget is for.
  if (chosen !== null && listed === undefined) {
    choices.unshift(choiceOf(STORED, chosen.label, chosen.key));
  }
  return (
    <>
      {!canList && (
        <p className={isMissing ? 'budget-fault' : 'soft'}>{t('budgets.form.key.no-admin')}</p>
      )}
      {(canList || chosen !== null) && (
        <div className="budget-key">
          <Picker
            label={t('budgets.form.which-key')}
            choices={choices}
            chosen={chosen === null ? null : (listed?.id ?? STORED)}
            shown={chosen === null ? t('budgets.form.choose-key') : undefined}
            isSearchable={choices.length > 8}
            hint={listing.state === 'running' ? t('budgets.form.keys-loading') : ''}
            onChoose={(picked) => {
              const key = keys.find(({ id }) => id === picked);
              if (key !== undefined) onChoose({ key: key.masked, label: key.label });
            }}
          />
        </div>
      )}
      {canList && isMissing && (
        <p className="budget-missing budget-fault small" role="alert">
          {t('budgets.form.key.missing')}
        </p>
      )}
      {canList && listing.state === 'failed' && (
        <FailureCard failure={listing.failure} onRetry={() => void store.load()} />
      )}
    </>
  );
}

/** A key without a label has its masked id only. */
const choiceOf = (id: string, label: string, masked: string): Choice =>
  label === '' ? { id, name: masked } : { id, name: label, note: masked };
