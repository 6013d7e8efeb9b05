import type { Language } from '../../../preload/contract/languages.ts';
import type { FlatLanguage, ListedLanguage } from '../../client/languages.ts';
import { canonicalCode } from '../../engine/languages/code.ts';
import type { OpenService } from '../active-service.ts';
import { failureOf } from '../desk-failure.ts';

/** The languages for texts; from the older listing where a service has only that. */
export async function fetchLanguages(
  service: OpenService,
  signal: AbortSignal,
): Promise<readonly Language[]> {
  try {
    const listed = await service.call('languages', signal, (client, signal) =>
      client.languages({ resource: 'translate_text', include: ['beta'] }, { signal }),
    );
    return listed.map(fromListing);
  } catch (error) {
    if (failureOf(error)?.code !== 'not-found') throw error;
  }
  const [sources, targets] = await service.call('languages', signal, (client, signal) =>
    Promise.all([client.languagesV2('source', { signal }), client.languagesV2('target', { signal })]),
  );
  return fromFlatListings(sources, targets);
}

function fromListing(listed: ListedLanguage): Language {
  const { code, name, source, target, features } = listed;
  return {
    code: canonicalCode(code),
    name,
    source,
    target,
    status: listed.status === 'stable' ? 'stable' : 'beta',
    features: features.map((feature) => feature.name),
  };
}

/** The older listings name formality only, and no regional variant as a source. */
function fromFlatListings(
  sources: readonly FlatLanguage[],
  targets: readonly FlatLanguage[],
): Language[] {
  const isSource = new Set(sources.map((language) => canonicalCode(language.code)));
  const names = new Map([...sources, ...targets].map(({ code, name }) => [canonicalCode(code), name]));
  const formality = new Map(
    targets.map((language) => [canonicalCode(language.code), language.formality === true]),
  );
  return [...names].map(([code, name]) => ({
    code,
    name,
    source: isSource.has(code),
    target: formality.has(code),
    status: 'stable',
    features: formality.get(code) === true ? ['formality'] : [],
  }));
}
