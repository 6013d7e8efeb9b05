import type { Handlers } from '../../../preload/contract/api.ts';
import type { ProbePorts } from './probe.ts';
import { probe } from './probe.ts';

/** The memories of the active service, page by page, and whether one of them acts. */
export function createMemories(
  ports: ProbePorts,
): Pick<Handlers, 'memories.page' | 'memories.probe'> {
  return {
    'memories.page': async (input, { signal }) => {
      const service = await ports.services.openActive(signal);
      const page = await service.call('memories', signal, (client, signal) =>
        client.memories(input, { signal }),
      );
      return { connection: service.connection, ...page };
    },
    'memories.probe': (input, { signal }) => probe(input, signal, ports),
  };
}
