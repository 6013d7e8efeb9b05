import { useStore } from 'zustand';
import { ProjectSwitch } from '../../features/projects/ProjectSwitch.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ServiceSwitch } from './ServiceSwitch.tsx';
import { usageLine } from './usage-line.ts';
import { usageWords } from './usage-words.ts';
import './StatusBar.css';
import { usePageStore } from '../../ui/stores.ts';
import { usageStore } from '../../features/usage/store.ts';
import { foundLanguage } from '../../features/text/state.ts';
import { useLanguages } from '../../features/languages/use-languages.ts';
import { textStore } from '../../features/text/store.ts';
import { Info } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Popover } from '../../ui/Popover.tsx';

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

/** The languages of the Text screen: codes to see, names to hear. */
function LanguagePair() {
  const { t, list } = useI18n();
  const text = usePageStore(textStore);
  const { nameOf } = useLanguages();
  const source = useStore(text.state, (state) => state.source ?? foundLanguage(state)?.language);
  const targets = useStore(text.state, (state) =>
    state.columns.map((column) => column.target).join(' '),
  ).split(' ');
  return (
    <span className="status-languages">
      <span aria-hidden="true">
        {t('status.languages', {
          from: source === undefined ? t('status.detect') : shortCode(source),
          to: targets.map(shortCode).join(', '),
        })}
      </span>
      <span className="unseen">
        {t('status.languages.spoken', {
          from: source === undefined ? t('status.detect') : nameOf(source),
          to: list(targets.map(nameOf)),
        })}
      </span>
    </span>
  );
}

/** `EN` as services write it reads `en`; `en-GB` stays as it is. */
function shortCode(code: string): string {
  return code.includes('-') ? code : code.toLowerCase();
}

const ServiceDetails = lazyPart(async () => (await import('./ServiceDetails.tsx')).ServiceDetails);

/** The info button: where texts go, and the usage figures in full. */
function ServiceInfo() {
  const { t } = useI18n();
  return (
    <Popover
      name={t('status.info')}
      placement="top end"
      trigger={
        <IconButton action="service-info" icon={Info} size="compact" name={t('status.info')} />
      }
    >
      <ServiceDetails />
    </Popover>
  );
}
