import type { Budget, Budgets } from '../../../preload/contract/budgets.ts';
import { EditableRow } from '../../ui/EditableRow.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { budgetName, usedWords } from './budget-words.ts';
import { budgetLevel } from './level.ts';
import { usePageStore } from '../../ui/stores.ts';
import { budgetsStore } from './store.ts';

const TONES = { below: 'plain', nearly: 'notice', over: 'bad' } as const;

export interface BudgetRowProps {
  readonly budget: Budget;
  readonly source: Budgets['source'];
  readonly onEdit: () => void;
  /** Its row, and the focus with it, are gone. */
  readonly onRemoved: () => void;
}

export function BudgetRow({ budget, source, onEdit, onRemoved }: BudgetRowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const store = usePageStore(budgetsStore);
  const { id, used, amount } = budget;
  const name = budgetName(budget, t);
  const said = usedWords(budget, source, i18n);
  return (
    <EditableRow
      className="budget-line"
      editName={t('budgets.edit', { name })}
      onEdit={onEdit}
      removeName={t('budgets.remove', { name })}
      question={t('budgets.remove.sure')}
      confirm={t('budgets.remove.confirm')}
      keep={t('budgets.remove.cancel')}
      onRemove={() => store.remove(id)}
      onRemoved={onRemoved}
    >
      {used === null ? (
        <div className="budget-words">
          <div>{brief(name)}</div>
          <div className="soft small">{said}</div>
        </div>
      ) : (
        <div className="budget-words">
          <Meter
            label={name}
            value={Math.min(used, amount)}
            max={amount}
            words={said}
            tone={TONES[budgetLevel(used, amount)]}
          />
        </div>
      )}
    </EditableRow>
  );
}
