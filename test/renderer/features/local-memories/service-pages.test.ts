import { describe, expect, it } from 'vitest';
import type { Input } from '../../../../preload/contract/api.ts';
import {
  createServicePages,
  pageCount,
  PAGE_SIZE,
} from '../../../../renderer/features/local-memories/service-pages.ts';
import { memoriesRpc } from './memories-rpc.ts';

/** A service with so many memories. */
function open(service: { total: number }) {
  const fake = memoriesRpc({
    'memories.page': ({ page }: Input<'memories.page'>) => ({
      connection: 'offline',
      total: service.total,
      memories: Array.from({ length: service.total }, (_, index) => ({
        id: String(index),
        name: `Memory ${index}`,
        source: 'en',
        targets: ['de'],
        segments: index,
      })).slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
    }),
  });
  return { ...fake, pages: createServicePages(fake.rpc) };
}

describe('pages of memories at the service', () => {
  it('reach all 40 in two', async () => {
    const { pages } = open({ total: 40 });
    const ids = new Set<string>();
    for (let page = 0; page < pageCount(40); page += 1) {
      await pages.open(page);
      for (const { id } of pages.state.getState().shown?.memories ?? []) ids.add(id);
    }
    expect(ids.size).toBe(40);
    expect(pageCount(40)).toBe(2);
  });

  it('past the end are the last one, and that is said', async () => {
    const service = { total: 60 };
    const { pages, inputs } = open(service);
    await pages.open(2);
    expect(pages.state.getState()).toMatchObject({ page: 2, isCut: false });
    service.total = 30;
    await pages.open(2);
    expect(pages.state.getState()).toMatchObject({ page: 1, isCut: true });
    expect(pages.state.getState().shown?.memories).toHaveLength(5);
    expect(inputs('memories.page')).toHaveLength(3);
    await pages.open(0);
    expect(pages.state.getState().isCut).toBe(false);
  });

  it('of an account without memories are one empty page', async () => {
    const { pages } = open({ total: 0 });
    await pages.open(3);
    expect(pages.state.getState()).toMatchObject({ page: 0, shown: { total: 0, memories: [] } });
    expect(pageCount(0)).toBe(1);
  });
});
