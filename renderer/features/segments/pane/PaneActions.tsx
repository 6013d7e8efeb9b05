import type { TermMark } from '../../../../preload/contract/glossaries.ts';
import type { Fragment } from '../../../../preload/contract/local-memories.ts';
import type { PaneSection } from '../../../../preload/contract/settings.ts';
import { useAction } from '../../../ui/actions/use-action.ts';
import type { ActionId } from '../../../ui/actions/table.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { insertAtCaret } from '../edit/insert-at-caret.ts';
import { selectedWords } from '../edit/selected-words.ts';
import { withSpace } from '../edit/with-space.ts';
import { focusSoon } from '../focus-soon.ts';
import { segmentsStore } from '../store.ts';
import { useSectionChoice } from './use-section-choice.ts';

const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface PaneActionsProps {
  readonly terms: readonly TermMark[];
  readonly fragments: readonly Fragment[];
}

/** The shortcuts of what the side pane holds, on offer while a project is open. */
export function PaneActions({ terms, fragments }: PaneActionsProps) {
  const segments = usePageStore(segmentsStore);
  const showConcordance = useShowSection('concordance');
  useAction('segments-machine', segments.insertMachine);
  useAction('segments-concordance', () => {
    const selected = selectedWords();
    showConcordance();
    if (selected !== null) void segments.seek({ ...selected, mode: 'exact' });
    else focusSoon('.concordance-words input');
  });
  function insert(key: number) {
    const wanted = terms[key - 1]?.wanted ?? fragments[key - 1 - terms.length]?.target;
    if (wanted === undefined) segments.say({ kind: 'no-term', key });
    else insertAtCaret(segments, withSpace(wanted));
  }
  return (
    <>
      {KEYS.map((key) => (
        <Offer key={key} action={`segments-term-${key}`} run={() => insert(key)} />
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
