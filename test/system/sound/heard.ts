import type {
  RecorderFault,
  RecorderListener,
  SoundFrame,
} from '../../../main/system/sound/recorder.ts';

/** A listener that notes everything. */
export interface Heard extends RecorderListener {
  readonly frames: SoundFrame[];
  readonly stalls: boolean[];
  readonly ends: (RecorderFault | null)[];
  /** All samples, one after the other. */
  samples(): number[];
}

export function createHeard(): Heard {
  const frames: SoundFrame[] = [];
  const stalls: boolean[] = [];
  const ends: (RecorderFault | null)[] = [];
  return {
    frames,
    stalls,
    ends,
    samples: () => frames.flatMap((frame) => [...frame.samples]),
    onFrame: (frame) => frames.push(frame),
    onStall: (isStalled) => stalls.push(isStalled),
    onEnd: (fault) => ends.push(fault),
  };
}

/** Waits until something is so; the test's own limit ends it. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
