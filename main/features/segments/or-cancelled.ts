import { FeatureFailure } from '../feature-failure.ts';

/** Gives a work up when the signal fires; the work itself may go on for nobody. */
export function orCancelled<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new FeatureFailure({ code: 'cancelled' }));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}
