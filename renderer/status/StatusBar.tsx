import { useStore } from 'zustand';
import { ProjectSwitch } from '../projects/ProjectSwitch.tsx';
import { useWords } from '../words/use-words.ts';
import { useFirstStores } from '../workbench.ts';
import { LanguagePair } from './LanguagePair.tsx';
import { ServiceInfo } from './ServiceInfo.tsx';
import { ServiceSwitch } from './ServiceSwitch.tsx';
import { usageLine } from './usage-line.ts';
import { usageWords } from './usage-words.ts';
import './StatusBar.css';

/** Which service, in which languages, how much is left, for which project: the same answers on every screen. */
export function StatusBar() {
  const words = useWords();
  const { t } = words;
  const line = usageLine(useStore(useFirstStores().usage.state, (state) => state.usage));
  return (
    <section className="status" aria-label={t('status.label')}>
      <ServiceSwitch />
      <LanguagePair />
      <span className="status-usage tabular" data-kind={line.kind}>
        {usageWords(line, words)}
      </span>
      <ProjectSwitch />
      <ServiceInfo />
    </section>
  );
}
