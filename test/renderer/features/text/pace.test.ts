import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPacer, LONG_TEXT, REST_MS } from '../../../../renderer/features/text/pace.ts';

describe('createPacer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function type(gaps: readonly number[], length: (index: number) => number) {
    const send = vi.fn();
    const pacer = createPacer(send);
    for (const [index, gap] of gaps.entries()) {
      vi.advanceTimersByTime(gap);
      pacer.touch(length(index));
    }
    return send;
  }

  it('sends at most three times for 20 characters, and once after the last', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(gaps, (given) => {
        const send = type(given, (index) => index + 1);
        const before = send.mock.calls.length;
        vi.advanceTimersByTime(10_000);
        expect(send.mock.calls.length).toBeLessThanOrEqual(3);
        expect(send.mock.calls.length).toBe(before + 1);
      }),
    );
  });

  it('sends once after a rest', () => {
    const send = type([0], () => 1);
    vi.advanceTimersByTime(REST_MS - 1);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledOnce();
  });

  it('never sends a long text while typing goes on', () => {
    const send = type(Array<number>(50).fill(300), () => LONG_TEXT + 1);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('forgets a change when told to', () => {
    const send = vi.fn();
    const pacer = createPacer(send);
    pacer.touch(3);
    pacer.rest();
    vi.advanceTimersByTime(10_000);
    expect(send).not.toHaveBeenCalled();
  });
});
