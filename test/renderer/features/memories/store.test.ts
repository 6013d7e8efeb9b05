import { describe, expect, it } from 'vitest';
import type { Rpc, Input, Output } from '../../../../preload/contract/api.ts';
import type { Failure } from '../../../../preload/contract/failure.ts';
import { createMemoriesStore } from '../../../../renderer/features/memories/store.ts';

const memory = (index: number) => ({
  id: `m${index}`,
  name: `Memory ${index}`,
  source: 'en',
  targets: ['de'],
  segments: index,
});

/** An RPC client with so many memories that serves pages as asked. */
function rpcOf(count: number, failures: Failure[] = []) {
  const pages: number[] = [];
  const rpc: Rpc = {
    ask(_route, input) {
      const { page, pageSize = 25 } = input as Input<'memories.page'>;
      pages.push(page);
      const failure = failures.shift();
      const memories = Array.from({ length: count }, (_, index) => memory(index));
      const answer = {
        connection: 'offline',
        memories: memories.slice(page * pageSize, (page + 1) * pageSize),
        total: count,
      };
      const answered = Promise.withResolvers<Output<typeof _route>>();
      if (failure === undefined) answered.resolve(answer as unknown as Output<typeof _route>);
      else answered.reject(failure);
      return answered.promise;
    },
    watch: () => {
      throw new Error('not watched');
    },
  };
  return { rpc, pages };
}

describe('createMemoriesStore', () => {
  it('reaches all of 40 memories, page by page, once', async () => {
    const { rpc, pages } = rpcOf(40);
    const store = createMemoriesStore(rpc);
    await Promise.all([store.load(), store.load()]);
    await store.load();
    expect(pages).toEqual([0, 1]);
    expect(store.state.getState()).toMatchObject({ state: 'ready', total: 40 });
    expect(store.state.getState().memories.at(-1)?.name).toBe('Memory 39');
  });

  it.each([0, 25, 50])('asks for no page too many with %i memories', async (count) => {
    const { rpc, pages } = rpcOf(count);
    const store = createMemoriesStore(rpc);
    await store.load();
    expect(pages).toHaveLength(Math.max(1, count / 25));
    expect(store.state.getState().memories).toHaveLength(count);
  });

  it('says why it failed and tries again when asked', async () => {
    const { rpc } = rpcOf(3, [{ code: 'scope-missing', status: 403 }]);
    const store = createMemoriesStore(rpc);
    await store.load();
    expect(store.state.getState().failure).toEqual({ code: 'scope-missing', status: 403 });
    await store.load();
    expect(store.state.getState()).toMatchObject({ state: 'ready', failure: null });
  });

  it('forgets what belonged to another connection, answers on their way included', async () => {
    const { rpc } = rpcOf(3);
    const store = createMemoriesStore(rpc);
    const loading = store.load();
    store.forget();
    await loading;
    expect(store.state.getState()).toMatchObject({ state: 'idle', memories: [], total: null });
  });
});
