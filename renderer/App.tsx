import { useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { CaptionsOutlet } from './captions/CaptionsOutlet.tsx';
import { DetectScreen } from './detection/DetectScreen.tsx';
import { DocumentsScreen } from './documents/DocumentsScreen.tsx';
import { DropZone } from './documents/DropZone.tsx';
import { Frame } from './frame/Frame.tsx';
import { knownScreen, type ScreenId } from './frame/screens.ts';
import { LostNotice } from './frame/LostNotice.tsx';
import { GlossariesScreen } from './glossaries/GlossariesScreen.tsx';
import { HistoryScreen } from './history/HistoryScreen.tsx';
import { MenuOutlet } from './menu/MenuOutlet.tsx';
import { EverywhereActions } from './palette/EverywhereActions.tsx';
import { UnavailableNotice } from './palette/UnavailableNotice.tsx';
import { SearchBox } from './search/SearchBox.tsx';
import { MemoriesScreen } from './local-memories/MemoriesScreen.tsx';
import { SegmentsScreen } from './segments/SegmentsScreen.tsx';
import { shownSettings } from './settings/store.ts';
import { SettingsScreen } from './settings/SettingsScreen.tsx';
import { ShortcutSheet } from './shortcuts/ShortcutSheet.tsx';
import { StatusBar } from './status/StatusBar.tsx';
import { StyleRulesScreen } from './style-rules/StyleRulesScreen.tsx';
import { TermsScreen } from './terms/TermsScreen.tsx';
import { TextScreen } from './text/TextScreen.tsx';
import { UsageScreen } from './usage/UsageScreen.tsx';
import { VoiceScreen } from './voice/VoiceScreen.tsx';
import { Welcome } from './welcome/Welcome.tsx';
import { useStores } from './workbench.ts';
import { WriteScreen } from './writing/WriteScreen.tsx';

const SHOWN: Readonly<Record<ScreenId, ComponentType>> = {
  text: TextScreen,
  documents: DocumentsScreen,
  segments: SegmentsScreen,
  voice: VoiceScreen,
  write: WriteScreen,
  glossaries: GlossariesScreen,
  style: StyleRulesScreen,
  memories: MemoriesScreen,
  terms: TermsScreen,
  detect: DetectScreen,
  history: HistoryScreen,
  usage: UsageScreen,
  settings: SettingsScreen,
};

export interface AppProps {
  /** Main is gone; nothing on the page works until it is loaded again. */
  readonly isLost: boolean;
}

/** The first run, or the frame with one screen in it. */
export function App({ isLost }: AppProps) {
  const { settings } = useStores();
  const welcomed = useStore(settings.state, (now) => shownSettings(now)?.welcomed);
  const kept = useStore(settings.state, (now) => shownSettings(now)?.place.screen);
  const [chosen, setChosen] = useState<ScreenId | null>(null);
  const screen = chosen ?? knownScreen(kept);
  const goTo = (next: ScreenId) => {
    setChosen(next);
    settings.keepPlace({ screen: next });
  };
  // Before main's first value nobody knows which of the two it is; that takes a few milliseconds.
  if (welcomed === undefined) return isLost ? <LostNotice /> : <div className="boot" />;
  if (!welcomed) return isLost ? <LostNotice /> : <Welcome />;
  const Shown = SHOWN[screen];
  return (
    <>
      <Frame current={screen} onGo={goTo} status={<StatusBar />}>
        <Shown />
      </Frame>
      <DropZone onDrop={() => goTo('documents')} />
      <SearchBox screen={screen} />
      <EverywhereActions />
      <ShortcutSheet screen={screen} />
      <MenuOutlet screen={screen} />
      <UnavailableNotice />
      <CaptionsOutlet />
      {isLost && <LostNotice />}
    </>
  );
}
