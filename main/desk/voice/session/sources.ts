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
const RATE_MS = 16;

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
  /** Sound of a slot is missing: nobody recorded it. */
  readonly onMissing: (slot: Slot, samples: number) => void;
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

  const setCondition = (source: Source, condition: SourceCondition) => {
    if (source.condition === condition) return;
    source.condition = condition;
    onChange();
  };
  const isLive = ({ condition }: Source) => condition !== 'lost' && condition !== 'finished';

  const heard = (source: Source, position: number, samples: Int16Array) => {
    if (!isLive(source)) return;
    const now = clock.now();
    if (position > source.next && source.next > 0) onMissing(source.slot, position - source.next);
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
  };

  const look = () => {
    const now = clock.now();
    for (const source of sources.values()) {
      const isWaiting = source.condition === 'waiting' || source.condition === 'stalled';
      if (isLive(source) && !isWaiting && now - source.frameAt > STALL_MS) {
        source.peak = 0;
        setCondition(source, 'stalled');
      }
    }
    stopLook = clock.after(500, look);
  };
  let stopLook = clock.after(500, look);

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
        if (isLive(source)) setCondition(source, muted ? 'muted' : 'live');
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
    has: (slot) => {
      const source = sources.get(slot);
      return source !== undefined && isLive(source);
    },
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
