import type { ShownMenu } from '../../preload/contract/menu.ts';

/** The menu of the system or of the window; only some shells have one. */
export interface ApplicationMenu {
  show(menu: ShownMenu): void;
  /** Told the id of an action that was chosen. */
  onChosen(listener: (id: string) => void): void;
}
