import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import type { Painted } from '../glossaries/marks/painting.ts';
import { usePainted } from '../glossaries/marks/use-painted.ts';
import { MAX_SOURCE_CHARACTERS } from '../../preload/contract/limits.ts';
import { directionOf } from '../languages/code.ts';
import { useWords } from '../words/use-words.ts';
import './SourceText.css';

export interface SourceTextProps {
  readonly text: string;
  /** Chosen or found; null while unknown. */
  readonly language: string | null;
  readonly onChange: (text: string) => void;
  /** A text is pasted; `onChange` follows. */
  readonly onPaste: (pasted: string) => void;
  /** Range of the lit segment. */
  readonly lit: readonly [start: number, end: number] | null;
  /** Stretches that are underlined, and what is told of the one under the pointer. */
  readonly marked: readonly Painted[];
  readonly told: string;
  /** What is selected. */
  readonly onSelect: (text: string) => void;
  /** The pointer or the caret is at an offset of the text; null when it left. */
  readonly onPoint: (offset: number | null) => void;
}

/** UTF-16 units from which a second layout of the text would be felt. */
const LARGEST_MIRROR = 100_000;
const NOTHING: readonly Painted[] = [];

/** The text area of the source, with the lit segment and the terms marked behind it. */
export function SourceText(props: SourceTextProps) {
  const { text, language, onChange, onPaste, lit, marked, told, onSelect, onPoint } = props;
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
  const isMirrored = (lit !== null || marked.length > 0) && text.length <= LARGEST_MIRROR;
  usePainted(mirror, isMirrored ? marked : NOTHING, `${lit?.join('-') ?? ''} ${text}`);

  function point(event: PointerEvent<HTMLTextAreaElement>) {
    const position = document.caretPositionFromPoint(event.clientX, event.clientY);
    onPoint(position?.offsetNode === event.currentTarget ? position.offset : null);
  }

  return (
    <div className="source-text">
      {isMirrored && (
        <div ref={mirror} className="source-mirror" dir={direction} aria-hidden="true">
          {lit === null ? (
            text
          ) : (
            <>
              {text.slice(0, lit[0])}
              <mark>{text.slice(lit[0], lit[1])}</mark>
              {text.slice(lit[1])}
            </>
          )}
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
        title={told === '' ? undefined : told}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onSelect={({ currentTarget: { value, selectionStart, selectionEnd } }) =>
          onSelect(value.slice(selectionStart, selectionEnd))
        }
        onPaste={(event) => onPaste(event.clipboardData.getData('text/plain'))}
        onScroll={follow}
        onPointerMove={point}
        onPointerLeave={() => onPoint(null)}
        onKeyUp={(event) => onPoint(event.currentTarget.selectionStart)}
      />
    </div>
  );
}
