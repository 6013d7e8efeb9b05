import { describe, expect, it } from 'vitest';
import { createReconcileStore } from '../../../../renderer/features/reconcile/store.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';
import { reconciliation } from './reconciliations.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const LAST_30 = { start: '2026-10-23', end: '2026-11-21' };
const key = { key: 'f9e8****6789', label: 'Dragoman' };

function open() {
  const main = scriptedRpc();
  const store = createReconcileStore(main.rpc, () => NOW);
  return { main, store, get: store.state.getState };
}

describe('the reconcile store', () => {
  it('keeps the last answer in sight while the next one comes, and when that fails', async () => {
    const { store, get, main } = open();
    const first = store.compare();
    expect(main.last('reports.reconcile').input).toEqual({ range: LAST_30, key: null });
    main.last('reports.reconcile').resolve(reconciliation());
    await first;
    const shown = { key: null, answer: reconciliation() };
    expect(get().shown).toEqual(shown);
    store.chooseKey(key);
    expect(main.last('reports.reconcile').input).toEqual({ range: LAST_30, key });
    expect(get()).toMatchObject({ key, shown, comparing: { state: 'running' } });
    main.last('reports.reconcile').reject({ code: 'rate-limited', status: 429 });
    await settle();
    expect(get()).toMatchObject({ shown, comparing: { state: 'failed' } });
  });

  it('shows the newest question’s answer only', async () => {
    const { store, get, main } = open();
    store.choose('yesterday');
    const early = main.last('reports.reconcile');
    store.choose('today');
    expect(early.signal?.aborted).toBe(true);
    main.last('reports.reconcile').resolve(reconciliation({ connection: 'office' }));
    early.resolve(reconciliation());
    await settle();
    expect(get().shown?.answer.connection).toBe('office');
  });

  it('takes days of one’s own from those that were chosen, and asks only for a range', () => {
    const { store, get, main } = open();
    store.choose('last-month');
    store.choose('custom');
    expect(main.asked).toHaveLength(1);
    expect(get().custom).toEqual({ start: '2026-10-01', end: '2026-10-31' });
    store.setCustom({ end: '2026-09-30' });
    void store.compare();
    expect(main.asked).toHaveLength(1);
    store.setCustom({ end: '2026-11-03' });
    void store.compare();
    expect(main.last('reports.reconcile').input).toEqual({
      range: { start: '2026-10-01', end: '2026-11-03' },
      key: null,
    });
  });

  it('forgets what belonged to another connection, and an answer on its way', async () => {
    const { store, get, main } = open();
    store.chooseKey(key);
    store.forget();
    main.last('reports.reconcile').resolve(reconciliation());
    await settle();
    expect(get()).toEqual({
      choice: 'last-30',
      custom: LAST_30,
      key: null,
      comparing: { state: 'idle' },
      shown: null,
    });
  });
});
