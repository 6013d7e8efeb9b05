import { follow } from '../system/background.ts';
import type { Log } from '../system/log.ts';
import type { Services } from './active-service.ts';

export interface RemovedConnectionsPorts {
  readonly services: Pick<Services, 'about' | 'changes'>;
  readonly closing: AbortSignal;
  /** Ids of the connections of which something is kept. */
  readonly kept: () => readonly string[];
  /** Deletes what is kept of one. */
  readonly forget: (connection: string) => void;
  readonly log: Log;
}

/** What is kept of a connection goes with it: at once, or at the next start after a crash. */
export function forgetRemovedConnections(ports: RemovedConnectionsPorts): void {
  const { services, closing, kept, forget, log } = ports;
  follow(
    'connections.forget',
    closing,
    () => services.changes.watch(closing),
    () => {
      try {
        for (const id of kept()) if (services.about(id) === null) forget(id);
      } catch {
        // The next change, or the next start, tries again.
        log.write('connection.not-forgotten');
      }
    },
  );
}
