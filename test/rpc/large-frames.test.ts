import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Handlers } from '../../preload/contract/api.ts';
import { MAX_FRAME_BYTES } from '../../preload/contract/limits.ts';
import type { ConnectedRpc } from '../../renderer/rpc/client.ts';
import { connectRpc } from '../../renderer/rpc/client.ts';
import { createHandlers } from '../fakes/handlers.ts';
import { createSocketRig, type Rig } from './rigs.ts';

const cost = { text: 'four', source: null, target: 'de' } as const;
const tooLarge = { code: 'message-too-large', params: { limit: MAX_FRAME_BYTES } };
const LARGE = 'x'.repeat(MAX_FRAME_BYTES);

let rig: Rig;
let rpc: ConnectedRpc;
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
  rpc = await connectRpc(rig.bridge);
});
afterEach(async () => {
  rpc.close();
  await rig.stop();
});

const stillGood = () =>
  expect(rpc.ask('text.cost', cost)).resolves.toEqual({ characters: cost.text.length });

test('a call that is too large fails with the limit, and the connection stays', async () => {
  await expect(rpc.ask('text.cost', { ...cost, text: LARGE })).rejects.toEqual(tooLarge);
  await stillGood();
});

test('an answer that is too large fails with the limit, and the connection stays', async () => {
  await expect(rpc.ask('app.about', undefined)).rejects.toEqual(tooLarge);
  expect(rig.events).toEqual(['rpc.unsendable']);
  await stillGood();
});

test('a watch ends at a value that is too large, on both sides', async () => {
  const values = rpc.watch('settings.watch', undefined)[Symbol.asyncIterator]();
  await expect(values.next()).rejects.toEqual(tooLarge);
  await expect.poll(() => isLeft).toBe(true);
  await stillGood();
});

test('a call of almost the limit is answered', async () => {
  const text = 'x'.repeat(1_999_999);
  await expect(rpc.ask('text.cost', { ...cost, text })).resolves.toEqual({
    characters: text.length,
  });
});
