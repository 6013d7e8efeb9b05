import { createWordEdges } from './word-edges.ts';
import type { WordEdges } from './word-edges.ts';
import { wordsOf } from './words.ts';
import type { Word } from './words.ts';

export interface GlossaryTerm {
  readonly source: string;
  readonly target: string;
}

/** A term in a text: UTF-16 offsets, and the target as it is to stand there. */
export interface FoundTerm {
  readonly start: number;
  readonly end: number;
  readonly target: string;
}

/** Terms made ready for searching. */
export interface TermIndex {
  /**
   * The terms of a text, in order, none overlapping another. Longer terms go before shorter ones,
   * of terms with the same source the one that came first. Whole words only, in every script
   * (`word-edges.ts`). Time depends on the text and the longest term, not on the number of terms.
   */
  find(text: string): FoundTerm[];
}

/** One step of the way through the words of a term. */
interface Node {
  next: Map<string, Node> | undefined;
  /** Terms that end here, in order; they differ in letter case only. */
  terms: GlossaryTerm[] | undefined;
}

interface Candidate extends FoundTerm {
  readonly words: readonly [first: number, afterLast: number];
}

/** An index that terms are added to. */
export interface GrowingTermIndex extends TermIndex {
  /** Terms of several glossaries come one glossary after the other, in order of precedence. */
  add(term: GlossaryTerm): void;
}

/**
 * An index of terms by their words.
 *
 * @param targetLanguage its rules of capitals are used (Turkish has its own)
 */
export function createTermIndex(targetLanguage: string): GrowingTermIndex {
  const root: Node = { next: undefined, terms: undefined };
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

  return {
    add: (term) => insert(root, term),
    find(text) {
      if (root.next === undefined) return [];
      const words = wordsOf(text);
      const searched = { text, words, edges: createWordEdges(text, segmenter), targetLanguage };
      const candidates: Candidate[] = [];
      for (let first = 0; first < words.length; first += 1) {
        collect(root, searched, first, candidates);
      }
      return longestFirst(candidates, words.length);
    },
  };
}

function insert(root: Node, term: GlossaryTerm): void {
  let node = root;
  for (const { folded } of wordsOf(term.source.trim())) {
    node.next ??= new Map();
    let child = node.next.get(folded);
    if (child === undefined) {
      child = { next: undefined, terms: undefined };
      node.next.set(folded, child);
    }
    node = child;
  }
  if (node === root) return;
  if (node.terms === undefined) node.terms = [term];
  else node.terms.push(term);
}

/** A text while it is searched. */
interface Searched {
  readonly text: string;
  readonly words: readonly Word[];
  readonly edges: WordEdges;
  readonly targetLanguage: string;
}

function collect(root: Node, searched: Searched, first: number, candidates: Candidate[]): void {
  const { text, words, edges, targetLanguage } = searched;
  const start = words[first]?.start ?? 0;
  let node: Node | undefined = root;
  for (let i = first; i < words.length; i += 1) {
    const word = words[i];
    node = word && node.next?.get(word.folded);
    if (node === undefined || word === undefined) return;
    if (node.terms === undefined || !edges.isWhole(start, word.end)) continue;
    const target = targetOf(text.slice(start, word.end), node.terms, targetLanguage);
    if (target !== null) candidates.push({ start, end: word.end, target, words: [first, i + 1] });
  }
}

/** The target of the first term that fits; one in the very letter case of the text goes first. */
function targetOf(found: string, terms: readonly GlossaryTerm[], language: string): string | null {
  const same = terms.find(({ source }) => source === found);
  if (same) return same.target;
  for (const term of terms) {
    const target = adaptCase(found, term, language);
    if (target !== null) return target;
  }
  return null;
}

function longestFirst(candidates: Candidate[], words: number): FoundTerm[] {
  candidates.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const taken = new Uint8Array(words);
  const chosen: FoundTerm[] = [];
  for (const { start, end, target, words: range } of candidates) {
    if (taken.subarray(...range).includes(1)) continue;
    taken.fill(1, ...range);
    chosen.push({ start, end, target });
  }
  return chosen.sort((a, b) => a.start - b.start);
}

/**
 * Gives a target term the letter case in which the source term stands: a term in small letters is
 * capitalised or put into capitals with the text. Null when the text's letter case rules the term
 * out: one with capitals of its own fits only as written or all in capitals (`IT` is not `it`).
 */
function adaptCase(
  found: string,
  term: { readonly source: string; readonly target: string },
  targetLanguage: string,
): string | null {
  const text = found.normalize('NFC');
  const source = term.source.normalize('NFC');
  const plain = source === source.toLowerCase();
  if (sameButSpaces(text, source)) return term.target;
  if (text === text.toUpperCase() && (text.match(/\p{Lu}/gu)?.length ?? 0) > 1) {
    return term.target.toLocaleUpperCase(targetLanguage);
  }
  if (!plain) return null;
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  if (first === first.toLowerCase()) return term.target;
  return term.target.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(targetLanguage));
}

const plainSigns = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'");

const sameButSpaces = (a: string, b: string) => plainSigns(a) === plainSigns(b);
