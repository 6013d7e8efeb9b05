import { expect, test } from 'vitest';
import { nextState } from '../../../main/client/voice/stream-state.ts';
import type { StreamState, StreamStep } from '../../../main/client/voice/stream-state.ts';

const STEPS: readonly StreamStep[] = [
  'opened',
  'dropped',
  'renewed',
  'refused',
  'finished',
  'closed',
];
const STAYS = null;
const TABLE: Readonly<Record<StreamState, readonly (StreamState | null)[]>> = {
  connecting: ['open', 'waiting', STAYS, 'over', STAYS, 'over'],
  open: [STAYS, 'waiting', STAYS, 'over', 'over', 'over'],
  waiting: [STAYS, STAYS, 'connecting', 'over', STAYS, 'over'],
  over: [STAYS, STAYS, STAYS, STAYS, STAYS, STAYS],
};

test.for(Object.entries(TABLE) as [StreamState, (typeof TABLE)[StreamState]][])(
  '%s',
  ([state, row]) => {
    expect(STEPS.map((step) => nextState(state, step))).toEqual(row.map((next) => next ?? state));
  },
);
