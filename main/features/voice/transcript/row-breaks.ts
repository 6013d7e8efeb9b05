import type { SpeechRow } from './transcript.ts';

const PAUSE_MS = 1_500;
const MOST_WORDS = 25;
/** A sentence is over; closing quotes and brackets may follow. */
const SENTENCE_END = /[.!?…。！？।؟][)\]}"'”’»]*\s*$/u;

export interface NextSegment {
  /** Text with its own spaces. */
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly language: string;
  readonly speaker: string | null;
}

/** Whether a segment goes on with the last row: same speech, nothing that ends a line between. */
export function canJoin(row: SpeechRow, segment: NextSegment): boolean {
  if (row.language !== segment.language || row.speaker !== segment.speaker) return false;
  if (row.refilled || row.source.edited !== undefined) return false;
  // What comes late, out of order, is a line of its own.
  if (segment.a - row.endMs > PAUSE_MS || segment.b < row.endMs) return false;
  const { text } = row.source;
  if (SENTENCE_END.test(text)) return false;
  return wordCount(text) < MOST_WORDS;
}

/** Words as they are told apart by spaces; scripts without spaces count four letters as one. */
export function wordCount(text: string): number {
  const spaced = text.split(/\s+/u).filter(Boolean);
  return spaced.reduce((sum, word) => {
    const dense =
      word.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0;
    return sum + (dense > 0 ? Math.ceil(dense / 4) : 1);
  }, 0);
}
