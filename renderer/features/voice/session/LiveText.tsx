import { useEffect, useMemo, useState } from 'react';
import { LongText } from '../../../ui/LongText.tsx';
import { useSetting } from '../../settings/use-settings.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { LiveLine } from '../../../../preload/contract/voice.ts';
import { concludedMark } from '../steady/concluded-mark.ts';
import { CAPTIONS_STEADINESS, createSteady, TRANSCRIPT_STEADINESS } from '../steady/steady.ts';
import { liveTextOf } from './columns.ts';
import { useColumns, useRows, useView } from './use-session.ts';

/** Words ripen with time, so they are looked at between two messages, too. */
const LOOK_MS = 250;

interface SteadyWordsProps {
  readonly text: string;
  /** Another value once more of the column has been concluded. */
  readonly concluded: string;
  /** Milliseconds that the shown words lag behind. */
  readonly onBehind: (ms: number) => void;
}

const EMPTY: LiveLine = { startMs: null, language: null, source: '', targets: {} };

/** The words that may still change, at a fixed place below the transcript, two lines high. */
export function LiveText() {
  const { t } = useI18n();
  const { shown } = useColumns();
  const rows = useRows();
  const [behind, setBehind] = useState(0);
  const live = useView((view) => view.live, EMPTY);
  return (
    <section className="voice-live" aria-label={t('voice.live')}>
      <span className="voice-gutter small soft">
        {behind === 0 ? t('voice.live.mark') : t('voice.live.behind', { seconds: behind / 1000 })}
      </span>
      {shown.map((column) => (
        <p
          key={column}
          lang={column === 'source' ? (live.language ?? undefined) : column}
          dir="auto"
        >
          <SteadyWords
            text={liveTextOf(live, column)}
            concluded={concludedMark(rows, column)}
            onBehind={setBehind}
          />
        </p>
      ))}
    </section>
  );
}

/** The last word is held back for a moment; in reading mode only words that will hardly change. */
function SteadyWords({ text, concluded, onBehind }: SteadyWordsProps) {
  const [voice] = useSetting('voice');
  const isReading = voice?.readingMode ?? false;
  const rewritesPerMinute = isReading ? (voice?.rewritesPerMinute ?? 0) : null;
  const steady = useMemo(
    () =>
      createSteady({
        ...(isReading ? CAPTIONS_STEADINESS : TRANSCRIPT_STEADINESS),
        rewritesPerMinute,
      }),
    [isReading, rewritesPerMinute],
  );
  const [held, setHeld] = useState('');
  useEffect(() => {
    const show = () => {
      const now = performance.now();
      const { text: words, behindMs } = steady.show(text, now, concluded);
      setHeld(words);
      onBehind(isReading ? Math.round(behindMs / 500) * 500 : 0);
    };
    show();
    const timer = setInterval(show, LOOK_MS);
    return () => clearInterval(timer);
  }, [steady, text, concluded, isReading, onBehind]);
  return <LongText text={held} />;
}
