import { LANGUAGES } from './catalogue.ts';

/** A row of the deprecated listing. */
export interface V2Language {
  /** Upper case. */
  readonly code: string;
  readonly name: string;
  /** Said of targets only. */
  readonly formality: boolean;
}

/** Hidden as targets: they leave the variant open. */
const UNSPECIFIED = new Set(['en', 'pt']);

/** A bare `zh` as a target is simplified Chinese, and is named so. */
const TARGET_NAMES: ReadonlyMap<string, string> = new Map([['zh', 'Chinese (simplified)']]);

/** The rows of the deprecated listing by code: 101 sources, 108 targets. */
export function v2Languages(type: 'source' | 'target'): V2Language[] {
  return LANGUAGES.filter((language) => language.v2Listed)
    .filter(({ code, source }) => (type === 'source' ? source : !UNSPECIFIED.has(code)))
    .map(({ code, name, formality }) => ({
      code: code.toUpperCase(),
      name: type === 'target' ? (TARGET_NAMES.get(code) ?? name) : name,
      formality,
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}
