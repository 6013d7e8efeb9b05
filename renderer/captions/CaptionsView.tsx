import { useEffect, useState } from 'react';
import type { CaptionsLook } from '../../preload/contract/settings.ts';
import { useWords } from '../words/use-words.ts';
import { SOURCE, type Column } from '../voice/session/columns.ts';
import type { ShownView } from '../voice/session/view.ts';
import { createSteady } from '../voice/steady/steady.ts';
import { captionText } from './caption-text.ts';
import './CaptionsView.css';

export interface CaptionsViewProps {
  /** null: no session, or none yet. */
  readonly view: ShownView | null;
  readonly look: CaptionsLook;
}

/** Words at the end that are held back: nobody can read captions that rewrite themselves. */
const HIDES = 2;
const LOOK_MS = 250;

/** The newest lines in letters that can be read across a room; the box keeps its height. */
export function CaptionsView({ view, look }: CaptionsViewProps) {
  const { t } = useWords();
  const { show, target, lines, size, font, opacity } = look;
  const first = view?.state.targets[0]?.language ?? null;
  const chosen = view?.state.targets.some(({ language }) => language === target) ? target : first;
  const columns: readonly Column[] = [
    ...(show === 'target' && chosen !== null ? [] : [SOURCE]),
    ...(show === 'source' || chosen === null ? [] : [chosen]),
  ];
  return (
    <div
      className="captions"
      data-font={font}
      style={{
        fontSize: `${size}px`,
        backgroundColor: `rgb(0 0 0 / ${opacity * 100}%)`,
      }}
    >
      {columns.map((column) => (
        <CaptionLines
          key={column}
          column={column}
          view={view}
          lines={lines}
          empty={t('captions.waiting')}
        />
      ))}
    </div>
  );
}

interface CaptionLinesProps {
  readonly column: Column;
  readonly view: ShownView | null;
  readonly lines: number;
  readonly empty: string;
}

function CaptionLines({ column, view, lines, empty }: CaptionLinesProps) {
  const [steady] = useState(() => createSteady({ hide: HIDES, rewritesPerMinute: null }));
  const { concluded, live } =
    view === null ? { concluded: '', live: '' } : captionText(view.rows, view.live, column);
  const [held, setHeld] = useState('');
  useEffect(() => {
    const look = () => setHeld(steady.show(live, performance.now()).text);
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [steady, live]);
  const language = column === SOURCE ? (view?.live.language ?? undefined) : column;
  return (
    <div className="captions-lines" style={{ blockSize: `${lines * 1.35}em` }}>
      <p lang={language} dir="auto">
        {concluded === '' && held === '' ? empty : concluded} <i>{held}</i>
      </p>
    </div>
  );
}
