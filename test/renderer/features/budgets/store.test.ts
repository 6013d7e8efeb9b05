import { describe, expect, it } from 'vitest';
import { createBudgetsStore } from '../../../../renderer/features/budgets/store.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';
import { alert } from './fake-budgets.ts';

describe('the budgets store', () => {
  it('sends a dismissal with what names it, and lets several run at once', async () => {
    const main = scriptedRpc();
    const store = createBudgetsStore(main.rpc);
    const first = store.dismiss(alert());
    const second = store.dismiss(alert({ budget: 'b2' }));
    expect(main.asked.map(({ input }) => input)).toEqual([
      { budget: 'b1', threshold: 80, month: '2026-11' },
      { budget: 'b2', threshold: 80, month: '2026-11' },
    ]);
    expect(main.asked.every(({ signal }) => signal?.aborted !== true)).toBe(true);
    for (const one of main.asked) one.resolve(null);
    await Promise.all([first, second]);
    expect(store.state.getState().refused).toBeNull();
  });

  it('keeps why a budget could not be removed', async () => {
    const main = scriptedRpc();
    const store = createBudgetsStore(main.rpc);
    const removed = store.remove('b1');
    main.last('budgets.remove').reject({ code: 'not-found' });
    expect(await removed).toBe(false);
    expect(store.state.getState().refused).toEqual({ code: 'not-found' });
    store.forget();
    expect(store.state.getState().refused).toBeNull();
  });

  it('stops a save whose form was left', async () => {
    const main = scriptedRpc();
    const store = createBudgetsStore(main.rpc);
    const saved = store.save({
      subject: { kind: 'account' },
      measure: 'characters',
      amount: 5,
    });
    store.leaveForm();
    expect(main.last('budgets.save').signal?.aborted).toBe(true);
    main.last('budgets.save').resolve({ id: 'b9' });
    await settle();
    expect(await saved).toBeNull();
    expect(store.state.getState().saving.state).toBe('idle');
  });
});
