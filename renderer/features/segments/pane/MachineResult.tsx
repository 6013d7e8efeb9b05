import { Button } from '../../../ui/Button.tsx';
import { useActionWords } from '../../../ui/actions/use-action.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import { NoEngineNotice } from '../../engines/NoEngineNotice.tsx';
import { speedWords } from '../../engines/speed-words.ts';
import { TaggedText } from '../tags/TaggedText.tsx';
import { plainWords } from '../tags/tagged-text.ts';
import { useActiveRow, useEditorState } from '../use-editor-state.ts';
import { useResultKey } from './result-key.ts';

interface MachineResultProps {
  /** After the matches, from 1: terms and fragments come before it. */
  readonly place: number;
}

/** What machine translation makes of the segment; of a service that bills only when it is asked for. */
export function MachineResult({ place }: MachineResultProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const segments = usePageStore(segmentsStore);
  const row = useActiveRow();
  const machine = useEditorState((now) => now.machine);
  const target = useEditorState((now) => now.project.target);
  const source = useEditorState((now) => now.project.source);
  const { shortcut = '' } = useActionWords('segments-machine');
  const key = useResultKey(place, 'segments-machine');
  if (row === null) return null;
  const attempt = machine?.number === row.number ? machine.attempt : null;
  if (attempt === null || attempt.state === 'idle' || attempt.state === 'running') {
    return <p className="soft">{t('segments.machine.running')}</p>;
  }
  if (attempt.state === 'failed') {
    return <FailureCard failure={attempt.failure} onRetry={() => void segments.askMachine()} />;
  }
  const proposal = attempt.value;
  if (proposal === null) {
    const count = Array.from(plainWords(row.source)).length;
    return (
      <div className="machine-ask">
        <Button size="compact" onPress={() => void segments.askMachine()}>
          {t('segments.machine.ask')} <kbd>{shortcut}</kbd>
        </Button>
        <span className="small soft">{t('segments.machine.cost', { count })}</span>
      </div>
    );
  }
  if (proposal.text === null) {
    const { lack, memory } = proposal;
    return (
      <NoEngineNotice
        amount="all"
        source={source}
        target={target}
        lack={lack === undefined ? null : { reason: lack, engine: memory ?? '' }}
        place="segments"
        onReady={() => void segments.askMachine()}
      />
    );
  }
  const speed = speedWords(proposal, i18n);
  return (
    <div className="term-item">
      <span className="term-words" lang={target} dir={directionOf(target)} data-side="target">
        <TaggedText text={proposal.text} />
        {proposal.origin === 'engine' && (
          <span className="machine-origin small soft" dir="auto">
            {[proposal.memory, speed].filter((words) => words).join(' · ')}
          </span>
        )}
      </span>
      <Button
        size="compact"
        aria-label={t('segments.machine.insert')}
        onPress={segments.insertMachine}
      >
        {t('segments.match.insert')} <kbd>{key}</kbd>
      </Button>
    </div>
  );
}
