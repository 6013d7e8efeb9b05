import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Budget, Budgets } from '../../preload/contract/budgets.ts';
import { IconButton } from '../look/IconButton.tsx';
import { Meter } from '../look/Meter.tsx';
import { RemoveQuestion } from '../look/RemoveQuestion.tsx';
import { brief } from '../words/brief.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { budgetName, usedWords } from './budget-words.ts';
import { budgetLevel } from './level.ts';

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
  const words = useWords();
  const { t } = words;
  const { budgets: store } = useStores();
  const [isAsking, setAsking] = useState(false);
  const bin = useRef<HTMLButtonElement>(null);
  const { id, used, amount } = budget;
  const name = budgetName(budget, t);
  const said = usedWords(budget, source, words);
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
