import { speedOf } from './engine-speed.ts';
import type { EngineSpeed } from './engine-speed.ts';
import { wordsOf } from '../analysis/analysis.ts';
import { EngineFailure } from '../machine/engine.ts';
import type { Answer, MachineTranslation, SegmentsAbout } from '../machine/engine.ts';
import type { Lack } from '../../../preload/contract/engine-lack.ts';
import { CODE_CHARACTER, keepsCodes } from '../markup/coded-text.ts';
import type { CodedText } from '../markup/coded-text.ts';

/** The result for one segment; its text still has the codes. */
export interface MachineResult {
  readonly text: string;
  readonly engine: MachineTranslation;
  readonly speed: EngineSpeed;
}

/** A segment that no engine translated: why the last one that was asked did not; null: none was. */
export interface NoResult {
  readonly text: null;
  readonly lack: { readonly reason: Lack; readonly engine: string } | null;
}

export type MachineOutcome = MachineResult | NoResult;

/** Texts of one language pair. */
interface Pair {
  readonly source: string;
  readonly target: string;
}

const NONE: NoResult = { text: null, lack: null };

/**
 * Translates segments with the first engine that covers the pair, in one batch. When it fails, or
 * loses a code of a segment, or answers with nothing, the next one gets those segments.
 */
export async function translateSegments(
  segments: readonly CodedText[],
  pair: Pair,
  engines: readonly MachineTranslation[],
  signal: AbortSignal,
  about: Omit<SegmentsAbout, 'codes'> = {},
): Promise<readonly MachineOutcome[]> {
  const outcomes: MachineOutcome[] = segments.map(() => NONE);
  for (const engine of engines) {
    const waiting = segments
      .map((segment, index) => ({ segment, index }))
      .filter(({ index }) => outcomes[index]?.text === null);
    if (waiting.length === 0) break;
    if (!engine.covers(pair.source, pair.target)) continue;
    const asked = waiting.map(({ segment }) => segment);
    const words = asked.reduce(
      (sum, { text }) => sum + wordsOf(text.replace(CODE_CHARACTER, ' ')),
      0,
    );
    const begun = performance.now();
    const answers = await attempt(engine, asked, pair, signal, about);
    const speed = await speedOf(engine, begun, words);
    waiting.forEach(({ segment, index }, place) => {
      const answer = checked(answers[place] ?? '', segment);
      outcomes[index] =
        typeof answer === 'string'
          ? { text: answer, engine, speed }
          : { text: null, lack: { reason: answer.lack, engine: engine.name } };
    });
  }
  return outcomes;
}

function checked(answer: Answer, segment: CodedText): Answer {
  if (typeof answer !== 'string') return answer;
  if (answer.trim() === '') return { lack: 'empty' };
  return keepsCodes(answer, segment) ? answer : { lack: 'tags' };
}

async function attempt(
  engine: MachineTranslation,
  segments: readonly CodedText[],
  { source, target }: Pair,
  signal: AbortSignal,
  about: SegmentsAbout,
): Promise<readonly Answer[]> {
  signal.throwIfAborted();
  try {
    const texts = segments.map(({ text }) => text);
    const codes = segments.map((segment) => segment.codes);
    return await engine.translate(texts, source, target, signal, { ...about, codes });
  } catch (error) {
    // A broken engine must not break the translation: the next one acts, and the origin says so.
    signal.throwIfAborted();
    const lack = error instanceof EngineFailure ? error.lack : 'failed';
    return segments.map(() => ({ lack }));
  }
}
