import type { Rpc } from '../../../preload/contract/api.ts';
import type { UsageReport } from '../../../preload/contract/reports.ts';
import type { Board } from './board.ts';
import { createBoard, PAGE_PORTS, type BoardPorts } from './create-board.ts';
import { defineStore } from '../../ui/stores.ts';

export type ReportsStore = Board<UsageReport>;

/** The usage report of the account: days, keys, keys and days. */
export function createReportsStore(rpc: Rpc, ports: BoardPorts = PAGE_PORTS): ReportsStore {
  return createBoard<UsageReport>(
    rpc,
    {
      read: (request, signal) => rpc.ask('reports.usage', request, signal),
      parts: 'keys',
      stack: 'kind',
    },
    ports,
  );
}

export const reportsStore = defineStore<ReportsStore>({
  name: 'reports',
  scope: 'account',
  create: ({ rpc }) => createReportsStore(rpc),
});
