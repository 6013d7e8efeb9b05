import type { RunningService } from './service.ts';
import { inBackground } from '../system/background.ts';

/** Ctrl+C, which the whole process group gets, a request to end, and a terminal that was closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends the process with its databases closed when a signal asks for it: also while the service is
 * still opening, and asked for twice, since a terminal and a parent may both pass on one Ctrl+C.
 * @param service asked when the end comes; rejects or answers null where there is none
 * @returns ends the process for any other reason
 */
export function endOnSignals(service: () => Promise<RunningService | null>): () => void {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    inBackground('endOnSignals.service', () =>
      service()
        .then((running) => running?.close())
        .catch(() => undefined)
        .then(() => process.exit(0)),
    );
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return end;
}
