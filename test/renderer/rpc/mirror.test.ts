import { describe, expect, it } from 'vitest';
import { mirror } from '../../../renderer/rpc/mirror.ts';

async function* values(items: readonly number[], failure?: Error) {
  for (const item of items) yield await Promise.resolve(item);
  if (failure !== undefined) throw failure;
}

describe('mirror', () => {
  it('shows only the newest value of a frame', async () => {
    const shown: number[] = [];
    const frames: (() => void)[] = [];
    await mirror(
      values([1, 2, 3]),
      (value) => shown.push(value),
      (run) => frames.push(run),
    );
    expect(shown).toEqual([3]);
    for (const frame of frames) frame();
    expect(shown).toEqual([3]);
    expect(frames).toHaveLength(1);
  });

  it('shows one value per frame', async () => {
    const shown: number[] = [];
    await mirror(
      values([1, 2, 3]),
      (value) => shown.push(value),
      (run) => run(),
    );
    expect(shown).toEqual([1, 2, 3]);
  });

  it('shows the last value before a failure passes through', async () => {
    const shown: number[] = [];
    const run = mirror(
      values([1], new Error('gone')),
      (value) => shown.push(value),
      () => 0,
    );
    await expect(run).rejects.toThrow('gone');
    expect(shown).toEqual([1]);
  });
});
