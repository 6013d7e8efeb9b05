import type { OpenService } from '../active-service.ts';
import { failureOf } from '../desk-failure.ts';

/**
 * Tries each feature once with a request that bills nothing: listings, a detection, and the
 * translation of an empty text. The outcomes are learnt by the service itself.
 */
export async function probeFeatures(service: OpenService, signal: AbortSignal): Promise<void> {
  const attempts = [
    service.call('usage', signal, (client, signal) => client.usage({ signal })),
    service.call('languages', signal, (client, signal) =>
      client.languages({ resource: 'translate_text' }, { signal }),
    ),
    service.call('memories', signal, (client, signal) =>
      client.memories({ page: 0, pageSize: 1 }, { signal }),
    ),
    service.call('glossaries', signal, (client, signal) => client.glossaries({ signal })),
    service.call('style-rules', signal, (client, signal) =>
      client.styleRules({ page: 0, pageSize: 1, detailed: false }, { signal }),
    ),
    service.call('detect', signal, (client, signal) => client.detect(['?'], { signal })),
    service.call('translate', signal, (client, signal) =>
      client.translate({ texts: [''], source: 'en', target: 'de' }, { signal }),
    ),
  ];
  for (const outcome of await Promise.allSettled(attempts)) {
    // Refusals are what was asked about; only a fault of ours is one here.
    if (outcome.status === 'rejected' && failureOf(outcome.reason) === null) throw outcome.reason;
  }
}
