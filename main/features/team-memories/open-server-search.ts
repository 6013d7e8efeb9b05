import type { ServerSearch, ServerSearchPorts } from './server-search.ts';

/** Most teams' memories are kept here: the engine that searches others is read when one is. */
export function openServerSearch(ports: ServerSearchPorts): ServerSearch {
  let opened: Promise<ServerSearch> | null = null;
  const search = () => {
    opened ??= import('./server-search.ts').then(({ createServerSearch }) =>
      createServerSearch(ports),
    );
    return opened;
  };
  return {
    matches: async (memory, query) => (await search()).matches(memory, query),
    concordance: async (memory, query) => (await search()).concordance(memory, query),
    units: async (...asked) => (await search()).units(...asked),
    close: async () => (await opened)?.close(),
  };
}
