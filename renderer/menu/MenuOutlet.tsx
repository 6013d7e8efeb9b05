import { useEffect } from 'react';
import { useStore } from 'zustand';
import { isActionId } from '../actions/table.ts';
import { useActions } from '../actions/use-action.ts';
import type { ScreenId } from '../frame/screens.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { menuOf } from './menu-of.ts';

/** Keeps the program's menu as the actions are; only one of the shells has such a menu. */
export function MenuOutlet({ screen }: { readonly screen: ScreenId }) {
  const { settings } = useStores();
  const shell = useStore(settings.state, (now) => now.about?.shell);
  return shell === 'electron' ? <Follower screen={screen} /> : null;
}

function Follower({ screen }: { readonly screen: ScreenId }) {
  const { t } = useWords();
  const { menu } = useStores();
  const actions = useActions();
  useEffect(() => {
    const tell = () => menu.show(() => menuOf({ t, screen, ...actions.state.getState() }));
    tell();
    const unsubscribe = actions.state.subscribe(tell);
    return () => {
      unsubscribe();
      menu.stop();
    };
  }, [menu, actions, t, screen]);
  useEffect(() => {
    const leaving = new AbortController();
    const choose = (id: string) => {
      if (isActionId(id) && actions.isHeard(id)) void actions.reach(id);
    };
    // A watch ends early only with the connection, and its end is shown by the page.
    menu.follow(choose, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [menu, actions]);
  return null;
}
