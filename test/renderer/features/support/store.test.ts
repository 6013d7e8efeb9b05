import { describe, expect, it } from 'vitest';
import { createSupportStore } from '../../../../renderer/features/support/store.ts';
import { scriptedRpc } from '../../scripted-rpc.ts';

const file = { name: 'a.json', type: 'application/json', bytes: new Uint8Array([123, 125]) };

describe('the support store', () => {
  it('holds what main made until it is forgotten', async () => {
    const main = scriptedRpc();
    const store = createSupportStore(main.rpc);
    const made = store.make();
    expect(store.state.getState().making.state).toBe('running');
    main.last('support.bundle').resolve(file);
    await made;
    expect(store.state.getState().making).toEqual({ state: 'done', value: file });
    store.forget();
    expect(store.state.getState().making.state).toBe('idle');
  });

  it('drops a file that comes after it was left', async () => {
    const main = scriptedRpc();
    const store = createSupportStore(main.rpc);
    const made = store.make();
    store.forget();
    expect(main.last('support.bundle').signal?.aborted).toBe(true);
    main.last('support.bundle').resolve(file);
    await made;
    expect(store.state.getState().making.state).toBe('idle');
  });
});
