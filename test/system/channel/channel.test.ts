import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CallFailure, faultFailure } from '../../../main/system/channel/call-failure.ts';
import { askHelper, connectHelper } from '../../../main/system/channel/helper-process.ts';
import { boundedMessage } from '../../../main/system/message-size.ts';
import { MAX_OPEN_CALLS } from '../../../main/system/channel/serve.ts';
import { watchHelpers } from '../../../main/system/watched-helper.ts';
import type { HandlersOf } from '../../../preload/contract/route.ts';
import { ask, bytes, settling, watch } from '../../../preload/contract/route.ts';
import { createFakeHelper } from '../../features/rig.ts';
import { serveHere } from './in-process.ts';

const WINDOW = 4;
const routes = {
  double: ask(z.strictObject({ of: z.int() })).answers(z.int()),
  sum: ask(z.strictObject({ bytes })).answers(z.object({ bytes })),
  wait: ask(z.undefined()).answers(z.null()),
  fail: ask(z.enum(['on-purpose', 'system', 'fault', 'nothing'])).answers(z.null()),
  wrong: ask(z.undefined()).answers(z.int()),
  undo: settling(ask(z.undefined()).answers(z.null())),
  steps: settling(watch(z.undefined()).paced(WINDOW, z.string())),
  count: watch(z.strictObject({ to: z.int(), failsAt: z.int().optional() })).paced(WINDOW, z.int()),
};

class NotNow extends Error {}

/** Waits for its turns in an order of the test's own. */
interface Work {
  readonly aborted: string[];
  made: number;
  readonly turns: (() => void)[];
  isSlow: boolean;
}

function rig() {
  const work: Work = { aborted: [], made: 0, turns: [], isSlow: false };
  const turn = () =>
    work.isSlow ? new Promise<void>((resolve) => work.turns.push(resolve)) : Promise.resolve();
  const handlers: HandlersOf<typeof routes> = {
    async double({ of }) {
      await turn();
      return of * 2;
    },
    sum: ({ bytes: given }) => ({ bytes: new Uint8Array([given.reduce((a, b) => a + b, 0)]) }),
    wait: (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          work.aborted.push('wait');
          reject(new Error('aborted'));
        }),
      ),
    fail(how) {
      if (how === 'on-purpose') throw new NotNow('a text of a person');
      if (how === 'system') throw Object.assign(new Error('a path'), { code: 'ENOSPC' });
      if (how === 'fault') throw new RangeError('a text of a person');
      // What a library may do.
      // oxlint-disable-next-line typescript/only-throw-error
      throw 'nothing';
    },
    wrong: () => 'no number' as unknown as number,
    undo: async (_, { signal }) => {
      await stopped(signal);
      await turn();
      work.aborted.push('undone');
      throw new NotNow();
    },
    async *steps(_, { signal }) {
      yield 'begun';
      await stopped(signal);
      await turn();
      yield 'undone';
    },
    async *count({ to, failsAt }) {
      try {
        for (let value = 0; value < to; value += 1) {
          if (value === failsAt) throw new NotNow();
          await turn();
          work.made += 1;
          yield value;
        }
      } finally {
        work.aborted.push('count');
      }
    },
  };
  const start = serveHere(routes, handlers, (error) =>
    error instanceof NotNow
      ? { code: 'refused', params: { reason: 'not-now' } }
      : faultFailure(error),
  );
  const helper = start('program.js');
  return { work, helper, start, calls: connectHelper(helper, routes) };
}

const stopped = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', resolve));

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'answered',
    (error: unknown) =>
      error instanceof CallFailure ? { code: error.code, reason: error.reason } : error,
  );
