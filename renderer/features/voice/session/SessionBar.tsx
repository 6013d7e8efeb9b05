import { ArrowLeft, Bookmark, Pause, Play, Search, Square } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../ui/actions/use-action.ts';
import { CaptionsControl } from '../../captions/CaptionsControl.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { BookmarkNote } from './BookmarkNote.tsx';
import { BookmarksButton } from './BookmarksButton.tsx';
import { DetailsButton } from './DetailsButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { LanguagesButton } from './LanguagesButton.tsx';
import { ReportButton } from './ReportButton.tsx';
import { clockTime } from './times.ts';
import { useSession, useSessionStore, useView } from './use-session.ts';
import { sessionTitle } from '../session-title.ts';
import { useKeptField } from '../../../ui/use-kept-field.ts';

/** The session's name and clock, and everything that can be done with it as a whole. */
export function SessionBar() {
  const { t } = useI18n();
  const session = useSessionStore();
  const search = useSession((now) => now.search);
  const phase = useView(({ state }) => state.phase, 'ended');
  const mediaMs = useView(({ state }) => Math.floor(state.mediaMs / 1000) * 1000, 0);
  const [marking, setMarking] = useState<number | null>(null);
  const isOver = phase === 'ended' || phase === 'failed';
  const isPaused = phase === 'paused';
  const canPause = phase === 'listening' || phase === 'reconnecting';

  const pause = () => void session.ask(isPaused ? 'voice.resume' : 'voice.pause', {});
  const end = () => void session.ask('voice.end', {});
  const mark = () => setMarking(mediaMs);
  useAction('voice-pause', isPaused || canPause ? pause : null);
  useAction('voice-start', isOver || phase === 'ending' ? null : end);
  useAction('voice-bookmark', isOver ? null : mark);

  return (
    <div className="voice-bar">
      <IconButton
        action="voice-back"
        icon={ArrowLeft}
        name={t('voice.back')}
        onPress={() => session.show(null)}
      />
      <SessionTitle />
      <span className="voice-clock tabular" role="timer" aria-label={t('voice.clock')}>
        {clockTime(mediaMs)}
      </span>
      <DetailsButton />
      <span className="bar-space" />
      {!isOver && (
        <>
          <ActionButton
            action="voice-pause"
            icon={isPaused ? Play : Pause}
            word={t(isPaused ? 'voice.resume' : 'voice.pause')}
            isDisabled={!isPaused && !canPause}
            onPress={pause}
          />
          <ActionButton
            action="voice-start"
            icon={Square}
            word={t('voice.end')}
            isDisabled={phase === 'ending'}
            onPress={end}
          />
          <span className="voice-bookmark">
            <ActionButton
              action="voice-bookmark"
              icon={Bookmark}
              word={t('voice.bookmark')}
              kind="quiet"
              onPress={mark}
            />
          </span>
          <LanguagesButton />
          <CaptionsControl />
        </>
      )}
      <IconButton
        icon={Search}
        name={t('voice.search')}
        aria-expanded={search !== null}
        onPress={() => session.search(search === null ? '' : null)}
      />
      <BookmarksButton />
      <ReportButton />
      <ExportButton />
      <BookmarkNote atMs={marking} onClose={() => setMarking(null)} />
    </div>
  );
}

/** The name of the session, which can be changed in place. */
function SessionTitle() {
  const i18n = useI18n();
  const session = useSessionStore();
  const title = useView(({ state }) => state.title, '');
  const started = useView(({ state }) => state.started, 0);
  const name = useKeptField(title, (next) => void session.ask('voice.rename', { title: next }));
  return (
    <input
      className="voice-title"
      title={brief(name.value)}
      dir="auto"
      aria-label={i18n.t('voice.title')}
      placeholder={sessionTitle({ title: '', started }, i18n)}
      maxLength={200}
      value={name.value}
      onChange={(event) => name.type(event.target.value)}
      onBlur={name.keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        else if (event.key === 'Escape') name.giveUp();
      }}
    />
  );
}
