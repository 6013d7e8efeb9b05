import { useEffect } from 'react';
import { isActionId } from '../../ui/actions/table.ts';
import { useActions } from '../../ui/actions/use-action.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { menuOf } from './menu-of.ts';
import { usePageStore } from '../../ui/stores.ts';
import { menuStore } from './store.ts';

/** Keeps the program's menu as the actions are, in a shell that has one. */
export function MenuOutlet({ screen }: { readonly screen: ScreenId }) {
  const { t } = useI18n();
  const menu = usePageStore(menuStore);
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
      if (isActionId(id) && actions.isEnabled(id)) void actions.invoke(id);
    };
    // A watch ends early only with the connection, and its end is shown by the page.
    menu.follow(choose, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [menu, actions]);
  return null;
}
