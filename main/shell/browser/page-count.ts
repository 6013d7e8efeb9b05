/** Counts the pages that are connected. */
export interface PageCount {
  opened(): void;
  closed(): void;
  /** Resolves once no page has been connected for a while. @param quietMs length of that while */
  quiet(quietMs: number): Promise<void>;
}

/** A reload is a moment without pages, so only a lasting absence counts. */
export function createPageCount(): PageCount {
  let pages = 0;
  let changed: (() => void) | null = null;
  return {
    opened() {
      pages += 1;
      changed?.();
    },
    closed() {
      pages -= 1;
      changed?.();
    },
    quiet: (quietMs) =>
      new Promise((resolve) => {
        let timer: NodeJS.Timeout | undefined;
        changed = () => {
          clearTimeout(timer);
          if (pages === 0) timer = setTimeout(resolve, quietMs);
        };
        changed();
      }),
  };
}
