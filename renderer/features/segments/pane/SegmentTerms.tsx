import { useEffect, useMemo } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { brief } from '../../../i18n/brief.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import type { Segment } from '../../../../preload/contract/segments.ts';
import { customizationsStore } from '../../customizations/store.ts';
import { termMarksStore } from '../../glossaries/marks/store.ts';
import { useGlossaryNames, useTermMarks } from '../../glossaries/marks/use-term-marks.ts';
import { insertAtCaret } from '../edit/insert-at-caret.ts';
import { segmentsStore } from '../store.ts';
import { plainWords } from '../tags/tagged-text.ts';
import { useEditorState } from '../use-editor-state.ts';

/** The marks of the segment that is edited stand beside those of targets, whose names are codes. */
const ASKED_FOR = 'segment';

/** Terms of the project's glossaries in a segment, each with what it becomes; a press puts that in. */
export function SegmentTerms({ row }: { readonly row: Segment }) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const marks = usePageStore(termMarksStore);
  const customizations = usePageStore(customizationsStore);
  const nameOf = useGlossaryNames();
  const { glossaries, source, target } = useEditorState((now) => now.project);
  const text = plainWords(row.source);
  useEffect(() => {
    if (glossaries.length === 0) return;
    // Their names are told with the terms.
    void customizations.load();
    const pair = { source: baseOf(source), target: baseOf(target) };
    marks.want(ASKED_FOR, { glossaries: [...glossaries], ...pair, text, translation: null });
    return () => marks.want(ASKED_FOR, null);
  }, [marks, customizations, glossaries, source, target, text]);
  const found = useTermMarks(ASKED_FOR, text, null);
  const terms = useMemo(
    () => [...new Map(found.map((mark) => [`${mark.term}\n${mark.wanted}`, mark])).values()],
    [found],
  );
  if (terms.length === 0) return null;
  return (
    <section className="segment-terms" aria-label={t('segments.terms')}>
      <h3 className="small soft">{t('segments.terms')}</h3>
      <ul>
        {terms.map(({ term, wanted, glossary }) => (
          <li key={`${term} ${wanted}`}>
            <span className="segment-term">
              <span lang={source} dir={directionOf(source)}>
                {brief(term)}
              </span>
              <span aria-hidden="true"> → </span>
              <strong lang={target} dir={directionOf(target)}>
                {brief(wanted)}
              </strong>
              <span className="small soft"> {brief(nameOf(glossary))}</span>
            </span>
            <Button
              size="compact"
              aria-label={t('segments.terms.insert', { term: wanted })}
              onPress={() => insertAtCaret(segments, withSpace(wanted))}
            >
              {t('segments.match.insert')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A word that comes right behind another one gets a space, where the script has spaces. */
const withSpace =
  (word: string) =>
  (text: string, [start, end]: readonly [number, number]) => {
    const before = text.slice(0, start);
    const needsSpace = SPACED_END.test(before) && SPACED_START.test(word);
    const put = needsSpace ? ` ${word}` : word;
    return { text: before + put + text.slice(end), caret: start + put.length };
  };

const SPACED = String.raw`[[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]]`;
const SPACED_END = new RegExp(`${SPACED}$`, 'v');
const SPACED_START = new RegExp(`^${SPACED}`, 'v');
