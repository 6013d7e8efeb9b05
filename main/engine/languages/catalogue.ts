import type { LanguageFact } from './language.ts';
import { FURTHER_NAMES, PRINCIPAL_NAMES } from './names.ts';
import * as text from './text-roles.ts';
import { voiceFact } from './voice.ts';

export { baseOf, canonicalCode } from '../../../preload/contract/language-code.ts';
export type { LanguageFact } from './language.ts';

/** Every language that the service knows, principal ones first, each group by code. */
export const LANGUAGES: readonly LanguageFact[] = [...PRINCIPAL_NAMES, ...FURTHER_NAMES].map(
  ([code, name]) => ({
    code,
    name,
    source: !text.VARIANTS.has(code),
    target: true,
    status: 'stable',
    formality: text.FORMALITY.has(code),
    autoDetect: text.AUTO_DETECTED.has(code),
    detect: text.DETECTED.has(code),
    documentsToo: !text.NO_DOCUMENTS.has(code),
    v2Listed: !text.NOT_IN_V2.has(code),
    glossary: text.GLOSSARY.has(code),
    style: text.STYLE.has(code),
    memorySource: text.MEMORY_SOURCE.has(code),
    memoryTarget: text.MEMORY_TARGET.has(code),
    write: text.WRITE.has(code),
    writeStyle: text.WRITE_STYLE.has(code),
    writeAutoDetect: text.WRITE_AUTO_DETECTED.has(code),
    voice: voiceFact(code),
  }),
);

const BY_CODE: ReadonlyMap<string, LanguageFact> = new Map(
  LANGUAGES.map((language) => [language.code.toLowerCase(), language]),
);

/** Takes a code in any letter case; null for one that is not in the catalogue. */
export function findLanguage(code: string): LanguageFact | null {
  return BY_CODE.get(code.toLowerCase()) ?? null;
}
