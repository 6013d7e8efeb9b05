import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Handlers } from '../../preload/contract/api.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import { MAX_FRAME_BYTES } from '../../preload/contract/limits.ts';
import { MAX_OPEN_CALLS } from '../../main/system/channel/serve.ts';
import type { ConnectedRpc } from '../../renderer/rpc/client.ts';
import { connectRpc } from '../../renderer/rpc/client.ts';
import { createHandlers } from '../fakes/handlers.ts';
import { Settings } from '../../preload/contract/settings.ts';
import type { RawPage, Rig } from './rigs.ts';
import { createPortRig, createSocketRig } from './rigs.ts';

const cost = { text: 'four', source: null, target: 'de' } as const;
const settings = Settings.parse({ welcomed: true, theme: 'dark' });

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true }),
  );

/** Handlers that count what is open in them. */
function createStoryHandlers() {
  const counts = { asking: 0, watching: 0, produced: 0 };
  const handlers: Partial<Handlers> = {
    'text.cost': (input) => Promise.resolve({ characters: input.text.length }),
    'privacy.wipe': async (_, { signal }) => {
      counts.asking += 1;
      try {
        return await untilAborted(signal);
      } finally {
        counts.asking -= 1;
      }
    },
    'connections.probe': () => {
      throw new TypeError('the secret text');
    },
    'connections.use': () =>
      Promise.reject(
        Object.assign(new Error('x'), {
          failure: { code: 'key-refused', status: 403, traceId: 't1' } satisfies Failure,
        }),
      ),
    'app.about': () => Promise.resolve({ version: (() => '1') as unknown as string }) as never,
    async *'settings.watch'(_, { signal }) {
      counts.watching += 1;
      try {
        yield settings;
        yield { ...settings, theme: 'light' } as const;
        await untilAborted(signal);
      } catch {
        return;
      } finally {
        counts.watching -= 1;
      }
    },
    async *'usage.watch'() {
      yield { state: 'unknown' };
      await Promise.reject(
        Object.assign(new Error('x'), { failure: { code: 'timeout' } satisfies Failure }),
      );
    },
    async *'connections.capabilities'() {
      for (;;) {
        counts.produced += 1;
        yield await Promise.resolve([]);
      }
    },
    async *'connections.watch'() {
      // Ends without a value.
    },
  };
  return { counts, handlers: createHandlers(handlers) };
}

/** What a promise rejects with. */
const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'resolved',
    (reason: unknown) => reason,
  );

const drain = async (values: AsyncIterable<unknown>) => {
  for await (const value of values) expect(value).toBeDefined();
};

/** Values that `settings.watch` gives at once. */
const FIRST_VALUES = 2;

