import { baseOf } from '../../../preload/contract/language-code.ts';
import type { Services } from '../active-service.ts';
import type { GlossaryReader } from '../glossary-reader.ts';
import type { ImprovePorts } from './improve.ts';

/** Source terms of the active service's glossaries in a language, whatever they are translated into. */
export const readTermsOf =
  (services: Pick<Services, 'openActive'>, reader: GlossaryReader): ImprovePorts['termsOf'] =>
  async (glossaries, source, signal) => {
    const service = await services.openActive(signal);
    const listed = await reader.listed(service, signal);
    const chosen = listed.filter(({ id }) => glossaries.includes(id));
    const lists = chosen.flatMap(({ id, dictionaries }) =>
      dictionaries
        .filter((dictionary) => baseOf(dictionary.source) === baseOf(source))
        .map((pair) => reader.entries(service, id, pair, signal)),
    );
    const entries = (await Promise.all(lists)).flat();
    return [...new Set(entries.map(([term]) => term))];
  };
