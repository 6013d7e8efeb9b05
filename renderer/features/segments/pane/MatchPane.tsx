import { useStore } from 'zustand';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { activeConnection, connectionsStore } from '../../connections/store.ts';
import { useAsksMemory } from '../project/use-asks-memory.ts';
import { useActiveRow, useEditorState } from '../use-editor-state.ts';
import { MatchCard } from './MatchCard.tsx';
import { UnsearchedMemories } from '../../team-memories/UnsearchedMemories.tsx';
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
  const unsearched = useEditorState((now) => now.unsearched);
  const isAsked = useAsksMemory();
  const active = useStore(usePageStore(connectionsStore).state, activeConnection);
  const local = useStore(segments.state, (now) => now.memories);
  const ofService = active === null ? undefined : project.serviceMemories[active.id];
  const isHere = local.some(({ id }) => id === ofService?.id);
  const isSample = active?.kind === 'offline' && ofService !== undefined && !isHere;
  const { threshold } = project;
  if (matching.state === 'failed') {
    return <FailureCard failure={matching.failure} onRetry={segments.lookForMatches} />;
  }
  if (row === null || matches === null) {
    return <p className="soft">{t('segments.matches.looking')}</p>;
  }
  const isOld = matches.number !== row.number;
  if (matches.list.length === 0 && !isOld) {
    return (
      <>
        <p className="soft">
          {isAsked ? t('segments.matches.none', { threshold }) : t('segments.matches.no-memory')}
        </p>
        {ofService !== undefined && !isHere && (
          <p className="soft">{t('segments.matches.of-service', { memory: ofService.name })}</p>
        )}
        <UnsearchedMemories list={unsearched} />
        {(!isAsked || isSample) && (
          <Button
            size="compact"
            onPress={() => void segments.addSampleMemory(isSample ? ofService.id : null)}
          >
            {t('segments.matches.sample')}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <ol className="matches" data-old={isOld || undefined} aria-busy={isOld}>
        {matches.list.map((match, index) => (
          <li key={`${match.memory} ${match.unit} ${match.targetLanguage}`}>
            <MatchCard match={match} place={index + 1} segment={row.source} />
          </li>
        ))}
      </ol>
      {!isOld && <UnsearchedMemories list={unsearched} />}
    </>
  );
}
