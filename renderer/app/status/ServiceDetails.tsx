import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { Meter as Count } from '../../../preload/contract/connections.ts';
import type { UsageState } from '../../../preload/contract/usage.ts';
import { connectionName } from '../../features/connections/connection-name.ts';
import { connectionsStore, activeConnection } from '../../features/connections/store.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { meterLine, meterTone } from '../../features/usage/meter-line.ts';
import { meterWords } from '../../features/usage/meter-words.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import './ServiceDetails.css';
import { usePageStore } from '../../ui/stores.ts';
import { usageStore } from '../../features/usage/store.ts';

/** Where texts go, and what was used of which limit. */
export function ServiceDetails() {
  const { t } = useI18n();
  const connections = usePageStore(connectionsStore);
  const store = usePageStore(usageStore);
  const active = useStore(connections.state, activeConnection);
  const usage = useStore(store.state, (state) => state.usage);
  const [isReading, setReading] = useState(false);
  const read = () => {
    setReading(true);
    // A failure comes through the watch like every other reading.
    store.refresh().then(
      () => setReading(false),
      () => setReading(false),
    );
  };
  if (active === null) return null;
  return (
    <div className="service-info">
      <h2>{connectionName(active, t)}</h2>
      <p className="soft">
        {active.host === null
          ? t('status.info.offline')
          : t('status.info.remote', { host: active.host })}
      </p>
      <UsageFigures usage={usage} isOffline={active.kind === 'offline'} />
      <div>
        <Button size="compact" isPending={isReading} onPress={read}>
          <RotateCw aria-hidden="true" />
          {isReading ? t('status.info.refreshing') : t('status.info.refresh')}
        </Button>
      </div>
    </div>
  );
}

interface UsageFiguresProps {
  readonly usage: UsageState;
  /** Nobody has an account or a key. */
  readonly isOffline: boolean;
}

function UsageFigures({ usage, isOffline }: UsageFiguresProps) {
  const { t, day } = useI18n();
  if (usage.state === 'unknown') return <p>{t('status.usage.unknown')}</p>;
  if (usage.state === 'failed') return <FailureCard failure={usage.failure} role="none" />;
  const { characters, keyCharacters, period } = usage;
  return (
    <>
      {characters !== undefined && (
        <Figure
          label={t(isOffline ? 'usage.meter.characters' : 'status.info.account')}
          count={characters}
        />
      )}
      {!isOffline && keyCharacters !== undefined && (
        <Figure label={t('status.info.key')} count={keyCharacters} />
      )}
      {period !== undefined && (
        <p className="soft small">
          {t('status.info.period', { start: day(period.start), end: day(period.end) })}
        </p>
      )}
    </>
  );
}

function Figure({ label, count }: { readonly label: string; readonly count: Count }) {
  const { t } = useI18n();
  const words = meterWords(count, t);
  if (count.limit === null) {
    return (
      <div>
        <div>{label}</div>
        <div className="soft small tabular">{words}</div>
      </div>
    );
  }
  const tone = meterTone(meterLine(count, 'characters'));
  return <Meter label={label} value={count.count} max={count.limit} words={words} tone={tone} />;
}
