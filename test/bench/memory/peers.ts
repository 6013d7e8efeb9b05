/** A peer that holds all segments in memory. */
export interface Peer {
  readonly name: string;
  /** A name of a package; what is not installed is skipped. */
  readonly package: string;
  /** Sizes beyond this take minutes a query, or gigabytes. */
  readonly most: number;
  /** Queries that are timed. */
  readonly queries: number;
  /** @returns the best ten, most alike first */
  open(module: Module, segments: readonly string[]): (query: string) => readonly string[];
}

type Module = Readonly<Record<string, unknown>>;

const TOP = 10;

/** The ten least by a distance, by looking at all. */
function scan(segments: readonly string[], distance: (a: string, b: string) => number) {
  return (query: string) => {
    const best: { segment: string; apart: number }[] = [];
    for (const segment of segments) {
      const longer = Math.max(query.length, segment.length);
      const apart = distance(query, segment) / longer;
      if (best.length === TOP && apart >= (best[TOP - 1]?.apart ?? 1)) continue;
      best.push({ segment, apart });
      best.sort((a, b) => a.apart - b.apart).splice(TOP);
    }
    return best.map(({ segment }) => segment);
  };
}

type Distance = (a: string, b: string) => number;
type Constructor = new (...parameters: readonly unknown[]) => Record<string, unknown>;

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a package without types
const member = <T>(module: Module, name: string): T => {
  const inner = module['default'] as Module | undefined;
  return (module[name] ?? inner?.[name] ?? inner) as T;
};

export const PEERS: readonly Peer[] = [
  {
    name: 'fastest_levenshtein_scan',
    package: 'fastest-levenshtein',
    most: 100_000,
    queries: 60,
    open: (module, segments) => scan(segments, member<Distance>(module, 'distance')),
  },
  {
    name: 'js_levenshtein_scan',
    package: 'js-levenshtein-esm',
    most: 100_000,
    queries: 20,
    open: (module, segments) => scan(segments, member<Distance>(module, 'default')),
  },
  {
    name: 'fuzzball_extract',
    package: 'fuzzball',
    most: 100_000,
    queries: 8,
    open(module, segments) {
      type Extract = (query: string, choices: readonly string[], options: unknown) => [string][];
      const extract = member<Extract>(module, 'extract');
      const scorer = member<unknown>(module, 'ratio');
      return (query) => extract(query, segments, { scorer, limit: TOP }).map(([text]) => text);
    },
  },
  {
    name: 'fuse',
    package: 'fuse.js',
    most: 10_000,
    queries: 4,
    open(module, segments) {
      const Fuse = member<Constructor>(module, 'default');
      const fuse = new Fuse(segments, { ignoreLocation: true, threshold: 0.5 }) as unknown as {
        search(query: string, options: unknown): { item: string }[];
      };
      return (query) => fuse.search(query, { limit: TOP }).map(({ item }) => item);
    },
  },
  {
    name: 'minisearch',
    package: 'minisearch',
    most: 100_000,
    queries: 60,
    open(module, segments) {
      const MiniSearch = member<Constructor>(module, 'default');
      const index = new MiniSearch({ fields: ['text'] }) as unknown as {
        addAll(documents: unknown): void;
        search(query: string): { id: number }[];
      };
      index.addAll(segments.map((text, id) => ({ id, text })));
      return (query) =>
        index
          .search(query)
          .slice(0, TOP)
          .map(({ id }) => segments[id] ?? '');
    },
  },
  {
    name: 'flexsearch',
    package: 'flexsearch',
    most: 100_000,
    queries: 60,
    open(module, segments) {
      const Index = member<Constructor>(module, 'Index');
      const index = new Index({ tokenize: 'strict' }) as unknown as {
        add(id: number, text: string): void;
        search(query: string, options: unknown): number[];
      };
      segments.forEach((text, id) => index.add(id, text));
      return (query) =>
        index.search(query, { suggest: true, limit: TOP }).map((id) => segments[id] ?? '');
    },
  },
];

/** A package that may not be installed. */
export async function loadPeer(peer: Peer): Promise<Module | null> {
  try {
    return (await import(peer.package)) as Module;
  } catch {
    return null;
  }
}
