import { useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { ConnectionsSection } from '../connections/ConnectionsSection.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BackgroundSection } from '../desktop-integration/BackgroundSection.tsx';
import { ProjectsSection } from '../projects/ProjectsSection.tsx';
import { QuickSection } from '../quick/QuickSection.tsx';
import { RequestsSection } from '../requests/RequestsSection.tsx';
import { ShortcutsSection } from '../shortcuts/ShortcutsSection.tsx';
import { SupportSection } from '../support/SupportSection.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { AboutSection } from './AboutSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { DocumentsSection } from './DocumentsSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { SettingsSearch } from './SettingsSearch.tsx';
import { settingsStore, shownSettings, type SectionId } from './store.ts';
import { TypingSection } from './TypingSection.tsx';
import { VoiceSection } from './VoiceSection.tsx';
import '../../ui/SettingsGroup.css';
import './SettingsScreen.css';
import { usePageStore } from '../../ui/stores.ts';

const OfflineLanguagesSection = lazyPart(async () => {
  const part = await import('../offline-languages/OfflineLanguagesSection.tsx');
  return part.OfflineLanguagesSection;
});

const EnginesSection = lazyPart(
  async () => (await import('../engines/EnginesSection.tsx')).EnginesSection,
);

/** By their ids, in the order of the tabs. */
const SHOWN: Readonly<Record<SectionId, ComponentType>> = {
  connections: ConnectionsSection,
  projects: ProjectsSection,
  appearance: AppearanceSection,
  shortcuts: ShortcutsSection,
  typing: TypingSection,
  'offline-languages': OfflineLanguagesSection,
  engines: EnginesSection,
  documents: DocumentsSection,
  voice: VoiceSection,
  quick: QuickSection,
  background: BackgroundSection,
  privacy: PrivacySection,
  requests: RequestsSection,
  support: SupportSection,
  about: AboutSection,
};
const SECTIONS = Object.keys(SHOWN) as SectionId[];

/** Connections and preferences. */
export function SettingsScreen() {
  const { t } = useI18n();
  const settings = usePageStore(settingsStore);
  const known = useStore(settings.state, (state) => shownSettings(state) !== null);
  const [query, setQuery] = useState('');
  const section = useStore(settings.state, (state) => state.section);
  return (
    <Screen name={t('settings.title')}>
      {known && <SettingsSearch query={query} onQuery={setQuery} />}
      {known && query.trim() !== '' ? null : known ? (
        <Tabs
          className="settings"
          label={t('settings.sections')}
          tabs={SECTIONS.map((id) => ({ id, name: t(`settings.${id}`) }))}
          shape="side"
          chosen={section}
          onChoose={(id) => settings.openSection(id)}
        >
          {(id) => {
            const Section = SHOWN[id];
            return <Section />;
          }}
        </Tabs>
      ) : (
        <p className="settings-loading soft">{t('settings.loading')}</p>
      )}
    </Screen>
  );
}
