import type { SessionFolder } from '../../../system/session-folder.ts';
import type { ChainPorts } from './chain-ports.ts';
import type { SessionNames } from './session-call.ts';
import type { MemoryLinesPorts } from './memory-lines.ts';
import type { SessionClock } from './session-clock.ts';

export interface LiveSessionPorts {
  /** Id of the connection. */
  readonly connection: string;
  readonly open: ChainPorts['open'];
  readonly failureOf: ChainPorts['failureOf'];
  readonly clock: SessionClock;
  /** null keeps nothing. */
  readonly folder: SessionFolder | null;
  readonly keepsSound: boolean;
  readonly names: SessionNames;
  readonly memories: MemoryLinesPorts['memories'];
  readonly onOver: () => void;
  readonly onSummary: () => void;
  readonly onBilled: () => void;
}
