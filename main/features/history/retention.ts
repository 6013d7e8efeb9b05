import type { Settings } from '../../../preload/contract/settings.ts';
import type { Clock } from '../../client/clock.ts';
import type { Observable } from '../../system/observable.ts';
import type { Log } from '../../system/log.ts';
import { createSteadyDate } from '../steady-date.ts';
import { pastUntil } from '../is-past.ts';
import type { EntryTable } from './entry-table.ts';
import { follow } from '../../system/background.ts';

const HOUR_MS = 3_600_000;

export interface RetentionPorts {
  readonly table: Pick<EntryTable, 'past' | 'remove'>;
  readonly settings: Observable<Settings>;
  readonly clock: Clock;
  readonly closing: AbortSignal;
  readonly onChange: () => void;
  readonly log: Log;
}

/** Removes what is past its time: now, every hour, and when the person keeps less. Pinned entries stay. */
export function keepRetention(ports: RetentionPorts): void {
  const { table, settings, clock, closing, onChange, log } = ports;
  const steady = createSteadyDate({ now: () => clock.now(), date: () => clock.date() });
  let applied = settings.value.keepHistory;
  const apply = () => {
    const keeping = settings.value.keepHistory;
    applied = keeping;
    const until = pastUntil(keeping, steady());
    const past = until === -Infinity ? [] : table.past(until);
    if (past.length === 0) return;
    table.remove(past);
    onChange();
  };
  const attempt = () => {
    try {
      apply();
    } catch (error) {
      // The next hour tries again.
      log.write('history.not-removed', { error: error instanceof Error ? error.name : '' });
    }
  };
  const hourly = async () => {
    while (!closing.aborted) {
      attempt();
      await clock.sleep(HOUR_MS, closing);
    }
  };
  hourly().catch(() => undefined);
  follow(
    'history.retention',
    closing,
    () => settings.watch(closing),
    ({ keepHistory }) => {
      if (keepHistory !== applied) attempt();
    },
  );
}
