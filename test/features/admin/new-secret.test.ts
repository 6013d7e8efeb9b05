import { randomBytes } from 'node:crypto';
import { getHeapSnapshot } from 'node:v8';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../main/system/database.ts';
import { createFakeStore } from '../rig.ts';
import { startManaging } from './admin-rig.ts';

/** Keeps no string of what it was made of: only its bytes, backwards. */
function createHiddenSecret() {
  const hidden = randomBytes(24);
  const reveal = () => `secret-${Buffer.from(hidden).reverse().toString('hex')}`;
  return { reveal, isIn: (where: Buffer | string) => where.includes(reveal()) };
}

/** Whether the heap holds a text. Writing the snapshot collects what nobody can reach. */
async function isInHeap(hidden: ReturnType<typeof createHiddenSecret>): Promise<boolean> {
  let isFound = false;
  let before = '';
  for await (const piece of getHeapSnapshot() as AsyncIterable<Buffer>) {
    const text = piece.toString('latin1');
    isFound ||= hidden.isIn(before + text);
    before = text.slice(-100);
  }
  return isFound;
}

it('the heap is searched for what is held', async () => {
  const hidden = createHiddenSecret();
  // Through JSON, as an answer comes: a text put together of parts is kept in parts.
  const held = JSON.parse(JSON.stringify({ secret: hidden.reveal() })) as { secret: string };
  expect(await isInHeap(hidden)).toBe(true);
  expect(hidden.isIn(held.secret)).toBe(true);
});

it('the secret of a new key is passed on once and is nowhere afterwards', async () => {
  const database = openDatabase(':memory:');
  const secrets = new Map<string, string>();
  const hidden = createHiddenSecret();
  const feature = await startManaging({
    database,
    secrets: createFakeStore(secrets),
    newSecret: hidden.reveal,
  });
  const create = async () => {
    const { secret } = await feature.rig.ask('developer-keys.create', { label: 'New' });
    return secret;
  };
  // Its answer is let go of at once.
  expect(hidden.isIn((await create()) ?? '')).toBe(true);
  // Other work passes through what the answer passed through.
  await feature.rig.ask('developer-keys.list', undefined);

  expect(hidden.isIn(Buffer.from(database.sqlite.serialize()))).toBe(false);
  expect(hidden.isIn([...secrets.values()].join('\n'))).toBe(false);
  expect(hidden.isIn(feature.rig.events.join('\n'))).toBe(false);
  expect(await isInHeap(hidden)).toBe(false);
  await feature.close();
  database.close();
});
