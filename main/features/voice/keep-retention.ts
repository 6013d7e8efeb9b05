import type { Settings } from '../../../preload/contract/settings.ts';
import { createSteadyDate } from '../steady-date.ts';
import { isPast } from '../is-past.ts';
import type { SessionClock } from './session/session-clock.ts';
import type { SessionStore } from './session-store.ts';
import { inBackground } from '../../system/background.ts';

const HOUR_MS = 3_600_000;

export interface RetentionPorts {
  readonly store: Pick<SessionStore, 'kept' | 'remove' | 'removeSound' | 'running'>;
  readonly clock: SessionClock;
  readonly keeping: () => Pick<Settings['voice'], 'keepText' | 'keepSound'>;
}

/** Deletes what is past its time, now and every hour. A running session is never touched. */
export function keepRetention({ store, clock, keeping }: RetentionPorts): {
  apply(): void;
  stop(): void;
} {
  let stop: () => void = () => undefined;
  const steady = createSteadyDate({ now: () => clock.now(), date: () => clock.date() });
  const apply = () => {
    stop();
    stop = clock.after(HOUR_MS, apply);
    inBackground('voice.retention', () => {
      const { keepText, keepSound } = keeping();
      const now = steady();
      for (const { id, ended, hasSound } of store.kept()) {
        if (store.running?.id === id) continue;
        // A session that cannot be deleted keeps no other one, and the next hour tries again.
        inBackground('voice.retention', () => {
          if (isPast(keepText, ended, now)) store.remove(id);
          else if (hasSound && isPast(keepSound, ended, now)) store.removeSound(id);
        });
      }
    });
  };
  return { apply, stop: () => stop() };
}
