import type { Handlers } from '../../../preload/contract/api.ts';
import type { OutsideRequest, PageCommand } from '../../../preload/contract/outside.ts';
import { createObservable } from '../../system/observable.ts';

/** What pages are asked to do; each command is taken by one page, once. */
export interface PageRequests {
  readonly handlers: Pick<Handlers, 'outside.requests' | 'outside.take'>;
  /**
   * Asks; a command that nobody has taken yet gives way to this one. Files give way to nothing: others
   * join them, since systems often start the program once for each.
   */
  command(command: PageCommand): void;
}

export function createPageRequests(): PageRequests {
  const shown = createObservable<{ readonly request: OutsideRequest | null }>({ request: null });
  /** At most two, oldest first: one of files, and one of all else. */
  let waiting: readonly OutsideRequest[] = [];
  let last = 0;
  const show = (next: readonly OutsideRequest[]) => {
    waiting = next;
    shown.set({ request: waiting[0] ?? null });
  };
  return {
    handlers: {
      'outside.requests': (_, { signal }) => shown.watch(signal),
      'outside.take': ({ id }) => {
        const isTaken = waiting[0]?.id === id;
        if (isTaken) show(waiting.slice(1));
        return Promise.resolve({ isTaken });
      },
    },
    command(command) {
      last += 1;
      const isFiles = command.kind === 'files';
      const before = waiting.find((one) => (one.command.kind === 'files') === isFiles);
      const request = { id: last, command: joined(before?.command, command) };
      show([...waiting.filter((one) => one !== before), request]);
    },
  };
}

function joined(before: PageCommand | undefined, command: PageCommand): PageCommand {
  if (before?.kind !== 'files' || command.kind !== 'files') return command;
  return {
    kind: 'files',
    files: [...before.files, ...command.files],
    refused: [...before.refused, ...command.refused],
    isCut: before.isCut || command.isCut,
  };
}
