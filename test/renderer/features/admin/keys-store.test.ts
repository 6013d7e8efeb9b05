import { beforeEach, describe, expect, test } from 'vitest';
import type { Failure } from '../../../../preload/contract/failure.ts';
import { createKeysStore } from '../../../../renderer/features/admin/keys-store.ts';
import { keyOf } from '../../../../renderer/features/admin/keys/state.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';
import { developerKey } from './developer-key.ts';

const KEYS = [
  developerKey('a', { label: 'Marketing', limit: 500 }),
  developerKey('b', { label: ' Two  spaces ' }),
  developerKey('c', { label: '' }),
];
const SECRET = 'secret-of-the-new-key';
const TIMEOUT: Failure = { code: 'timeout' };

async function open() {
  const fake = scriptedRpc();
  const store = createKeysStore(fake.rpc);
  const listed = store.load();
  fake.last('developer-keys.list').resolve({ connection: 'c', keys: KEYS });
  await listed;
  const get = store.state.getState;
  const count = (route: string) => fake.asked.filter((one) => one.route === route).length;
  const key = (id: string) => {
    const found = keyOf(get(), id);
    if (found === null) throw new Error(`no key ${id}`);
    return found;
  };
  return { ...fake, store, get, count, key };
}

let page: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  page = await open();
});

