import { LANGUAGES } from '../../engine/languages/catalogue.ts';
import type { Endpoint } from './endpoint.ts';

/** GET /v2/glossary-language-pairs (deprecated): every ordered pair of two glossary languages. */
export const glossaryLanguagePairs = (): Endpoint => ({
  method: 'GET',
  path: '/v2/glossary-language-pairs',
  keyKind: 'developer',
  unknownKey: 401,
  scope: 'glossaries:read',
  answer: () => {
    const codes = LANGUAGES.filter(({ glossary }) => glossary).map(({ code }) => code);
    return {
      supported_languages: codes.flatMap((source) =>
        codes
          .filter((target) => target !== source)
          .map((target) => ({ source_lang: source, target_lang: target })),
      ),
    };
  },
});
