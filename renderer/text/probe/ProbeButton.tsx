import { useStore } from 'zustand';
import { Button } from '../../look/Button.tsx';
import { Tooltip } from '../../look/Tooltip.tsx';
import { useWords } from '../../words/use-words.ts';
import { useFirstStores } from '../../workbench.ts';
import { useFitted } from '../use-fitted.ts';
import { probedText } from './probed-text.ts';

export interface OfTarget {
  readonly target: string;
}

/** Asks whether the memory of the service acted on the text; there where one is chosen. */
export function ProbeButton({ target }: OfTarget) {
  const { t } = useWords();
  const { text, probes } = useFirstStores();
  const { memory } = useFitted(target).options;
  const source = useStore(text.state, (now) => now.source);
  const typed = useStore(text.state, (now) => now.text);
  const isRunning = useStore(probes.state, (now) => now[target]?.attempt.state === 'running');
  const probed = probedText(typed).text;
  if (memory === undefined || probed === '') return null;
  const { id, name, threshold } = memory;
  const cost = t('memories.probe-cost', { memory: name, count: 2 * Array.from(probed).length });
  const ask = () => void probes.ask({ text: probed, source, target, memory: id, threshold }, name);
  return (
    <Tooltip words={cost}>
      <Button kind="quiet" size="compact" isPending={isRunning} onPress={ask}>
        {t('memories.probe')}
      </Button>
    </Tooltip>
  );
}
