import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { useStore } from 'zustand';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { memoriesOfPair } from '../project/memories-of-pair.ts';
import { useActiveRow, useEditorState } from '../use-editor-state.ts';
import { MatchCard } from './MatchCard.tsx';
import './MatchPane.css';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

/** Stored translations that fit the segment, best first. */
export function MatchPane() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const row = useActiveRow();
  const project = useEditorState((now) => now.project);
  const matching = useEditorState((now) => now.matching);
  const matches = useEditorState((now) => now.matches);
  const memories = useStore(segments.state, (now) => now.memories);
  const { source, target, threshold } = project;
  if (matching.state === 'failed') {
    return <FailureCard failure={matching.failure} onRetry={segments.lookForMatches} />;
  }
  if (row === null || matches === null) {
    return <p className="soft">{t('segments.matches.looking')}</p>;
  }
  const isOld = matches.number !== row.number;
  const isAsked =
    project.memories === null
      ? memoriesOfPair(memories, source, target).some(({ isAssigned }) => isAssigned)
      : project.memories.length > 0;
  if (matches.list.length === 0 && !isOld) {
    return (
      <p className="soft">
        {isAsked ? t('segments.matches.none', { threshold }) : t('segments.matches.no-memory')}
      </p>
    );
  }
  return (
    <ol className="matches" data-old={isOld || undefined} aria-busy={isOld}>
      {matches.list.map((match, index) => (
        <li key={`${match.memory} ${match.unit} ${match.targetLanguage}`}>
          <MatchCard match={match} place={index + 1} segment={row.source} />
        </li>
      ))}
    </ol>
  );
}
