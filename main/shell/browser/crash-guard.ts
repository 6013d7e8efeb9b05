import { faultOf } from '../../rpc/fault.ts';
import type { Log } from '../../system/log.ts';

/**
 * Ends the program when it fails, with a sentence and a log entry. Database writes are transactions
 * and drafts are saved while typing, so nothing that was saved is lost.
 */
export function guardAgainstCrashes(log: Log): void {
  const crash = (thrown: unknown) => {
    log.write('crash', faultOf(thrown));
    process.stderr.write('Dragoman stopped because of an internal error; see dragoman.log.\n');
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}
