import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from 'react-aria-components';
import { createActions, type Actions } from './actions/actions.ts';
import { knownShortcuts } from './actions/shortcuts.ts';
import { ActionsContext, useShortcuts } from './actions/use-action.ts';
import { App } from './App.tsx';
import { CaptionsPage } from './captions/CaptionsPage.tsx';
import { showTheme } from './look/theme.ts';
import './look/base.css';
import './look/tokens.css';
import { shownSettings } from './settings/store.ts';
import { openStores, type StorePorts } from './open-stores.ts';
import { en } from './words/en/en.ts';
import { WordsContext } from './words/use-words.ts';
import { createWords } from './words/words.ts';
import { StoresContext } from './workbench.ts';

/** A desk, how files reach it, and how its end is learnt. */
export interface PageDesk extends StorePorts {
  /** Resolves when the connection is gone. */
  readonly lost: Promise<unknown>;
}

/** Opens the whole page inside an element; answers what can be done on it. */
export function openPage(root: HTMLElement, { lost, ...ports }: PageDesk): Actions {
  const stores = openStores(ports);
  const words = createWords('en', en);
  const actions = createActions(/Mac|iPhone|iPad/.test(navigator.userAgent));
  const loss = createLoss(lost);

  const theme = () => {
    const settings = shownSettings(stores.settings.state.getState());
    if (settings === null) return;
    showTheme(document.documentElement, settings);
    actions.setOwn(knownShortcuts(settings.shortcuts));
  };
  stores.settings.state.subscribe(theme);
  window.addEventListener('pagehide', stores.text.flush);
  window.addEventListener('pagehide', stores.writing.flush);

  function Page() {
    useShortcuts(actions);
    const isLost = useSyncExternalStore(loss.subscribe, loss.isLost);
    return (
      <I18nProvider locale={words.locale}>
        <WordsContext value={words}>
          <ActionsContext value={actions}>
            <StoresContext value={stores}>
              {ports.isCaptions ? <CaptionsPage /> : <App isLost={isLost} />}
            </StoresContext>
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
