import type { OpenService } from '../active-service.ts';
import { failureOf } from '../feature-failure.ts';
import { TRY_ONCE } from '../try-once.ts';

/**
 * Tries each feature once with a request that bills nothing: listings, a detection, and the
 * translation of an empty text. The outcomes are learnt by the service itself. Rejects when no
 * request was answered at all.
 */
export async function probeFeatures(service: OpenService, signal: AbortSignal): Promise<void> {
  const attempts = [
    service.call('usage', signal, (client, signal) => client.usage({ signal, ...TRY_ONCE })),
    service.call('languages', signal, (client, signal) =>
      client.languages({ resource: 'translate_text' }, { signal, ...TRY_ONCE }),
    ),
    service.call('memories', signal, (client, signal) =>
      client.memories({ page: 0, pageSize: 1 }, { signal, ...TRY_ONCE }),
    ),
    service.call('glossaries', signal, (client, signal) =>
      client.glossaries.list({ signal, ...TRY_ONCE }),
    ),
    service.call('style-rules', signal, (client, signal) =>
      client.styleRules.names({ page: 0, pageSize: 1 }, { signal, ...TRY_ONCE }),
    ),
    service.call('detect', signal, (client, signal) =>
      client.detect(['?'], { signal, ...TRY_ONCE }),
    ),
    service.call('translate', signal, (client, signal) =>
      client.translate({ texts: [''], source: 'en', target: 'de' }, { signal, ...TRY_ONCE }),
    ),
    service.call('writing', signal, (client, signal) => client.tryWriting({ signal, ...TRY_ONCE })),
    service.call('voice', signal, (client, signal) => client.tryVoice({ signal, ...TRY_ONCE })),
    service.call('documents', signal, (client, signal) =>
      client.tryDocuments({ signal, ...TRY_ONCE }),
    ),
    service.call('spoken-terms', signal, (client, signal) =>
      client.spokenTerms.list({ signal, ...TRY_ONCE }),
    ),
  ];
  const outcomes = await Promise.allSettled(attempts);
  const rejected = outcomes.filter((outcome) => outcome.status === 'rejected');
  // Refusals are what was asked about; a fault of ours is none.
  const faults = rejected.filter(({ reason }) => failureOf(reason) === null);
  const isUnanswered = rejected.every(({ reason }) => failureOf(reason)?.status === undefined);
  const [first] = isUnanswered && rejected.length === attempts.length ? rejected : faults;
  if (first !== undefined) throw first.reason;
}
