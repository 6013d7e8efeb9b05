import type { Handlers } from '../../../preload/contract/api.ts';
import type { Language, Listed } from '../../../preload/contract/languages.ts';
import type { Services } from '../active-service.ts';
import { failureOf } from '../feature-failure.ts';
import { createLoaded } from '../loaded.ts';
import { fetchLanguages } from './fetch-languages.ts';

/** The languages of the active service for texts. */
export function createLanguages(
  services: Services,
  closing: AbortSignal,
): Pick<Handlers, 'languages.watch' | 'languages.refresh'> {
  const loaded = createLoaded<Listed<Language>>({
    active: services.active,
    unknown: { state: 'loading' },
    load: async (connection) => {
      try {
        const service = await services.openActive(closing);
        const items = await fetchLanguages(service, closing);
        return { state: 'ready', connection: service.connection, items };
      } catch (error) {
        const failure = failureOf(error) ?? { code: 'internal' as const };
        return { state: 'failed', connection, failure };
      }
    },
  });
  return {
    'languages.watch': (_, { signal }) => loaded.watch(signal),
    'languages.refresh': async () => {
      await loaded.refresh();
      return null;
    },
  };
}
