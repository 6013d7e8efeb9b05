import { expect, test } from 'vitest';
import { createUsageStore } from '../../../../renderer/features/usage/store.ts';
import { fakeUsage } from '../../../fakes/usage.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';

test('shows usage as main says it, and how a reading goes', async () => {
  const fake = scriptedRpc();
  const store = createUsageStore(fake.rpc);
  const get = store.state.getState;
  const life = new AbortController();
  void store.follow(life.signal);
  expect(get().usage).toEqual({ state: 'unknown' });
  await fake.emit('usage.watch', fakeUsage());
  await expect.poll(() => get().usage.state).toBe('known');

  void store.refresh();
  expect(get().refreshing.state).toBe('running');
  fake.last('usage.refresh').reject({ code: 'timeout' });
  await settle();
  expect(get().refreshing).toMatchObject({ state: 'failed', failure: { code: 'timeout' } });
  life.abort();
});

test('remembers the tab', () => {
  const store = createUsageStore(scriptedRpc().rpc);
  expect(store.state.getState().tab).toBe('period');
  store.openTab('keys');
  expect(store.state.getState().tab).toBe('keys');
});
