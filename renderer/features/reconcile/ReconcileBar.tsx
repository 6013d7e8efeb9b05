import { useStore } from 'zustand';
import { dayAt } from '../../ui/chart/utc-days.ts';
import { Button } from '../../ui/Button.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { rangeFault } from '../reports/range-fault.ts';
import { useNow } from '../usage/use-now.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { DaysFields } from './DaysFields.tsx';
import type { ReportedKey } from './store.ts';
import { usePageStore } from '../../ui/stores.ts';
import { reconcileStore } from './store.ts';

const ACCOUNT = '';
const idOf = ({ key, label }: ReportedKey) => `${key} ${label}`;

/** Which days are compared, and with which key of the report. Enter compares. */
export function ReconcileBar() {
  const { t } = useI18n();
  const store = usePageStore(reconcileStore);
  const { choice, custom, key, comparing, shown } = useStore(store.state);
  const today = dayAt(useNow());
  // The chosen key stays a choice where the days hold none of its calls.
  const reported: readonly ReportedKey[] = shown?.answer.keys ?? [];
  const isListed = key === null || reported.some((one) => idOf(one) === idOf(key));
  const keys = isListed ? reported : [key, ...reported];
  const isRunning = comparing.state === 'running';
  return (
    <form
      className="reconcile-bar"
      onSubmit={(event) => {
        event.preventDefault();
        void store.compare();
      }}
    >
      <DaysFields />
      <div className="reconcile-key">
        <Picker
          label={t('reconcile.key')}
          choices={[
            { id: ACCOUNT, name: t('reconcile.key.account') },
            ...keys.map((one) =>
              one.label === ''
                ? { id: idOf(one), name: one.key }
                : { id: idOf(one), name: one.label, note: one.key },
            ),
          ]}
          chosen={key === null ? ACCOUNT : idOf(key)}
          isSearchable={keys.length > 8}
          hint={t('reconcile.key.hint')}
          onChoose={(id) => {
            const picked = keys.find((one) => idOf(one) === id);
            store.chooseKey(picked === undefined ? null : { key: picked.key, label: picked.label });
          }}
        />
      </div>
      <div className="reconcile-again">
        <Button
          type="submit"
          isPending={isRunning}
          isDisabled={choice === 'custom' && rangeFault(custom, today) !== null}
        >
          {t(isRunning ? 'reconcile.running' : 'reconcile.again')}
        </Button>
      </div>
    </form>
  );
}
