import type { Connection } from '../../../preload/contract/connections.ts';
import type { Settings } from '../../../preload/contract/settings.ts';
import { shownSettings, type SettingsStore } from '../settings/store.ts';
import { activeConnection, type ConnectionsStore } from './store.ts';

interface ActiveHearer {
  /** Once: the first run is over and the connection is known. What was kept may come back. */
  readonly onFirst: (settings: Settings, active: Connection) => void;
  /**
   * After it: another connection is in use, or the same one leads to another host. What belonged to the
   * one before is to be forgotten.
   */
  readonly onSwitch: (active: Connection) => void;
}

/**
 * The service behind a connection; null for the built-in one, whose address changes with each start.
 * What was chosen of one host's memories and glossaries means nothing at another.
 */
export const hostOf = ({ kind, host }: Connection): string | null =>
  kind === 'offline' ? null : host;

/** Tells of the connection in use, for as long as the page lives. */
export function followActive(
  stores: { readonly settings: SettingsStore; readonly connections: ConnectionsStore },
  { onFirst, onSwitch }: ActiveHearer,
): void {
  let known: Connection | null = null;

  function notice() {
    const settings = shownSettings(stores.settings.state.getState());
    const active = activeConnection(stores.connections.state.getState());
    if (active === null) return;
    if (active.id === known?.id && hostOf(active) === hostOf(known)) return;
    if (known !== null) {
      known = active;
      onSwitch(active);
    } else if (settings?.welcomed === true) {
      known = active;
      onFirst(settings, active);
    }
  }
  notice();
  stores.settings.state.subscribe(notice);
  stores.connections.state.subscribe(notice);
}
