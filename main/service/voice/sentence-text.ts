import type { HeardWord } from '../../engine/speech/recogniser.ts';

/** A piece of a transcript; times are milliseconds of the stream. */
export interface Segment {
  readonly text: string;
  readonly start_time: number;
  readonly end_time: number;
  /** Words heard with little certainty; UTF-16 units of `text`. Left out where there are none. */
  readonly doubtful?: readonly TextRange[];
}

interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Every second word less sure than this is wrong: tried on read, spoken and synthetic English. */
const DOUBTFUL = 0.3;

/**
 * The words of an utterance as text. The recogniser hears neither capitals nor punctuation, so an
 * utterance gets a capital at its beginning, and at its end a full stop once it is over.
 * @param isFirst whether nothing stands before it; all others begin with a space
 */
export function sentenceSegment(
  words: readonly HeardWord[],
  isFirst: boolean,
  isOver: boolean,
): Segment | null {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return null;
  let text = isFirst ? '' : ' ';
  const doubtful: TextRange[] = [];
  for (const [index, word] of words.entries()) {
    const isCapital = index === 0 || word.text === 'i' || /^i'/.test(word.text);
    if (index > 0) text += ' ';
    const start = text.length;
    text += isCapital ? capital(word.text) : word.text;
    if ((word.confidence ?? 1) < DOUBTFUL) doubtful.push({ start, end: text.length });
  }
  return {
    text: isOver ? `${text}.` : text,
    start_time: Math.round(first.startMs),
    end_time: Math.round(last.endMs),
    // The confidence of words that may still change is not known.
    ...(isOver && doubtful.length > 0 ? { doubtful } : {}),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
