import { baseOf } from '../../../preload/contract/language-code.ts';
import type { Services } from '../active-service.ts';
import type { GlossaryReader } from '../glossary-reader.ts';
import type { AlignmentPorts } from './alignment.ts';

/** Entries of all glossaries of the active service for a pair; none where the service gives none. */
export function glossaryTermsOfPair(
  services: Pick<Services, 'openActive'>,
  reader: GlossaryReader,
): AlignmentPorts['termsOf'] {
  return async (source, target, signal) => {
    try {
      const service = await services.openActive(signal);
      const listed = await reader.listed(service, signal);
      const dictionaries = listed.flatMap(({ id, dictionaries: pairs }) =>
        pairs
          .filter((pair) => baseOf(pair.source) === baseOf(source))
          .filter((pair) => baseOf(pair.target) === baseOf(target))
          .map((pair) => reader.entries(service, id, pair, signal)),
      );
      const entries = (await Promise.all(dictionaries)).flat();
      return entries.map(([term, wanted]) => ({ source: term, target: wanted }));
    } catch {
      // Terms only help: documents are aligned without them, too.
      return [];
    }
  };
}
