import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { useAction } from '../../../ui/actions/use-action.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { areAlike, billedTogether, bothResults, MOST_COMPARED, SIDES, type Side } from './state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { compareStore } from './store.ts';
import { useCharge } from '../../connections/use-charge.ts';

/** What the comparison costs, and what starts and ends it. */
export function CompareBar({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const compare = usePageStore(compareStore);
  const isMarked = useStore(compare.state, (now) => now.isMarked);
  const isEmpty = useStore(compare.state, (now) => now.input.text.trim() === '');
  const isRunning = useStore(compare.state, (now) =>
    SIDES.some((side) => now.sides[side].column.run.state === 'running'),
  );
  useAction('translate', isEmpty ? null : compare.run);
  useAction('cancel', isRunning ? compare.cancel : null);
  return (
    <div className="compare-bar" role="group" aria-label={t('compare.title')}>
      <h2>{t('compare.title')}</h2>
      <Costs />
      <Switch isSelected={isMarked} onChange={compare.setMarked}>
        {t('compare.diff')}
      </Switch>
      {isRunning ? (
        <Button size="compact" onPress={compare.cancel}>
          {t('text.cancel')}
        </Button>
      ) : (
        <ActionButton
          action="translate"
          word={t('compare.run')}
          kind="main"
          size="compact"
          isDisabled={isEmpty}
          onPress={compare.run}
        />
      )}
      <IconButton icon={X} size="compact" name={t('compare.close')} onPress={onClose} />
    </div>
  );
}

/** The price of each side before, of both after, and what is to be said of the results. */
function Costs() {
  const { t } = useI18n();
  const compare = usePageStore(compareStore);
  const state = useStore(compare.state);
  const { a, b } = state.sides;
  const charge = useCharge();
  const billed = billedTogether(state);
  const results = bothResults(state);
  const isLong = results !== null && Math.max(results.a.length, results.b.length) > MOST_COMPARED;
  return (
    <p className="compare-costs small soft tabular" role="status">
      <span>{t('compare.cost', { characters: charactersOf(a), other: charactersOf(b) })}</span>
      {billed !== null && results !== null && (
        <span>{t('compare.billed', { count: billed, charge })}</span>
      )}
      {areAlike(state) && <span>{t('compare.same')}</span>}
      {results !== null && !areAlike(state) && results.a === results.b && (
        <span>{t('compare.equal')}</span>
      )}
      {isLong && <span>{t('compare.too-long')}</span>}
    </p>
  );
}

const charactersOf = ({ cost }: Side) =>
  cost.state === 'done' ? (cost.value.sent ?? cost.value.characters) : 0;
