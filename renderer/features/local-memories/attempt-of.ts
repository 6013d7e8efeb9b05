import { asFailure } from '../../ui/failure/as-failure.ts';
import type { Attempt } from '../../ui/failure/attempt.ts';

/** Runs what a form asks for and shows how it goes. @returns whether it was done */
export async function attemptOf(
  show: (attempt: Attempt<null>) => void,
  run: () => Promise<void>,
): Promise<boolean> {
  show({ state: 'running' });
  try {
    await run();
    show({ state: 'done', value: null });
    return true;
  } catch (thrown) {
    show({ state: 'failed', failure: asFailure(thrown) });
    return false;
  }
}
