import { expect, test } from 'vitest';
import type { Connections } from '../../../../preload/contract/connections.ts';
import { Settings } from '../../../../preload/contract/settings.ts';
import { createConnectionsStore } from '../../../../renderer/features/connections/store.ts';
import { followActive } from '../../../../renderer/features/connections/follow-active.ts';
import { createSettingsStore } from '../../../../renderer/features/settings/store.ts';
import { scriptedRpc } from '../../scripted-rpc.ts';

const connections = (active: string, host = 'h'): Connections => ({
  active,
  all: ['c', 'd'].map((id) => ({
    id,
    name: id,
    kind: 'paid',
    host: id === 'c' ? host : 'h',
    keyword: 'k',
    keyEnd: '1',
    tier: 'paid',
    key: 'session',
    sourceLanguage: null,
    targetLanguage: null,
  })),
  secrets: { kept: 'session', why: 'no-store' },
});

function open() {
  const fake = scriptedRpc();
  const stores = {
    settings: createSettingsStore(fake.rpc),
    connections: createConnectionsStore(fake.rpc),
  };
  const { signal } = new AbortController();
  void stores.settings.follow(signal);
  void stores.connections.follow(signal);
  const told: string[] = [];
  const listen = () =>
    followActive(stores, {
      onFirst: (_, { id }) => void told.push(`first ${id}`),
      onSwitch: ({ id }) => void told.push(`then ${id}`),
    });
  return { ...fake, told, listen };
}

test('the first connection waits for the end of the first run; each later one is told', async () => {
  const page = open();
  page.listen();
  await page.emit('connections.watch', connections('c'));
  await page.emit('settings.watch', Settings.parse({ welcomed: false }));
  await page.emit('connections.watch', connections('d'));
  expect(page.told).toEqual([]);
  await page.emit('settings.watch', Settings.parse({ welcomed: true }));
  await page.emit('settings.watch', Settings.parse({ welcomed: true }));
  await expect.poll(() => page.told).toEqual(['first d']);
  await page.emit('connections.watch', connections('c'));
  await expect.poll(() => page.told).toEqual(['first d', 'then c']);
});

test('a connection in use that leads to another host is told again; one that is not in use is not', async () => {
  const page = open();
  await page.emit('settings.watch', Settings.parse({ welcomed: true }));
  await page.emit('connections.watch', connections('c'));
  page.listen();
  await page.emit('connections.watch', connections('c', 'new'));
  await page.emit('connections.watch', connections('c', 'new'));
  await expect.poll(() => page.told).toEqual(['first c', 'then c']);
  await page.emit('connections.watch', connections('d', 'new'));
  await page.emit('connections.watch', connections('d', 'newer'));
  await expect.poll(() => page.told).toEqual(['first c', 'then c', 'then d']);
});

test('whoever listens later is told of what is in use by then', async () => {
  const page = open();
  await page.emit('settings.watch', Settings.parse({ welcomed: true }));
  await page.emit('connections.watch', connections('c'));
  await page.emit('connections.watch', connections('d'));
  page.listen();
  expect(page.told).toEqual(['first d']);
});
