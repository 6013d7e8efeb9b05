import { app, dialog } from 'electron';
import { faultOf } from '../../rpc/fault.ts';
import type { Log } from '../../system/log.ts';

/**
 * Ends the program when main itself fails, with a sentence and a log entry. Database writes are
 * transactions and drafts are saved while typing, so nothing that was saved is lost.
 */
export function guardAgainstCrashes(log: Log): void {
  const crash = (thrown: unknown) => {
    log.write('crash', faultOf(thrown));
    dialog.showErrorBox('Dragoman', 'Dragoman stopped because of an internal error.');
    app.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  app.on('child-process-gone', (_event, { type, reason }) => {
    log.write('process.gone', { type, reason });
  });
}
