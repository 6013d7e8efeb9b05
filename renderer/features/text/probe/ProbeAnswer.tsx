import { X } from 'lucide-react';
import { useStore } from 'zustand';
import type { Probe } from '../../../../preload/contract/segments.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { directionOf } from '../../../i18n/language-code.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { OfTarget } from './ProbeButton.tsx';
import { probedText } from './probed-text.ts';
import type { AskedProbe } from './store.ts';
import './ProbeAnswer.css';
import { usePageStore } from '../../../ui/stores.ts';
import { probeStore } from './store.ts';
import { textStore } from '../store.ts';
import { useCharge } from '../../connections/use-charge.ts';

/** Whether the memory acted, why that is known, and what it cost to learn. */
export function ProbeAnswer({ target }: OfTarget) {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const probes = usePageStore(probeStore);
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
  const { t, gap } = useI18n();
  const text = usePageStore(textStore);
  const isPart = useStore(text.state, (now) => probedText(now.text).isPart);
  const { target } = asked.input;
  const charge = useCharge();
  const differs = probe.with !== probe.without;
  return (
    <div className="probe">
      <p>
        {t(`memories.probe-${probe.verdict}`, { memory: asked.memory })}
        {isPart && gap + t('memories.probe-part')}
        {gap}
        <span className="soft tabular">
          {probe.billed === null
            ? t('memories.probe-unbilled')
            : t('memories.probe-billed', { count: probe.billed, charge })}
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
