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
  /** What has been said: everything that stood there at first. */
  const said = useRef<number | null>(null);
  const column = shown.length > 1 ? shown[1] : shown[0];

  useEffect(() => {
    announcer.current = createAnnouncer(setWords, timer);
    return () => announcer.current?.stop();
  }, []);
  useEffect(() => {
    // The last line may still grow.
    const whole = rows.length - 1;
    if (isOn && said.current !== null && column !== undefined) {
      for (const row of rows.slice(said.current, Math.max(said.current, whole))) {
        if (row.kind === 'speech') announcer.current?.add(textOf(row, column).text);
      }
    }
    said.current = Math.max(said.current ?? 0, whole);
  }, [rows, isOn, column]);

  return (
    <p className="unseen" aria-live="polite">
      {isOn ? words : ''}
    </p>
  );
}
