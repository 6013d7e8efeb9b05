import { afterEach, expect, it, vi } from 'vitest';
import type { Rig } from '../rig.ts';
import { all, BUILT_IN_KEY, startRig } from '../rig.ts';

let rig: Rig;
afterEach(() => rig.close());

const translate = () =>
  all(rig.watch('text.translate', { text: 'Hello', source: 'en', target: 'de', options: {} }));

it('waits for the built-in service to start', async () => {
  rig = await startRig({ isMute: true });
  const translating = translate();
  await new Promise((done) => setTimeout(done, 20));
  rig.helpers[0]?.say({
    id: 0,
    value: {
      ready: { baseUrl: rig.builtIn.baseUrl, developerKey: BUILT_IN_KEY, adminKey: 'a:adm' },
    },
  });
  expect((await translating).at(-1)).toMatchObject({ state: 'done', service: 'offline' });
});

it('asks the successor when the built-in service dies while it answers', async () => {
  rig = await startRig();
  let asked = 0;
  rig.builtIn.answer((seen) => {
    if (seen.path !== '/v2/translate') return null;
    asked += 1;
    if (asked > 1) return null;
    queueMicrotask(() => rig.helpers[0]?.exit(null));
    return 'silence';
  });
  expect((await translate()).at(-1)).toMatchObject({ state: 'done', text: 'Hello' });
  expect(asked).toBe(2);
});

it('says that the built-in service is down, and asks nobody else', async () => {
  rig = await startRig({ isMute: true });
  const translating = translate();
  await vi.waitFor(() => expect(rig.helpers).toHaveLength(1));
  rig.helpers[0]?.exit(1);
  rig.helpers[1]?.exit(1);
  expect((await translating).at(-1)).toMatchObject({
    state: 'failed',
    failure: { code: 'offline-service-down' },
    service: 'offline',
  });
});
