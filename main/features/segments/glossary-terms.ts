import { baseOf } from '../../../preload/contract/language-code.ts';
import type { CheckedTerm } from '../../engine/segment-checks/check-terms.ts';
import type { Services } from '../active-service.ts';
import type { GlossaryReader } from '../glossary-reader.ts';
import type { TermsOf } from './findings.ts';

/**
 * Reads the terms of the active service's glossaries. The answer is the same array for as long as the
 * entries behind it are.
 */
export function readSegmentTerms(
  services: Pick<Services, 'openActive'>,
  reader: GlossaryReader,
): TermsOf {
  let last: { readonly lists: readonly unknown[]; readonly terms: readonly CheckedTerm[] } = {
    lists: [],
    terms: [],
  };
  return async (glossaries, { source, target }, signal) => {
    const service = await services.openActive(signal);
    const listed = await reader.listed(service, signal);
    const lists = await Promise.all(
      glossaries.flatMap((id) => {
        const dictionary = listed
          .find((one) => one.id === id)
          ?.dictionaries.find(
            (pair) =>
              baseOf(pair.source) === baseOf(source) && baseOf(pair.target) === baseOf(target),
          );
        return dictionary === undefined ? [] : [reader.entries(service, id, dictionary, signal)];
      }),
    );
    const isSame =
      lists.length === last.lists.length && lists.every((one, i) => one === last.lists[i]);
    if (!isSame) {
      last = {
        lists,
        terms: lists.flat().map(([term, wanted]) => ({ source: term, target: wanted })),
      };
    }
    return last.terms;
  };
}
