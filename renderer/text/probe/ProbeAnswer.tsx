import { X } from 'lucide-react';
import { useStore } from 'zustand';
import type { Probe } from '../../../preload/contract/segments.ts';
import { FailureCard } from '../../failure/FailureCard.tsx';
import { directionOf } from '../../languages/code.ts';
import { IconButton } from '../../look/IconButton.tsx';
import { Notice } from '../../look/Notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { useStores } from '../../workbench.ts';
import type { OfTarget } from './ProbeButton.tsx';
import { probedText } from './probed-text.ts';
import type { AskedProbe } from './store.ts';
import './ProbeAnswer.css';

/** Whether the memory acted, why that is known, and what it cost to learn. */
export function ProbeAnswer({ target }: OfTarget) {
  const { t } = useWords();
  const { text, probes } = useStores();
  const asked = useStore(probes.state, (now) => now[target]);
  const isOfText = useStore(
    text.state,
    (now) => asked !== undefined && probedText(now.text).text === asked.input.text,
  );
  // An answer about another text would be read as one about this.
  if (asked === undefined || !isOfText) return null;
  const { attempt } = asked;
  const close = () => probes.close(target);
  switch (attempt.state) {
    case 'idle':
      return null;
    case 'running':
      return <Notice role="status">{t('memories.probe-running')}</Notice>;
    case 'failed':
      return <FailureCard failure={attempt.failure} onDismiss={close} />;
    case 'done':
      return (
        <Notice
          role="status"
          actions={
            <IconButton icon={X} size="compact" name={t('memories.probe-close')} onPress={close} />
          }
        >
          <Verdict asked={asked} probe={attempt.value} />
        </Notice>
      );
  }
}

function Verdict({ asked, probe }: { readonly asked: AskedProbe; readonly probe: Probe }) {
  const { t } = useWords();
  const { text } = useStores();
  const isPart = useStore(text.state, (now) => probedText(now.text).isPart);
  const { target } = asked.input;
  const differs = probe.with !== probe.without;
  return (
    <div className="probe">
      <p>
        {t(`memories.probe-${probe.verdict}`, { memory: asked.memory })}{' '}
        {isPart && t('memories.probe-part')}{' '}
        <span className="soft tabular">
          {probe.billed === null
            ? t('memories.probe-unbilled')
            : t('memories.probe-billed', { count: probe.billed })}
        </span>
      </p>
      {differs && (
        <dl className="probe-texts">
          <dt>{t('memories.probe-with')}</dt>
          <dd lang={target} dir={directionOf(target)}>
            {probe.with}
          </dd>
          <dt>{t('memories.probe-without')}</dt>
          <dd lang={target} dir={directionOf(target)}>
            {probe.without}
          </dd>
        </dl>
      )}
    </div>
  );
}
