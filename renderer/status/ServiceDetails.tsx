import { useState } from 'react';
import { useStore } from 'zustand';
import type { Meter as Count } from '../../preload/contract/connections.ts';
import type { UsageState } from '../../preload/contract/usage.ts';
import { connectionName } from '../connections/connection-name.ts';
import { activeConnection } from '../connections/store.ts';
import { FailureCard } from '../failure/FailureCard.tsx';
import { Button } from '../look/Button.tsx';
import { Meter } from '../look/Meter.tsx';
import { meterLine, meterTone } from '../usage/meter-line.ts';
import { meterWords } from '../usage/meter-words.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import './ServiceDetails.css';

/** Where texts go, and what was used of which limit. */
export function ServiceDetails() {
  const { t } = useWords();
  const { connections, usage: store } = useStores();
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
      <UsageFigures usage={usage} />
      <div>
        <Button size="compact" isPending={isReading} onPress={read}>
          {isReading ? t('status.info.refreshing') : t('status.info.refresh')}
        </Button>
      </div>
    </div>
  );
}

function UsageFigures({ usage }: { readonly usage: UsageState }) {
  const { t, day } = useWords();
  if (usage.state === 'unknown') return <p>{t('status.usage.unknown')}</p>;
  if (usage.state === 'failed') return <FailureCard failure={usage.failure} role="none" />;
  const { characters, keyCharacters, period } = usage;
  return (
    <>
      {characters !== undefined && <Figure label={t('status.info.account')} count={characters} />}
      {keyCharacters !== undefined && <Figure label={t('status.info.key')} count={keyCharacters} />}
      {period !== undefined && (
        <p className="soft small">
          {t('status.info.period', { start: day(period.start), end: day(period.end) })}
        </p>
      )}
    </>
  );
}

function Figure({ label, count }: { readonly label: string; readonly count: Count }) {
  const { t } = useWords();
  const words = meterWords(count, t);
  if (count.limit === null) {
    return (
      <div>
        <div>{label}</div>
        <div className="soft small tabular">{words}</div>
      </div>
    );
  }
  const tone = meterTone(meterLine(count));
  return <Meter label={label} value={count.count} max={count.limit} words={words} tone={tone} />;
}
