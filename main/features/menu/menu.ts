import type { Handlers } from '../../../preload/contract/api.ts';
import type { MenuChoice } from '../../../preload/contract/menu.ts';
import type { ApplicationMenu } from '../../system/application-menu.ts';
import { createObservable } from '../../system/observable.ts';

/**
 * The menu that the page describes; what is chosen in it comes back.
 * @param menu null where the shell has none: then nothing is ever chosen
 */
export function createMenu(
  menu: ApplicationMenu | null,
): Pick<Handlers, Extract<keyof Handlers, `menu.${string}`>> {
  const chosen = createObservable<MenuChoice>(null);
  menu?.onChosen((id) => chosen.set({ id, count: (chosen.value?.count ?? 0) + 1 }));
  return {
    'menu.show': (shown) => {
      menu?.show(shown);
      return Promise.resolve(null);
    },
    'menu.chosen': (_, { signal }) => chosen.watch(signal),
  };
}
