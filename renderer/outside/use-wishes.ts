import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { OutsideWish } from '../../preload/contract/outside.ts';
import type { ScreenId } from '../frame/screens.ts';
import { openQuickPopUp } from '../quick/quick-address.ts';
import { shownSettings } from '../settings/store.ts';
import { useStores, type Stores } from '../workbench.ts';
import { offerOpened } from './offer-opened.ts';

/** Does what this page is asked for from outside of it. */
export function useWishes(onGo: (screen: ScreenId) => void): void {
  const stores = useStores();
  const { outside } = stores;
  const wish = useStore(outside.state, (now) => now.wish);
  useEffect(() => {
    if (wish === null) return;
    outside.done();
    fulfil(wish, stores, onGo);
  }, [wish, outside, stores, onGo]);
}

function fulfil(wish: OutsideWish, stores: Stores, onGo: (screen: ScreenId) => void): void {
  const { text, voice, captions, settings, outside } = stores;
  switch (wish.kind) {
    case 'screen':
      onGo(wish.screen);
      break;
    case 'text': {
      const first = text.state.getState().columns[0]?.target;
      if (first !== undefined) text.setTarget(first, wish.target);
      text.take(wish.text, wish.source);
      onGo('text');
      break;
    }
    case 'captions': {
      const running = voice.state
        .getState()
        .sessions?.find(({ phase }) => phase !== 'ended' && phase !== 'failed');
      const look = shownSettings(settings.state.getState())?.captions;
      if (running === undefined || look === undefined) onGo('voice');
      else void captions.open(running.id, look);
      break;
    }
    case 'files':
      offerOpened(wish, stores, onGo);
      break;
    case 'quick':
      outside.setBlocked(!openQuickPopUp());
  }
}
