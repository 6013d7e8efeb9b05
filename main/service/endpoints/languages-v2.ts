import { v2Languages } from '../../engine/languages/v2.ts';
import type { Endpoint } from './endpoint.ts';

/** GET /v2/languages, deprecated: source or target languages with codes in upper case. */
export const languagesV2 = (): Endpoint => ({
  method: 'GET',
  path: '/v2/languages',
  keyKind: 'developer',
  unknownKey: 403,
  scope: 'languages:read',
  answer: ({ fields }) => {
    const type = fields.choice('type', ['source', 'target']) ?? 'source';
    return v2Languages(type).map(({ code, name, formality }) => ({
      language: code,
      name,
      ...(type === 'target' ? { supports_formality: formality } : {}),
    }));
  },
});
