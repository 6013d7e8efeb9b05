import { useEffect, useRef, useState } from 'react';
import { useSetting } from '../../settings/use-settings.ts';
import { createAnnouncer, type Announcer } from './announcer.ts';
import { textOf } from './columns.ts';
import { useColumns, useRows } from './use-session.ts';

const timer = (ms: number, run: () => void) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

/** Concluded lines for screen readers: polite, never more than one in two seconds. */
export function Announcements() {
  const rows = useRows();
  const { shown } = useColumns();
  const [voice] = useSetting('voice');
  const isOn = voice?.announce ?? true;
  const [words, setWords] = useState('');
  const announcer = useRef<Announcer | null>(null);
  /** Lines before this one have been said: all that stood there at first. */
  const next = useRef<number | null>(null);
  const column = shown.length > 1 ? shown[1] : shown[0];

  useEffect(() => {
    announcer.current = createAnnouncer(setWords, timer);
    return () => announcer.current?.stop();
  }, []);
  useEffect(() => {
    // The last line may still grow.
    const growing = rows.reduce((last, { index }) => Math.max(last, index), 0);
    if (isOn && next.current !== null && column !== undefined) {
      for (const row of rows) {
        const isNew = row.index >= next.current && row.index < growing;
        if (isNew && row.kind === 'speech') announcer.current?.add(textOf(row, column).text);
      }
    }
    next.current = Math.max(next.current ?? 0, growing);
  }, [rows, isOn, column]);

  return (
    <p className="unseen" aria-live="polite">
      {isOn ? words : ''}
    </p>
  );
}