describe('a new key', () => {
  test('shows its secret until it is closed, and keeps it nowhere then', async () => {
    const { store, get } = page;
    store.search('something');
    store.typeNewLabel(' Laptop ');
    const made = store.create();
    expect(page.last('developer-keys.create').input).toEqual({ label: 'Laptop' });
    page.last('developer-keys.create').resolve({
      key: developerKey('d', { label: 'Laptop' }),
      secret: SECRET,
    });
    await made;
    expect(get()).toMatchObject({ draft: null, created: { secret: SECRET }, search: '' });
    expect(get().keys?.keys.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    store.leaveNew();
    expect(JSON.stringify(get())).not.toContain(SECRET);
  });

  test('needs no label', async () => {
    const { store } = page;
    store.typeNewLabel('  ');
    void store.create();
    await settle();
    expect(page.last('developer-keys.create').input).toEqual({});
  });

  test('is not left while its answer, and with it the secret, is on the way', async () => {
    const { store, get } = page;
    store.typeNewLabel('Laptop');
    const made = store.create();
    store.leaveNew();
    expect(get().draft?.attempt.state).toBe('running');
    page.last('developer-keys.create').resolve({ key: developerKey('d'), secret: SECRET });
    await made;
    expect(get().created?.secret).toBe(SECRET);
  });

  test('is asked for once, however often the button is pressed', () => {
    const { store, count } = page;
    store.typeNewLabel('Laptop');
    void store.create();
    void store.create();
    expect(count('developer-keys.create')).toBe(1);
  });

  test('that failed keeps its label; the list is read anew where nobody knows what happened', async () => {
    const { store, get, count } = page;
    store.typeNewLabel('Laptop');
    const first = store.create();
    page.last('developer-keys.create').reject(TIMEOUT);
    await first;
    expect(get().draft).toMatchObject({ label: 'Laptop', attempt: { failure: TIMEOUT } });
    expect(count('developer-keys.list')).toBe(1);
    const second = store.create();
    page.last('developer-keys.create').reject({ code: 'outcome-unknown' });
    await settle();
    page
      .last('developer-keys.list')
      .resolve({ connection: 'c', keys: [...KEYS, developerKey('d')] });
    await second;
    expect(get().keys?.keys).toHaveLength(4);
    expect(get().draft?.attempt.state).toBe('failed');
  });
});

describe('a label', () => {
  test('is changed in its place', async () => {
    const { store, get, key } = page;
    store.beginRename(key('a'));
    store.typeLabel(' Sales ');
    const done = store.rename();
    expect(page.last('developer-keys.rename').input).toEqual({ id: 'a', label: 'Sales' });
    // Its use could not be read just then: what was known stays.
    page
      .last('developer-keys.rename')
      .resolve(developerKey('a', { label: 'Sales', characters: null }));
    await done;
    expect(key('a')).toMatchObject({ label: 'Sales', used: { characters: 0 } });
    expect(get().renaming).toBeNull();
  });

  test('that is empty or the same is not sent, one that was refused stays', async () => {
    const { store, get, count, key } = page;
    store.beginRename(key('a'));
    store.typeLabel('  ');
    await store.rename();
    expect(get().renaming).not.toBeNull();
    store.typeLabel('Marketing');
    await store.rename();
    expect(get().renaming).toBeNull();
    expect(count('developer-keys.rename')).toBe(0);
    store.beginRename(key('a'));
    store.typeLabel('Sales');
    const done = store.rename();
    page.last('developer-keys.rename').reject(TIMEOUT);
    await done;
    expect(get().renaming).toMatchObject({ label: 'Sales', attempt: { failure: TIMEOUT } });
    store.leaveRename();
    expect(get().renaming).toBeNull();
    expect(key('a').label).toBe('Marketing');
  });
});

describe('limits', () => {
  test('are sent where they were changed, and shown as the service has them', async () => {
    const { store, get, count, key } = page;
    store.beginLimits(key('a'), 'en');
    const draft = get().limiting?.draft;
    if (draft === undefined) throw new Error('no draft');
    await store.saveLimits('en');
    expect(get().limiting).toBeNull();
    expect(count('developer-keys.limit')).toBe(0);

    store.beginLimits(key('a'), 'en');
    store.changeLimits({ ...draft, characters: { isUnlimited: false, text: 'many' } });
    await store.saveLimits('en');
    expect(count('developer-keys.limit')).toBe(0);
    expect(get().limiting).not.toBeNull();

    store.changeLimits({ ...draft, characters: { isUnlimited: false, text: '0' } });
    const done = store.saveLimits('en');
    expect(page.last('developer-keys.limit').input).toEqual({ id: 'a', characters: 0 });
    page.last('developer-keys.limit').resolve(developerKey('a', { limit: 0 }));
    await done;
    expect(key('a').limits.characters).toBe(0);
    expect(get().limiting).toBeNull();
  });
});

describe('deactivating', () => {
  test('takes the label exactly as it stands', async () => {
    const { store, get, count, key } = page;
    store.beginEnd(key('b'));
    for (const typed of ['', 'Two spaces', ' two  spaces ', 'Two  spaces']) {
      store.typeConfirmation(typed);
      await store.deactivate();
    }
    expect(count('developer-keys.deactivate')).toBe(0);
    store.typeConfirmation(' Two  spaces ');
    const done = store.deactivate();
    expect(page.last('developer-keys.deactivate').input).toEqual({
      id: 'b',
      label: ' Two  spaces ',
    });
    page.last('developer-keys.deactivate').resolve(developerKey('b', { isActive: false }));
    await done;
    expect(key('b').isActive).toBe(false);
    expect(get().ending).toBeNull();
  });

  test('takes the id of a key that has no label', () => {
    const { store, count, key } = page;
    store.beginEnd(key('c'));
    void store.deactivate();
    expect(count('developer-keys.deactivate')).toBe(0);
    store.typeConfirmation('c****c');
    void store.deactivate();
    expect(page.last('developer-keys.deactivate').input).toEqual({ id: 'c', label: 'c****c' });
  });

  test('that failed can be tried again without typing anew', async () => {
    const { store, get, key } = page;
    store.beginEnd(key('a'));
    store.typeConfirmation('Marketing');
    const done = store.deactivate();
    page.last('developer-keys.deactivate').reject(TIMEOUT);
    await done;
    expect(get().ending).toMatchObject({ typed: 'Marketing', attempt: { failure: TIMEOUT } });
    expect(key('a').isActive).toBe(true);
  });
});

describe('another connection or admin key', () => {
  test('sees nothing of the one before, not even a late answer', async () => {
    const { store, get } = page;
    store.typeNewLabel('Laptop');
    const made = store.create();
    const pending = page.last('developer-keys.create');
    store.forget();
    expect(pending.signal?.aborted).toBe(true);
    pending.resolve({ key: developerKey('d'), secret: SECRET });
    await made;
    expect(get()).toMatchObject({ keys: null, draft: null, created: null, search: '' });
  });

  test('keeps what is listed while it is read anew, and after a failure', async () => {
    const { store, get } = page;
    const done = store.load();
    expect(get().keys?.keys).toHaveLength(3);
    page.last('developer-keys.list').reject(TIMEOUT);
    await done;
    expect(get().keys?.keys).toHaveLength(3);
    expect(get().listing).toMatchObject({ state: 'failed', failure: TIMEOUT });
  });
});
