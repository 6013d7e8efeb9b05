import type { Rpc } from '../../../preload/contract/api.ts';
import type { TagReport } from '../../../preload/contract/reports.ts';
import type { Board } from './board.ts';
import { createBoard, PAGE_PORTS, type BoardPorts } from './create-board.ts';
import { defineStore } from '../../ui/stores.ts';

export type TagsStore = Board<TagReport>;

/** The report by custom tags, over all pages of the service. */
export function createTagsStore(rpc: Rpc, ports: BoardPorts = PAGE_PORTS): TagsStore {
  return createBoard<TagReport>(
    rpc,
    {
      read: ({ range }, signal) => rpc.ask('reports.tags', { range }, signal),
      parts: 'tags',
      stack: 'tag',
    },
    ports,
  );
}

export const tagsStore = defineStore<TagsStore>({
  name: 'tags',
  scope: 'account',
  create: ({ rpc }) => createTagsStore(rpc),
});
