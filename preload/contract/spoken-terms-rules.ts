import { MAX_TERMS_NAME_BYTES } from './limits.ts';

/** The service's rules for spoken terms, for the page while someone types and for main. */

export interface TermFault {
  /** From 0. */
  readonly line: number;
  readonly fault: 'empty' | 'control' | 'outer-space' | 'duplicate';
}

const CONTROL = /[\u0000-\u001f\u007f-\u009f]/u;

/** The faults of the terms of one language, at most one a term; letter case makes terms differ. */
export function termFaults(terms: readonly string[]): readonly TermFault[] {
  const seen = new Set<string>();
  const faults: TermFault[] = [];
  for (const [line, term] of terms.entries()) {
    if (term === '') faults.push({ line, fault: 'empty' });
    else if (CONTROL.test(term)) faults.push({ line, fault: 'control' });
    else if (term !== term.trim()) faults.push({ line, fault: 'outer-space' });
    else if (seen.has(term)) faults.push({ line, fault: 'duplicate' });
    seen.add(term);
  }
  return faults;
}

/** Code points that the terms take up, with a line end between two of them. */
export const listCharacters = (terms: readonly string[]): number =>
  Array.from(terms.join('\n')).length;

export const nameBytes = (name: string): number => new TextEncoder().encode(name).length;

export type NameFault = 'empty' | 'control' | 'too-long';

/** What is wrong with the name of a collection; null where nothing is. */
export function nameFault(name: string): NameFault | null {
  if (name.trim() === '') return 'empty';
  if (CONTROL.test(name)) return 'control';
  return nameBytes(name) > MAX_TERMS_NAME_BYTES ? 'too-long' : null;
}
