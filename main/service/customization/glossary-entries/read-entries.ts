import type { GlossaryTerm } from '../../../engine/glossary/apply.ts';
import { MAX_TEXT_BYTES, textFault } from '../../../engine/glossary/text-fault.ts';
import type { TextFault } from '../../../engine/glossary/text-fault.ts';
import { cutCsv } from './csv.ts';
import { EntriesFault, indexOf, placeOf } from './entry.ts';
import type { SentEntry } from './entry.ts';
import { cutTsv } from './tsv.ts';

export const ENTRY_FORMATS = ['tsv', 'csv'] as const;
export type EntryFormat = (typeof ENTRY_FORMATS)[number];

const FAULTS: Readonly<Record<TextFault, string>> = {
  empty: 'is empty',
  'control-character': 'contains a control character',
  'outer-space': 'begins or ends with white space',
  'too-long': `exceeds ${MAX_TEXT_BYTES} bytes`,
};

/**
 * The entries of a dictionary as they were sent, in their order; empty where there are none.
 * @param pair base codes in lower case
 * @throws EntriesFault for the first one that breaks a rule
 */
export function readEntries(
  text: string,
  format: EntryFormat,
  pair: { readonly source: string; readonly target: string },
): readonly GlossaryTerm[] {
  const cut = () => (format === 'tsv' ? cutTsv(text) : cutCsv(text, pair));
  const seen = new Set<string>();
  const entries: GlossaryTerm[] = [];
  for (const entry of cut()) {
    const { source, target } = entry;
    refuseFault(entry, 'Key', source);
    refuseFault(entry, 'Value', target);
    if (seen.has(source)) {
      const first = cut().find((other) => other.source === source) ?? entry;
      throw new EntriesFault(`${placeOf(entry)} duplicates key with the ${indexOf(first)}`);
    }
    seen.add(source);
    entries.push({ source, target });
  }
  return entries;
}

function refuseFault(entry: SentEntry, part: 'Key' | 'Value', text: string): void {
  const fault = textFault(text);
  if (fault !== null) throw new EntriesFault(`${placeOf(entry, part)} ${FAULTS[fault]}`);
}
