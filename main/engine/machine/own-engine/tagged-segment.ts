import type { Code } from '../../markup/coded-text.ts';
import { CODE_CHARACTER, codeCharacter, codeIndex } from '../../markup/coded-text.ts';

/** What our own marks look like; a text that has them itself cannot be told from them. */
const MARK = /<\/?(?:seg|[gx]\d+)\b/i;

/** Whether a text can be written with our marks and read again. */
export const canBeTagged = (text: string): boolean => !MARK.test(text);

/**
 * Coded text for an engine that reads: `<g1>…</g1>` around words, `<x2/>` for what stands alone, and
 * `<x3>Vertrag</x3>` where it helps to know what stands there.
 */
export function toTagged(text: string, codes: readonly Code[]): string {
  return text.replace(CODE_CHARACTER, (character) => {
    const index = codeIndex(character);
    const code = codes[index];
    const partner = code?.partner ?? null;
    if (code?.kind === 'open' && partner !== null) return `<g${index}>`;
    if (code?.kind === 'close' && partner !== null) return `</g${partner}>`;
    const shown = code?.kind === 'kept' ? code.raw : '';
    return shown === '' || shown.includes('<') ? `<x${index}/>` : `<x${index}>${shown}</x${index}>`;
  });
}

const TAG = /<x(\d+)\s*\/>|<x(\d+)>[^<]*<\/x\2>|<(\/?)g(\d+)>/g;

/** An answer as coded text again. Whether every code is there once, and in order, is for the caller to check. */
export function fromTagged(answer: string, codes: readonly Code[]): string {
  return answer.replace(
    TAG,
    (tag, alone?: string, around?: string, slash?: string, paired?: string) => {
      const single = alone ?? around;
      if (single !== undefined) return known(Number(single), codes) ?? tag;
      const index = Number(paired);
      if (slash === '') return known(index, codes) ?? tag;
      const partner = codes[index]?.partner ?? null;
      return partner === null ? tag : codeCharacter(partner);
    },
  );
}

const known = (index: number, codes: readonly Code[]): string | null =>
  codes[index] === undefined ? null : codeCharacter(index);
