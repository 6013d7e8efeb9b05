import type { Failure } from '../../../preload/contract/failure.ts';
import type { Detection } from '../../../preload/contract/text.ts';
import type { OpenService, Services } from '../active-service.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import { detectTexts, isDetectionRefused, tellingPart } from '../detect-texts.ts';

export interface DetectLinesPorts {
  readonly services: Services;
  readonly reportingTag: string | undefined;
  readonly signal: AbortSignal;
  /** Told of outcomes in the order of the lines, as soon as all before them are there. */
  readonly onFound: (found: readonly Detection[]) => void;
}

/** Requests that are under way at the same time. */
const CONCURRENCY = 3;

/** A line without words, which nobody is asked about. */
const WORDLESS: Detection = { outcome: 'no_language_detected', by: 'local' };

/**
 * Finds the languages of lines. The first request goes alone: where the service refuses it, the
 * built-in one is asked from there on, and the first outcome that it guesses holds the refusal.
 * @returns the connection that was asked
 */
export async function detectLines(
  lines: readonly string[],
  { services, reportingTag, signal, onFound }: DetectLinesPorts,
): Promise<string> {
  const opened = await services.openActive(signal);
  const leaving = new AbortController();
  const call = { reportingTag, signal: AbortSignal.any([signal, leaving.signal]) };
  const asked = batches(lines, (line) => tellingPart(line).length);
  const outcomes = lines.map((line) => (line.trim() === '' ? WORDLESS : null));
  let told = 0;
  const refusals: Failure[] = [];
  let builtIn: Promise<OpenService> | null = null;

  const guess = async (texts: readonly string[]): Promise<readonly Detection[]> => {
    builtIn ??= services.openBuiltIn(call.signal);
    const guesses = await detectTexts(await builtIn, texts, call);
    return guesses.map((one) => ({ ...one, by: 'local' }));
  };
  const detect = async (texts: readonly string[]): Promise<readonly Detection[]> => {
    if (refusals.length > 0) return guess(texts);
    try {
      return (await detectTexts(opened, texts, call)).map((one) => ({ ...one, by: 'service' }));
    } catch (error) {
      const refusal = failureOf(error);
      const isRefused = refusal !== null && isDetectionRefused(refusal);
      if (!isRefused || opened.service === 'offline') throw error;
      const isFirst = refusals.push(refusal) === 1;
      const guesses = await guess(texts);
      return guesses.map((one, index) => (isFirst && index === 0 ? { ...one, refusal } : one));
    }
  };
  const tell = () => {
    const end = outcomes.indexOf(null, told);
    const found = outcomes.slice(told, end < 0 ? undefined : end).filter((one) => one !== null);
    told += found.length;
    if (found.length > 0 && !signal.aborted) onFound(found);
  };
  const run = async (batch: readonly number[]) => {
    const found = await detect(batch.map((index) => lines[index] ?? ''));
    for (const [place, index] of batch.entries()) {
      const outcome = found[place];
      if (outcome === undefined) throw new FeatureFailure({ code: 'bad-answer' });
      outcomes[index] = outcome;
    }
    tell();
  };

  tell();
  const [first, ...rest] = asked;
  if (first !== undefined) await run(first);
  const worker = async () => {
    for (let batch = rest.shift(); batch !== undefined; batch = rest.shift()) await run(batch);
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  } finally {
    leaving.abort();
  }
  return opened.connection;
}

/** Texts of one request that the service takes. */
const MOST_LINES = 50;
/** UTF-16 units of one request, so that long lines do not make it larger than a translation may be. */
const MOST_UNITS = 100_000;

/**
 * Lines by index, in the order and in the numbers in which they are asked. Lines without anything
 * but white space are left out: there is nothing to ask.
 * @param lengthOf UTF-16 units of a line that are sent
 */
function batches(
  lines: readonly string[],
  lengthOf: (line: string) => number,
): readonly (readonly number[])[] {
  const all: number[][] = [];
  let units = 0;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const length = lengthOf(line);
    const last = all.at(-1);
    if (last === undefined || last.length === MOST_LINES || units + length > MOST_UNITS) {
      all.push([index]);
      units = length;
    } else {
      last.push(index);
      units += length;
    }
  }
  return all;
}
