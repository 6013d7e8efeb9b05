import { expect, test } from 'vitest';
import { CHAIN_STATES, nextChainState } from '../../../main/features/voice/session/chain-states.ts';
import type { ChainState, ChainStep } from '../../../main/features/voice/session/chain-states.ts';

/** The table once more, as a person would draw it. */
const DRAWN = `
asking    granted  open
asking    refused  waiting
asking    turn     asking
asking    over     over
open      lost     waiting
open      turn     asking
open      ended    draining
open      over     over
waiting   ask      asking
waiting   turn     asking
waiting   over     over
draining  over     over`;

const drawn = new Map(
  DRAWN.trim()
    .split('\n')
    .map((line) => line.split(/\s+/) as [ChainState, ChainStep, ChainState])
    .map(([state, step, next]) => [`${state} ${step}`, next] as const),
);
const STEPS: ChainStep[] = ['granted', 'refused', 'lost', 'ask', 'turn', 'ended', 'over'];
const states = Object.keys(CHAIN_STATES) as ChainState[];

test.each(states.flatMap((state) => STEPS.map((step) => [state, step] as const)))(
  '%s, %s',
  (state, step) => {
    expect(nextChainState(state, step)).toBe(drawn.get(`${state} ${step}`) ?? null);
  },
);

test('every state can be given up, and nothing follows the end', () => {
  expect(states.filter((state) => nextChainState(state, 'over') === null)).toEqual(['over']);
  expect(CHAIN_STATES.over).toEqual({});
});
