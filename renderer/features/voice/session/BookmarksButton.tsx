import { BookMarked, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { clockTime } from './times.ts';
import { useBookmarks, useSessionStore } from './use-session.ts';

/** All bookmarks, to jump to or to delete. */
export function BookmarksButton() {
  const { t } = useI18n();
  const session = useSessionStore();
  const bookmarks = useBookmarks();
  return (
    <Popover
      name={t('voice.bookmarks')}
      placement="bottom end"
      trigger={
        <IconButton action="voice-bookmarks" icon={BookMarked} name={t('voice.bookmarks')} />
      }
    >
      <div className="voice-panel">
        <h2>{t('voice.bookmarks')}</h2>
        {bookmarks.length === 0 ? (
          <p className="soft">{t('voice.bookmarks.none')}</p>
        ) : (
          <ul className="voice-bookmarks">
            {bookmarks.map(({ id, atMs, note }) => (
              <li key={id}>
                <Button kind="quiet" size="compact" onPress={() => session.goTo(atMs)}>
                  <span className="tabular">{clockTime(atMs)}</span> {brief(note)}
                </Button>
                <IconButton
                  icon={Trash2}
                  size="compact"
                  name={t('voice.bookmark.delete', { time: clockTime(atMs) })}
                  onPress={() =>
                    void session.ask('voice.change-bookmark', { bookmark: id, note: null })
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Popover>
  );
}
