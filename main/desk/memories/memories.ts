import type { Handlers } from '../../../preload/contract/api.ts';
import type { Services } from '../active-service.ts';

/** The memories of the active service, page by page. */
export function createMemories(services: Services): Pick<Handlers, 'memories.page'> {
  return {
    'memories.page': async (input, { signal }) => {
      const service = await services.openActive(signal);
      const page = await service.call('memories', signal, (client, signal) =>
        client.memories(input, { signal }),
      );
      return { connection: service.connection, ...page };
    },
  };
}
