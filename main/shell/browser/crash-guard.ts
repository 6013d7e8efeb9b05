import { faultOf, type FaultPlace } from '../../system/fault.ts';
import type { Log } from '../../system/log.ts';
import { listenForFaults } from '../../system/background.ts';

/**
 * Writes faults of background work to the log, and ends the program when it fails, with a sentence and a log entry. Database writes are transactions
 * and drafts are saved while typing, so nothing that was saved is lost.
 */
export function guardAgainstCrashes(log: Log): void {
  const crash = (place: FaultPlace) => (thrown: unknown) => {
    log.write('crash', faultOf(place, thrown));
    process.stderr.write('Dragoman stopped because of an internal error; see dragoman.log.\n');
    process.exit(1);
  };
  listenForFaults((place, thrown) => log.write('background.failed', faultOf(place, thrown)));
  process.on('uncaughtException', crash('main.exception'));
  process.on('unhandledRejection', crash('main.rejection'));
}
