import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { ConnectionsSection } from '../connections/ConnectionsSection.tsx';
import { Screen } from '../frame/Screen.tsx';
import { BackgroundSection } from '../outside/BackgroundSection.tsx';
import { ProjectsSection } from '../projects/ProjectsSection.tsx';
import { QuickSection } from '../quick/QuickSection.tsx';
import { RequestsSection } from '../requests/RequestsSection.tsx';
import { ShortcutsSection } from '../shortcuts/ShortcutsSection.tsx';
import { SupportSection } from '../support/SupportSection.tsx';
import { useWords } from '../words/use-words.ts';
import type { WordKey } from '../words/words.ts';
import { useStores } from '../workbench.ts';
import { AboutSection } from './AboutSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { DocumentsSection } from './DocumentsSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { shownSettings, type SectionId } from './store.ts';
import { TypingSection } from './TypingSection.tsx';
import { VoiceSection } from './VoiceSection.tsx';
import './SettingsScreen.css';

const SECTIONS: readonly { id: SectionId; name: WordKey; Section: ComponentType }[] = [
  { id: 'connections', name: 'settings.connections', Section: ConnectionsSection },
  { id: 'projects', name: 'settings.projects', Section: ProjectsSection },
  { id: 'appearance', name: 'settings.appearance', Section: AppearanceSection },
  { id: 'shortcuts', name: 'settings.shortcuts', Section: ShortcutsSection },
  { id: 'typing', name: 'settings.typing', Section: TypingSection },
  { id: 'documents', name: 'settings.documents', Section: DocumentsSection },
  { id: 'voice', name: 'settings.voice', Section: VoiceSection },
  { id: 'quick', name: 'settings.quick', Section: QuickSection },
  { id: 'background', name: 'settings.background', Section: BackgroundSection },
  { id: 'privacy', name: 'settings.privacy', Section: PrivacySection },
  { id: 'requests', name: 'settings.requests', Section: RequestsSection },
  { id: 'support', name: 'settings.support', Section: SupportSection },
  { id: 'about', name: 'settings.about', Section: AboutSection },
];

/** Connections and preferences. */
export function SettingsScreen() {
  const { t } = useWords();
  const { settings } = useStores();
  const known = useStore(settings.state, (state) => shownSettings(state) !== null);
  const section = useStore(settings.state, (state) => state.section);
  return (
    <Screen name={t('settings.title')}>
      {known ? (
        <Tabs
          className="settings"
          orientation="vertical"
          selectedKey={section}
          onSelectionChange={(key) => {
            const chosen = SECTIONS.find(({ id }) => id === key);
            if (chosen !== undefined) settings.openSection(chosen.id);
          }}
        >
          <TabList className="settings-sections" aria-label={t('settings.sections')}>
            {SECTIONS.map(({ id, name }) => (
              <Tab key={id} id={id} className="settings-tab">
                {t(name)}
              </Tab>
            ))}
          </TabList>
          {SECTIONS.map(({ id, Section }) => (
            <TabPanel key={id} id={id} className="settings-section">
              <Section />
            </TabPanel>
          ))}
        </Tabs>
      ) : (
        <p className="settings-loading soft">{t('settings.loading')}</p>
      )}
    </Screen>
  );
}
