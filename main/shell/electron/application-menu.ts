import { Menu } from 'electron';
import type { ApplicationMenu } from '../../system/application-menu.ts';
import type { MenuFacts } from './menu-template.ts';
import { menuTemplate } from './menu-template.ts';

/** The menu of the program: made of roles until a page says what else belongs to it. */
export function createApplicationMenu(facts: MenuFacts): ApplicationMenu {
  const listeners = new Set<(id: string) => void>();
  const choose = (id: string) => {
    for (const listener of listeners) listener(id);
  };
  const set = (...args: Parameters<typeof menuTemplate>) =>
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(...args)));
  set(facts);
  return {
    show: (menu) => set(facts, { menu, choose }),
    onChosen: (listener) => void listeners.add(listener),
  };
}
