import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import { MAX_SOURCE_CHARACTERS } from '../../preload/contract/limits.ts';
import { directionOf } from '../languages/code.ts';
import { useWords } from '../words/use-words.ts';
import './SourceText.css';

export interface SourceTextProps {
  readonly text: string;
  /** Chosen or found; null while unknown. */
  readonly language: string | null;
  readonly onChange: (text: string) => void;
  /** Range of the lit segment. */
  readonly lit: readonly [start: number, end: number] | null;
  /** The pointer or the caret is at an offset of the text; null when it left. */
  readonly onPoint: (offset: number | null) => void;
}

/** UTF-16 units from which a second layout of the text would be felt. */
const LARGEST_MIRROR = 100_000;

/** The text area of the source, with the lit segment marked behind it. */
export function SourceText({ text, language, onChange, lit, onPoint }: SourceTextProps) {
  const { t } = useWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const direction = directionOf(language);

  function follow() {
    if (area.current !== null && mirror.current !== null) {
      mirror.current.scrollTop = area.current.scrollTop;
    }
  }
  useLayoutEffect(follow);

  function point(event: PointerEvent<HTMLTextAreaElement>) {
    const position = document.caretPositionFromPoint(event.clientX, event.clientY);
    onPoint(position?.offsetNode === event.currentTarget ? position.offset : null);
  }

  return (
    <div className="source-text">
      {lit !== null && text.length <= LARGEST_MIRROR && (
        <div ref={mirror} className="source-mirror" dir={direction} aria-hidden="true">
          {text.slice(0, lit[0])}
          <mark>{text.slice(lit[0], lit[1])}</mark>
          {text.slice(lit[1])}
          {'\n'}
        </div>
      )}
      <textarea
        ref={area}
        aria-label={t('text.source')}
        placeholder={t('text.source-empty')}
        lang={language ?? undefined}
        dir={direction}
        value={text}
        maxLength={MAX_SOURCE_CHARACTERS}
        autoFocus
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onScroll={follow}
        onPointerMove={point}
        onPointerLeave={() => onPoint(null)}
        onKeyUp={(event) => onPoint(event.currentTarget.selectionStart)}
      />
    </div>
  );
}
