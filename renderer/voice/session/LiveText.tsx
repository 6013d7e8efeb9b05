import { useEffect, useMemo, useState } from 'react';
import { useSetting } from '../../settings/use-settings.ts';
import { useWords } from '../../words/use-words.ts';
import type { LiveLine } from '../../../preload/contract/voice.ts';
import { createSteady } from '../steady/steady.ts';
import { liveTextOf } from './columns.ts';
import { useColumns, useView } from './use-session.ts';

/** Words at the end that are held back; the figures behind it are in the benchmark of flicker. */
const HIDES = 1;
const READING_HIDES = 2;
const LOOK_MS = 250;

interface SteadyWordsProps {
  readonly text: string;
  /** Milliseconds that the shown words lag behind. */
  readonly onBehind: (ms: number) => void;
}

const EMPTY: LiveLine = { startMs: null, language: null, source: '', targets: {} };

/** The words that may still change, at a fixed place below the transcript, two lines high. */
export function LiveText() {
  const { t } = useWords();
  const { shown } = useColumns();
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
          <SteadyWords text={liveTextOf(live, column)} onBehind={setBehind} />
        </p>
      ))}
    </section>
  );
}

/** The last word is held back for a moment; in reading mode only words that will hardly change. */
function SteadyWords({ text, onBehind }: SteadyWordsProps) {
  const [voice] = useSetting('voice');
  const isReading = voice?.readingMode ?? false;
  const rewritesPerMinute = isReading ? (voice?.rewritesPerMinute ?? 0) : null;
  const steady = useMemo(
    () => createSteady({ hide: isReading ? READING_HIDES : HIDES, rewritesPerMinute }),
    [isReading, rewritesPerMinute],
  );
  const [held, setHeld] = useState('');
  useEffect(() => {
    const show = () => {
      const { text: words, behindMs } = steady.show(text, performance.now());
      setHeld(words);
      onBehind(isReading ? Math.round(behindMs / 500) * 500 : 0);
    };
    show();
    // What is held back ripens with time, also when nothing new comes.
    const timer = setInterval(show, LOOK_MS);
    return () => clearInterval(timer);
  }, [steady, text, isReading, onBehind]);
  return <>{held}</>;
}
