import { useStore } from 'zustand';
import { Button } from '../../../ui/Button.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useApplicableOptions } from '../use-applicable-options.ts';
import { probedText } from './probed-text.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { probeStore } from './store.ts';
import { textStore } from '../store.ts';
import { useCharge } from '../../connections/use-charge.ts';

export interface OfTarget {
  readonly target: string;
}

/** Asks whether the memory of the service acted on the text; there where one is chosen. */
export function ProbeButton({ target }: OfTarget) {
  const { t } = useI18n();
  const charge = useCharge();
  const text = usePageStore(textStore);
  const probes = usePageStore(probeStore);
  const { memory } = useApplicableOptions(target).options;
  const source = useStore(text.state, (now) => now.source);
  const typed = useStore(text.state, (now) => now.text);
  const isRunning = useStore(probes.state, (now) => now[target]?.attempt.state === 'running');
  const probed = probedText(typed).text;
  if (memory === undefined || probed === '') return null;
  const { id, name, threshold } = memory;
  const count = 2 * Array.from(probed).length;
  const cost = t('memories.probe-cost', { memory: name, count, charge });
  const ask = () => void probes.ask({ text: probed, source, target, memory: id, threshold }, name);
  return (
    <Tooltip words={cost}>
      <Button kind="quiet" size="compact" isPending={isRunning} onPress={ask}>
        {t('memories.probe')}
      </Button>
    </Tooltip>
  );
}
