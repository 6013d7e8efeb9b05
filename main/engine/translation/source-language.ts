import type { Detector } from '../detection/detector.ts';
import type { Memories } from '../memory/memories.ts';
import type { TranslationRequest } from './translation-request.ts';

const FALLBACK = 'en';
/** The detector looks no further. */
const SAMPLE = 8000;

/**
 * Detects the source language of a text. Unsure detection is overruled by a memory that holds the
 * very text: then it is the memory's source language. Otherwise the best guess counts, else English.
 *
 * @param text without its markup
 */
export async function detectSource(
  text: string,
  request: TranslationRequest,
  detector: Detector,
  memories: Memories,
): Promise<string> {
  const { outcome, guess } = await detector.detect(text.slice(0, SAMPLE));
  if (outcome === 'success' && guess !== null) return guess;
  const { memory, target } = request;
  if (memory && text.length < SAMPLE && memories.find(memory.id, text, target, memory.threshold)) {
    const stored = memories.get(memory.id);
    if (stored) return stored.source;
  }
  return guess ?? FALLBACK;
}
