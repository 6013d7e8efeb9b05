import { Bookmark as BookmarkIcon } from 'lucide-react';
import type { Bookmark } from '../../../../preload/contract/voice.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { brief } from '../../../i18n/brief.ts';

/** The notes of the bookmarks that stand at a line of the transcript. */
export function LineBookmarks({ bookmarks }: { readonly bookmarks: readonly Bookmark[] }) {
  const { t } = useI18n();
  if (bookmarks.length === 0) return null;
  return (
    <div className="voice-notes">
      {bookmarks.map(({ id, note }) => (
        <p key={id} className="voice-note small">
          <BookmarkIcon aria-hidden="true" />
          <span className="unseen">{t('voice.bookmark')}</span>
          {brief(note)}
        </p>
      ))}
    </div>
  );
}

/**
 * The bookmarks that belong to a row: from its start until the next row's, also where the row is a
 * pause; those from before the first row belong to it.
 * @param place index of the row
 */
export function bookmarksOf(
  rows: readonly { readonly startMs: number }[],
  place: number,
  bookmarks: readonly Bookmark[],
): readonly Bookmark[] {
  const from = place === 0 ? -Infinity : (rows[place]?.startMs ?? Infinity);
  const to = rows[place + 1]?.startMs ?? Infinity;
  return bookmarks.filter(({ atMs }) => atMs >= from && atMs < to);
}
