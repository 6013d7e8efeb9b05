import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { PageCommand } from '../../../preload/contract/outside.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';
import { openQuickPopUp } from '../quick/quick-address.ts';
import { settingsStore, shownSettings } from '../settings/store.ts';
import { captionsStore } from '../captions/store.ts';
import { documentsStore } from '../documents/store.ts';
import { localMemoriesStore } from '../local-memories/store.ts';
import { textStore } from '../text/store.ts';
import { voiceStore } from '../voice/store.ts';
import { usePageStores, type Page } from '../../ui/stores.ts';
import { offerOpened } from './offer-opened.ts';
import { outsideStore } from './store.ts';

/** Does what this page is asked for from outside of it. */
export function usePageCommands(onGo: (screen: ScreenId) => void): void {
  const store = usePageStores();
  const outside = store(outsideStore);
  const command = useStore(outside.state, (now) => now.command);
  useEffect(() => {
    if (command === null) return;
    outside.done();
    fulfil(command, store, onGo);
  }, [command, outside, store, onGo]);
}

function fulfil(
  command: PageCommand,
  store: Page['store'],
  onGo: (screen: ScreenId) => void,
): void {
  const outside = store(outsideStore);
  switch (command.kind) {
    case 'screen':
      onGo(command.screen);
      break;
    case 'text': {
      const text = store(textStore);
      const first = text.state.getState().columns[0]?.target;
      if (first !== undefined) text.setTarget(first, command.target);
      text.take(command.text, command.source);
      onGo('text');
      break;
    }
    case 'captions': {
      const running = store(voiceStore)
        .state.getState()
        .sessions?.find(({ phase }) => phase !== 'ended' && phase !== 'failed');
      const look = shownSettings(store(settingsStore).state.getState())?.captions;
      if (running === undefined || look === undefined) onGo('voice');
      else void store(captionsStore).open(running.id, look);
      break;
    }
    case 'files':
      offerOpened(
        command,
        { documents: store(documentsStore), localMemories: store(localMemoriesStore), outside },
        onGo,
      );
      break;
    case 'quick':
      outside.setBlocked(!openQuickPopUp());
  }
}
