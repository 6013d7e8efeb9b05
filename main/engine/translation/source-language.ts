import type { Detector } from '../detection/detector.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import type { Memories } from '../memory/memories.ts';
import type { TranslationRequest } from './translation-request.ts';
import type { UsualSources } from './usual-sources.ts';

/** What a text is taken for that tells nothing; the second where the first is the target. */
const FALLBACKS = ['en', 'de'];
/** The detector looks no further. */
const SAMPLE = 8000;
/** What stands around a text says more than what is usual. */
const AROUND = 1.5;

export interface SourcePorts {
  readonly detector: Detector;
  readonly memories: Memories;
  readonly usual: UsualSources;
}

/**
 * Detects the source language of a text. Unsure detection is overruled by a memory that holds the
 * very text: then it is the memory's source language. Otherwise the likeliest language counts, given
 * the target, what stands around the text and what is usually translated; else English. Only a sure
 * detection answers the target: nobody is refused a translation because of a guess.
 *
 * @param text without its markup
 */
export async function detectSource(
  text: string,
  request: TranslationRequest,
  { detector, memories, usual }: SourcePorts,
): Promise<string> {
  const { outcome, guess } = await detector.detect(text.slice(0, SAMPLE));
  if (outcome === 'success' && guess !== null) {
    usual.note(guess);
    return guess;
  }
  const { memory, target } = request;
  const stored = memory && memories.get(memory.id);
  if (memory && stored && text.length < SAMPLE) {
    if (memories.find(memory.id, text, target, memory.threshold)) return stored.source;
  }
  const known = new Map(usual.shares);
  const around = await languageAround(request, detector);
  for (const language of [around, stored && baseOf(stored.source)]) {
    if (language) known.set(language, Math.max(AROUND, known.get(language) ?? 0));
  }
  const priors = { target: baseOf(target), usual: known };
  const likely = await detector.likely(text.slice(0, SAMPLE), priors);
  const usualFirst = [...usual.shares].sort(([, a], [, b]) => b - a).map(([language]) => language);
  const candidates = [likely, guess, ...usualFirst, ...FALLBACKS].filter((one) => one !== null);
  return candidates.find((language) => baseOf(language) !== baseOf(target)) ?? FALLBACKS[0] ?? '';
}

const AROUND_CHARACTERS = 2000;
/** The texts of a request share one answer. */
const companionLanguages = new WeakMap<readonly string[], Promise<string | null>>();

/** The language of the context, else of all texts of the request; null where that is not sure. */
async function languageAround(
  { context = '', companions }: TranslationRequest,
  detector: Detector,
): Promise<string | null> {
  const sureOf = async (text: string): Promise<string | null> => {
    if (text.trim() === '') return null;
    const { language } = await detector.detect(text.slice(0, AROUND_CHARACTERS));
    return language ?? null;
  };
  const spoken = await sureOf(context);
  if (spoken !== null || companions === undefined || companions.length < 2) return spoken;
  let shared = companionLanguages.get(companions);
  if (shared === undefined) {
    shared = sureOf(firstOf(companions));
    companionLanguages.set(companions, shared);
  }
  return await shared;
}

function firstOf(texts: readonly string[]): string {
  let joined = '';
  for (const text of texts) {
    joined += `${text.slice(0, AROUND_CHARACTERS)}\n`;
    if (joined.length >= AROUND_CHARACTERS) break;
  }
  return joined;
}
