import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Handlers } from '../../preload/contract/api.ts';
import { MAX_FRAME_BYTES } from '../../preload/contract/limits.ts';
import type { ConnectedDesk } from '../../renderer/rpc/desk.ts';
import { connectDesk } from '../../renderer/rpc/desk.ts';
import { createHandlers } from '../fakes/handlers.ts';
import { createSocketRig, type Rig } from './rigs.ts';

const cost = { text: 'four', source: null, target: 'de' } as const;
const tooLarge = { code: 'message-too-large', params: { limit: MAX_FRAME_BYTES } };
const LARGE = 'x'.repeat(MAX_FRAME_BYTES);

let rig: Rig;
let desk: ConnectedDesk;
let isLeft = false;

beforeEach(async () => {
  isLeft = false;
  const handlers: Partial<Handlers> = {
    'text.cost': ({ text }) => Promise.resolve({ characters: text.length }),
    'app.about': () => Promise.resolve({ version: LARGE }) as never,
    async *'settings.watch'(_, { signal }) {
      try {
        yield { version: LARGE } as never;
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      } finally {
        isLeft = true;
      }
    },
  };
  rig = await createSocketRig(createHandlers(handlers));
  desk = await connectDesk(rig.bridge);
});
afterEach(async () => {
  desk.close();
  await rig.stop();
});

const stillGood = () =>
  expect(desk.ask('text.cost', cost)).resolves.toEqual({ characters: cost.text.length });

test('a call that is too large fails with the limit, and the connection stays', async () => {
  await expect(desk.ask('text.cost', { ...cost, text: LARGE })).rejects.toEqual(tooLarge);
  await stillGood();
});

test('an answer that is too large fails with the limit, and the connection stays', async () => {
  await expect(desk.ask('app.about', undefined)).rejects.toEqual(tooLarge);
  expect(rig.events).toEqual(['rpc.unsendable']);
  await stillGood();
});

test('a watch ends at a value that is too large, on both sides', async () => {
  const values = desk.watch('settings.watch', undefined)[Symbol.asyncIterator]();
  await expect(values.next()).rejects.toEqual(tooLarge);
  await expect.poll(() => isLeft).toBe(true);
  await stillGood();
});

test('a call of almost the limit is answered', async () => {
  const text = 'x'.repeat(1_999_999);
  await expect(desk.ask('text.cost', { ...cost, text })).resolves.toEqual({
    characters: text.length,
  });
});
