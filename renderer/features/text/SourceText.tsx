import { useLayoutEffect, useMemo, useRef, type PointerEvent } from 'react';
import { offsetAt, type Painted } from '../glossaries/marks/painting.ts';
import { usePainted } from '../glossaries/marks/use-painted.ts';
import { MAX_SOURCE_CHARACTERS } from '../../../preload/contract/limits.ts';
import { directionOf } from '../../i18n/language-code.ts';
import { isHeavyText } from '../../ui/text-blocks.ts';
import { WritingArea } from '../../ui/WritingArea.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import '../../ui/SourceText.css';

export interface SourceTextProps {
  readonly text: string;
  /** Chosen or found; null while unknown. */
  readonly language: string | null;
  readonly onChange: (text: string) => void;
  /** A text is pasted; `onChange` follows. */
  readonly onPaste: (pasted: string) => void;
  /** Range of the highlighted segment. */
  readonly highlighted: readonly [start: number, end: number] | null;
  /** Stretches that are underlined, and what is told of the one under the pointer. */
  readonly marked: readonly Painted[];
  readonly told: string;
  /** What is selected. */
  readonly onSelect: (text: string) => void;
  /** The pointer or the caret is at an offset of the text; null when it left. */
  readonly onPoint: (offset: number | null) => void;
}

const NOTHING: readonly Painted[] = [];

/** The text area of the source, with the highlighted segment and the terms marked behind it. */
export function SourceText(props: SourceTextProps) {
  const { text, language, onChange, onPaste, highlighted, marked, told, onSelect, onPoint } = props;
  const { t } = useI18n();
  const area = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const direction = directionOf(language);

  function follow() {
    if (area.current !== null && mirror.current !== null) {
      mirror.current.scrollTop = area.current.scrollTop;
    }
  }
  useLayoutEffect(follow);
  // A heavy text is edited in blocks, whose own words are painted; there is no second layout of it.
  const isHeavy = useMemo(() => isHeavyText(text), [text]);
  const isMirrored = !isHeavy && (highlighted !== null || marked.length > 0);
  usePainted(mirror, isMirrored ? marked : NOTHING, `${highlighted?.join('-') ?? ''} ${text}`);
  const inBlocks = useMemo<readonly Painted[]>(
    () =>
      !isHeavy
        ? NOTHING
        : highlighted === null
          ? marked
          : [...marked, { at: highlighted, look: 'highlighted' }],
    [isHeavy, highlighted, marked],
  );
  usePainted(root, inBlocks, text);

  function point({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    if (!(currentTarget instanceof HTMLTextAreaElement)) {
      onPoint(offsetAt(currentTarget, clientX, clientY));
      return;
    }
    const position = document.caretPositionFromPoint(clientX, clientY);
    onPoint(position?.offsetNode === currentTarget ? position.offset : null);
  }

  return (
    <div ref={root} className="source-text">
      {isMirrored && (
        <div ref={mirror} className="source-mirror" dir={direction} aria-hidden="true">
          {highlighted === null ? (
            text
          ) : (
            <>
              {text.slice(0, highlighted[0])}
              <mark>{text.slice(highlighted[0], highlighted[1])}</mark>
              {text.slice(highlighted[1])}
            </>
          )}
          {'\n'}
        </div>
      )}
      <WritingArea
        ref={area}
        className="source-field"
        aria-label={t('text.source')}
        placeholder={t('text.source-empty')}
        lang={language ?? undefined}
        dir={direction}
        value={text}
        mostUnits={MAX_SOURCE_CHARACTERS}
        autoFocus
        title={told === '' ? undefined : told}
        onText={onChange}
        onSelected={onSelect}
        onPaste={(event) => onPaste(event.clipboardData.getData('text/plain'))}
        onScroll={follow}
        onPointerMove={point}
        onPointerLeave={() => onPoint(null)}
        onKeyUp={({ currentTarget }) => onPoint(caretOf(currentTarget))}
      />
    </div>
  );
}

/** The offset of the caret in a field; null while it is elsewhere. */
function caretOf(field: HTMLElement): number | null {
  if (field instanceof HTMLTextAreaElement) return field.selectionStart;
  const caret = document.getSelection();
  if (caret === null || caret.focusNode === null || !field.contains(caret.focusNode)) return null;
  const before = new Range();
  before.setStart(field, 0);
  before.setEnd(caret.focusNode, caret.focusOffset);
  return before.toString().length;
}
