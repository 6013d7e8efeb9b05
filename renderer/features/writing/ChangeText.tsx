import { memo, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import type { WordChange } from '../../../preload/contract/word-diff.ts';
import { TextBlocks } from '../../ui/LongText.tsx';
import { pieceOf, WordMarks } from '../../ui/WordMarks.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { changeWords } from './change-words.ts';
import { canDecide } from './state.ts';
import { changeCount, numbered, type Verdict } from './verdicts.ts';
import './ChangeText.css';
import { usePageStore } from '../../ui/stores.ts';
import { writingStore } from './store.ts';

export interface ChangeTextProps {
  readonly changes: readonly WordChange[];
}

/**
 * The result with its changes marked. The changes are one stop of the tab key; the keys of
 * `changeKey` act on the one that is looked at.
 */
export function ChangeText({ changes }: ChangeTextProps) {
  const writing = usePageStore(writingStore);
  const verdicts = useStore(writing.state, (now) => now.verdicts.all);
  const current = useStore(writing.state, (now) => now.current);
  const isOpen = useStore(writing.state, canDecide);
  const root = useRef<HTMLDivElement>(null);
  const stretches = useMemo(() => numbered(changes), [changes]);
  const all = useMemo(() => changeCount(changes), [changes]);
  const pieces = useMemo(() => changes.map(pieceOf), [changes]);

  useEffect(() => {
    const mark = root.current?.querySelector<HTMLElement>(`[data-change="${current}"]`);
    if (!mark) return;
    mark.scrollIntoView({ block: 'nearest' });
    if (root.current?.contains(document.activeElement) === true) mark.focus();
  }, [current]);

  function act(event: KeyboardEvent) {
    const key = isOpen ? changeKey(event) : null;
    if (key === null || all === 0) return;
    event.preventDefault();
    if (key === 'next' || key === 'previous') writing.step(key === 'next' ? 1 : -1);
    else if (key === 'first' || key === 'last') writing.look(key === 'first' ? 0 : all - 1);
    else if (key === 'undo' || key === 'redo') writing[key]();
    else writing.decide(key);
  }

  return (
    <div ref={root} className="change-text" onKeyDown={act}>
      <TextBlocks pieces={pieces}>
        {({ piece, text, isFirst }) => {
          const { before, after, change } = stretches[piece] ?? {
            before: '',
            after: '',
            change: null,
          };
          if (change === null) return text;
          return (
            isFirst && (
              <Mark
                before={before}
                after={after}
                change={change}
                verdict={verdicts[change] ?? 'open'}
                isCurrent={current === change}
                isStop={isOpen && (current ?? 0) === change}
                all={all}
                onLook={writing.look}
              />
            )
          );
        }}
      </TextBlocks>
    </div>
  );
}

interface MarkProps extends WordChange {
  readonly change: number;
  readonly verdict: Verdict;
  readonly isCurrent: boolean;
  /** The one that the tab key stops at. */
  readonly isStop: boolean;
  readonly all: number;
  readonly onLook: (change: number) => void;
}

const Mark = memo(function Mark(props: MarkProps) {
  const { before, after, change, verdict, isCurrent, isStop, all, onLook } = props;
  const { t } = useI18n();
  return (
    <span
      className="change"
      role="button"
      tabIndex={isStop ? 0 : -1}
      data-change={change}
      data-verdict={verdict}
      aria-label={changeWords({ before, after }, { index: change, all, verdict }, t)}
      aria-current={isCurrent}
      onClick={() => onLook(change)}
      onFocus={() => onLook(change)}
    >
      {verdict === 'open' ? (
        <WordMarks before={before} after={after} />
      ) : verdict === 'accepted' ? (
        after
      ) : (
        before
      )}
    </span>
  );
});

type ChangeKey =
  'next' | 'previous' | 'first' | 'last' | 'undo' | 'redo' | Exclude<Verdict, 'open'>;

const KEYS: Readonly<Record<string, ChangeKey>> = {
  ArrowDown: 'next',
  ArrowRight: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
  Enter: 'accepted',
  ' ': 'accepted',
  Delete: 'refused',
  Backspace: 'refused',
};

function changeKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): ChangeKey | null {
  if (altKey) return null;
  if (!ctrlKey && !metaKey) return KEYS[key] ?? null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null;
}
