import type { MachineTranslation, SegmentsAbout } from '../machine/engine.ts';
import {
  CODE_CHARACTER,
  codeCharacter,
  codeIndex,
  keepsCodes,
  pickCodes,
} from '../markup/coded-text.ts';
import { translateSegments } from './machine-translation.ts';
import type { MachineOutcome, MachineResult } from './machine-translation.ts';
import type { ProtectedSegment } from './protect.ts';
import { translateInBrackets } from './translate-in-brackets.ts';

/** A term by the index of its code, and the engine's own translation of it. */
interface OwnTranslation {
  readonly code: number;
  readonly own: string;
}

/**
 * Translates segments that have glossary terms with these in sight: an engine that analyses sentences loses its
 * way where a code hides a noun. Null for segments without terms, and where it is not clear which words of the
 * result are the term. An engine that reads terms needs none of this.
 */
export async function translateAroundTerms(
  segments: readonly ProtectedSegment[],
  pair: { readonly source: string; readonly target: string },
  engines: readonly MachineTranslation[],
  signal: AbortSignal,
  about: Pick<SegmentsAbout, 'context' | 'instructions'> = {},
): Promise<(MachineResult | null)[]> {
  const asked = engines.find((engine) => engine.covers(pair.source, pair.target));
  if (asked === undefined || asked.readsTerms === true) return segments.map(() => null);
  const bracketed =
    asked.movesPairs === true
      ? await translateInBrackets(segments, pair, asked, signal, about)
      : segments.map(() => null);
  const left = segments.filter((_, at) => bracketed[at] === null);
  const others = await translateByOwn(left, pair, engines, signal, about);
  let next = 0;
  return bracketed.map((result) => result ?? others[next++] ?? null);
}

/**
 * Translates segments as if they had no terms, and then puts the codes of the terms in the place of the
 * engine's own translations of them, where these are there exactly as often.
 */
async function translateByOwn(
  segments: readonly ProtectedSegment[],
  pair: { readonly source: string; readonly target: string },
  engines: readonly MachineTranslation[],
  signal: AbortSignal,
  about: Pick<SegmentsAbout, 'context' | 'instructions'>,
): Promise<(MachineResult | null)[]> {
  const able = engines.filter(({ kind }) => kind === 'engine');
  const withTerms = segments.filter(({ terms }) => terms.length > 0);
  if (able.length === 0 || withTerms.length === 0) return segments.map(() => null);
  const open = withTerms.map(openText);
  const sources = [...new Set(withTerms.flatMap(({ terms }) => terms.map(({ source }) => source)))];
  const results = await translateSegments(
    [...open.map(({ coded }) => coded), ...sources.map(plain)],
    pair,
    able,
    signal,
    about,
  );
  const byTerm = new Map(sources.map((source, at) => [source, results[withTerms.length + at]]));
  const places = new Map(withTerms.map((segment, at) => [segment, at]));

  return segments.map((segment) => {
    const place = places.get(segment) ?? -1;
    const [result, indexes] = [results[place], open[place]?.indexes];
    if (!isResult(result) || !indexes) return null;
    const terms: OwnTranslation[] = [];
    for (const { code, source } of segment.terms) {
      const term = byTerm.get(source);
      if (!isResult(term) || term.engine !== result.engine) return null;
      const own = term.text.replace(/[\s.!?]+$/u, '').trim();
      if (own === '') return null;
      terms.push({ code, own });
    }
    const numbered = result.text.replace(CODE_CHARACTER, (character) =>
      codeCharacter(indexes[codeIndex(character)] ?? 0),
    );
    const text = placeTerms(numbered, terms, (code) => segment.coded.codes[code]?.raw ?? '');
    return text !== null && keepsCodes(text, segment.coded) ? { ...result, text } : null;
  });
}

const isResult = (outcome: MachineOutcome | undefined): outcome is MachineResult =>
  outcome !== undefined && outcome.text !== null;

const plain = (text: string) => ({ text, codes: [] });

/** The segment with its terms as the text has them. */
function openText({ coded, terms }: ProtectedSegment) {
  const sources = new Map(terms.map(({ code, source }) => [code, source]));
  return pickCodes(
    coded,
    (_, index) => !sources.has(index),
    (index) => sources.get(index) ?? '',
  );
}

/** Puts codes in the place of the engine's own translations; null when these are not clear. */
function placeTerms(
  text: string,
  terms: readonly OwnTranslation[],
  targetOf: (code: number) => string,
): string | null {
  const places: { readonly start: number; readonly end: number; readonly code: number }[] = [];
  for (const [own, same] of Map.groupBy(terms, (term) => term.own.toLowerCase())) {
    const found = [...text.matchAll(wholeWords(own))];
    if (found.length !== same.length) return null;
    // Two terms that the engine translates alike: nobody knows which is which.
    if (new Set(same.map(({ code }) => targetOf(code))).size > 1) return null;
    found.forEach(({ 0: { length }, index }, at) => {
      places.push({ start: index, end: index + length, code: same[at]?.code ?? 0 });
    });
  }
  places.sort((a, b) => a.start - b.start);
  let result = '';
  let at = 0;
  for (const { start, end, code } of places) {
    if (start < at) return null;
    result += text.slice(at, start) + codeCharacter(code);
    at = end;
  }
  return result + text.slice(at);
}

function wholeWords(words: string): RegExp {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu');
}
