import { RotateCw } from 'lucide-react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useCharge } from '../connections/use-charge.ts';
import { metersOf, offlineMeters, type KnownUsage } from './meters.ts';
import { daysLeft, momentWords } from './period.ts';
import { OfflineProducts, ProductTable } from './ProductTable.tsx';
import { useNow } from './use-now.ts';
import { UsageMeter } from './UsageMeter.tsx';
import './PeriodTab.css';
import { usePageStore } from '../../ui/stores.ts';
import { usageStore } from './store.ts';

/** What the account and this key have used of the billing period. */
export function PeriodTab() {
  const { t } = useI18n();
  const store = usePageStore(usageStore);
  const usage = useStore(store.state, (now) => now.usage);
  const refreshing = useStore(store.state, (now) => now.refreshing);
  const isReading = refreshing.state === 'running';
  const refresh = () => void store.refresh();

  return (
    <div className="usage-period">
      <div className="usage-period-head">
        {usage.state === 'known' && <PeriodWords usage={usage} />}
        {usage.state === 'unknown' && <p className="soft">{t('usage.reading')}</p>}
        <Button action="usage-refresh" size="compact" isPending={isReading} onPress={refresh}>
          <RotateCw aria-hidden="true" />
          {isReading ? t('usage.refreshing') : t('usage.refresh')}
        </Button>
      </div>
      {refreshing.state === 'failed' && (
        <FailureCard failure={refreshing.failure} onRetry={refresh} />
      )}
      {usage.state === 'failed' && (
        <FailureCard failure={usage.failure} role="none" onRetry={refresh} />
      )}
      {usage.state === 'known' && <Figures usage={usage} />}
    </div>
  );
}

function PeriodWords({ usage: { period, readAt } }: { readonly usage: KnownUsage }) {
  const { t, day, locale } = useI18n();
  const now = useNow();
  const days = period === undefined ? null : daysLeft(period.end, now);
  return (
    <div>
      {period === undefined || days === null ? (
        <p>{t('usage.period.unknown')}</p>
      ) : (
        <p>
          <strong>{t('usage.period', { start: day(period.start), end: day(period.end) })}</strong>
          {' · '}
          {days < 0 ? t('usage.period.over') : t('usage.period.left', { days })}
        </p>
      )}
      <p className="soft small">{t('usage.read-at', { time: momentWords(readAt, now, locale) })}</p>
    </div>
  );
}

function Figures({ usage }: { readonly usage: KnownUsage }) {
  const { t } = useI18n();
  const isOffline = useCharge() === 'counted';
  const groups = isOffline
    ? [{ id: 'offline', name: t('connections.offline'), meters: offlineMeters(usage) }]
    : [
        { id: 'account', name: t('usage.account'), meters: metersOf(usage, 'account') },
        { id: 'key', name: t('usage.this-key'), meters: metersOf(usage, 'key') },
      ];
  return (
    <>
      {groups.map(({ id, name, meters }) => (
        <section key={id} className="usage-group" aria-labelledby={`usage-${id}`}>
          <h2 id={`usage-${id}`}>{name}</h2>
          <div className="usage-meters">
            {meters.map((meter) => (
              <UsageMeter key={meter.id} meter={meter} />
            ))}
          </div>
        </section>
      ))}
      <OwnDays days={usage.ownDays} />
      <section className="usage-group" aria-labelledby="usage-products">
        <h2 id="usage-products">{t('usage.products')}</h2>
        {isOffline ? <OfflineProducts usage={usage} /> : <ProductTable products={usage.products} />}
      </section>
    </>
  );
}

/** A moment of a UTC day that is of the same day in nearly every place. */
const noonOf = (day: string) => `${day}T12:00:00Z`;

/** A bar for each day; the figures are in its words. */
function OwnDays({ days }: { readonly days: KnownUsage['ownDays'] }) {
  const { t, day, number } = useI18n();
  const most = days.reduce((so, { characters }) => Math.max(so, characters), 0);
  const all = days.reduce((sum, { characters }) => sum + characters, 0);
  const [first, last] = [days[0], days.at(-1)];
  if (all === 0 || first === undefined || last === undefined) return null;
  const highest = days.find(({ characters }) => characters === most) ?? last;
  return (
    <section className="usage-group" aria-labelledby="usage-days">
      <h2 id="usage-days">{t('usage.days', { count: days.length })}</h2>
      <div
        className="usage-days"
        role="img"
        aria-label={t('usage.days.about', {
          all,
          day: day(noonOf(highest.day)),
          most: highest.characters,
        })}
      >
        {days.map((one) => (
          <span
            key={one.day}
            title={t('look.label-value', {
              label: day(noonOf(one.day)),
              value: number(one.characters),
            })}
            data-empty={one.characters === 0 || undefined}
            style={{ blockSize: `${Math.max(4, (one.characters / most) * 100)}%` }}
          />
        ))}
      </div>
      <p className="usage-days-ends small soft">
        <span>{day(noonOf(first.day))}</span>
        <span>{t('usage.days.sum', { all })}</span>
        <span>{day(noonOf(last.day))}</span>
      </p>
    </section>
  );
}
