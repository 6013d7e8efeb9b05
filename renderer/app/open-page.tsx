import { StrictMode, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from 'react-aria-components';
import { useStore, type StoreApi } from 'zustand';
import { createActions, type Actions } from '../ui/actions/actions.ts';
import { knownShortcuts } from '../ui/actions/shortcuts.ts';
import { hearShortcuts } from '../ui/actions/hear-shortcuts.ts';
import { hideComposingKeys } from '../ui/composing-keys.ts';
import { ActionsContext } from '../ui/actions/use-action.ts';
import { App } from './App.tsx';
import { followedStores } from './registry.ts';
import { FaultBoundary } from '../ui/failure/FaultBoundary.tsx';
import { lazyScreen } from './layout/lazy-screen.tsx';
import { showTheme } from '../ui/theme.ts';
import { whenIdle } from '../ui/when-idle.ts';
import '../ui/base.css';
import '../ui/font.css';
import '../ui/tokens.css';
import { settingsStore, shownSettings, type SettingsStore } from '../features/settings/store.ts';
import { showLanguage } from '../i18n/show-language.ts';
import type { I18nStore } from '../i18n/store.ts';
import { I18nContext } from '../i18n/use-i18n.ts';
import { followActive } from '../features/connections/follow-active.ts';
import { connectionsStore } from '../features/connections/store.ts';
import { supportStore } from '../features/support/store.ts';
import { textStore } from '../features/text/store.ts';
import { ReadyContext, type Ready } from '../ui/ready.ts';
import { createStores, StoresContext, type Page, type PageKind } from '../ui/stores.ts';

/** What a page is made with. */
export interface PageParts extends Omit<Page, 'store' | 'onLeave'> {
  /** They follow main already. */
  readonly settings: SettingsStore;
  /** Resolves when the connection is gone. */
  readonly lost: Promise<unknown>;
  readonly words: I18nStore;
}

/** What stands on each kind of page. */
const SHOWN: Readonly<Record<PageKind, ComponentType<{ readonly isLost: boolean }>>> = {
  main: App,
  captions: lazyScreen(
    async () => (await import('../features/captions/CaptionsPage.tsx')).CaptionsPage,
  ),
  quick: lazyScreen(async () => (await import('../features/quick/QuickPage.tsx')).QuickPage),
};

/**
 * Opens the whole page inside an element, once settings and messages are known: what is drawn at the
 * first go is painted before its effects. Answers what can be done on it.
 */
export function openPage(
  root: HTMLElement,
  { lost, words, settings, ...ports }: PageParts,
): Actions {
  const { kind } = ports;
  const onLeave = (run: () => void) => window.addEventListener('pagehide', run);
  const stores = createStores({ ...ports, onLeave }, [[settingsStore, settings]]);
  if (kind !== 'captions') {
    followActive(
      { settings, connections: stores.get(connectionsStore) },
      {
        onFirst: (chosen, active) => kind === 'main' && stores.restore(chosen, active),
        onSwitch: stores.leaveConnection,
      },
    );
  }
  // The draft comes back whatever screen is shown.
  if (kind === 'main') stores.get(textStore);
  const ready = readyOnce(async () => {
    const [{ followAfterStart }, followed] = await Promise.all([
      import('./after-start.ts'),
      followedStores(),
      words.complete(),
    ]);
    followAfterStart(stores, kind, followed);
  });
  const actions = createActions(/Mac|iPhone|iPad/.test(navigator.userAgent));
  const loss = createLoss(lost);

  eachNow(settings.state, (now) => {
    const shown = shownSettings(now);
    if (shown === null) return;
    showTheme(document.documentElement, shown);
    actions.setOwn(knownShortcuts(shown.shortcuts));
  });
  eachNow(words.state, (now) => {
    if (now.i18n !== null) showLanguage(document.documentElement, now.i18n);
  });

  const Shown = SHOWN[kind];

  function Page() {
    const isLost = useSyncExternalStore(loss.subscribe, loss.isLost);
    const spoken = useStore(words.state, (now) => now.i18n);
    useEffect(
      () =>
        whenIdle(() => {
          void ready.ready();
          Promise.all([import('../ui/full-text.ts'), import('../ui/Choices.tsx')]).then(
            ([{ showCutTexts }]) => showCutTexts(root),
            // Its code comes from main, whose end the page says by itself.
            () => undefined,
          );
        }),
      [],
    );
    if (spoken === null) return null;
    return (
      <I18nProvider locale={spoken.locale}>
        <I18nContext value={spoken}>
          <ActionsContext value={actions}>
            <StoresContext value={stores.get}>
              <ReadyContext value={ready}>
                <Suspense fallback={<div className="boot" aria-hidden="true" />}>
                  <FaultBoundary place="page.frame" onFault={stores.get(supportStore).tellFault}>
                    <Shown isLost={isLost} />
                  </FaultBoundary>
                </Suspense>
              </ReadyContext>
            </StoresContext>
          </ActionsContext>
        </I18nContext>
      </I18nProvider>
    );
  }

  hideComposingKeys(window);
  hearShortcuts(window, actions);
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  return actions;
}

/** @param read reads what the start did without */
function readyOnce(read: () => Promise<void>): Ready {
  let reading: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    // Its code comes from main; where it cannot be read nothing that needs it can be shown.
    const all = read().catch(() => new Promise<never>(() => undefined));
    // So marked React goes on at once, without a moment of waiting.
    void all.then(() => Object.assign(all, { status: 'fulfilled', value: undefined }));
    return all;
  };
  return { ready: () => (reading ??= begin()) };
}

/** Hears the state as it is and every one after it. */
function eachNow<State>(store: StoreApi<State>, hear: (state: State) => void): void {
  hear(store.getState());
  store.subscribe(hear);
}

interface Loss {
  readonly isLost: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The end of the connection as React can read it. */
function createLoss(lost: Promise<unknown>): Loss {
  let isLost = false;
  const listeners = new Set<() => void>();
  void lost.then(() => {
    isLost = true;
    for (const listener of listeners) listener();
  });
  return {
    isLost: () => isLost,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
