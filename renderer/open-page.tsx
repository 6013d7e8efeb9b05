import { StrictMode, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from 'react-aria-components';
import { useStore, type StoreApi } from 'zustand';
import { createActions, type Actions } from './actions/actions.ts';
import { knownShortcuts } from './actions/shortcuts.ts';
import { ActionsContext, useShortcuts } from './actions/use-action.ts';
import { App } from './App.tsx';
import { FaultBoundary } from './failure/FaultBoundary.tsx';
import { lazyScreen } from './frame/lazy-screen.tsx';
import { showTheme } from './look/theme.ts';
import { whenIdle } from './look/when-idle.ts';
import './look/base.css';
import './look/font.css';
import './look/tokens.css';
import { shownSettings } from './settings/store.ts';
import { openStores, type StorePorts } from './open-stores.ts';
import { showLanguage } from './words/show-language.ts';
import type { WordsStore } from './words/store.ts';
import { WordsContext } from './words/use-words.ts';
import { WorkbenchContext, type FirstStores, type Stores, type Workbench } from './workbench.ts';

/** A desk, how files reach it, and how its end is learnt. */
export interface PageDesk extends StorePorts {
  /** Resolves when the connection is gone. */
  readonly lost: Promise<unknown>;
  readonly words: WordsStore;
}

/** What stands on each kind of page. */
const SHOWN: Readonly<Record<PageDesk['kind'], ComponentType<{ readonly isLost: boolean }>>> = {
  main: App,
  captions: lazyScreen(async () => (await import('./captions/CaptionsPage.tsx')).CaptionsPage),
  quick: lazyScreen(async () => (await import('./quick/QuickPage.tsx')).QuickPage),
};

/**
 * Opens the whole page inside an element, once settings and words are known: what is drawn at the
 * first go is painted before its effects. Answers what can be done on it.
 */
export function openPage(root: HTMLElement, { lost, words, ...ports }: PageDesk): Actions {
  const { stores, followRest } = openStores(ports);
  const bench = createWorkbench(stores, async () => {
    const [{ openScreenStores }] = await Promise.all([
      import('./open-screen-stores.ts'),
      words.complete(),
    ]);
    return openScreenStores(ports, stores);
  });
  const actions = createActions(/Mac|iPhone|iPad/.test(navigator.userAgent));
  const loss = createLoss(lost);

  eachNow(stores.settings.state, (now) => {
    const settings = shownSettings(now);
    if (settings === null) return;
    showTheme(document.documentElement, settings);
    actions.setOwn(knownShortcuts(settings.shortcuts));
  });
  eachNow(words.state, (now) => {
    if (now.words !== null) showLanguage(document.documentElement, now.words);
  });
  window.addEventListener('pagehide', stores.text.flush);
  window.addEventListener('pagehide', () => bench.all()?.writing.flush());

  const Shown = SHOWN[ports.kind];

  function Page() {
    useShortcuts(actions);
    const isLost = useSyncExternalStore(loss.subscribe, loss.isLost);
    const spoken = useStore(words.state, (now) => now.words);
    useEffect(
      () =>
        whenIdle(() => {
          followRest();
          void bench.ready();
          import('./look/full-text.ts').then(
            ({ showCutTexts }) => showCutTexts(root),
            // Its code comes from main, whose end the page says by itself.
            () => undefined,
          );
        }),
      [],
    );
    if (spoken === null) return null;
    return (
      <I18nProvider locale={spoken.locale}>
        <WordsContext value={spoken}>
          <ActionsContext value={actions}>
            <WorkbenchContext value={bench}>
              <Suspense fallback={<div className="boot" aria-hidden="true" />}>
                <FaultBoundary place="page.frame" onFault={stores.support.tellFault}>
                  <Shown isLost={isLost} />
                </FaultBoundary>
              </Suspense>
            </WorkbenchContext>
          </ActionsContext>
        </WordsContext>
      </I18nProvider>
    );
  }

  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  return actions;
}

/** @param read makes the stores of the other screens once, when the first part asks for them */
function createWorkbench(first: FirstStores, read: () => Promise<Stores>): Workbench {
  let all: Stores | null = null;
  let reading: Promise<Stores> | null = null;
  return {
    first,
    all: () => all,
    ready: () =>
      (reading ??= read().then(
        (stores) => (all = stores),
        // Their code comes from main; where it cannot be read nothing that needs them can be shown.
        () => new Promise<never>(() => undefined),
      )),
  };
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
