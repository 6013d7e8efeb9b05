import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TermMark } from '../../../../preload/contract/glossaries.ts';
import type { Fragment } from '../../../../preload/contract/local-memories.ts';
import type { PaneSection } from '../../../../preload/contract/settings.ts';
import { useAction } from '../../../ui/actions/use-action.ts';
import type { ActionId } from '../../../ui/actions/table.ts';
import { usePageStore } from '../../../ui/stores.ts';
import type { Beyond } from '../edit/edit-verbs.ts';
import { insertAtCaret } from '../edit/insert-at-caret.ts';
import { selectedWords } from '../edit/selected-words.ts';
import { withSpace } from '../edit/with-space.ts';
import { focusSoon } from '../focus-soon.ts';
import { segmentsStore } from '../store.ts';
import { useActiveRow, useEditorState } from '../use-editor-state.ts';
import { useAreFragmentsComing, useAreTermsComing } from './insertables.ts';
import { useSectionChoice } from './use-section-choice.ts';

const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface PaneActionsProps {
  readonly terms: readonly TermMark[];
  readonly fragments: readonly Fragment[];
}

/** The shortcuts of what the side pane holds, on offer while a project is open. */
export function PaneActions({ terms, fragments }: PaneActionsProps) {
  const segments = usePageStore(segmentsStore);
  const row = useActiveRow();
  const hasMachine = useEditorState(
    ({ machine }) =>
      machine?.number === row?.number &&
      machine?.attempt.state === 'done' &&
      typeof machine.attempt.value?.text === 'string',
  );
  const showConcordance = useShowSection('concordance');
  const areTermsComing = useAreTermsComing(row);
  const areFragmentsComing = useAreFragmentsComing(row);
  useAction('segments-machine', segments.insertMachine);
  useAction('segments-concordance', () => {
    const selected = selectedWords();
    showConcordance();
    if (selected !== null) void segments.seek({ ...selected, mode: 'exact' });
    else focusSoon('.concordance-words input');
  });
  /** A term or fragment by its place among both, from 1. */
  const insert: Beyond = (place) => {
    const wanted = terms[place - 1]?.wanted;
    if (wanted === undefined && areTermsComing) return 'coming';
    const put = wanted ?? fragments[place - 1 - terms.length]?.target;
    if (put === undefined) return areFragmentsComing && 'coming';
    insertAtCaret(segments, withSpace(put));
    return true;
  };
  /** What follows the matches in the numbered list: terms, fragments and machine translation. */
  const insertBeyond: Beyond = (place) => {
    const isIn = insert(place);
    if (isIn !== false) return isIn;
    if (place !== terms.length + fragments.length + 1 || !hasMachine) return false;
    segments.insertMachine();
    return true;
  };
  // A press may wait for them.
  const latest = useRef({ insert, insertBeyond });
  useLayoutEffect(() => {
    latest.current = { insert, insertBeyond };
  });
  useEffect(() => {
    segments.resultsCame();
  }, [segments, terms, fragments, areTermsComing, areFragmentsComing]);
  return (
    <>
      {KEYS.map((key) => (
        <Offer
          key={key}
          action={`segments-match-${key}`}
          run={() => segments.insertMatch(key, (place) => latest.current.insertBeyond(place))}
        />
      ))}
      {KEYS.map((key) => (
        <Offer
          key={key}
          action={`segments-term-${key}`}
          run={() => segments.insertBeyond(key, (place) => latest.current.insert(place))}
        />
      ))}
      <Show action="segments-show-matches" section="matches" />
      <Show action="segments-show-terms" section="terms" />
      <Show action="segments-show-machine" section="machine" />
      <Show action="segments-show-checks" section="checks" />
    </>
  );
}

interface OfferProps {
  readonly action: ActionId;
  readonly run: () => void;
}

function Offer({ action, run }: OfferProps) {
  useAction(action, run);
  return null;
}

interface ShowProps {
  readonly action: ActionId;
  readonly section: PaneSection;
}

/** Opens a section and goes there. */
function Show({ action, section }: ShowProps) {
  const show = useShowSection(section);
  useAction(action, () => {
    show();
    focusSoon(`[data-section="${section}"] .pane-section-name`);
  });
  return null;
}

function useShowSection(section: PaneSection): () => void {
  const segments = usePageStore(segmentsStore);
  const { open } = useSectionChoice(section);
  return () => {
    segments.showPane('segment');
    open();
  };
}
