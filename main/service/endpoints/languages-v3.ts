import { LANGUAGES } from '../../engine/languages/catalogue.ts';
import type { LanguageFact } from '../../engine/languages/language.ts';
import { invalidRequest, invalidValue, missingParameter } from '../http/refusals.ts';
import type { Endpoint } from './endpoint.ts';
import { RESOURCE_FEATURES, RESOURCES, roleIn } from './language-features.ts';
import type { Resource } from './language-features.ts';

const INCLUDES = ['beta', 'external'] as const;
type Include = (typeof INCLUDES)[number];

/** GET /v3/languages: the languages of a resource; what is beta or external comes on request. */
export const languagesV3 = (): Endpoint => ({
  method: 'GET',
  path: '/v3/languages',
  keyKind: 'developer',
  unknownKey: 401,
  scope: 'languages:read',
  answer: ({ fields }) => {
    const resource = fields.choice('resource', RESOURCES);
    if (resource === undefined) {
      throw fields.has('product')
        ? invalidRequest("The 'product' parameter has been renamed to 'resource'.")
        : missingParameter('resource');
    }
    const includes = new Set<Include>();
    for (const word of fields.list('include') ?? []) {
      const include = INCLUDES.find((known) => known === word);
      if (include === undefined) throw invalidValue('include');
      includes.add(include);
    }
    return LANGUAGES.flatMap((language) => {
      const row = rowOf(language, resource, includes);
      return row === null ? [] : [row];
    });
  },
});

function rowOf(language: LanguageFact, resource: Resource, includes: ReadonlySet<Include>) {
  const role = roleIn(resource, language);
  if (role === null || (role.status === 'beta' && !includes.has('beta'))) return null;
  const features: Record<string, { status: string; external?: true }> = {};
  for (const { name, side, support, status = role.status } of RESOURCE_FEATURES[resource]) {
    const by = support(language);
    const fits = side === 'both' || (side === 'source' ? role.source : role.target);
    if (by === null || !fits) continue;
    if (by === 'external' && !includes.has('external')) continue;
    if (status === 'beta' && !includes.has('beta')) continue;
    features[name] = { status, ...(by === 'external' ? { external: true } : {}) };
  }
  return {
    lang: role.code,
    name: language.name,
    usable_as_source: role.source,
    usable_as_target: role.target,
    status: role.status,
    features,
  };
}
