import type { VoicePhase } from '../../../../preload/contract/voice.ts';

/** What moves a session on. */
export type PhaseStep =
  /** The first stream, or another one, is open. */
  | 'opened'
  /** There is no open stream. */
  | 'lost'
  | 'paused'
  | 'resumed'
  /** A person, a limit or the end of a file ends it. */
  | 'ending'
  | 'ended'
  | 'failed';

/**
 * | phase        | opened    | lost         | paused | resumed   | ending | ended | failed |
 * | ------------ | --------- | ------------ | ------ | --------- | ------ | ----- | ------ |
 * | starting     | listening | –            | –      | –         | ending | ended | failed |
 * | listening    | –         | reconnecting | paused | –         | ending | ended | failed |
 * | paused       | –         | –            | –      | listening | ending | ended | failed |
 * | reconnecting | listening | –            | paused | –         | ending | ended | failed |
 * | ending       | –         | –            | –      | –         | –      | ended | failed |
 * | ended        | –         | –            | –      | –         | –      | –     | –      |
 * | failed       | –         | –            | –      | –         | –      | –     | –      |
 *
 * A pause hides whether the stream is there: nothing is sent. A dash leaves the phase as it is.
 */
const TABLE: Readonly<Record<VoicePhase, Partial<Record<PhaseStep, VoicePhase>>>> = {
  starting: { opened: 'listening', ending: 'ending', ended: 'ended', failed: 'failed' },
  listening: {
    lost: 'reconnecting',
    paused: 'paused',
    ending: 'ending',
    ended: 'ended',
    failed: 'failed',
  },
  paused: { resumed: 'listening', ending: 'ending', ended: 'ended', failed: 'failed' },
  reconnecting: {
    opened: 'listening',
    paused: 'paused',
    ending: 'ending',
    ended: 'ended',
    failed: 'failed',
  },
  ending: { ended: 'ended', failed: 'failed' },
  ended: {},
  failed: {},
};

export const nextPhase = (phase: VoicePhase, step: PhaseStep): VoicePhase =>
  TABLE[phase][step] ?? phase;

export const isOver = (phase: VoicePhase): boolean => phase === 'ended' || phase === 'failed';
