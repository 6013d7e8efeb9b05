import type { Rpc } from '../../../preload/contract/api.ts';
import type { MenuChoice, ShownMenu } from '../../../preload/contract/menu.ts';
import { defineStore } from '../../ui/stores.ts';

/** The page's end of the menu of the program. */
export interface MenuStore {
  /** Shows the newest menu soon, and only where it differs from the one before. */
  readonly show: (menu: () => ShownMenu) => void;
  /** Nothing that waits is shown any more. */
  readonly stop: () => void;
  /**
   * Tells each choice once, until the signal fires; what was chosen before is not meant for this
   * page. Rejects with a `Failure` when main is lost.
   */
  readonly follow: (choose: (id: string) => void, signal: AbortSignal) => Promise<void>;
}

/** How long changes are gathered: a screen that comes offers many actions one by one. */
const GATHER_MS = 120;

export function createMenuStore(rpc: Rpc): MenuStore {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = '';
  return {
    show(menu) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const next = menu();
        const json = JSON.stringify(next);
        if (json === shown) return;
        shown = json;
        // Without main there is no menu either.
        rpc.ask('menu.show', next).catch(() => undefined);
      }, GATHER_MS);
    },
    stop: () => clearTimeout(timer),
    async follow(choose, signal) {
      let last: MenuChoice | undefined;
      for await (const choice of rpc.watch('menu.chosen', undefined, signal)) {
        if (last !== undefined && choice !== null && choice.count !== last?.count) {
          choose(choice.id);
        }
        last = choice;
      }
    },
  };
}

export const menuStore = defineStore<MenuStore>({
  name: 'menu',
  scope: 'app',
  create: ({ rpc }) => createMenuStore(rpc),
});
