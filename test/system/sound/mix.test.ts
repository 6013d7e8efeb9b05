import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mix, MixSlot } from '../../../main/system/sound/mix.ts';
import { createMix } from '../../../main/system/sound/mix.ts';

let mixed: number[][];
let energies: Readonly<Record<MixSlot, number>>[];
let mix: Mix;
beforeEach(() => {
  mixed = [];
  energies = [];
  mix = createMix({
    onMixed(samples, energy) {
      mixed.push([...samples]);
      energies.push(energy);
    },
  });
});
const both = () => {
  mix.setPresent('microphone', true);
  mix.setPresent('system', true);
};
const push = (slot: MixSlot, ...samples: number[]) => mix.push(slot, Int16Array.from(samples));
const many = (count: number, value: number) => Array.from({ length: count }, () => value);

describe('the mix of two sources', () => {
  it('passes one source at gain 1 bit by bit, and nothing that takes no part', () => {
    mix.setPresent('system', true);
    push('system', -32_768, 5, 32_767);
    push('microphone', 9);
    expect(mixed).toEqual([[-32_768, 5, 32_767]]);
  });

  it('keeps to the clock of the microphone, with as much of the other as there is', () => {
    both();
    push('system', 10, 20, 30);
    expect(mixed).toEqual([]);
    push('microphone', 1, 1);
    push('microphone', 1, 1);
    push('microphone', 1, 1);
    expect(mixed).toEqual([
      [11, 21],
      [31, 1],
      [1, 1],
    ]);
    expect(mix.corrected).toBe(1);
  });

  it('lets the other run ahead by 200 ms, then catches up to 50 ms', () => {
    both();
    push('system', ...many(3_200, 1));
    push('system', ...many(160, 2));
    expect(mix.corrected).toBe(0);
    push('system', ...many(160, 3));
    expect(mix.corrected).toBe(3_520 - 800);
    push('microphone', ...many(800, 0));
    expect(mixed[0]?.slice(-160)).toEqual(many(160, 3));
  });

  it('is quiet about a muted source, and as loud as its gain', () => {
    both();
    mix.setGain('system', 2);
    push('system', 100, 100);
    push('microphone', 7, 7);
    mix.setMuted('system', true);
    push('system', 100);
    push('microphone', 7);
    mix.setMuted('microphone', true);
    mix.setMuted('system', false);
    push('system', 100);
    push('microphone', 7);
    expect(mixed).toEqual([[207, 207], [7], [200]]);
    expect(energies[1]?.system).toBe(0);
    expect(energies[2]?.microphone).toBe(0);
    expect(energies[2]?.system).toBeCloseTo((200 / 32_768) ** 2);
  });

  it('forgets what waited of a source that has left', () => {
    both();
    push('system', 10, 20);
    mix.setPresent('system', false);
    mix.setPresent('system', true);
    push('microphone', 1, 1);
    expect(mixed).toEqual([[1, 1]]);
  });

  it('never clips, never turns a louder sound into a quieter one, and leaves quiet sums alone', () => {
    const sample = fc.integer({ min: -32_768, max: 32_767 });
    const gain = fc.double({ min: 0, max: 2, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(sample, sample), { minLength: 1 }), gain, (pairs, loud) => {
        mixed = [];
        const one = createMix({ onMixed: (samples) => mixed.push([...samples]) });
        one.setPresent('microphone', true);
        one.setPresent('system', true);
        one.setGain('system', loud);
        one.push(
          'system',
          Int16Array.from(pairs, ([, system]) => system),
        );
        one.push(
          'microphone',
          Int16Array.from(pairs, ([microphone]) => microphone),
        );
        const rows = pairs.map(([microphone, system], index) => ({
          sum: microphone + system * loud,
          out: mixed[0]?.[index] ?? Number.NaN,
        }));
        for (const { sum, out } of rows) {
          expect(Math.abs(out)).toBeLessThanOrEqual(32_767);
          if (Math.abs(sum) < 26_000) expect(Math.abs(out - sum)).toBeLessThanOrEqual(0.5);
        }
        const rising = rows.toSorted((a, b) => a.sum - b.sum).map(({ out }) => out);
        expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      }),
    );
  });
});
