import { startTransition, Suspense, useCallback, useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { DropZone } from './documents/DropZone.tsx';
import { FaultBoundary } from './failure/FaultBoundary.tsx';
import { Frame } from './frame/Frame.tsx';
import { lazyScreen } from './frame/lazy-screen.tsx';
import { knownScreen, type ScreenId } from './frame/screens.ts';
import { LostNotice } from './frame/LostNotice.tsx';
import { lazyPart } from './look/lazy-part.tsx';
import { useIdle } from './look/use-idle.ts';
import type { OutsideOutletProps } from './outside/OutsideOutlet.tsx';
import { SearchBox } from './search/SearchBox.tsx';
import { shownSettings } from './settings/store.ts';
import { ShortcutSheet } from './shortcuts/ShortcutSheet.tsx';
import { StatusBar } from './status/StatusBar.tsx';
import { TextScreen } from './text/TextScreen.tsx';
import { useFirstStores } from './workbench.ts';

/** A start needs the text screen; the code of every other one is read when it is gone to. */
const SHOWN: Readonly<Record<ScreenId, ComponentType>> = {
  text: TextScreen,
  documents: lazyScreen(
    async () => (await import('./documents/DocumentsScreen.tsx')).DocumentsScreen,
  ),
  segments: lazyScreen(async () => (await import('./segments/SegmentsScreen.tsx')).SegmentsScreen),
  voice: lazyScreen(async () => (await import('./voice/VoiceScreen.tsx')).VoiceScreen),
  write: lazyScreen(async () => (await import('./writing/WriteScreen.tsx')).WriteScreen),
  glossaries: lazyScreen(
    async () => (await import('./glossaries/GlossariesScreen.tsx')).GlossariesScreen,
  ),
  style: lazyScreen(
    async () => (await import('./style-rules/StyleRulesScreen.tsx')).StyleRulesScreen,
  ),
  memories: lazyScreen(
    async () => (await import('./local-memories/MemoriesScreen.tsx')).MemoriesScreen,
  ),
  terms: lazyScreen(async () => (await import('./terms/TermsScreen.tsx')).TermsScreen),
  detect: lazyScreen(async () => (await import('./detection/DetectScreen.tsx')).DetectScreen),
  history: lazyScreen(async () => (await import('./history/HistoryScreen.tsx')).HistoryScreen),
  usage: lazyScreen(async () => (await import('./usage/UsageScreen.tsx')).UsageScreen),
  settings: lazyScreen(async () => (await import('./settings/SettingsScreen.tsx')).SettingsScreen),
};

// What shows nothing at the start is read after it. A window of captions takes the styles that are there
// when it is opened, so that theirs cannot wait for it.
const CaptionsOutlet = lazyPart(
  async () => (await import('./captions/CaptionsOutlet.tsx')).CaptionsOutlet,
);
const MenuOutlet = lazyPart<{ readonly screen: ScreenId }>(
  async () => (await import('./menu/MenuOutlet.tsx')).MenuOutlet,
);
const OutsideOutlet = lazyPart<OutsideOutletProps>(
  async () => (await import('./outside/OutsideOutlet.tsx')).OutsideOutlet,
);
const UnavailableNotice = lazyPart(
  async () => (await import('./palette/UnavailableNotice.tsx')).UnavailableNotice,
);

const Welcome = lazyScreen(async () => (await import('./welcome/Welcome.tsx')).Welcome);

export interface AppProps {
  /** Main is gone; nothing on the page works until it is loaded again. */
  readonly isLost: boolean;
}

/** The first run, or the frame with one screen in it. */
export function App({ isLost }: AppProps) {
  const { settings, support } = useFirstStores();
  const hasMenu = useStore(settings.state, (now) => now.about?.shell === 'electron');
  const isIdle = useIdle();
  const welcomed = useStore(settings.state, (now) => shownSettings(now)?.welcomed === true);
  const kept = useStore(settings.state, (now) => shownSettings(now)?.place.screen);
  const [chosen, setChosen] = useState<ScreenId | null>(null);
  const screen = chosen ?? knownScreen(kept);
  const go = useCallback(
    (next: ScreenId) => {
      // As a transition the screen before stays until the code of the next one is there.
      startTransition(() => setChosen(next));
      settings.keepPlace({ screen: next });
    },
    [settings],
  );
  if (!welcomed) {
    return isLost ? (
      <LostNotice />
    ) : (
      <Suspense fallback={<div className="boot" />}>
        <Welcome />
      </Suspense>
    );
  }
  const Shown = SHOWN[screen];
  return (
    <>
      <Frame current={screen} onGo={go} status={<StatusBar />}>
        <Suspense>
          <FaultBoundary key={screen} place={`screen.${screen}`} onFault={support.tellFault}>
            <Shown />
          </FaultBoundary>
        </Suspense>
      </Frame>
      <DropZone onDrop={() => go('documents')} />
      <SearchBox screen={screen} />
      <ShortcutSheet screen={screen} />
      {isIdle && (
        <>
          <UnavailableNotice />
          <OutsideOutlet onGo={go} />
          <CaptionsOutlet />
          {hasMenu && <MenuOutlet screen={screen} />}
        </>
      )}
      {isLost && <LostNotice />}
    </>
  );
}
