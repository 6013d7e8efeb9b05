import { append } from '../../../system/long-lists.ts';

/** Sound of one passage of speech. */
export interface PassageOfSpeech {
  /** Sample of the stream that it begins at. */
  readonly from: number;
  readonly samples: Int16Array;
}

const RATE = 16_000;
const FRAME = RATE / 50;
/** A frame is loud where it is so much louder than the quiet around, … */
const ABOVE_QUIET = 3;
/** … and than the noise of a microphone in a silent room. */
const LEAST = 120;
/** Surroundings are no louder than this at first: somebody may speak already. */
const MOST_QUIET = 600;
/** By frame the quiet follows louder surroundings slowly, more slowly while they are loud; softer ones at once. */
const RISE = 1.01;
const LOUD_RISE = 1.0005;
/** Loud frames of the last ones that begin a passage. */
const BEGINS = { loud: 4, of: 6 };
/** Quiet frames that end it: 0.6 s; from a length on 0.2 s do. */
const ENDS = 30;
const ENDS_LONG = 10;
const LONG = 15 * RATE;
/** The models hear thirty seconds at most. */
const LONGEST = 28 * RATE;
/** Kept before the frame that is found to be loud. */
const LEAD = 0.3 * RATE;
/** Less speech is a noise. */
const LEAST_LOUD = 6;

/** Cuts a stream of sound into passages of speech at its pauses. */
export interface PassageCutter {
  /** @returns the passages that ended in this sound */
  feed(samples: Int16Array): PassageOfSpeech[];
  /** @returns the passage that the stream broke off in */
  end(): PassageOfSpeech[];
}

export function createPassageCutter(): PassageCutter {
  let pending: number[] = [];
  /** The current passage, or the lead of the next. */
  let kept: number[] = [];
  let position = 0;
  let quiet = MOST_QUIET;
  let isInside = false;
  let quietFrames = 0;
  let loudFrames = 0;
  let recent: boolean[] = [];

  const conclude = (): PassageOfSpeech[] => {
    const isSpeech = loudFrames >= LEAST_LOUD;
    const samples = Int16Array.from(kept);
    const found = isSpeech ? [{ from: position - kept.length, samples }] : [];
    kept = [];
    recent = [];
    isInside = false;
    quietFrames = 0;
    loudFrames = 0;
    return found;
  };

  const hear = (frame: readonly number[]): PassageOfSpeech[] => {
    const level = Math.sqrt(frame.reduce((sum, sample) => sum + sample * sample, 0) / FRAME);
    const isLoud = level > Math.max(LEAST, quiet * ABOVE_QUIET);
    quiet = isLoud ? quiet * LOUD_RISE : Math.max(1, Math.min(level, quiet * RISE));
    position += FRAME;
    for (const sample of frame) kept.push(sample);
    if (!isInside) {
      recent.push(isLoud);
      if (recent.length > BEGINS.of) recent.shift();
      const loud = recent.filter(Boolean).length;
      if (loud < BEGINS.loud) {
        if (kept.length > LEAD) kept = kept.slice(-LEAD);
        return [];
      }
      isInside = true;
      loudFrames = loud;
      return [];
    }
    if (isLoud) loudFrames += 1;
    quietFrames = isLoud ? 0 : quietFrames + 1;
    const isOver = quietFrames >= (kept.length > LONG ? ENDS_LONG : ENDS);
    return isOver || kept.length >= LONGEST ? conclude() : [];
  };

  return {
    feed(samples) {
      for (const sample of samples) pending.push(sample);
      const found: PassageOfSpeech[] = [];
      let at = 0;
      for (; at + FRAME <= pending.length; at += FRAME) {
        append(found, hear(pending.slice(at, at + FRAME)));
      }
      pending = pending.slice(at);
      return found;
    },
    end: () => (isInside ? conclude() : []),
  };
}
