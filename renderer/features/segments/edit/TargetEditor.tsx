import { memo, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActionWords } from '../../../ui/actions/use-action.ts';
import type { Segment } from '../../../../preload/contract/segments.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { Button } from '../../../ui/Button.tsx';
import { WritingArea } from '../../../ui/WritingArea.tsx';
import { isHeavyText } from '../../../ui/text-blocks.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { originDetail } from '../rows/origin-words.ts';
import { useSetting } from '../../settings/use-settings.ts';
import { MirrorText } from '../tags/MirrorText.tsx';
import { keepTagsWhole } from '../tags/whole-tags.ts';
import { withCapital } from '../typing/letter-case.ts';
import { TypingHelp } from '../typing/TypingHelp.tsx';
import { useWholeTags } from '../typing/use-whole-tags.ts';
import { TagBar } from '../tags/TagBar.tsx';
import { useEditorState } from '../use-editor-state.ts';
import type { Draft } from './draft.ts';
import { typeAhead, withTypedAhead } from './typed-ahead.ts';
import './TargetEditor.css';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

export interface TargetEditorProps {
  readonly row: Segment;
  readonly draft: Draft | undefined;
  readonly language: string;
  /** Of the element that holds the source. */
  readonly sourceId: string;
  /** The summons that the keyboard has followed already. */
  readonly answered: { current: number };
}

/** UTF-16 units of a target. */
const MOST_UNITS = 100_000;
/** From here on a target is painted after each key before anything else is done with its text. */
const LONG_UNITS = 2000;
/** Lines in sight of a target that is too long to be shown as a whole. */
const HEAVY_ROWS = 12;

/** Whatever was summoned last, the keyboard is not there. */
const UNANSWERED = -1;

/** The target that is written, in its place; it grows with its text. */
export function TargetEditor({ row, draft, language, sourceId, answered }: TargetEditorProps) {
  const i18n = useI18n();
  const segments = usePageStore(segmentsStore);
  const area = useRef<HTMLTextAreaElement>(null);
  const [composed, setComposed] = useState<string | null>(null);
  /** The target that it is composed in. */
  const composedIn = useRef<string | null>(null);
  const written = draft?.text ?? row.target;
  const text = composed ?? written;
  // A text that is edited in blocks has a height of its own.
  const isHeavy = isHeavyText(text);
  // What is said of a long text comes after the key is on the screen.
  const isLong = text.length > LONG_UNITS && !isHeavy;
  // A short one would only be drawn twice.
  const later = useDeferredValue(isLong ? text : null);
  const looked = isLong ? (later ?? text) : text;
  const mirror = useRef<HTMLDivElement>(null);
  const [editor] = useSetting('segmentEditor');
  const direction = directionOf(language);
  const tagsId = `${sourceId}-tags`;
  useKeyboard(area, answered);
  useWholeTags(area, row.source, row.number);

  function compose(now: string | null) {
    composedIn.current = now === null ? null : (composedIn.current ?? written);
    setComposed(now);
    segments.compose(now !== null);
  }

  /** What was composed belongs into the target as it is by now. */
  function rebased(typed: string): string {
    const { current: before } = composedIn;
    if (before === null || before === written) return typed;
    const ahead = typeAhead(null, row.number, before, typed);
    return ahead === null ? written : withTypedAhead(ahead, row.number, written);
  }

  function write(given: string) {
    // The end of what was composed may come from a field that another segment has taken the place of.
    if (segments.state.getState().editor?.active?.number !== row.number) return;
    const typed = rebased(given);
    const field = area.current;
    const caret = field?.selectionEnd ?? typed.length;
    const isLetter = typed.length === written.length + 1;
    const capital =
      isLetter && editor?.capitals === true ? withCapital(typed, caret, language) : typed;
    const whole = keepTagsWhole(written, capital, caret);
    if (whole.text === typed) {
      segments.type(typed);
      return;
    }
    // Written at once, so that the next key falls where the caret shall stand.
    flushSync(() => segments.type(whole.text));
    field?.setSelectionRange(whole.caret, whole.caret);
  }

  const shown = draft === undefined ? row : { ...row, ...draft, author: null, changed: null };
  const origin = originDetail(shown, i18n);
  return (
    <div className="target-editor">
      <div className="target-text" data-long={isLong || undefined}>
        {/* Stands behind the field: gives it its height, and its tags their tint. */}
        {!isHeavy && (
          <div
            ref={mirror}
            className="target-mirror"
            aria-hidden="true"
            lang={language}
            dir={direction}
          >
            <MirrorText text={looked} showsSpaces={editor?.showsSpaces === true} />
            {'\u200b'}
          </div>
        )}
        <WritingArea
          ref={area}
          className="target-area"
          aria-label={i18n.t('segments.target-of', { number: row.number + 1 })}
          aria-describedby={`${sourceId} ${sourceId}-state ${tagsId}`}
          lang={language}
          dir={direction}
          rows={isHeavy ? HEAVY_ROWS : 1}
          // Dragoman's own marks act instead.
          spellCheck={editor?.spelling === false}
          autoFocus={isHeavy}
          mostUnits={MOST_UNITS}
          value={written}
          onText={write}
          onComposing={compose}
        />
      </div>
      {!isHeavy && (
        <TypingHelp
          area={area}
          mirror={mirror}
          row={row}
          text={looked}
          isLate={looked !== text}
          language={language}
        />
      )}
      <div className="target-foot small">
        <TagBar id={tagsId} source={row.source} target={looked} />
        <p className="soft">
          {origin}
          {text === '' && <BestMatch number={row.number} />}
        </p>
        <ConfirmButton />
      </div>
    </div>
  );
}

/** The best match in a few words, for windows in which the matches stand below the text. */
function BestMatch({ number }: Pick<Segment, 'number'>) {
  const { t } = useI18n();
  const { shortcut = '' } = useActionWords('segments-match-1');
  const best = useEditorState(({ matches }) =>
    matches?.number === number ? matches.list[0] : undefined,
  );
  if (best === undefined) return null;
  return (
    <span className="target-best tabular">
      {t('segments.match.best', { percent: best.percent, shortcut })}
    </span>
  );
}

/** Nothing of it changes with a key. */
const ConfirmButton = memo(function ConfirmButton() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const { shortcut } = useActionWords('segments-confirm');
  return (
    <Button kind="quiet" size="compact" onPress={() => void segments.confirm('unconfirmed')}>
      {t('segments.confirm')} <kbd>{shortcut}</kbd>
    </Button>
  );
});

/** How long a row may take to be measured and shown. */
const MOST_FRAMES = 60;

/** Takes the keyboard when the row becomes the active one, and at each summons after that. */
function useKeyboard(
  area: { readonly current: HTMLTextAreaElement | null },
  answered: { current: number },
): void {
  const summons = useEditorState((now) => now.summons);
  useLayoutEffect(() => {
    let frame = 0;
    const attempt = (frames: number) => {
      if (answered.current === summons) return;
      const { current } = area;
      current?.focus({ preventScroll: true });
      if (document.activeElement === current) answered.current = summons;
      else if (frames > 0) frame = requestAnimationFrame(() => attempt(frames - 1));
    };
    attempt(MOST_FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [area, answered, summons]);
  useLayoutEffect(() => {
    const { current } = area;
    return () => {
      // The row goes with the keyboard in it: the next one that is edited takes it.
      if (document.activeElement === current) answered.current = UNANSWERED;
    };
  }, [area, answered]);
}
