import { useStore } from 'zustand';
import { dayAt } from '../../ui/chart/utc-days.ts';
import { CustomRangeFields, RangeChoicePicker } from '../reports/RangeFields.tsx';
import { useNow } from '../usage/use-now.ts';
import { usePageStore } from '../../ui/stores.ts';
import { reconcileStore } from './store.ts';

/** Which UTC days are compared. */
export function DaysFields() {
  const now = useNow();
  const store = usePageStore(reconcileStore);
  const { choice, custom } = useStore(store.state);
  return (
    <>
      <div className="reconcile-days">
        <RangeChoicePicker choice={choice} onChoose={(one) => store.choose(one)} />
      </div>
      {choice === 'custom' && (
        <CustomRangeFields
          custom={custom}
          today={dayAt(now)}
          onChange={(change) => store.setCustom(change)}
        >
          {(fields, hint) => (
            <div>
              <div className="reconcile-dates">{fields}</div>
              {hint}
            </div>
          )}
        </CustomRangeFields>
      )}
    </>
  );
}
