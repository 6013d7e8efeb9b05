import { useState } from 'react';
import { Ban, CornerDownRight } from 'lucide-react';
import { Arrow } from '../../../ui/Arrow.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { brief } from '../../../i18n/brief.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import type { TermMark } from '../../../../preload/contract/glossaries.ts';
import type { Fragment } from '../../../../preload/contract/local-memories.ts';
import { useGlossaryNames } from '../../glossaries/marks/use-term-marks.ts';
import { useSetting } from '../../settings/use-settings.ts';
import { ForbiddenItem } from '../forbidden/ForbiddenItem.tsx';
import {
  useForbiddenList,
  useForbiddenPair,
  useForbiddenOfSource,
} from '../forbidden/use-forbidden-terms.ts';
import { insertAtCaret } from '../edit/insert-at-caret.ts';
import { withSpace } from '../edit/with-space.ts';
import { SettingsDialog } from '../project/ProjectSettings.tsx';
import { segmentsStore } from '../store.ts';
import { plainWords } from '../tags/tagged-text.ts';
import { TaggedText } from '../tags/TaggedText.tsx';
import { useActiveRow, useEditorState } from '../use-editor-state.ts';
import { useAreFragmentsCut } from './insertables.ts';
import { keyOf, useResultKey } from './result-key.ts';
import './TermList.css';

export interface TermListProps {
  readonly terms: readonly TermMark[];
  readonly fragments: readonly Fragment[];
}

/** Terms of the segment, then the longest passages that the memories hold; each goes to the caret. */
export function TermList({ terms, fragments }: TermListProps) {
  const { t } = useI18n();
  const [isChoosing, setChoosing] = useState(false);
  const nameOf = useGlossaryNames();
  const segments = usePageStore(segmentsStore);
  const [all, keep] = useForbiddenList();
  const pair = useForbiddenPair();
  const forbidden = useForbiddenOfSource(useActiveRow());
  const hasGlossaries = useEditorState((now) => now.project.glossaries.length > 0);
  const isCut = useAreFragmentsCut(useActiveRow());
  return (
    <>
      {terms.length + fragments.length + forbidden.length === 0 && (
        <p className="term-none soft">
          {hasGlossaries ? t('segments.terms.none') : t('segments.terms.no-glossary')}
        </p>
      )}
      {!hasGlossaries && terms.length === 0 && (
        <Button size="compact" onPress={() => setChoosing(true)}>
          {t('options.glossary-add')}
        </Button>
      )}
      <SettingsDialog isOpen={isChoosing} onClose={() => setChoosing(false)} />
      <ol className="term-list">
        {terms.map(({ term, wanted, glossary }, index) => (
          <li key={`${term} ${wanted}`}>
            <Item
              place={index + 1}
              source={term}
              target={wanted}
              facts={nameOf(glossary)}
              onForbid={() => {
                keep([...all, { ...pair, source: term, target: wanted, isExact: false }]);
                // The button is gone: the keyboard goes back to the text.
                segments.summon();
              }}
            />
          </li>
        ))}
        {forbidden.map((term) => (
          <li key={`forbidden ${term.source} ${term.target}`}>
            <ForbiddenItem term={term} />
          </li>
        ))}
        {fragments.map(({ unit, at, text, target, isAligned, source, memoryName }, index) => (
          <li key={`${unit} ${at.join(' ')}`}>
            <Item
              place={terms.length + index + 1}
              source={text}
              target={target}
              facts={memoryName}
              whole={isAligned ? null : source}
            />
          </li>
        ))}
      </ol>
      {isCut && <p className="small soft">{t('segments.fragments.cut')}</p>}
    </>
  );
}

interface ItemProps {
  /** Among terms and fragments, from 1. */
  readonly place: number;
  readonly source: string;
  readonly target: string;
  readonly facts: string;
  /** The source of the unit, where `target` is of all of it. */
  readonly whole?: string | null;
  /** The translation is not to be used any more; absent where it is no term. */
  readonly onForbid?: () => void;
}

function Item({ place, source: text, target: wanted, facts, whole = null, onForbid }: ItemProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const { source, target } = useEditorState((now) => now.project);
  const shortcut = useResultKey(place, `segments-term-${keyOf(place)}`);
  return (
    <div className="term-item" data-whole={whole !== null || undefined}>
      <span className="term-words">
        <span lang={source} dir={directionOf(source)} data-side="source">
          <TaggedText text={brief(text)} />
        </span>{' '}
        <span aria-hidden="true">
          <Arrow />
        </span>{' '}
        <strong lang={target} dir={directionOf(target)} data-side="target">
          <TaggedText text={brief(wanted)} />
        </strong>
        <span className="small soft"> {brief(facts)}</span>
        {whole !== null && (
          <span className="term-whole small soft">
            <CornerDownRight aria-hidden="true" />
            {t('segments.fragment.unit', { source: brief(plainWords(whole)) })}
          </span>
        )}
      </span>
      {onForbid !== undefined && (
        <IconButton
          icon={Ban}
          size="compact"
          name={t('segments.forbidden.forbid', { term: brief(wanted) })}
          onPress={onForbid}
        />
      )}
      <Button
        size="compact"
        aria-label={t('segments.terms.insert', { term: brief(wanted) })}
        onPress={() => insertAtCaret(segments, withSpace(wanted))}
      >
        {shortcut === undefined ? t('segments.match.insert') : <kbd>{shortcut}</kbd>}
      </Button>
    </div>
  );
}

/** Leaves the passages of the memories out. */
export function OnlyGlossary() {
  const { t } = useI18n();
  const [editor, setEditor] = useSetting('segmentEditor');
  if (editor === undefined) return null;
  return (
    <Switch
      isSelected={editor.onlyGlossary}
      onChange={(onlyGlossary) => setEditor({ ...editor, onlyGlossary })}
    >
      {t('segments.terms.only')}
    </Switch>
  );
}
