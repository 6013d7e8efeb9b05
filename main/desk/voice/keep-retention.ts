import type { Settings } from '../../../preload/contract/settings.ts';
import { isPast } from '../is-past.ts';
import type { SessionClock } from './session/session-clock.ts';
import type { SessionStore } from './session-store.ts';

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
  const apply = () => {
    stop();
    const { keepText, keepSound } = keeping();
    const now = clock.date();
    for (const { id, ended, hasSound } of store.kept()) {
      if (store.running?.id === id) continue;
      if (isPast(keepText, ended, now)) store.remove(id);
      else if (hasSound && isPast(keepSound, ended, now)) store.removeSound(id);
    }
    stop = clock.after(HOUR_MS, apply);
  };
  return { apply, stop: () => stop() };
}
