import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureOf } from '../../main/features/feature-failure.ts';
import { createNodeNetwork } from '../../main/system/node-network.ts';
import {
  draftOf,
  fieldsOf,
  formProblems,
  knownAddress,
  withKey,
} from '../../renderer/features/connections/form.ts';
import type { ConnectionFields } from '../../renderer/features/connections/form.ts';
import type { ConnectionsStore } from '../../renderer/features/connections/store.ts';
import { createConnectionsStore } from '../../renderer/features/connections/store.ts';
import type { Rig } from '../features/rig.ts';
import { startRig } from '../features/rig.ts';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';

// The form and its store over main, and main over services with keys of each tier.

let paid: TestService;
let free: TestService;
beforeAll(async () => {
  paid = await startTestService();
  free = await startTestService({ tier: 'free' });
});
afterAll(async () => {
  for (const service of [paid, free]) {
    expect(service.faults).toEqual([]);
    await service.close();
  }
});

let rig: Rig;
let store: ConnectionsStore;
let leave: AbortController;
beforeEach(async () => {
  rig = await startRig({ network: createNodeNetwork({}) });
  // Failures cross the border as values.
  store = createConnectionsStore({
    watch: rig.watch.bind(rig),
    ask: (route, input, signal) =>
      rig.ask(route, input, signal).catch((error: unknown) => {
        throw failureOf(error) ?? error;
      }),
  });
  leave = new AbortController();
  void store.follow(leave.signal).catch(() => undefined);
  await expect.poll(all).toHaveLength(1);
});
afterEach(async () => {
  leave.abort();
  await rig.close();
});

const all = () => store.state.getState().connections?.all ?? [];
/** What a person enters into an empty form. */
const entered = (key: string, more: Partial<ConnectionFields> = {}): ConnectionFields =>
  withKey({ ...fieldsOf(null), name: 'Work', ...more }, key);
/** Sends the form as its button does. */
const save = async (fields: ConnectionFields) => {
  const known = knownAddress(fields.kind, all());
  expect(formProblems(fields, null, known)).toEqual({});
  const id = await store.save(draftOf(fields, null, known));
  if (id !== null) await expect.poll(() => all().some((one) => one.id === id)).toBe(true);
  return id;
};
const failure = () => {
  const { saving } = store.state.getState();
  return saving.state === 'failed' ? saving.failure : null;
};

describe('the connection form', () => {
  it('takes a key of each tier to the address that it knows for it', async () => {
    expect(free.developerKey).toMatch(/:fx$/);
    expect(paid.developerKey).not.toMatch(/:fx$/);
    await save(entered(free.developerKey, { address: free.baseUrl }));
    await save(entered(paid.developerKey, { address: paid.baseUrl }));
    expect(all().map(({ kind, tier }) => [kind, tier])).toEqual([
      ['offline', null],
      ['free', 'free'],
      ['paid', 'paid'],
    ]);
    // From now on the key alone decides.
    const other = await free.newKey({ tier: 'free' });
    const id = await save(entered(`  ${other.key} `, { name: 'Second' }));
    expect(all().find((one) => one.id === id)).toMatchObject({
      kind: 'free',
      tier: 'free',
      host: new URL(free.baseUrl).host,
    });
    const third = await paid.newKey();
    const paidId = await save(entered(third.key, { name: 'Third' }));
    expect(all().find((one) => one.id === paidId)).toMatchObject({
      kind: 'paid',
      tier: 'paid',
      host: new URL(paid.baseUrl).host,
    });
    const used = await store.use(id ?? '');
    expect(used).toBe(true);
    const request = { text: 'Good morning', source: 'en', target: 'de', options: {} };
    let text = '';
    for await (const value of rig.watch('text.translate', request)) text = value.text;
    expect(text).not.toBe('');
  });

  it('asks for an address where none is known for the tier', () => {
    const fields = entered(free.developerKey);
    expect(fields.kind).toBe('free');
    expect(formProblems(fields, null, knownAddress(fields.kind, all()))).toEqual({
      address: 'missing',
    });
  });

  it('checks without storing, and shows the tier of the key', async () => {
    const fields = entered(free.developerKey, { address: free.baseUrl });
    expect(await store.check(draftOf(fields, null))).toMatchObject({ tier: 'free' });
    expect(all()).toHaveLength(1);
  });

  it('tells a key of another service, an admin key and a wrong keyword apart', async () => {
    expect(await save(entered(free.developerKey, { address: paid.baseUrl }))).toBeNull();
    expect(failure()?.code).toBe('key-refused');
    expect(await save(entered(paid.adminKey, { address: paid.baseUrl }))).toBeNull();
    expect(failure()?.code).toBe('wrong-key-kind');
    for (const service of [paid, free]) {
      const fields = entered(service.developerKey, {
        address: service.baseUrl,
        keyword: 'Own-Key',
      });
      expect(await save(fields)).toBeNull();
      expect(failure()).toMatchObject({
        code: 'keyword-refused',
        params: { keyword: 'Service-Auth-Key' },
      });
      expect(await save({ ...fields, keyword: 'Service-Auth-Key' })).not.toBeNull();
    }
  });
});
