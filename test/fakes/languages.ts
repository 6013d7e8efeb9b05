import type { Language } from '../../preload/contract/languages.ts';

const BOTH: readonly [code: string, name: string][] = [
  ['ar', 'Arabic'],
  ['de', 'German'],
  ['en', 'English'],
  ['es', 'Spanish'],
  ['fr', 'French'],
  ['it', 'Italian'],
  ['ja', 'Japanese'],
  ['nl', 'Dutch'],
  ['pl', 'Polish'],
  ['pt', 'Portuguese'],
  ['sv', 'Swedish'],
  ['uk', 'Ukrainian'],
  ['zh', 'Chinese'],
];
const TARGETS: readonly [code: string, name: string][] = [
  ['en-GB', 'English (British)'],
  ['en-US', 'English (American)'],
  ['pt-BR', 'Portuguese (Brazilian)'],
  ['pt-PT', 'Portuguese (European)'],
  ['zh-Hans', 'Chinese (simplified)'],
];
const FORMAL = new Set(['de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'pt-BR', 'pt-PT']);

/** A small list with variants, for tests and the fake main process. */
export const LANGUAGES: readonly Language[] = [
  ...BOTH.map(([code, name]) => language(code, name, true)),
  ...TARGETS.map(([code, name]) => language(code, name, false)),
];

function language(code: string, name: string, source: boolean): Language {
  return {
    code,
    name,
    source,
    target: true,
    status: code === 'uk' ? 'beta' : 'stable',
    features: FORMAL.has(code) ? ['formality', 'glossary'] : ['glossary'],
  };
}
