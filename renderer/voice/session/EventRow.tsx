import type { TranscriptRow, VoiceEvent } from '../../../preload/contract/voice.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { clockTime, seconds } from './times.ts';

export interface EventRowProps {
  readonly row: Exclude<TranscriptRow, { kind: 'speech' }>;
}

/** What happened between two lines: a gap with its length, a pause, other languages. */
export function EventRow({ row }: EventRowProps) {
  const words = useWords();
  return (
    <div className="voice-line voice-event" data-kind={row.kind}>
      <div className="voice-gutter small tabular">{clockTime(row.startMs)}</div>
      <p className="small">
        {row.kind === 'gap' ? gapWords(row, words) : eventWords(row.event, words)}
      </p>
    </div>
  );
}

const gapWords = (row: { startMs: number; endMs: number; refilled: boolean }, { t }: Words) =>
  t(row.refilled ? 'voice.gap.refilled' : 'voice.gap', {
    seconds: seconds(row.endMs - row.startMs),
  });

function eventWords(event: VoiceEvent, { t, language, list }: Words): string {
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
