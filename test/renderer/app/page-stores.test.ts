import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import type { AdminAccess } from '../../../preload/contract/admin.ts';
import type { Connections } from '../../../preload/contract/connections.ts';
import { Settings } from '../../../preload/contract/settings.ts';
import { followedStores } from '../../../renderer/app/registry.ts';
import { followAfterStart } from '../../../renderer/app/after-start.ts';
import { adminStore } from '../../../renderer/features/admin/store.ts';
import { keysStore } from '../../../renderer/features/admin/keys-store.ts';
import { followActive } from '../../../renderer/features/connections/follow-active.ts';
import { connectionsStore } from '../../../renderer/features/connections/store.ts';
import { languagesStore } from '../../../renderer/features/languages/store.ts';
import { createSettingsStore, settingsStore } from '../../../renderer/features/settings/store.ts';
import { createStores, type StoreDefinition } from '../../../renderer/ui/stores.ts';
import { developerKey } from '../features/admin/developer-key.ts';
import { scriptedRpc } from '../scripted-rpc.ts';

const RENDERER = fileURLToPath(new URL('../../../renderer/', import.meta.url));

type Definition = StoreDefinition<{ readonly state?: StoreApi<Record<string, unknown>> }>;
const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'object' && value !== null && 'scope' in value && 'create' in value;

/** Every store that a feature defines, found by looking into the files. */
const ALL: readonly Definition[] = (
  await Promise.all(
    globSync('{app,features}/**/*{store,pages}.ts', { cwd: RENDERER }).map(
      async (file) =>
        (await import(/* @vite-ignore */ pathToFileURL(RENDERER + file).href)) as object,
    ),
  )
).flatMap((module) => Object.values(module).filter(isDefinition));

const connection = (id: string): Connections['all'][number] => ({
  id,
  name: id,
  kind: 'paid',
  host: 'api.example.org',
  keyword: 'Service-Auth-Key',
  keyEnd: '0042',
  tier: 'paid',
  key: 'session',
  sourceLanguage: null,
  targetLanguage: null,
});
const connections = (active: string): Connections => ({
  active,
  all: [connection('c'), connection('d')],
  secrets: { kept: 'session', why: 'no-store' },
});
const ACCESS: AdminAccess = { connection: 'c', key: 'session', keyEnd: '0042', host: 'h' };

function openMain() {
  const fake = scriptedRpc();
  const settings = createSettingsStore(fake.rpc);
  void settings.follow(new AbortController().signal);
  const stores = createStores(
    {
      rpc: fake.rpc,
      hand: () => Promise.resolve(''),
      canRecordSystem: false,
      kind: 'main',
      onLeave: () => undefined,
    },
    [[settingsStore, settings]],
  );
  followActive(
    { settings, connections: stores.get(connectionsStore) },
    { onFirst: stores.restore, onSwitch: stores.leaveConnection },
  );
  return { ...fake, stores };
}

async function openWithKeys() {
  const page = openMain();
  followAfterStart(page.stores, 'main', await followedStores());
  await page.emit('settings.watch', Settings.parse({ welcomed: true }));
  await page.emit('connections.watch', connections('c'));
  await page.emit('admin.watch', ACCESS);
  const admin = page.stores.get(adminStore);
  const keysList = page.stores.get(keysStore);
  await expect.poll(() => admin.state.getState().access).not.toBeNull();
  const listed = keysList.load();
  page.last('developer-keys.list').resolve({ connection: 'c', keys: [developerKey('a')] });
  await listed;
  const keys = () => keysList.state.getState().keys;
  expect(keys()).not.toBeNull();
  return { ...page, admin, keys };
}

test('what was read with one connection is forgotten with another one', async () => {
  const page = await openWithKeys();
  await page.emit('connections.watch', connections('d'));
  await expect.poll(page.keys).toBeNull();
});

test('what was read with one admin key is forgotten with another one, and only then', async () => {
  const page = await openWithKeys();
  const same = { ...ACCESS };
  await page.emit('admin.watch', same);
  await expect.poll(() => page.admin.state.getState().access).toBe(same);
  expect(page.keys()).not.toBeNull();
  await page.emit('admin.watch', { ...ACCESS, keyEnd: '0043' });
  await expect.poll(page.keys).toBeNull();
});

test('what main has work with waits until the page was drawn', async () => {
  const page = openMain();
  const listed = () => page.stores.get(languagesStore).state.getState().listed.state;
  const known = () => page.stores.get(connectionsStore).state.getState().connections?.active;
  await page.emit('connections.watch', connections('c'));
  await expect.poll(known).toBe('c');
  await page.emit('languages.watch', { state: 'ready', languages: [] } as never);
  expect(listed()).toBe('loading');
  followAfterStart(page.stores, 'main', await followedStores());
  await page.emit('languages.watch', { state: 'ready', languages: [] } as never);
  await expect.poll(listed).toBe('ready');
});

describe('a store that is left', () => {
  const stateOf = (stores: ReturnType<typeof createStores>, definition: Definition) =>
    stores.get(definition).state;
  const OLD = 'of the connection before';
  /** A state in which something of a connection was read, tried or chosen wherever there is nothing yet. */
  const used = (state: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(state).map(([key, value]) => [key, usedValue(value)]));
  function usedValue(value: unknown): unknown {
    if (value === null || value === '') return OLD;
    if (Array.isArray(value)) return [OLD];
    if (typeof value !== 'object') return value;
    if ('state' in value) return { state: 'failed', failure: { code: 'timeout' } };
    return Object.keys(value).length === 0 ? { [OLD]: { state: 'idle' } } : value;
  }
  const left = (before: object, after: Readonly<Record<string, unknown>>) =>
    Object.entries(before)
      .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key]))
      .map(([key]) => key);

  test.each(ALL.filter(({ scope }) => scope !== 'app').map((one) => [one.name, one] as const))(
    '%s keeps nothing of the connection before',
    (_, definition) => {
      const fresh = stateOf(openMain().stores, definition)?.getState() ?? {};
      const { stores } = openMain();
      const state = stateOf(stores, definition);
      // Unsaved work of an editor has a shape of its own, and stays.
      const { lists: _unsaved, ...plain } = state?.getState() ?? {};
      state?.setState(used(plain));
      stores.leaveConnection(connection('d'));
      const kept = new Set(KEPT[definition.name] ?? []);
      const found = left(fresh, state?.getState() ?? {}).filter((key) => !kept.has(key));
      expect(found).toEqual([]);
    },
  );

  test('has a name of its own', () => {
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
    expect(ALL.length).toBeGreaterThan(30);
  });
});

/** What is a person's own work or mirrors main, and so is no connection's. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  admin: ['access'],
  budgets: ['budgets'],
  // They are read again at once where they were asked for.
  customizations: ['glossaries', 'styleRules'],
  // A glossary that is being made, style rules and lists that are not saved.
  glossaries: ['making'],
  styleRules: ['drafts', 'newList', 'edits'],
  terms: ['newName'],
  // Marks go with the texts that they stand in.
  termMarks: ['marked', 'asking'],
  voice: ['sessions', 'recorders', 'speechModel', 'test'],
  writing: [
    ...['text', 'style', 'tone', 'target', 'revision'],
    ...['shown', 'result', 'current', 'cleared'],
  ],
};
