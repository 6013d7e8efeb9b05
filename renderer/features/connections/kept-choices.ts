import type { Rpc } from '../../../preload/contract/api.ts';
import type {
  ChoosingScreen,
  ConnectionChoices,
} from '../../../preload/contract/connection-choices.ts';

/** What is chosen on a screen, kept in main for each connection. */
export interface KeptChoices {
  /** A connection is in use from now on: shows what was chosen with it before. */
  open(connection: string): Promise<void>;
  /** Keeps what is chosen with the connection in use. */
  keep(choices: ConnectionChoices): void;
}

export function keptChoices(
  rpc: Rpc,
  screen: ChoosingScreen,
  show: (choices: ConnectionChoices) => void,
): KeptChoices {
  let used: string | null = null;
  let revision = 0;
  /** What was chosen before anyone knew the connection. */
  let early: ConnectionChoices | null = null;

  function keep(choices: ConnectionChoices) {
    if (used === null) {
      early = choices;
      return;
    }
    revision += 1;
    // Choices that main cannot keep are no reason to disturb; they stand on the screen.
    rpc
      .ask('connection-choices.keep', { screen, connection: used, choices })
      .catch(() => undefined);
  }

  return {
    keep,
    async open(connection) {
      used = connection;
      revision += 1;
      if (early !== null) {
        keep(early);
        early = null;
        return;
      }
      const mine = revision;
      const kept = await rpc
        .ask('connection-choices.read', { screen, connection })
        .catch(() => null);
      // Somebody who chooses at once is not overruled, and another connection has choices of its own.
      if (kept !== null && mine === revision) show(kept);
    },
  };
}
