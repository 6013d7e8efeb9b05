import type { Language } from '../../../preload/contract/languages.ts';
import type { FlatLanguage, ListedLanguage } from '../../client/languages.ts';
import { LANGUAGES } from '../../engine/languages/catalogue.ts';
import { canonicalCode } from '../../../preload/contract/language-code.ts';
import { takesPart } from '../../engine/languages/customisations.ts';
import type { LanguageFact } from '../../engine/languages/language.ts';
import type { OpenService } from '../active-service.ts';
import { failureOf } from '../feature-failure.ts';

/**
 * The languages for texts; from the older listing where a service has only that, and from our own
 * catalogue where the key may translate but not list languages.
 */
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
    const code = failureOf(error)?.code;
    if (code === 'scope-missing') return LANGUAGES.map(fromCatalogue);
    if (code !== 'not-found') throw error;
  }
  const [sources, targets] = await service.call('languages', signal, (client, signal) =>
    Promise.all([
      client.languagesV2('source', { signal }),
      client.languagesV2('target', { signal }),
    ]),
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
  const names = new Map(
    [...sources, ...targets].map(({ code, name }) => [canonicalCode(code), name]),
  );
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

function fromCatalogue(row: LanguageFact): Language {
  const features: readonly (readonly [name: string, has: boolean])[] = [
    ['auto_detection', row.autoDetect],
    ['formality', row.formality],
    ['glossary', takesPart(row.code, 'glossary')],
    ['style_rules', takesPart(row.code, 'style')],
    ['tag_handling', true],
    ['translation_memory', takesPart(row.code, 'memory')],
  ];
  const { code, name, source, target, status } = row;
  return {
    code,
    name,
    source,
    target,
    status,
    features: features.flatMap(([feature, has]) => (has ? [feature] : [])),
  };
}
