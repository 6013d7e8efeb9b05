import type { Entry, EntryProblem } from './glossaries.ts';
import { MAX_GLOSSARY_BYTES, MAX_TERM_BYTES } from './limits.ts';

/** The service's rules for glossaries, for the page while someone types and for main. */

/** C0, C1, the separators of lines and paragraphs, and halves of surrogate pairs. */
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/u;

/** Bytes of UTF-8, without making them. */
export function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 0x80) continue;
    if (code < 0x800) bytes += 1;
    // A pair of surrogates is four bytes of two units; a half of one is written as U+FFFD.
    else if (code >= 0xd800 && code < 0xdc00 && isLowSurrogate(text.charCodeAt(i + 1))) {
      bytes += 2;
      i += 1;
    } else bytes += 2;
  }
  return bytes;
}

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code < 0xe000;

/** What is wrong with the source or the target of an entry by itself; null where nothing is. */
export function textProblem(text: string): Exclude<EntryProblem, 'duplicate'> | null {
  const trimmed = text.trim();
  if (trimmed === '') return 'empty';
  if (FORBIDDEN.test(text)) return 'control-character';
  if (trimmed !== text) return 'outer-space';
  // No unit of UTF-16 takes more than three bytes.
  return text.length * 3 > MAX_TERM_BYTES && utf8Bytes(text) > MAX_TERM_BYTES ? 'too-long' : null;
}

/** An entry that may not be sent. */
export interface EntryFault {
  /** From 0. */
  readonly index: number;
  readonly problem: EntryProblem;
  /** Where the fault is; a duplicate is one of the source. */
  readonly side: 'source' | 'target';
}

/** The faults of the entries of a dictionary, at most one an entry. Letter case makes terms differ. */
export function entryFaults(entries: readonly Entry[]): readonly EntryFault[] {
  const seen = new Set<string>();
  const faults: EntryFault[] = [];
  for (const [index, [source, target]] of entries.entries()) {
    const ofSource = textProblem(source);
    const problem = ofSource ?? (seen.has(source) ? 'duplicate' : textProblem(target));
    seen.add(source);
    if (problem === null) continue;
    const side = ofSource !== null || problem === 'duplicate' ? 'source' : 'target';
    faults.push({ index, problem, side });
  }
  return faults;
}

/** Bytes that entries take up of a glossary: tab-separated lines in UTF-8. */
export function entriesBytes(entries: readonly Entry[]): number {
  let bytes = Math.max(0, entries.length - 1);
  for (const [source, target] of entries) bytes += utf8Bytes(source) + 1 + utf8Bytes(target);
  return bytes;
}

/** Whether dictionaries are more than one glossary may hold. */
export function isGlossaryTooLarge(dictionaries: readonly (readonly Entry[])[]): boolean {
  return dictionaries.reduce((sum, entries) => sum + entriesBytes(entries), 0) > MAX_GLOSSARY_BYTES;
}

export type GlossaryNameFault = 'empty' | 'control-character' | 'too-long';

/** What is wrong with the name of a glossary; null where nothing is. */
export function glossaryNameFault(name: string): GlossaryNameFault | null {
  if (name.trim() === '') return 'empty';
  if (FORBIDDEN.test(name)) return 'control-character';
  return utf8Bytes(name) > MAX_TERM_BYTES ? 'too-long' : null;
}
