import type { PreparedLaunch, LaunchRequest } from '../system/outside.ts';
import { openFiles } from './opened-files.ts';
import type { TicketBook } from './ticket-book.ts';
import { inBackground } from '../system/background.ts';

/**
 * Passes on what a start wants. Files are looked at first, and main gets tickets for them; where
 * nothing is left of them the window is shown.
 */
export function createLaunchDispatcher(
  book: TicketBook,
  take: (launch: PreparedLaunch) => void,
): (launch: LaunchRequest) => void {
  return (launch) => {
    if (launch.kind !== 'files') {
      take(launch);
      return;
    }
    inBackground('launch.open-files', () =>
      openFiles(launch, book).then((opened) => {
        const isEmpty = opened.files.length === 0 && opened.refused.length === 0;
        take(isEmpty ? { kind: 'show' } : { kind: 'files', ...opened });
      }),
    );
  };
}
