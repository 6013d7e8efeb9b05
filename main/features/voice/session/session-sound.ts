import { RATE } from '../../../system/sound/recorder.ts';
import { createMix } from '../../../system/sound/mix.ts';
import type { MixSlot } from '../../../system/sound/mix.ts';
import type { Entry } from '../journal/entry.ts';
import { createEchoGuard } from './echo-guard.ts';
import type { SessionClock } from './session-clock.ts';
import { createSources, msOf } from './sources.ts';
import type { Sources } from './sources.ts';
import { createSpeakers } from './speakers.ts';
import type { Speakers } from './speakers.ts';
import { createSpeechActivity, isLoud, loudStretches } from './speech-activity.ts';
import type { Stretch } from './speech-activity.ts';
import { createSoundLevels, type SoundLevels } from './sound-levels.ts';
import { append } from '../../../system/long-lists.ts';

/** A pause in speech of so long is a good moment to renew a socket. */
const REST_MS = 700;
const NOTHING = { microphone: 0, system: 0 };

export interface SessionSoundPorts {
  readonly clock: SessionClock;
  /** Whether sound is taken now: not in a pause and not after the end. */
  readonly takes: () => boolean;
  /** Whether translated speech may come back through the microphone. */
  readonly guardsEcho: boolean;
  readonly enter: (entry: Entry) => void;
  /** A piece of sound, from a sample of the media clock. */
  readonly onSound: (position: number, pcm: Uint8Array, isLoud: boolean) => void;
  /** Nobody is speaking: a good moment for whatever disturbs. */
  readonly onRest: () => void;
  readonly onChange: () => void;
  /** Every source was a file, and has been played. */
  readonly onFinished: () => void;
}

/** The sound of a session, on its media clock. */
export interface SessionSound {
  readonly sources: Sources;
  /** Samples so far. */
  readonly position: number;
  /** Translated speech is heard in the microphone. */
  readonly isEcho: boolean;
  /** Stretches that were louder than silence, up to the last ten seconds. */
  readonly loud: readonly Stretch[];
  /** How loud it was, up to the last ten seconds. */
  readonly levels: SoundLevels;
  readonly speakerOf: Speakers['speakerOf'];
  /** Translated speech begins to play. 16 kHz. */
  played(samples: Int16Array): void;
  stop(): void;
}

export function createSessionSound(ports: SessionSoundPorts): SessionSound {
  const { clock, takes, enter } = ports;
  const activity = createSpeechActivity();
  const echo = createEchoGuard();
  const loud: Stretch[] = [];
  const levels = createSoundLevels();
  let position = 0;
  let quietMs = 0;
  let isEcho = false;

  const tellActivity = (stretch: ReturnType<typeof activity.rest>) => {
    if (stretch === null) return;
    append(loud, loudStretches(stretch.startMs, stretch.bits));
    levels.add(stretch.startMs, stretch.levels);
    enter({ t: 'sound', a: stretch.startMs, x: stretch.bits, l: stretch.levels });
  };
  const take = (samples: Int16Array, energies: Readonly<Record<MixSlot, number>>) => {
    if (!takes()) return;
    const energy = energies.microphone + energies.system;
    const from = position;
    position += samples.length;
    speakers.mixed(position, energies);
    tellActivity(activity.add(samples.length, energy));
    if (ports.guardsEcho) isEcho = echo.recorded(samples);
    const pcm = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
    ports.onSound(from, pcm, isLoud(energy));
    quietMs = isLoud(energy) ? 0 : quietMs + msOf(samples.length);
    if (quietMs > REST_MS) ports.onRest();
  };
  /** Silence takes the place of what nobody recorded, so that later times stay right. */
  const miss = (samples: number) => {
    if (!takes() || samples === 0) return;
    enter({ t: 'gap', a: msOf(position), b: msOf(position + samples) });
    for (let left = samples; left > 0; left -= RATE) {
      take(new Int16Array(Math.min(left, RATE)), NOTHING);
    }
  };

  const mix = createMix({ onMixed: take });
  const sources = createSources({
    mix,
    clock,
    onMissing: miss,
    onChange: () => {
      ports.onChange();
      if (sources.areFinished) ports.onFinished();
    },
  });
  const speakers = createSpeakers(() => sources.has('microphone') && sources.has('system'));

  return {
    sources,
    loud,
    levels,
    get position() {
      return position;
    },
    get isEcho() {
      return isEcho;
    },
    speakerOf: (startMs, endMs) => speakers.speakerOf(startMs, endMs),
    played: (samples) => echo.played(samples),
    stop() {
      sources.stop();
      tellActivity(activity.rest());
    },
  };
}
