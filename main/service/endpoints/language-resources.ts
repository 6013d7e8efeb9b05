import type { Endpoint } from './endpoint.ts';
import { RESOURCE_FEATURES, RESOURCES } from './language-features.ts';

/** GET /v3/languages/resources: what can be asked of languages, and of which side of a pair. */
export const languageResources = (): Endpoint => ({
  method: 'GET',
  path: '/v3/languages/resources',
  keyKind: 'developer',
  unknownKey: 401,
  scope: 'languages:read',
  answer: () =>
    RESOURCES.map((name) => ({
      name,
      features: RESOURCE_FEATURES[name].map((feature) => ({
        name: feature.name,
        ...(feature.side === 'target' ? {} : { needs_source_support: true }),
        ...(feature.side === 'source' ? {} : { needs_target_support: true }),
      })),
    })),
});
