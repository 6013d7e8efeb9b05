import { z } from 'zod';
import { ask } from './route.ts';
import { ProbeInput } from './segments.ts';
import type { Probe } from './segments.ts';

export const MemoryPageInput = z.strictObject({
  /** Index of the page, from 0. */
  page: z.int().min(0).max(1_000_000),
  pageSize: z.int().min(1).max(25).default(25),
});

export interface Memory {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly targets: readonly string[];
  /** null where the service does not say. */
  readonly segments: number | null;
  /** ISO 8601, where the service says it. */
  readonly created?: string;
  readonly updated?: string;
}

export interface MemoryPage {
  readonly connection: string;
  readonly memories: readonly Memory[];
  readonly total: number;
}

export const memoriesRoutes = {
  'memories.page': ask(MemoryPageInput).gives<MemoryPage>(),
  /** Asks the service with and without its memory; both are billed. */
  'memories.probe': ask(ProbeInput).gives<Probe>(),
};
