import { expect, test } from 'vitest';
import type { AdminAccess } from '../../preload/contract/admin.ts';
import type { Connections } from '../../preload/contract/connections.ts';
import { Settings } from '../../preload/contract/settings.ts';
import { openScreenStores } from '../../renderer/open-screen-stores.ts';
import { openStores } from '../../renderer/open-stores.ts';
import { createSettingsStore } from '../../renderer/settings/store.ts';
import { developerKey } from './admin/developer-key.ts';
import { scriptedDesk } from './scripted-desk.ts';

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
  const fake = scriptedDesk();
  const settings = createSettingsStore(fake.desk);
  void settings.follow(new AbortController().signal);
  const ports = {
    desk: fake.desk,
    settings,
    hand: () => Promise.resolve(''),
    canRecordSystem: false,
    kind: 'main' as const,
  };
  return { ...fake, ports, ...openStores(ports) };
}

async function open() {
  const { ports, stores: first, followRest, ...fake } = openMain();
  followRest();
  const stores = openScreenStores(ports, first);
  await fake.emit('settings.watch', Settings.parse({ welcomed: true }));
  await fake.emit('connections.watch', connections('c'));
  await fake.emit('admin.watch', ACCESS);
  await expect.poll(() => stores.admin.state.getState().access).not.toBeNull();
  const listed = stores.keys.load();
  fake.last('developer-keys.list').resolve({ connection: 'c', keys: [developerKey('a')] });
  await listed;
  const keys = () => stores.keys.state.getState().keys;
  expect(keys()).not.toBeNull();
  return { ...fake, stores, keys };
}

test('what was read with one connection is forgotten with another one', async () => {
  const page = await open();
  await page.emit('connections.watch', connections('d'));
  await expect.poll(page.keys).toBeNull();
});

test('what was read with one admin key is forgotten with another one, and only then', async () => {
  const page = await open();
  const same = { ...ACCESS };
  await page.emit('admin.watch', same);
  await expect.poll(() => page.stores.admin.state.getState().access).toBe(same);
  expect(page.keys()).not.toBeNull();
  await page.emit('admin.watch', { ...ACCESS, keyEnd: '0043' });
  await expect.poll(page.keys).toBeNull();
});

test('what main has work with waits until the page was drawn', async () => {
  const page = openMain();
  const listed = () => page.stores.languages.state.getState().listed.state;
  await page.emit('connections.watch', connections('c'));
  await expect.poll(() => page.stores.connections.state.getState().connections?.active).toBe('c');
  await page.emit('languages.watch', { state: 'ready', connection: 'c', items: [] });
  expect(listed()).toBe('loading');
  page.followRest();
  page.followRest();
  await expect.poll(listed).toBe('ready');
});