const all = async <T>(values: AsyncIterable<T>): Promise<T[]> => {
  const read: T[] = [];
  for await (const value of values) read.push(value);
  return read;
};
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('a call', () => {
  test('is answered by its own answer, whatever the order of the answers', async () => {
    const { calls, work } = rig();
    work.isSlow = true;
    const asked = [1, 2, 3].map((of) => calls.ask('double', { of }));
    await vi.waitFor(() => expect(work.turns).toHaveLength(3));
    for (const go of work.turns.splice(0).toReversed()) go();
    expect(await Promise.all(asked)).toEqual([2, 4, 6]);
  });

  test('carries bytes as bytes', async () => {
    expect(await rig().calls.ask('sum', { bytes: new Uint8Array([1, 2, 250]) })).toEqual({
      bytes: new Uint8Array([253]),
    });
  });

  test('that is cancelled rejects at once, and its handler hears of it', async () => {
    const { calls, work } = rig();
    const leaving = new AbortController();
    const asked = failureOf(calls.ask('wait', undefined, leaving.signal));
    await turns(3);
    leaving.abort();
    expect(await asked).toMatchObject({ code: 'cancelled' });
    await vi.waitFor(() => expect(work.aborted).toEqual(['wait']));
    const late = calls.ask('double', { of: 1 }, leaving.signal);
    expect(await failureOf(late)).toMatchObject({ code: 'cancelled' });
    expect(await calls.ask('double', { of: 4 })).toBe(8);
  });

  test('that settles ends, when it was cancelled, with the end of its work', async () => {
    const { calls, work } = rig();
    work.isSlow = true;
    const leaving = new AbortController();
    let end: unknown = null;
    const asked = failureOf(calls.ask('undo', undefined, leaving.signal)).then(
      (failure) => (end = failure),
    );
    await turns(3);
    leaving.abort();
    await vi.waitFor(() => expect(work.turns).toHaveLength(1));
    await turns(5);
    expect([end, work.aborted]).toEqual([null, []]);
    for (const go of work.turns.splice(0)) go();
    await asked;
    expect([end, work.aborted]).toEqual([{ code: 'refused', reason: 'not-now' }, ['undone']]);
  });

  test.each([
    ['on-purpose', { code: 'refused', reason: 'not-now' }],
    ['system', { code: 'failed', reason: 'ENOSPC' }],
    ['fault', { code: 'failed', reason: 'RangeError' }],
    ['nothing', { code: 'failed', reason: 'unknown' }],
  ] as const)('that fails %s says so without a text', async (how, failure) => {
    expect(await failureOf(rig().calls.ask('fail', how))).toEqual(failure);
  });

  test('with an input or an answer that does not fit the table fails', async () => {
    const { calls } = rig();
    expect(await failureOf(calls.ask('double', { of: 1.5 }))).toMatchObject({
      code: 'invalid-input',
    });
    expect(await failureOf(calls.ask('wrong', undefined))).toMatchObject({ code: 'bad-answer' });
    const unknown = connectHelper(rig().helper, {
      ...routes,
      other: ask(z.null()).answers(z.null()),
    });
    expect(await failureOf(unknown.ask('other', null))).toMatchObject({ code: 'unknown-route' });
  });

  test('beyond the most that may be open is refused, and the others go on', async () => {
    const { calls, work } = rig();
    work.isSlow = true;
    const open = Array.from({ length: MAX_OPEN_CALLS }, (_, of) => calls.ask('double', { of }));
    expect(await failureOf(calls.ask('double', { of: 1 }))).toMatchObject({ code: 'internal' });
    for (const go of work.turns.splice(0)) go();
    expect((await Promise.all(open)).at(-1)).toBe((MAX_OPEN_CALLS - 1) * 2);
  });

  test('of a process of its own ends it, however it went', async () => {
    const helper = createFakeHelper();
    const once = (input: { of: number }, signal = new AbortController().signal) =>
      askHelper(() => helper, routes, 'double', input, signal);
    const asked = once({ of: 1 });
    helper.say({ id: 0, value: 2 });
    expect(await asked).toBe(2);
    expect(helper.isKilled).toBe(true);
    const gone = AbortSignal.abort();
    const started = vi.fn(() => helper);
    const late = askHelper(started, routes, 'double', { of: 1 }, gone);
    expect(await failureOf(late)).toMatchObject({ code: 'cancelled' });
    expect(started).not.toHaveBeenCalled();
  });
});

