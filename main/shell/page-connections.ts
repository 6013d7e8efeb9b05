import type { Handlers } from '../../preload/contract/api.ts';
import type { PacedPipe } from '../system/channel/paced-pipe.ts';
import type { Log } from '../system/log.ts';
import { inBackground } from '../system/background.ts';

/** Pages on one side, the features on the other; whichever comes first waits. */
export interface PageConnections {
  /** A page has connected. Its frames are kept until main serves. */
  join(pipe: PacedPipe): void;
  /** The features are ready to serve. */
  open(handlers: Handlers): void;
}

/** Connects pages with the features; what serves them is loaded only now, beside the page itself. */
export function createPageConnections(log: Log): PageConnections {
  const features = Promise.withResolvers<Handlers>();
  const loaded = features.promise.then(async (handlers) => {
    const { serve } = await import('../rpc/serve.ts');
    return (pipe: PacedPipe) => serve(pipe, handlers, log);
  });
  return {
    join(pipe) {
      inBackground('page.connect', () =>
        loaded.then((serve) => {
          log.write('page.connected');
          serve(pipe);
        }),
      );
    },
    open: (handlers) => features.resolve(handlers),
  };
}
