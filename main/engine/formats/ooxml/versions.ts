import type { XmlTokenKind } from '../inline/scan-xml.ts';

const BOTH = 'mc:AlternateContent';
const FALLBACK = 'mc:Fallback';

/** The tags that `pass` has to be told of. */
export const VERSION_TAGS: readonly string[] = [BOTH, FALLBACK];

/**
 * Knows what is written twice in a part: once for programs of today, once for older ones
 * (`mc:AlternateContent`, ECMA-376 part 3). Both versions of a text get one translation.
 */
export interface Versions {
  pass(kind: XmlTokenKind, name: string): void;
  /** The id of the same text in the first version, or else `fresh`. */
  idOf(text: string, fresh: string): string;
}

export function createVersions(): Versions {
  const open: { readonly ids: Map<string, string>; isFallback: boolean }[] = [];
  return {
    pass(kind, name) {
      if (name === BOTH) {
        if (kind === 'open') open.push({ ids: new Map(), isFallback: false });
        else if (kind === 'close') open.pop();
      } else if (name === FALLBACK && kind === 'open') {
        const last = open.at(-1);
        if (last) last.isFallback = true;
      }
    },
    idOf(text, fresh) {
      const known = open.findLast(({ isFallback }) => isFallback)?.ids.get(text);
      if (known !== undefined) return known;
      for (const { ids, isFallback } of open)
        if (!isFallback && !ids.has(text)) ids.set(text, fresh);
      return fresh;
    },
  };
}
