import type { MachineTranslation } from '../machine/engine.ts';
import { keepsCodes } from '../markup/coded-text.ts';
import type { CodedText } from '../markup/coded-text.ts';

/** The result for one segment; its text still has the codes. */
export interface MachineResult {
  readonly text: string;
  readonly engine: MachineTranslation;
}

/**
 * Translates segments with the first engine that covers the pair, in one batch. When it fails, or
 * loses a code of a segment, or answers with nothing, the next one gets those segments. Null where no
 * engine had an answer.
 */
export async function translateSegments(
  segments: readonly CodedText[],
  pair: { readonly source: string; readonly target: string },
  engines: readonly MachineTranslation[],
  signal: AbortSignal,
): Promise<(MachineResult | null)[]> {
  const results: (MachineResult | null)[] = segments.map(() => null);
  for (const engine of engines) {
    const waiting = segments
      .map((segment, index) => ({ segment, index }))
      .filter(({ index }) => results[index] === null);
    if (waiting.length === 0) break;
    if (!engine.covers(pair.source, pair.target)) continue;
    const answers = await attempt(
      engine,
      waiting.map(({ segment }) => segment),
      pair,
      signal,
    );
    waiting.forEach(({ segment, index }, place) => {
      const text = answers[place] ?? '';
      if (text.trim() !== '' && keepsCodes(text, segment)) results[index] = { text, engine };
    });
  }
  return results;
}

async function attempt(
  engine: MachineTranslation,
  segments: readonly CodedText[],
  { source, target }: { readonly source: string; readonly target: string },
  signal: AbortSignal,
): Promise<readonly string[]> {
  signal.throwIfAborted();
  try {
    const texts = segments.map(({ text }) => text);
    const codes = segments.map((segment) => segment.codes);
    return await engine.translate(texts, source, target, signal, codes);
  } catch {
    // A broken engine must not break the translation: the next one acts, and the origin says so.
    signal.throwIfAborted();
    return [];
  }
}
