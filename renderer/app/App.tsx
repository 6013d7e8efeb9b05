import {
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { useStore } from 'zustand';
import { DropZone } from '../features/documents/DropZone.tsx';
import { FaultBoundary } from '../ui/failure/FaultBoundary.tsx';
import { Frame } from './layout/Frame.tsx';
import { lazyScreen } from './layout/lazy-screen.tsx';
import { knownScreen, SCREENS } from './registry.ts';
import type { ScreenId } from '../ui/actions/action-row.ts';
import { LostNotice } from '../ui/LostNotice.tsx';
import { holdKeysAhead } from '../ui/keys-ahead.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useIdle } from '../ui/use-idle.ts';
import type { OutsideOutletProps } from '../features/desktop-integration/OutsideOutlet.tsx';
import { SearchBox } from '../features/search/SearchBox.tsx';
import { settingsStore, shownSettings } from '../features/settings/store.ts';
import { ShortcutSheet } from '../features/shortcuts/ShortcutSheet.tsx';
import { StatusBar } from './status/StatusBar.tsx';
import { TextScreen } from '../features/text/TextScreen.tsx';
import { usePageStore } from '../ui/stores.ts';
import { supportStore } from '../features/support/store.ts';

/** A start needs the text screen; the code of every other one is read when it is gone to. */
const SHOWN = new Map<ScreenId, ComponentType>(
  SCREENS.map(({ id, load }) => [id, load === undefined ? TextScreen : lazyScreen(load)]),
);

// What shows nothing at the start is read after it. A window of captions takes the styles that are there
// when it is opened, so that theirs cannot wait for it.
const CaptionsOutlet = lazyPart(
  async () => (await import('../features/captions/CaptionsOutlet.tsx')).CaptionsOutlet,
);
const MenuOutlet = lazyPart<{ readonly screen: ScreenId }>(
  async () => (await import('./menu/MenuOutlet.tsx')).MenuOutlet,
);
const OutsideOutlet = lazyPart<OutsideOutletProps>(
  async () => (await import('../features/desktop-integration/OutsideOutlet.tsx')).OutsideOutlet,
);
const UnavailableNotice = lazyPart(
  async () => (await import('../features/search/palette/UnavailableNotice.tsx')).UnavailableNotice,
);

const Welcome = lazyScreen(async () => (await import('../features/welcome/Welcome.tsx')).Welcome);

export interface AppProps {
  /** Main is gone; nothing on the page works until it is loaded again. */
  readonly isLost: boolean;
}

/** The first run, or the frame with one screen in it. */
export function App({ isLost }: AppProps) {
  const settings = usePageStore(settingsStore);
  const support = usePageStore(supportStore);
  const hasMenu = useStore(settings.state, (now) => now.about?.shell === 'electron');
  const isIdle = useIdle();
  const welcomed = useStore(settings.state, (now) => shownSettings(now)?.welcomed === true);
  const kept = useStore(settings.state, (now) => shownSettings(now)?.place.screen);
  const [chosen, setChosen] = useState<ScreenId | null>(null);
  const screen = chosen ?? knownScreen(kept);
  // As a transition the screen before stays until the code of the next one is there.
  const shown = useRef(screen);
  const drawn = useRef(() => {});
  const go = useCallback((next: ScreenId) => {
    drawn.current();
    if (next !== shown.current) drawn.current = holdKeysAhead();
    startTransition(() => setChosen(next));
  }, []);
  useEffect(() => {
    shown.current = screen;
    drawn.current();
  }, [screen]);
  // Kept only once it is shown: a change of settings is drawn at once, with whatever code is there.
  useEffect(() => {
    if (chosen !== null) settings.keepPlace({ screen: chosen });
  }, [chosen, settings]);
  if (!welcomed) {
    return isLost ? (
      <LostNotice />
    ) : (
      <Suspense fallback={<div className="boot" />}>
        <Welcome />
      </Suspense>
    );
  }
  const Shown = SHOWN.get(screen) ?? TextScreen;
  return (
    <>
      <Frame current={screen} onGo={go} status={<StatusBar screen={screen} />}>
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