describe.each([
  ['a message channel', createPortRig],
  ['a loopback WebSocket', createSocketRig],
])('the contract over %s', (name, createRig) => {
  const overSocket = name.includes('WebSocket');
  let story: ReturnType<typeof createStoryHandlers>;
  let rig: Rig;
  let rpc: ConnectedRpc;

  const nothingOpen = () =>
    vi.waitFor(() => {
      expect(story.counts).toMatchObject({ asking: 0, watching: 0 });
      expect(rig.served.reduce((sum, one) => sum + one.open, 0)).toBe(0);
    });
  /** A page that was refused must not disturb others, nor the next to come. */
  const stillGood = async () => {
    await expect(rpc.ask('text.cost', cost)).resolves.toEqual({ characters: 4 });
    const next = await connectRpc(rig.bridge);
    await expect(next.ask('text.cost', cost)).resolves.toEqual({ characters: 4 });
    next.close();
    await nothingOpen();
  };

  beforeEach(async () => {
    story = createStoryHandlers();
    rig = await createRig(story.handlers);
    rpc = await connectRpc(rig.bridge);
  });
  afterEach(async () => {
    rpc.close();
    await nothingOpen();
    await rig.stop();
  });

  test('an ask is answered', async () => {
    await expect(rpc.ask('text.cost', cost)).resolves.toEqual({ characters: 4 });
  });

  test('two hundred asks at once each get their own answer', async () => {
    const lengths = Array.from({ length: 200 }, (_, length) => length);
    const answers = await Promise.all(
      lengths.map((length) => rpc.ask('text.cost', { ...cost, text: 'x'.repeat(length) })),
    );
    expect(answers.map((answer) => answer.characters)).toEqual(lengths);
  });

  test('a watch yields its values in order, and leaving the loop stops it', async () => {
    const themes: string[] = [];
    for await (const value of rpc.watch('settings.watch', undefined)) {
      themes.push(value.theme);
      if (themes.length === 2) break;
    }
    expect(themes).toEqual(['dark', 'light']);
    await nothingOpen();
  });

  test('a watch that ends, ends the loop', async () => {
    const values = [];
    for await (const value of rpc.watch('connections.watch', undefined)) values.push(value);
    expect(values).toEqual([]);
  });

  test('the signal of a watch ends the loop and stops main', async () => {
    const controller = new AbortController();
    let seen = 0;
    for await (const value of rpc.watch('settings.watch', undefined, controller.signal)) {
      seen += value.textSize / settings.textSize;
      if (seen === 2) controller.abort();
    }
    expect(seen).toBe(2);
    await nothingOpen();
  });

  test('the signal of an ask rejects it as cancelled and aborts the handler', async () => {
    const controller = new AbortController();
    const asked = rejection(rpc.ask('privacy.wipe', undefined, controller.signal));
    await vi.waitFor(() => expect(story.counts.asking).toBe(1));
    controller.abort();
    expect(await asked).toEqual({ code: 'cancelled' });
    await nothingOpen();
    expect(await rejection(rpc.ask('privacy.wipe', undefined, controller.signal))).toEqual({
      code: 'cancelled',
    });
  });

  test('a failure that main throws arrives as the value it is', async () => {
    expect(await rejection(rpc.ask('connections.use', { id: 'a' }))).toEqual({
      code: 'key-refused',
      status: 403,
      traceId: 't1',
    });
  });

  test('a failure in a watch comes after the values before it', async () => {
    const states: string[] = [];
    const looped = (async () => {
      for await (const value of rpc.watch('usage.watch', undefined)) states.push(value.state);
    })();
    expect(await rejection(looped)).toEqual({ code: 'timeout' });
    expect(states).toEqual(['unknown']);
  });

  test('an unexpected error is logged, and its text does not reach the page', async () => {
    expect(await rejection(rpc.ask('connections.probe', undefined))).toEqual({
      code: 'internal',
    });
    expect(rig.events).toEqual(['rpc.internal']);
  });

  test('an answer that cannot be carried is an internal fault', async () => {
    const answer = await rejection(rpc.ask('app.about', undefined));
    expect(answer).toEqual({ code: 'internal' });
  });

  test('a refused input names the fields and not their values', async () => {
    const wrong = { ...cost, target: 7, options: { secretOption: 1 } } as never;
    expect(await rejection(rpc.ask('text.cost', wrong))).toEqual({
      code: 'invalid-input',
      params: { fields: ['target', 'options'] },
    });
    await stillGood();
  });

  test('a lost connection fails open calls as unreachable, and so every later one', async () => {
    const asked = rejection(rpc.ask('privacy.wipe', undefined));
    const watched = rejection(
      (async () => {
        await drain(rpc.watch('settings.watch', undefined));
      })(),
    );
    await vi.waitFor(() => expect(story.counts).toMatchObject({ asking: 1, watching: 1 }));
    await rig.stop();
    await rpc.lost;
    expect(await asked).toEqual({ code: 'unreachable' });
    expect(await watched).toEqual({ code: 'unreachable' });
    expect(await rejection(rpc.ask('text.cost', cost))).toEqual({ code: 'unreachable' });
    await nothingOpen();
    rig = await createRig(story.handlers);
  });

  test('a watch that never pauses starves nobody, and stops', async () => {
    const controller = new AbortController();
    const watched = (async () => {
      await drain(rpc.watch('connections.capabilities', undefined, controller.signal));
    })();
    await vi.waitFor(() => expect(story.counts.produced).toBeGreaterThan(10));
    await expect(rpc.ask('text.cost', cost)).resolves.toEqual({ characters: 4 });
    controller.abort();
    await watched;
    await nothingOpen();
  });

  describe('hostile pages', () => {
    let page: RawPage;
    beforeEach(async () => {
      page = await rig.raw();
      // Something that would leak, were the connection not cleaned up.
      page.frame({ id: 0, route: 'settings.watch' });
      page.frame({ id: 1, route: 'privacy.wipe' });
      await vi.waitFor(() => expect(story.counts).toMatchObject({ asking: 1, watching: 1 }));
      // What the watch says at once has come, so that the next frame is an answer.
      await vi.waitFor(() => expect(page.received.length).toBe(FIRST_VALUES));
    });

    const deep = (depth: number) => {
      let value: unknown = 1;
      for (let level = 0; level < depth; level += 1) value = [value];
      return value;
    };
    const closing: readonly (readonly [string, unknown])[] = [
      ['no object', 'hello'],
      ['null', null],
      ['an array', [1, 'text.cost']],
      ['a negative id', { id: -1, route: 'text.cost' }],
      ['a fractional id', { id: 1.5, route: 'text.cost' }],
      ['a huge id', { id: 2 ** 60, route: 'text.cost' }],
      ['a name as id', { id: '__proto__', route: 'text.cost' }],
      ['an id that is still open', { id: 0, route: 'settings.watch' }],
      ['a surplus key', { id: 5, route: 'text.cost', input: cost, path: '/etc/passwd' }],
      ['a stop that is not true', { id: 5, stop: 1 }],
      ['a long route', { id: 5, route: 'x'.repeat(65) }],
      ['deep nesting in place of a frame', deep(90)],
    ];
    test.each(closing)('%s closes that connection only', async (_, frame) => {
      page.frame(frame);
      expect(await page.closed).toBe(overSocket ? 1008 : null);
      await stillGood();
    });

    const refused: readonly (readonly [string, unknown])[] = [
      ['an unknown route', { id: 5, route: 'files.read' }],
      ['__proto__ as route', { id: 5, route: '__proto__' }],
      ['constructor as route', { id: 5, route: 'constructor' }],
      ['toString as route', { id: 5, route: 'toString' }],
      ['an input of wrong shape', { id: 5, route: 'text.cost', input: [1, 2] }],
      ['no input', { id: 5, route: 'text.cost' }],
      ['a surplus input', { id: 5, route: 'app.about', input: {} }],
      ['nesting in an input', { id: 5, route: 'text.cost', input: deep(25) }],
    ];
    test.each(refused)('%s is answered with a failure', async (_, frame) => {
      const before = page.received.length;
      page.frame(frame);
      await vi.waitFor(() => expect(page.received.length).toBe(before + 1));
      expect(story.counts).toMatchObject({ asking: 1, watching: 1 });
      page.frame('enough');
      await page.closed;
      await stillGood();
    });

    test('a stop for an unknown id does nothing', async () => {
      page.frame({ id: 99, stop: true });
      await stillGoodBeside();
    });
    const stillGoodBeside = async () => {
      await expect(rpc.ask('text.cost', cost)).resolves.toEqual({ characters: 4 });
      expect(story.counts).toMatchObject({ asking: 1, watching: 1 });
      page.frame({ id: 0, stop: true });
      page.frame({ id: 1, stop: true });
      await nothingOpen();
    };

    test('more calls than allowed are refused, and those open go on', async () => {
      for (let id = 2; id < MAX_OPEN_CALLS; id += 1) page.frame({ id, route: 'privacy.wipe' });
      await vi.waitFor(() => expect(story.counts.asking).toBe(MAX_OPEN_CALLS - 1));
      page.frame({ id: 5000, route: 'privacy.wipe' });
      await vi.waitFor(() => expect(rig.events).toContain('rpc.too-many-calls'));
      page.frame('enough');
      await page.closed;
      await stillGood();
    });

    test('a text of more than the limit is refused', async () => {
      page.frame({ id: 5, route: 'text.cost', input: { ...cost, text: 'x'.repeat(8_000_001) } });
      await vi.waitFor(() => expect(page.received.length).toBeGreaterThan(2), { timeout: 30_000 });
      page.frame('enough');
      await page.closed;
      await stillGood();
    });

    test('random frames cause no crash', { timeout: 30_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.oneof(
              fc.object({ key: fc.constantFrom('id', 'route', 'input', 'stop', 'constructor') }),
              fc.anything({ withTypedArray: true }),
            ),
            { maxLength: 5 },
          ),
          async (frames) => {
            const next = await rig.raw();
            for (const frame of frames) {
              try {
                next.frame(frame);
              } catch {
                // Not every value can be sent at all.
              }
            }
            next.frame('enough');
            await next.closed;
          },
        ),
        { numRuns: 60 },
      );
      page.frame('enough');
      await page.closed;
      await stillGood();
    });

    if (overSocket)
      describe('bytes that are no frame', () => {
        const bytes = (...values: number[]) => Uint8Array.from(values);
        const messages: readonly (readonly [string, Uint8Array | string])[] = [
          ['a text message', '{"id":1,"route":"app.about"}'],
          ['no bytes', bytes()],
          ['a reserved head', bytes(0xc1)],
          ['an array of four thousand million', bytes(0xdd, 0xff, 0xff, 0xff, 0xff)],
          ['a map of four thousand million', bytes(0xdf, 0xff, 0xff, 0xff, 0xff)],
          ['a string longer than the message', bytes(0xdb, 0x7f, 0xff, 0xff, 0xff, 0x41)],
          ['bytes longer than the message', bytes(0xc6, 0x7f, 0xff, 0xff, 0xff, 0x41)],
          ['an extension longer than the message', bytes(0xc9, 0xff, 0xff, 0xff, 0xff, 1)],
          ['bytes left over', bytes(0x80, 0x80)],
          ['half a map', bytes(0x82, 0xa2, 0x69, 0x64, 0x01)],
          ['a __proto__ key', bytes(0x81, 0xa9, ...new TextEncoder().encode('__proto__'), 0x80)],
          ['nesting of a million', new Uint8Array(1_000_000).fill(0x91)],
          ['a million values', bytes(0xdd, 0, 0x0f, 0x42, 0x40, ...new Uint8Array(0))],
        ];
        test.each(messages)('%s', async (_, message) => {
          page.message(message);
          expect(await page.closed).toBe(1008);
          await stillGood();
        });

        test('a message beyond the limit', async () => {
          page.message(new Uint8Array(MAX_FRAME_BYTES + 1));
          // Too much data has a code of its own (RFC 6455, 7.4.1); a reset may come before it.
          expect([1009, 1006]).toContain(await page.closed);
          await stillGood();
        });

        test('random bytes', { timeout: 30_000 }, async () => {
          await fc.assert(
            fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (message) => {
              const next = await rig.raw();
              next.message(message);
              next.message('enough');
              expect(await next.closed).toBe(1008);
            }),
            { numRuns: 100 },
          );
          page.frame('enough');
          await page.closed;
          await stillGood();
        });
      });
  });
});
