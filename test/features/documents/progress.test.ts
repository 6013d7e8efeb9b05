import { expect, it } from 'vitest';
import { progressByPace, progressByRest } from '../../../main/features/documents/progress.ts';

it('tells the time left by the pace so far, once there is one', () => {
  expect(progressByPace(0.5, 1000, 1500)).toEqual({ progress: 0.5, endsAt: null });
  expect(progressByPace(0.25, 1000, 3000)).toEqual({ progress: 0.25, endsAt: 9000 });
  expect(progressByPace(0, 1000, 9000)).toEqual({ progress: 0, endsAt: null });
});

it('takes what a service says is left, never goes back, and drops what nobody can believe', () => {
  expect(progressByRest(3, 0, 1000, null)).toEqual({ progress: 0.25, endsAt: 4000 });
  expect(progressByRest(9, 0, 1000, 0.25)).toEqual({ progress: 0.25, endsAt: 10_000 });
  for (const absurd of [null, 0, -5, 2 ** 27]) {
    expect(progressByRest(absurd, 0, 1000, 0.25)).toEqual({ progress: 0.25, endsAt: null });
  }
});
