import { expect, test } from 'vitest';
import { isOver, nextPhase } from '../../../main/features/voice/session/session-phase.ts';
import type { PhaseStep } from '../../../main/features/voice/session/session-phase.ts';
import type { VoicePhase } from '../../../preload/contract/voice.ts';

const STEPS: readonly PhaseStep[] = [
  'opened',
  'lost',
  'paused',
  'resumed',
  'ending',
  'ended',
  'failed',
];
const STAYS = null;
const TABLE: Readonly<Record<VoicePhase, readonly (VoicePhase | null)[]>> = {
  starting: ['listening', STAYS, STAYS, STAYS, 'ending', 'ended', 'failed'],
  listening: [STAYS, 'reconnecting', 'paused', STAYS, 'ending', 'ended', 'failed'],
  paused: [STAYS, STAYS, STAYS, 'listening', 'ending', 'ended', 'failed'],
  reconnecting: ['listening', STAYS, 'paused', STAYS, 'ending', 'ended', 'failed'],
  ending: [STAYS, STAYS, STAYS, STAYS, STAYS, 'ended', 'failed'],
  ended: [STAYS, STAYS, STAYS, STAYS, STAYS, STAYS, STAYS],
  failed: [STAYS, STAYS, STAYS, STAYS, STAYS, STAYS, STAYS],
};

const rows = Object.entries(TABLE) as [VoicePhase, (typeof TABLE)[VoicePhase]][];

test.for(rows)('%s', ([phase, row]) => {
  expect(STEPS.map((step) => nextPhase(phase, step))).toEqual(row.map((next) => next ?? phase));
  expect(isOver(phase)).toBe(row.every((next) => next === STAYS));
});
