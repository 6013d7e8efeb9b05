import type { Connection } from '../../../preload/contract/connections.ts';
import type { QuickHanded, QuickView } from '../../../preload/contract/quick.ts';
import type { QuickPreferences } from '../../../preload/contract/settings.ts';
import { emptyColumn, type Column } from '../text/column.ts';

/** What the quick window shows. */
export interface QuickState {
  /** null before main's first value. */
  readonly view: QuickView | null;
  readonly text: string;
  /** Counts changes of the text and its languages. */
  readonly revision: number;
  readonly column: Column;
  /** The target that came with the text; not remembered. */
  readonly handedTarget: string | null;
  /** Why no text came, or that it was cut. */
  readonly handed: Pick<QuickHanded, 'trouble' | 'isCut'> | null;
  /** The text waits for a press: nothing of it has been sent. */
  readonly isWaiting: boolean;
  /** A stranger may have written what stands here, and nobody has sent it yet. */
  readonly isForeign: boolean;
  /** What became of the last replacement. */
  readonly replaced: 'replacing' | 'copied' | 'failed' | null;
}

export const emptyQuick = (): QuickState => ({
  view: null,
  text: '',
  revision: 0,
  column: emptyColumn(''),
  handedTarget: null,
  handed: null,
  isWaiting: false,
  isForeign: false,
  replaced: null,
});

/** Whether a text waits for a press before it is sent; it does while the rules are not known. */
export function mustAsk(
  isForeign: boolean,
  ask: QuickPreferences['ask'] | null,
  connection: Pick<Connection, 'kind' | 'host'> | null,
): boolean {
  if (isForeign || ask === null || connection === null) return true;
  const isRemote = connection.kind !== 'offline' || connection.host !== null;
  return ask === 'always' || (ask === 'remote' && isRemote);
}
