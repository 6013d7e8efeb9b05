import { useStore } from 'zustand';
import { ProjectSwitch } from '../../features/projects/ProjectSwitch.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { LanguagePair } from './LanguagePair.tsx';
import { ServiceInfo } from './ServiceInfo.tsx';
import { ServiceSwitch } from './ServiceSwitch.tsx';
import { usageLine } from './usage-line.ts';
import { usageWords } from './usage-words.ts';
import './StatusBar.css';
import { usePageStore } from '../../ui/stores.ts';
import { usageStore } from '../../features/usage/store.ts';

/** Which service, in which languages, how much is left, for which project: the same answers on every screen. */
export function StatusBar() {
  const i18n = useI18n();
  const { t } = i18n;
  const line = usageLine(useStore(usePageStore(usageStore).state, (state) => state.usage));
  return (
    <section className="status" aria-label={t('status.label')}>
      <ServiceSwitch />
      <LanguagePair />
      <span className="status-usage tabular" data-kind={line.kind}>
        {usageWords(line, i18n)}
      </span>
      <ProjectSwitch />
      <ServiceInfo />
    </section>
  );
}
