import type { MachineTranslation, SegmentsAbout } from '../machine/engine.ts';
import {
  CODE_CHARACTER,
  codeCharacter,
  codeIndex,
  keepsCodes,
  pickCodes,
} from '../markup/coded-text.ts';
import type { Code, CodedText } from '../markup/coded-text.ts';
import { translateSegments } from './machine-translation.ts';
import type { MachineResult } from './machine-translation.ts';
import type { ProtectedSegment } from './protect.ts';

/** A segment whose terms stand in it as the text has them, each between two codes. */
interface Bracketed {
  readonly coded: CodedText;
  /** The index in the protected segment of each code but the brackets. */
  readonly indexes: readonly number[];
}

/**
 * Translates segments that have glossary terms with an engine that moves pairs of codes along with the words
 * between them: it reads the terms, and what it has for them gives way to their targets. Null for segments
 * without terms, and where its brackets hold nothing, a tag, or clearly more than the term.
 */
export async function translateInBrackets(
  segments: readonly ProtectedSegment[],
  pair: { readonly source: string; readonly target: string },
  engine: MachineTranslation,
  signal: AbortSignal,
  about: Pick<SegmentsAbout, 'context' | 'instructions'>,
): Promise<(MachineResult | null)[]> {
  const withTerms = segments.filter(({ terms }) => terms.length > 0);
  if (withTerms.length === 0) return segments.map(() => null);
  const bracketed = withTerms.map(bracket);
  const coded = bracketed.map((one) => one.coded);
  const results = await translateSegments(coded, pair, [engine], signal, about);
  const texts = new Map(
    withTerms.map((segment, at) => {
      const [result, own] = [results[at], bracketed[at]];
      if (result === undefined || result.text === null || own === undefined) return [segment, null];
      const text = closed(result.text, segment, own);
      const isKept = text !== null && keepsCodes(text, segment.coded);
      return [segment, isKept ? { ...result, text } : null];
    }),
  );
  return segments.map((segment) => texts.get(segment) ?? null);
}

function bracket({ coded, terms }: ProtectedSegment): Bracketed {
  const order = new Map(terms.map(({ code }, at) => [code, at]));
  const others = coded.codes.length - terms.length;
  const picked = pickCodes(
    coded,
    (_, index) => !order.has(index),
    (index) => {
      const at = order.get(index) ?? 0;
      const open = codeCharacter(others + at * 2);
      return `${open}${terms[at]?.source ?? ''}${codeCharacter(others + at * 2 + 1)}`;
    },
  );
  const brackets = terms.flatMap((_, at): Code[] => [
    { kind: 'open', raw: '', partner: others + at * 2 + 1 },
    { kind: 'close', raw: '', partner: others + at * 2 },
  ]);
  const { text, codes } = picked.coded;
  return { coded: { text, codes: [...codes, ...brackets] }, indexes: picked.indexes };
}

/** The result with the codes of the terms in the place of brackets and what is between them. */
function closed(text: string, { terms }: ProtectedSegment, { indexes }: Bracketed): string | null {
  let result = '';
  let at = 0;
  let open: { readonly term: number; readonly from: number } | null = null;
  for (const { 0: character, index: place } of text.matchAll(CODE_CHARACTER)) {
    const index = codeIndex(character);
    const term = Math.floor((index - indexes.length) / 2);
    const isBracket = index >= indexes.length;
    const after = place + character.length;
    if (open !== null) {
      // Only its own end may come now: what else stands in it would be lost.
      if (!isBracket || open.term !== term) return null;
      const inner = text.slice(open.from, place);
      if (!isOfTerm(inner, terms[term]?.source ?? '')) return null;
      result += codeCharacter(terms[term]?.code ?? 0);
      open = null;
    } else {
      result += text.slice(at, place);
      if (isBracket) open = { term, from: after };
      else result += codeCharacter(indexes[index] ?? 0);
    }
    at = after;
  }
  return result + text.slice(at);
}

/** An engine that lost its way puts half a sentence between brackets, or nothing. */
function isOfTerm(inner: string, source: string): boolean {
  const count = (words: string) => words.trim().split(/\s+/u).length;
  return inner.trim() !== '' && count(inner) <= count(source) + 1;
}
