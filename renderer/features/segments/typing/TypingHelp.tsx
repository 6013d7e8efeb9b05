import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { Segment } from '../../../../preload/contract/segments.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useSetting } from '../../settings/use-settings.ts';
import { rangeAt } from '../../glossaries/marks/painting.ts';
import { CaretList, type CaretOption } from './CaretList.tsx';
import { useCandidates } from './use-candidates.ts';
import { useCompletion } from './use-completion.ts';
import { useMisspelt, useMisspeltMarks, type MisspeltWord } from './use-spelling.ts';
import { useSpellingMenu } from './use-spelling-menu.ts';

export interface TypingHelpProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** The same text behind the field, which can be measured. */
  readonly mirror: RefObject<HTMLElement | null>;
  readonly row: Segment;
  readonly text: string;
  /** More has been typed since this text, so that no place in it can be relied on. */
  readonly isLate: boolean;
  readonly language: string;
}

/** Suggestions and spelling of the target that is written. */
export function TypingHelp({ area, mirror, row, text, isLate, language }: TypingHelpProps) {
  const { t } = useI18n();
  const [editor] = useSetting('segmentEditor');
  const candidates = useCandidates(row, language);
  const completing = useCompletion(area, row, language, candidates, editor?.completes === true);
  const misspelt = useMisspelt(row, text, language, candidates.termWords);
  useMisspeltMarks(mirror, misspelt);
  const menu = useSpellingMenu(area, row, language, isLate ? NOTHING : misspelt);
  const { shown } = completing;
  const isSpelling = menu.word !== null;
  const range = isSpelling
    ? ([menu.word.start, menu.word.end] as const)
    : shown && ([shown.start, shown.start + shown.typed.length] as const);
  const at = useRectAt(mirror, range, text);
  const options: readonly CaretOption[] = isSpelling
    ? [
        ...menu.word.suggestions.map((one) => ({ text: one, note: '' })),
        { text: t('segments.spelling.add'), note: '', isVerb: true },
        { text: t('segments.spelling.ignore'), note: '', isVerb: true },
      ]
    : (shown?.list ?? []).map((one) => ({
        text: one.text,
        note: t('segments.completion.kind', { kind: one.kind }),
      }));
  const chosen = isSpelling ? menu.chosen : completing.chosen;
  const isShown = at !== null && options.length > 0;
  useActiveOption(area, isShown ? `${LIST}-${chosen}` : null);
  if (!isShown) return null;
  return (
    <CaretList
      id={LIST}
      name={isSpelling ? t('segments.spelling.list') : t('segments.completion.list')}
      options={options}
      chosen={chosen}
      at={at}
      language={language}
      direction={directionOf(language)}
      foot={isSpelling ? t('segments.spelling.foot') : t('segments.completion.foot')}
      onTake={isSpelling ? menu.take : completing.take}
    />
  );
}

const LIST = 'caret-list';
const NOTHING: readonly MisspeltWord[] = [];

/** Where a stretch of the mirror is in the window; null without one. */
function useRectAt(
  mirror: RefObject<HTMLElement | null>,
  range: readonly [number, number] | null,
  text: string,
): DOMRect | null {
  const [rect, setRect] = useState<DOMRect | null>(null);
  const [start, end] = range ?? [-1, -1];
  useLayoutEffect(() => {
    const element = mirror.current;
    const found = element === null || start < 0 ? null : rangeAt(element, [start, end]);
    setRect(found?.getBoundingClientRect() ?? null);
    // The text behind a long target comes later than what is typed.
  }, [mirror, start, end, text]);
  return start < 0 ? null : rect;
}

/** Says to screen readers which line of the list is chosen, while the keyboard stays in the text. */
function useActiveOption(area: RefObject<HTMLTextAreaElement | null>, option: string | null): void {
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    element.setAttribute('aria-autocomplete', 'list');
    if (option === null) {
      element.removeAttribute('aria-controls');
      element.removeAttribute('aria-activedescendant');
    } else {
      element.setAttribute('aria-controls', LIST);
      element.setAttribute('aria-activedescendant', option);
    }
  }, [area, option]);
}
