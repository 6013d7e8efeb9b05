import type { Handlers } from '../../preload/contract/api.ts';
import type { PacedPipe } from '../rpc/paced-pipe.ts';
import type { Log } from '../system/log.ts';
import { inBackground } from '../system/background.ts';

/** Pages on one side, the desk on the other; whichever comes first waits. */
export interface DeskPages {
  /** A page has connected. Its frames are kept until the desk is open. */
  join(pipe: PacedPipe): void;
  /** The desk is ready to serve. */
  open(handlers: Handlers): void;
}

/** Brings pages and desk together; what serves them is loaded only now, beside the page itself. */
export function createDeskPages(log: Log): DeskPages {
  const desk = Promise.withResolvers<Handlers>();
  const loaded = desk.promise.then(async (handlers) => {
    const { serve } = await import('../rpc/serve.ts');
    return (pipe: PacedPipe) => serve(pipe, handlers, log);
  });
  return {
    join(pipe) {
      inBackground('deskPages.end', () =>
        loaded.then((serve) => {
          log.write('page.connected');
          serve(pipe);
        }),
      );
    },
    open: (handlers) => desk.resolve(handlers),
  };
}
