import type { HeardWord } from '../../engine/speech/recogniser.ts';

/** A piece of a transcript; times are milliseconds of the stream. */
export interface Segment {
  readonly text: string;
  readonly start_time: number;
  readonly end_time: number;
}

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
  const text = words
    .map((word) => (word.text === 'i' || /^i'/.test(word.text) ? capital(word.text) : word.text))
    .join(' ');
  const sentence = capital(text) + (isOver ? '.' : '');
  return {
    text: isFirst ? sentence : ` ${sentence}`,
    start_time: Math.round(first.startMs),
    end_time: Math.round(last.endMs),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
