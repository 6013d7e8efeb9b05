import type { DeskWish, StartWish } from '../system/outside.ts';
import { openFiles } from './opened-files.ts';
import type { TicketBook } from './ticket-book.ts';
import { inBackground } from '../system/background.ts';

/**
 * Passes on what a start wants. Files are looked at first, and the desk gets tickets for them; where
 * nothing is left of them the window is shown.
 */
export function createWishTaker(
  book: TicketBook,
  take: (wish: DeskWish) => void,
): (wish: StartWish) => void {
  return (wish) => {
    if (wish.kind !== 'files') {
      take(wish);
      return;
    }
    inBackground('wishTaker.openFiles', () =>
      openFiles(wish, book).then((opened) => {
        const isEmpty = opened.files.length === 0 && opened.refused.length === 0;
        take(isEmpty ? { kind: 'show' } : { kind: 'files', ...opened });
      }),
    );
  };
}
