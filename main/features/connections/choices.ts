import type { Handlers } from '../../../preload/contract/api.ts';
import { ConnectionChoices } from '../../../preload/contract/connection-choices.ts';
import type { Database } from '../../system/database.ts';

/** What was chosen with each connection on the screens that have no draft. */
export interface ChoicesStore {
  /** Deletes what was chosen with one connection. */
  forgetConnection(connection: string): void;
  /** Deletes all choices, in memory and on disk. */
  forget(): void;
  /** Takes the choices off the disk and keeps them in memory only. */
  purgeFromDisk(): void;
  readonly handlers: Pick<Handlers, 'connection-choices.read' | 'connection-choices.keep'>;
}

/** @param isPrivate in private mode nothing goes to the disk */
export function createChoices({ sqlite }: Database, isPrivate: () => boolean): ChoicesStore {
  const select = sqlite.prepare(
    'SELECT choices FROM connection_choices WHERE connection = ? AND screen = ?',
  );
  const insert = sqlite.prepare(
    'INSERT OR REPLACE INTO connection_choices (connection, screen, choices) VALUES (?, ?, ?)',
  );
  /** By connection and screen, as JSON. */
  const held = new Map<string, Map<string, string>>();
  const hold = (connection: string, screen: string, choices: string) => {
    const ofConnection = held.get(connection) ?? new Map<string, string>();
    held.set(connection, ofConnection.set(screen, choices));
  };
  const removeAll = () => sqlite.exec('DELETE FROM connection_choices');

  return {
    forgetConnection(connection) {
      held.delete(connection);
      sqlite.prepare('DELETE FROM connection_choices WHERE connection = ?').run(connection);
    },
    forget() {
      held.clear();
      removeAll();
    },
    purgeFromDisk() {
      for (const row of sqlite.prepare('SELECT * FROM connection_choices').all()) {
        const { connection, screen, choices } = row;
        if (held.get(String(connection))?.has(String(screen)) === true) continue;
        hold(String(connection), String(screen), String(choices));
      }
      removeAll();
    },
    handlers: {
      'connection-choices.read': ({ connection, screen }) => {
        const stored =
          held.get(connection)?.get(screen) ?? select.get(connection, screen)?.['choices'];
        return Promise.resolve(typeof stored === 'string' ? readChoices(stored) : null);
      },
      'connection-choices.keep': ({ connection, screen, choices }) =>
        new Promise((resolve) => {
          const written = JSON.stringify(choices);
          if (isPrivate()) {
            hold(connection, screen, written);
          } else {
            held.get(connection)?.delete(screen);
            insert.run(connection, screen, written);
          }
          resolve(null);
        }),
    },
  };
}

/** null where another version wrote what this one does not know. */
function readChoices(stored: string): ConnectionChoices | null {
  try {
    return ConnectionChoices.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}