describe('a stream', () => {
  test('comes in order and ends', async () => {
    expect(await all(rig().calls.watch('count', { to: 50 }))).toEqual(
      Array.from({ length: 50 }, (_, value) => value),
    );
  });

  test('waits for its reader, and goes on when it reads', async () => {
    const { calls, work } = rig();
    const values = calls.watch('count', { to: 1_000 })[Symbol.asyncIterator]();
    await values.next();
    await turns(200);
    expect(work.made).toBeLessThanOrEqual(2 * WINDOW);
    for (let read = 0; read < 100; read += 1) await values.next();
    await turns(200);
    expect(work.made).toBeGreaterThan(100);
    expect(work.made).toBeLessThanOrEqual(101 + 2 * WINDOW);
    await values.return?.();
    await vi.waitFor(() => expect(work.aborted).toEqual(['count']));
  });

  test('that waits for its reader stops when the reader leaves by its signal', async () => {
    const { calls, work } = rig();
    const leaving = new AbortController();
    const values = calls.watch('count', { to: 1_000 }, leaving.signal)[Symbol.asyncIterator]();
    await values.next();
    await turns(200);
    leaving.abort();
    await vi.waitFor(() => expect(work.aborted).toEqual(['count']));
    expect((await values.next()).done).toBe(true);
  });

  test('that settles is read to its end, when it was stopped', async () => {
    const { calls } = rig();
    const leaving = new AbortController();
    const read: string[] = [];
    for await (const step of calls.watch('steps', undefined, leaving.signal)) {
      read.push(step);
      leaving.abort();
    }
    expect(read).toEqual(['begun', 'undone']);
  });

  test('that fails gives first what it had', async () => {
    const { calls } = rig();
    const read: number[] = [];
    const reading = (async () => {
      for await (const value of calls.watch('count', { to: 9, failsAt: 6 })) read.push(value);
    })();
    expect(await failureOf(reading)).toEqual({ code: 'refused', reason: 'not-now' });
    expect(read).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('the other side', () => {
  test('that goes fails what is open as unreachable, and all that comes later', async () => {
    const { calls, helper } = rig();
    const asked = failureOf(calls.ask('wait', undefined));
    const watched = failureOf(all(calls.watch('count', { to: 1e9 })));
    await turns(5);
    helper.kill();
    expect([await asked, await watched]).toMatchObject([
      { code: 'unreachable' },
      { code: 'unreachable' },
    ]);
    await calls.lost;
    expect(await failureOf(calls.ask('double', { of: 1 }))).toMatchObject({ code: 'unreachable' });
  });

  test('that is gone for its program aborts what is open', async () => {
    const { calls, work } = rig();
    calls.ask('wait', undefined).catch(() => undefined);
    await turns(3);
    calls.close();
    await vi.waitFor(() => expect(work.aborted).toEqual(['wait']));
  });

  test('that no longer answers whether it lives is ended, and its calls fail', async () => {
    vi.useFakeTimers();
    try {
      const silent = createFakeHelper();
      const killed = vi.spyOn(silent, 'kill').mockImplementation(() => silent.exit(null));
      const watched = watchHelpers(
        () => silent,
        () => undefined,
      )('recorder.js');
      const asked = failureOf(connectHelper(watched, routes).ask('double', { of: 1 }));
      vi.advanceTimersByTime(60_000);
      expect(await asked).toMatchObject({ code: 'unreachable' });
      expect(killed).toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['a text', 'ready'],
    ['an answer without a call', { value: 1 }],
    ['a surplus key', { id: 0, value: 1, path: '/' }],
    ['a failure that is none', { id: 0, error: 7 }],
    ['a long code', { id: 0, error: { code: 'x'.repeat(65) } }],
  ])('that breaks the protocol is ended: %s', async (_, message) => {
    const helper = createFakeHelper();
    const asked = failureOf(connectHelper(helper, routes).ask('double', { of: 1 }));
    helper.say(message);
    expect(await asked).toMatchObject({ code: 'unreachable' });
    expect(helper.isKilled).toBe(true);
  });

  test('may say whatever it will: it is heard, or it is ended', async () => {
    const Frame = fc.oneof(
      fc.object({ key: fc.constantFrom('id', 'value', 'end', 'error', 'code', 'constructor') }),
      fc.record({ id: fc.nat(2), value: fc.anything() }),
      fc.record({ id: fc.nat(2), error: fc.record({ code: fc.string(), params: fc.object() }) }),
      fc.anything({ withTypedArray: true }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(Frame, { maxLength: 6 }), async (frames) => {
        const helper = createFakeHelper();
        const calls = connectHelper(helper, routes);
        const asked = failureOf(calls.ask('double', { of: 1 }));
        const watched = failureOf(all(calls.watch('count', { to: 3 })));
        for (const frame of frames) helper.say(frame);
        helper.exit(null);
        for (const end of [await asked, await watched]) {
          expect(end === 'answered' || Object.hasOwn(end as object, 'code')).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('may answer a call that was left, which means nothing', async () => {
    const helper = createFakeHelper();
    const calls = connectHelper(helper, routes);
    const asked = calls.ask('double', { of: 1 });
    helper.say({ id: 7, value: 'x' });
    helper.say({ id: 0, value: 2 });
    helper.say({ id: 0, value: 3 });
    expect(await asked).toBe(2);
    expect(helper.isKilled).toBe(false);
  });
});

describe('a message', () => {
  test('beyond the limit fails its call and nothing else', async () => {
    expect(() => boundedMessage({ a: ['x'.repeat(60)] }, 100)).not.toThrow();
    expect(() => boundedMessage({ a: ['x'.repeat(100)] }, 100)).toThrow(RangeError);
    expect(() => boundedMessage({ a: new Uint8Array(100) }, 100)).toThrow(RangeError);
    expect(() =>
      boundedMessage(
        Array.from({ length: 20 }, () => 0),
        100,
      ),
    ).toThrow(RangeError);
    const round: unknown[] = [];
    round.push(round);
    expect(boundedMessage(round)).toBe(round);
    const { calls } = rig();
    const large = new Uint8Array(256 * 1024 * 1024);
    expect(await failureOf(calls.ask('sum', { bytes: large }))).toMatchObject({
      code: 'message-too-large',
    });
    expect(await calls.ask('double', { of: 2 })).toBe(4);
  });
});

test('calls, streams and stops in any order each come to their own end', async () => {
  const Step = fc.oneof(
    fc.record({ do: fc.constant('ask' as const), of: fc.integer({ min: 0, max: 99 }) }),
    fc.record({ do: fc.constant('watch' as const), of: fc.integer({ min: 0, max: 12 }) }),
    fc.record({ do: fc.constant('stop' as const), of: fc.nat(20) }),
    fc.record({ do: fc.constant('turn' as const), of: fc.nat(20) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 30 }), async (steps) => {
      const { calls, work } = rig();
      work.isSlow = true;
      const open: { readonly leaving: AbortController; readonly end: Promise<unknown> }[] = [];
      for (const { do: act, of } of steps) {
        const leaving = new AbortController();
        if (act === 'ask') {
          open.push({
            leaving,
            end: failureOf(
              calls
                .ask('double', { of }, leaving.signal)
                .then((value) => expect(value).toBe(of * 2)),
            ),
          });
        } else if (act === 'watch') {
          const read = all(calls.watch('count', { to: of }, leaving.signal));
          const end = read.then((values) => {
            const whole = Array.from({ length: of }, (_, value) => value);
            expect(values).toEqual(leaving.signal.aborted ? whole.slice(0, values.length) : whole);
          });
          open.push({ leaving, end: failureOf(end) });
        } else if (act === 'stop') open[of]?.leaving.abort();
        else {
          work.turns.splice(of % (work.turns.length + 1), 1)[0]?.();
          await turns(2);
        }
      }
      work.isSlow = false;
      for (const go of work.turns.splice(0)) go();
      for (const { leaving, end } of open) {
        const ended = await end;
        if (leaving.signal.aborted)
          expect(['answered', { code: 'cancelled', reason: 'cancelled' }]).toContainEqual(ended);
        else expect(ended).toBe('answered');
      }
    }),
    { numRuns: 60 },
  );
});
