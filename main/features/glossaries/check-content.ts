import type { DictionaryContent, Entry } from '../../../preload/contract/glossaries.ts';
import {
  entryFaults,
  glossaryNameFault,
  isGlossaryTooLarge,
} from '../../../preload/contract/glossary-rules.ts';
import { MAX_GLOSSARY_BYTES } from '../../../preload/contract/limits.ts';
import { FeatureFailure } from '../feature-failure.ts';

/** A glossary or a part of one that may not be sent. */
export const invalidGlossary = (
  field: string,
  reason: string,
  params: Readonly<Record<string, string | number>> = {},
): FeatureFailure =>
  new FeatureFailure({ code: 'entries-refused', params: { field, reason, ...params } });

/** @throws FeatureFailure entries-refused */
export function checkName(name: string): void {
  const fault = glossaryNameFault(name);
  if (fault !== null) throw invalidGlossary('name', fault);
}

/**
 * Checks entries by the service's rules before they are sent.
 * @throws FeatureFailure entries-refused with the number of the first wrong entry, from 1
 */
export function checkEntries(entries: readonly Entry[]): void {
  if (entries.length === 0) throw invalidGlossary('entries', 'none');
  const [first] = entryFaults(entries);
  if (first !== undefined) {
    throw invalidGlossary('entries', first.problem, { line: first.index + 1, side: first.side });
  }
  checkSize([entries]);
}

/** @throws FeatureFailure entries-refused when dictionaries are more than a glossary may hold */
export function checkSize(dictionaries: readonly (readonly Entry[])[]): void {
  if (isGlossaryTooLarge(dictionaries)) {
    throw invalidGlossary('entries', 'too-large', { limit: MAX_GLOSSARY_BYTES });
  }
}

/** @throws FeatureFailure entries-refused: entries, languages, or a pair that stands twice */
export function checkDictionaries(dictionaries: readonly DictionaryContent[]): void {
  const pairs = new Set<string>();
  for (const { source, target, entries } of dictionaries) {
    if (source === target) throw invalidGlossary('dictionaries', 'same-language');
    const pair = `${source} ${target}`;
    if (pairs.has(pair)) throw invalidGlossary('dictionaries', 'duplicate');
    pairs.add(pair);
    checkEntries(entries);
  }
  checkSize(dictionaries.map(({ entries }) => entries));
}
