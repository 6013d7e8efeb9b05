import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Budget, Budgets } from '../../../preload/contract/budgets.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { RemoveQuestion } from '../../ui/RemoveQuestion.tsx';
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

/** One budget; removing it is asked about where it stands. */
export function BudgetRow({ budget, source, onEdit, onRemoved }: BudgetRowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const store = usePageStore(budgetsStore);
  const [isAsking, setAsking] = useState(false);
  const bin = useRef<HTMLButtonElement>(null);
  const { id, used, amount } = budget;
  const name = budgetName(budget, t);
  const said = usedWords(budget, source, i18n);
  return (
    <>
      <div className="budget-line">
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
        <div className="budget-verbs">
          <IconButton
            icon={Pencil}
            size="compact"
            name={t('budgets.edit', { name })}
            onPress={onEdit}
          />
          <IconButton
            ref={bin}
            icon={Trash2}
            size="compact"
            name={t('budgets.remove', { name })}
            aria-expanded={isAsking}
            onPress={() => setAsking(!isAsking)}
          />
        </div>
      </div>
      {isAsking && (
        <RemoveQuestion
          verb={t('budgets.remove.confirm')}
          keep={t('budgets.remove.cancel')}
          onRemove={() => {
            setAsking(false);
            void store.remove(id).then((isGone) => {
              if (isGone) onRemoved();
            });
          }}
          onKeep={() => {
            setAsking(false);
            bin.current?.focus();
          }}
        >
          {t('budgets.remove.sure')}
        </RemoveQuestion>
      )}
    </>
  );
}
