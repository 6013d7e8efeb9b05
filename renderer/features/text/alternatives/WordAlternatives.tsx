import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { shownShortcut } from '../../../ui/actions/shortcut.ts';
import { useAction, useActions } from '../../../ui/actions/use-action.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { offsetAt, offsetOf, rangeAt } from '../../glossaries/marks/painting.ts';
import { foundLanguage } from '../state.ts';
import { chosenLocal } from '../local-choice.ts';
import { resultOf, type Column } from '../column.ts';
import { hasPlacedWord, segmentsOf, translatedBy } from '../placed-words.ts';
import { textStore } from '../store.ts';
import { AlternativesPopover } from './AlternativesPopover.tsx';
import { alternativesStore } from './store.ts';
import { nextWordRange, wordOfResult, wordRange, type WordOfResult } from './word-at.ts';

export interface WordAlternativesProps {
  readonly column: Column;
  /** The element of the result. */
  readonly section: RefObject<HTMLElement | null>;
  readonly isFirst: boolean;
}

type Range = readonly [start: number, end: number];

/** A second press within this time selects the word instead. */
const DOUBLE_PRESS_MS = 250;

/**
 * Other words for a word of a result: for one that is pressed, or for the one that the left and right
 * arrow keys lead to. The result has no elements for words; they are found by their place.
 */
export function WordAlternatives({ column, section, isFirst }: WordAlternativesProps) {
  const { t } = useI18n();
  const { mac } = useActions();
  const text = usePageStore(textStore);
  const alternatives = usePageStore(alternativesStore);
  const { target } = column;
  const result = resultOf(column);
  const [asked, setAsked] = useState<(WordOfResult & { readonly place: DOMRect }) | null>(null);
  const [said, setSaid] = useState('');
  /** The range that was selected, or walked to, last; a palette takes the selection away. */
  const last = useRef<Range | null>(null);

  function open(at: Range) {
    const element = section.current;
    const now = text.state.getState();
    const place = element === null ? null : placeOf(element, at);
    if (place === null) return;
    const source = translatedBy(column, now);
    const from = now.source ?? foundLanguage(now)?.language ?? null;
    const word = wordOfResult(
      { source: source ?? '', result, segments: source === null ? [] : segmentsOf(column) },
      at,
      target,
    );
    const { options } = text.applicable(target);
    const { memories } = chosenLocal(options.local);
    alternatives.ask(
      from === null || word.source.trim() === ''
        ? null
        : {
            source: word.source,
            translation: word.translation,
            at: [at[0] - word.start, at[1] - word.start],
            from,
            to: target,
            glossaries: options.glossaries ?? [],
            memories: memories.length === 0 ? null : memories,
          },
    );
    setAsked({ ...word, place });
  }

  function openHere() {
    const element = section.current;
    const area = element?.querySelector('textarea');
    const selected = area ? area.selectionStart : last.current?.[0];
    const at = wordRange(result, selected ?? 0, target) ?? nextWordRange(result, [0, 0], 1, target);
    if (at !== null) open(at);
  }

  function choose(at: Range, word: string, old: string) {
    text.placeWord(target, at, word);
    last.current = [at[0], at[0] + word.length];
    setAsked(null);
    setSaid(t('alternatives.placed', { old, word, shortcut: shownShortcut('Mod+Z', t, mac) }));
  }

  const undo = () => {
    text.undoWord(target);
    setSaid(t('alternatives.undone'));
  };
  const canUndo = hasPlacedWord(column);
  useAction(isFirst ? 'word-alternatives' : null, openHere);
  useAction(isFirst ? 'undo-word' : null, canUndo ? undo : null);

  const press = useEffectEvent((event: MouseEvent) => {
    const element = section.current;
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (element === null || event.button !== 0 || event.detail !== 1 || !isPlain) return;
    const selection = getSelection();
    if (selection === null || !selection.isCollapsed || hasArea(element)) return;
    const offset = offsetAt(element, event.clientX, event.clientY);
    const at = offset === null ? null : wordRange(result, offset, target);
    if (at === null || !isOn(element, at, event)) return;
    const timer = setTimeout(() => open(at), DOUBLE_PRESS_MS);
    const stop = () => clearTimeout(timer);
    element.addEventListener('pointerdown', stop, { once: true });
    document.addEventListener('keydown', stop, { once: true });
  });
  const walk = useEffectEvent((event: KeyboardEvent) => {
    const element = section.current;
    if (element === null || hasArea(element)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'z' && canUndo) {
      event.preventDefault();
      undo();
      return;
    }
    if (isCommand || event.altKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const isForward =
      (event.key === 'ArrowRight') === (getComputedStyle(element).direction === 'ltr');
    const at = nextWordRange(result, last.current ?? [0, 0], isForward ? 1 : -1, target);
    const range = at === null ? null : rangeAt(element, at);
    if (at === null || range === null) return;
    event.preventDefault();
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
    last.current = at;
    setSaid(result.slice(...at));
  });
  const remember = useEffectEvent(() => {
    const element = section.current;
    const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined;
    if (element === null || range === undefined) return;
    if (!element.contains(range.commonAncestorContainer)) return;
    const start = offsetOf(element, range.startContainer, range.startOffset);
    const end = offsetOf(element, range.endContainer, range.endOffset);
    if (start !== null) last.current = [start, end ?? start];
  });

  useEffect(() => {
    const element = section.current;
    const life = new AbortController();
    const { signal } = life;
    element?.addEventListener('click', (event) => press(event), { signal });
    element?.addEventListener('keydown', (event) => walk(event), { signal });
    // Only what a selection ends with counts, so that selecting costs nothing in a long result.
    element?.addEventListener('pointerup', () => remember(), { signal });
    return () => life.abort();
  }, [section]);

  return (
    <>
      {asked !== null && (
        <AlternativesPopover
          asked={asked}
          target={target}
          onChoose={choose}
          onClose={() => {
            setAsked(null);
            alternatives.forget();
          }}
        />
      )}
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  );
}

const hasArea = (element: HTMLElement): boolean => element.querySelector('.result-edit') !== null;

/** Where a range of the result is drawn; while it is edited, the result itself. */
function placeOf(element: HTMLElement, at: Range): DOMRect | null {
  if (hasArea(element)) return element.getBoundingClientRect();
  return rangeAt(element, at)?.getBoundingClientRect() ?? null;
}

/** Whether a point is on a word, and not on what is merely nearest to it. */
function isOn(element: HTMLElement, at: Range, { clientX: x, clientY: y }: MouseEvent): boolean {
  const rects = rangeAt(element, at)?.getClientRects() ?? [];
  return [...rects].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}
