import type { Handlers } from '../../../preload/contract/api.ts';
import type { SpokenTermsList } from '../../../preload/contract/spoken-terms.ts';
import {
  listCharacters,
  nameFault,
  termFaults,
} from '../../../preload/contract/spoken-terms-rules.ts';
import { MAX_TERM_LIST_CHARACTERS } from '../../../preload/contract/limits.ts';
import type { ServiceClient } from '../../client/service-client.ts';
import type { Services } from '../active-service.ts';
import { FeatureFailure } from '../feature-failure.ts';

type SpokenTermsHandlers = Pick<Handlers, Extract<keyof Handlers, `spoken-terms.${string}`>>;

/** Collections of spoken terms of the active service. What breaks a rule is never sent. */
export function createSpokenTerms(services: Services): SpokenTermsHandlers {
  const call = async <T>(
    signal: AbortSignal,
    run: (terms: ServiceClient['spokenTerms'], options: { signal: AbortSignal }) => Promise<T>,
  ): Promise<T> => {
    const service = await services.openActive(signal);
    return service.call('spoken-terms', signal, (client, signal) =>
      run(client.spokenTerms, { signal }),
    );
  };

  return {
    'spoken-terms.list': (_, { signal }) => call(signal, (terms, options) => terms.list(options)),
    'spoken-terms.get': ({ id }, { signal }) =>
      call(signal, (terms, options) => terms.get(id, options)),
    'spoken-terms.create': async ({ name, lists }, { signal }) => {
      checkName(name);
      lists.forEach(checkList);
      return call(signal, (terms, options) => terms.create(name, lists, options));
    },
    'spoken-terms.rename': async ({ id, name }, { signal }) => {
      checkName(name);
      return call(signal, (terms, options) => terms.change(id, { name }, options));
    },
    'spoken-terms.terms': ({ id, language }, { signal }) =>
      call(signal, (terms, options) => terms.entries(id, language, options)),
    'spoken-terms.replace': async ({ id, list }, { signal }) => {
      checkList(list);
      return call(signal, (terms, options) => terms.replace(id, list, options));
    },
    'spoken-terms.merge': async ({ id, list }, { signal }) => {
      checkList(list);
      return call(signal, (terms, options) => terms.change(id, { list }, options));
    },
    'spoken-terms.remove': ({ id }, { signal }) =>
      call(signal, (terms, options) => terms.remove(id, null, options)),
    'spoken-terms.remove-list': ({ id, language }, { signal }) =>
      call(signal, (terms, options) => terms.remove(id, language, options)),
  };
}

function checkName(name: string): void {
  const fault = nameFault(name);
  if (fault !== null) throw invalid('name', fault);
}

function checkList({ terms }: SpokenTermsList): void {
  const [first] = termFaults(terms);
  if (first !== undefined) throw invalid('terms', first.fault);
  if (terms.length === 0) throw invalid('terms', 'empty');
  if (listCharacters(terms) > MAX_TERM_LIST_CHARACTERS) throw invalid('terms', 'too-long');
}

const invalid = (field: string, reason: string): FeatureFailure =>
  new FeatureFailure({ code: 'entries-refused', params: { field, reason } });
