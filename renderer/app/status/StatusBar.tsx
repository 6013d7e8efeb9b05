import { useStore } from 'zustand';
import { ProjectSwitch } from '../../features/projects/ProjectSwitch.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';
import { LanguagePair } from './LanguagePair.tsx';
import { ServiceSwitch } from './ServiceSwitch.tsx';
import { usageLine } from './usage-line.ts';
import { usageWords } from './usage-words.ts';
import './StatusBar.css';
import { usePageStore } from '../../ui/stores.ts';
import { usageStore } from '../../features/usage/store.ts';
import { foundLanguage } from '../../features/text/state.ts';
import { textStore } from '../../features/text/store.ts';
import { Info } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { useIdle } from '../../ui/use-idle.ts';

export interface StatusBarProps {
  readonly screen: ScreenId;
}

/** Which service, in which languages of the screen in view, how much is left, and for which tag. */
export function StatusBar({ screen }: StatusBarProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const usage = useStore(usePageStore(usageStore).state, (state) => state.usage);
  const line = usageLine(usage, screen);
  const words = usageWords(line, i18n);
  const isIdle = useIdle();
  return (
    <section className="status" aria-label={t('status.label')}>
      <ServiceSwitch />
      {screen === 'text' ? <TextPair /> : <ScreenPair screen={screen} />}
      <span className="status-usage tabular" data-kind={line.kind} title={words}>
        {words}
      </span>
      {isIdle && <BudgetAlerts />}
      <ProjectSwitch />
      <ServiceInfo />
    </section>
  );
}

/** The languages of the Text screen. */
function TextPair() {
  const text = usePageStore(textStore);
  const source = useStore(text.state, (state) => state.source ?? foundLanguage(state)?.language);
  const targets = useStore(text.state, (state) =>
    state.columns.map((column) => column.target).join(' '),
  ).split(' ');
  return <LanguagePair source={source ?? null} targets={targets} />;
}

const ScreenPair = lazyPart<StatusBarProps>(
  async () => (await import('./ScreenPair.tsx')).ScreenPair,
  () => <span className="status-languages" />,
);
const BudgetAlerts = lazyPart(
  async () => (await import('../../features/budgets/BudgetAlerts.tsx')).BudgetAlerts,
);
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
