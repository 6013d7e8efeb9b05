import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { VList, type VListHandle } from 'virtua';
import type { TranscriptRow } from '../../../../preload/contract/voice.ts';
import { useAction } from '../../../ui/actions/use-action.ts';
import { Button } from '../../../ui/Button.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EventRow } from './EventRow.tsx';
import { bookmarksOf } from './LineBookmarks.tsx';
import { SpeechLine } from './SpeechLine.tsx';
import { useHits } from './use-hits.ts';
import { lineAt } from './timeline-marks.ts';
import {
  useBookmarks,
  useColumns,
  useRows,
  useSession,
  useSessionStore,
  useView,
} from './use-session.ts';
import { voiceStore } from '../store.ts';
import './Transcript.css';

/** Closer to the end than this counts as reading the newest line. */
const NEAR_PX = 40;

const NO_SPEAKERS: Readonly<Record<string, string>> = {};

/** The last row that begins at or before a place of the media clock. */
function placeAt(rows: readonly TranscriptRow[], atMs: number): number {
  const after = rows.findIndex(({ startMs }) => startMs > atMs);
  return Math.max(0, (after < 0 ? rows.length : after) - 1);
}

/** Plays the line in which the focus stands, else the one that was gone to, else the newest. */
function useListenKey(rows: readonly TranscriptRow[]): void {
  const voice = usePageStore(voiceStore);
  const session = useSessionStore();
  const hasSound = useView(({ state }) => state.kept === 'text-and-sound', false);
  const listen = () => {
    const { playing, jump } = session.state.getState();
    if (playing !== null) {
      voice.stopListening();
      return;
    }
    const focused = document.activeElement?.closest<HTMLElement>('.voice-line')?.dataset['index'];
    const line =
      rows.find(({ kind, index }) => kind === 'speech' && String(index) === focused) ??
      lineAt(rows, jump?.atMs ?? Infinity);
    if (line?.kind === 'speech') void voice.listen(line);
  };
  useAction('voice-listen', hasSound && rows.some(({ kind }) => kind === 'speech') ? listen : null);
}

/** All lines. It follows the newest until someone scrolls up, and then stays where it is. */
export function Transcript() {
  const { t } = useI18n();
  const rows = useRows();
  const { shown } = useColumns();
  const bookmarks = useBookmarks();
  const speakers = useView(({ state }) => state.speakers, NO_SPEAKERS);
  const search = useSession((now) => now.search);
  const editing = useSession((now) => now.editing);
  const hits = useHits();
  const hit = useSession((now) => now.hit);
  const jump = useSession((now) => now.jump);
  const list = useRef<VListHandle>(null);
  const [isFollowing, setFollowing] = useState(true);
  const current = search === null ? undefined : hits[hit];
  const pointed = current ?? (jump === null ? undefined : placeAt(rows, jump.atMs));
  useListenKey(rows);

  useEffect(() => {
    if (isFollowing && current === undefined && rows.length > 0) {
      list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
    }
  }, [rows, isFollowing, current]);
  useEffect(() => {
    if (current !== undefined) list.current?.scrollToIndex(current, { align: 'center' });
  }, [current]);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  useEffect(() => {
    if (jump !== null)
      list.current?.scrollToIndex(placeAt(latest.current, jump.atMs), { align: 'start' });
  }, [jump]);

  const follow = () => {
    setFollowing(true);
    list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  };
  const noticeScroll = (offset: number) => {
    const handle = list.current;
    if (handle === null) return;
    setFollowing(offset + handle.viewportSize >= handle.scrollSize - NEAR_PX);
  };

  return (
    <section className="voice-transcript" aria-label={t('voice.transcript')}>
      {rows.length === 0 && <p className="voice-empty soft">{t('voice.transcript.empty')}</p>}
      <VList ref={list} data={rows} tabIndex={0} className="voice-lines" onScroll={noticeScroll}>
        {(row, place) =>
          row.kind === 'speech' ? (
            <SpeechLine
              key={row.index}
              row={row}
              columns={shown}
              speaker={row.speaker === null ? null : (speakers[row.speaker] ?? null)}
              bookmarks={bookmarksOf(rows, place, bookmarks)}
              search={search ?? ''}
              isHit={place === pointed}
              isEditing={editing === row.index}
            />
          ) : (
            <EventRow key={row.index} row={row} bookmarks={bookmarksOf(rows, place, bookmarks)} />
          )
        }
      </VList>
      {!isFollowing && (
        <span className="voice-newest">
          <Button size="compact" onPress={follow}>
            <ArrowDown aria-hidden="true" />
            {t('voice.newest')}
          </Button>
        </span>
      )}
    </section>
  );
}
