import type { Bookmark, TranscriptRow, VoiceEvent } from '../../../../preload/contract/voice.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { I18n } from '../../../i18n/i18n.ts';
import { LineBookmarks } from './LineBookmarks.tsx';
import { clockTime, seconds } from './times.ts';

export interface EventRowProps {
  readonly row: Exclude<TranscriptRow, { kind: 'speech' }>;
  readonly bookmarks: readonly Bookmark[];
}

/** What happened between two lines: a gap with its length, a pause, other languages. */
export function EventRow({ row, bookmarks }: EventRowProps) {
  const i18n = useI18n();
  return (
    <div className="voice-line voice-event" data-kind={row.kind}>
      <div className="voice-gutter small tabular">{clockTime(row.startMs)}</div>
      <p className="small">
        {row.kind === 'gap' ? gapWords(row, i18n) : eventWords(row.event, i18n)}
      </p>
      <LineBookmarks bookmarks={bookmarks} />
    </div>
  );
}

const gapWords = (row: { startMs: number; endMs: number; refilled: boolean }, { t }: I18n) =>
  t(row.refilled ? 'voice.gap.refilled' : 'voice.gap', {
    seconds: seconds(row.endMs - row.startMs),
  });

function eventWords(event: VoiceEvent, { t, language, list }: I18n): string {
  switch (event.kind) {
    case 'paused':
      return t('voice.event.paused');
    case 'resumed':
      return t('voice.event.resumed', { time: clockTime(event.pausedMs) });
    case 'reconnected':
      return event.gapMs > 0
        ? t('voice.event.reconnected-gap', {
            seconds: seconds(event.awayMs),
            gap: seconds(event.gapMs),
          })
        : t('voice.event.reconnected', { seconds: seconds(event.awayMs) });
    case 'languages':
      return t('voice.event.languages', {
        source: event.source === null ? t('voice.detected') : language(event.source),
        targets:
          event.targets.length === 0
            ? t('voice.no-target')
            : list(event.targets.map((code) => language(code))),
      });
    case 'interrupted':
      return t('voice.event.interrupted');
  }
}
