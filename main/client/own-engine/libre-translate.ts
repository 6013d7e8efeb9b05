import { z } from 'zod';
import { baseOf } from '../../../preload/contract/language-code.ts';
import type { OwnEngineRequest, OwnEngineTexts } from './own-engine-host.ts';

/** Codes that LibreTranslate has for a language of ours. */
const CODES: Readonly<Record<string, string>> = { 'zh-hant': 'zt', 'pt-br': 'pb', nb: 'nb' };

const libreCode = (code: string): string => CODES[code.toLowerCase()] ?? baseOf(code).toLowerCase();

/** POST /translate with a list of texts (https://docs.libretranslate.com). */
export const libreRequest = (
  { source, target, passages, isMarkup }: OwnEngineTexts,
  key: string | null,
): Omit<OwnEngineRequest<never>, 'read'> => ({
  method: 'POST',
  path: '/translate',
  headers: [],
  body: {
    q: passages,
    source: libreCode(source),
    target: libreCode(target),
    format: isMarkup ? 'html' : 'text',
    ...(key !== null && { api_key: key }),
  },
});

const Answer = z.object({ translatedText: z.union([z.array(z.string()), z.string()]) });

/** An answer with another count says nothing about which text is which. */
export const readLibre =
  ({ passages }: OwnEngineTexts) =>
  (json: unknown): readonly (string | null)[] | null => {
    const texts = Answer.safeParse(json).data?.translatedText;
    if (texts === undefined) return null;
    const list = typeof texts === 'string' ? [texts] : texts;
    return list.length === passages.length ? list : passages.map(() => null);
  };

/** GET /languages. */
export const libreLanguagesRequest = (): Omit<OwnEngineRequest<never>, 'read'> => ({
  method: 'GET',
  path: '/languages',
  headers: [],
  body: null,
});

const Languages = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }));

/** Base codes; without targets each is translated into every other. */
export function readLibreLanguages(json: unknown): readonly (readonly [string, string])[] | null {
  const { data } = Languages.safeParse(json);
  if (data === undefined) return null;
  const all = data.map(({ code }) => code);
  const pairs = data.flatMap(({ code, targets = all }) =>
    targets
      .map((target) => [baseOfLibre(code), baseOfLibre(target)] as const)
      .filter(([from, to]) => from !== to),
  );
  const unique = new Map(pairs.map((pair) => [pair.join(' '), pair]));
  return [...unique.values()].filter((pair) => pair.every((code) => /^[a-z]{2,8}$/.test(code)));
}

const baseOfLibre = (code: string): string => {
  const own = Object.keys(CODES).find((ours) => CODES[ours] === code.toLowerCase());
  return baseOf(own ?? code).toLowerCase();
};
