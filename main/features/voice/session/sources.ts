import type { Failure } from '../../../../preload/contract/failure.ts';
import type {
  Slot,
  SoundFrom,
  SourceCondition,
  SourceState,
} from '../../../../preload/contract/voice.ts';
import type { Mix } from '../../../system/sound/mix.ts';
import type { Recorder, RecorderFault } from '../../../system/sound/recorder.ts';
import type { SessionClock } from './session-clock.ts';

/** Without a frame for so long a source has stalled. */
const STALL_MS = 1_500;
/** Nothing but zeros for so long: a muted device, or a permission that was denied. */
const SILENT_MS = 3_000;
const LOOK_MS = 500;
const RATE_MS = 16;
/** No frame at all for so long after the start: it has stalled, too. */
const FIRST_FRAME_MS = 3_000;
/** The most that is made up at once, where a page counts wildly or a computer slept. */
const MOST_MISSING = 10_000 * RATE_MS;

/** The sources of a session, each with its own switch, level and fate. */
export interface Sources {
  /** Starts or replaces the source of a slot. @param recorder null where the page records */
  start(slot: Slot, from: SoundFrom, name: string, recorder: Recorder | null): void;
  /** Sound that the page recorded. */
  frame(slot: Slot, position: number, samples: Int16Array): void;
  change(slot: Slot, change: { muted?: boolean | undefined; gain?: number | undefined }): void;
  lost(slot: Slot, failure: Failure): void;
  has(slot: Slot): boolean;
  /** Whether every file among them has ended, and nothing else is left. */
  readonly areFinished: boolean;
  states(): readonly SourceState[];
  stop(): void;
}

export interface SourcesPorts {
  readonly mix: Mix;
  readonly clock: SessionClock;
  /** Something that a person sees has changed. */
  readonly onChange: () => void;
  /**
   * So much sound was recorded by nobody: frames were lost, or the only source is gone and none has
   * taken its place yet.
   */
  readonly onMissing: (samples: number) => void;
}

interface Source {
  readonly slot: Slot;
  readonly from: SoundFrom;
  readonly name: string;
  readonly recorder: Recorder | null;
  condition: SourceCondition;
  muted: boolean;
  gain: number;
  peak: number;
  failure: Failure | null;
  next: number;
  frameAt: number;
  loudAt: number;
}

export function createSources({ mix, clock, onChange, onMissing }: SourcesPorts): Sources {
  const sources = new Map<Slot, Source>();
  /** Since when nothing records; null while something does. */
  let goneAt: number | null = null;

  const setCondition = (source: Source, condition: SourceCondition) => {
    if (source.condition === condition) return;
    source.condition = condition;
    onChange();
  };
  const isLive = ({ condition }: Source) => condition !== 'lost' && condition !== 'finished';
  const has = (slot: Slot) => {
    const source = sources.get(slot);
    return source !== undefined && isLive(source);
  };
  const isClock = (slot: Slot) => slot === 'microphone' || !has('microphone');

  const fillGap = () => {
    const now = clock.now();
    if (goneAt !== null) onMissing(Math.min(Math.round((now - goneAt) * RATE_MS), MOST_MISSING));
    const all = [...sources.values()];
    const isGone = all.some(({ condition }) => condition === 'lost') && !all.some(isLive);
    goneAt = isGone ? now : null;
  };

  const heard = (source: Source, position: number, samples: Int16Array) => {
    if (!isLive(source)) return;
    const now = clock.now();
    // Only the source that sets the clock leaves a hole.
    if (source.next > 0 && position > source.next && isClock(source.slot)) {
      onMissing(Math.min(position - source.next, MOST_MISSING));
    }
    source.next = position + samples.length;
    source.frameAt = now;
    source.peak = peakOf(samples);
    if (source.peak > 0) source.loudAt = now;
    const isSilent = now - source.loudAt > SILENT_MS;
    setCondition(source, source.muted ? 'muted' : isSilent ? 'silent' : 'live');
    mix.push(source.slot, samples);
  };
  const end = (source: Source, condition: 'lost' | 'finished', failure: Failure | null) => {
    source.failure = failure;
    source.peak = 0;
    mix.setPresent(source.slot, false);
    setCondition(source, condition);
    fillGap();
  };

  const look = () => {
    const now = clock.now();
    for (const source of sources.values()) {
      const most = source.condition === 'waiting' ? FIRST_FRAME_MS : STALL_MS;
      if (isLive(source) && now - source.frameAt > most) {
        source.peak = 0;
        setCondition(source, 'stalled');
      }
    }
    fillGap();
    stopLook = clock.after(LOOK_MS, look);
  };
  let stopLook = clock.after(LOOK_MS, look);

  return {
    start(slot, from, name, recorder) {
      sources.get(slot)?.recorder?.stop();
      const before = sources.get(slot);
      const source: Source = {
        slot,
        from,
        name,
        recorder,
        condition: 'waiting',
        muted: before?.muted ?? false,
        gain: before?.gain ?? 1,
        peak: 0,
        failure: null,
        next: 0,
        frameAt: clock.now(),
        loudAt: clock.now(),
      };
      sources.set(slot, source);
      fillGap();
      mix.setPresent(slot, true);
      mix.setMuted(slot, source.muted);
      mix.setGain(slot, source.gain);
      recorder?.start({
        onFrame: ({ position, samples }) => heard(source, position, samples),
        onStall: (isStalled) => {
          if (isStalled && isLive(source)) setCondition(source, 'stalled');
        },
        onEnd: (fault) => {
          if (fault === null) end(source, 'finished', null);
          else end(source, 'lost', failureOf(fault));
        },
      });
      onChange();
    },
    frame(slot, position, samples) {
      const source = sources.get(slot);
      if (source?.from.kind === 'page') heard(source, position, samples);
    },
    change(slot, { muted, gain }) {
      const source = sources.get(slot);
      if (source === undefined) return;
      if (muted !== undefined) {
        source.muted = muted;
        mix.setMuted(slot, muted);
        const isHeard = source.condition !== 'waiting' && source.condition !== 'stalled';
        if (isLive(source) && isHeard) setCondition(source, muted ? 'muted' : 'live');
      }
      if (gain !== undefined) {
        source.gain = gain;
        mix.setGain(slot, gain);
      }
      onChange();
    },
    lost(slot, failure) {
      const source = sources.get(slot);
      if (source !== undefined && isLive(source)) end(source, 'lost', failure);
    },
    has,
    get areFinished() {
      const all = [...sources.values()];
      return all.length > 0 && all.every(({ condition }) => condition === 'finished');
    },
    states: () =>
      [...sources.values()].map(({ slot, from, name, condition, muted, gain, peak, failure }) => ({
        slot,
        kind: from.kind,
        name,
        condition,
        muted,
        gain,
        peak,
        failure,
      })),
    stop() {
      stopLook();
      for (const { recorder } of sources.values()) recorder?.stop();
    },
  };
}

function peakOf(samples: Int16Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak / 32_768;
}

function failureOf(fault: RecorderFault): Failure {
  switch (fault.kind) {
    case 'missing':
      return { code: 'recorder-missing', params: { name: fault.program } };
    case 'failed':
      return { code: 'recorder-failed', params: { reason: fault.reason } };
    case 'unreadable':
      return { code: 'sound-unreadable', params: { reason: fault.reason } };
  }
}

/** Milliseconds of so many samples. */
export const msOf = (samples: number): number => samples / RATE_MS;
