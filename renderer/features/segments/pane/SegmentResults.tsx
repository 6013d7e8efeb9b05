import type { TermMark } from '../../../../preload/contract/glossaries.ts';
import type { Fragment } from '../../../../preload/contract/local-memories.ts';
import { useActiveRow, useEditorState } from '../use-editor-state.ts';
import { useForbiddenOfSource } from '../forbidden/use-forbidden-terms.ts';
import { ConcordancePane } from './ConcordancePane.tsx';
import { EarlierSource } from './EarlierSource.tsx';
import { MachineResult } from './MachineResult.tsx';
import { MatchPane } from './MatchPane.tsx';
import { PaneSection } from './PaneSection.tsx';
import { SegmentChecks } from './SegmentChecks.tsx';
import { OnlyGlossary, TermList } from './TermList.tsx';

export interface SegmentResultsProps {
  readonly terms: readonly TermMark[];
  readonly fragments: readonly Fragment[];
}

/** All that helps with the active segment, one below the other. */
export function SegmentResults({ terms, fragments }: SegmentResultsProps) {
  const row = useActiveRow();
  const isHere = (one: { readonly number: number } | null) => one?.number === row?.number;
  const forbidden = useForbiddenOfSource(row);
  const matches = useEditorState((now) => now.matches);
  const checks = useEditorState((now) => now.checks);
  const found = useEditorState((now) => now.concordance);
  const checked = isHere(checks) ? (checks?.list.length ?? 0) : null;
  return (
    <div className="segment-results">
      <EarlierSource row={row} />
      <PaneSection
        id="matches"
        action="segments-show-matches"
        count={isHere(matches) ? (matches?.list.length ?? 0) : null}
      >
        <MatchPane />
      </PaneSection>
      <PaneSection
        id="terms"
        action="segments-show-terms"
        count={terms.length + fragments.length + forbidden.length}
        beside={<OnlyGlossary />}
      >
        <TermList terms={terms} fragments={fragments} />
      </PaneSection>
      <PaneSection id="machine" action="segments-show-machine" count={null}>
        <MachineResult place={terms.length + fragments.length + 1} />
      </PaneSection>
      <PaneSection
        id="concordance"
        action="segments-concordance"
        count={found.state === 'done' ? found.value.total : null}
      >
        <ConcordancePane />
      </PaneSection>
      <PaneSection
        id="checks"
        action="segments-show-checks"
        count={checked}
        isAlarming={checked !== null && checked > 0}
        isReadOnly
      >
        <SegmentChecks />
      </PaneSection>
    </div>
  );
}
