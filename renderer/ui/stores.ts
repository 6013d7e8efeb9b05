import { createContext, useContext } from 'react';
import type { Rpc } from '../../preload/contract/api.ts';
import type { Connection } from '../../preload/contract/connections.ts';
import type { Settings } from '../../preload/contract/settings.ts';

/** A window of the app, one of captions, or the quick window. */
export type PageKind = 'main' | 'captions' | 'quick';

/** What stores are made with. */
export interface Page {
  readonly rpc: Rpc;
  /** Gives a file to main. @returns the ticket that names it */
  readonly hand: (file: File) => Promise<string>;
  /** Whether the engine hands this page what the computer plays. */
  readonly canRecordSystem: boolean;
  readonly kind: PageKind;
  /** Runs it when the page is left, which may be for good. */
  readonly onLeave: (run: () => void) => void;
  /** Another store; made when it is first asked for. */
  readonly store: <Store>(wanted: StoreDefinition<Store>) => Store;
}

/**
 * How long what a store holds is true: as long as the page, until another connection is in use, or until
 * another admin key is as well.
 */
export type StoreScope = 'app' | 'connection' | 'account';

/** A store of a feature: one for a page, made when it is first asked for. */
export interface StoreDefinition<Store> {
  /** Tells it apart in tests and in faults. */
  readonly name: string;
  readonly scope: StoreScope;
  create(page: Page): Store;
  /** Forgets what is true no longer; a store of scope `app` may do something then, too. */
  forget?(store: Store, next: Connection): void;
  /** Brings back what was kept, once the first run is over and the connection is known. */
  restore?(store: Store, settings: Settings, active: Connection, page: Page): void;
  /** Lets it mirror something of main; ends with the signal. */
  follow?(store: Store, signal: AbortSignal): Promise<void>;
  /** Pages whose stores follow from the start, or once the page has been drawn. */
  readonly followedBy?: Partial<Readonly<Record<PageKind, 'start' | 'rest'>>>;
}

interface Forgetting {
  readonly forget: () => void;
}
interface Following {
  readonly follow: (signal: AbortSignal) => Promise<void>;
}

/** What a definition may leave out where the store has it itself. */
type Left<Store> = (Store extends Forgetting
  ? unknown
  : { readonly scope: 'app' } | { readonly forget: (store: Store, next: Connection) => void }) &
  (Store extends Following ? unknown : { readonly followedBy?: never });

/**
 * Defines a store. What it holds is forgotten by its scope, so that nothing of one connection is shown
 * under another: by its own `forget`, or by the one that is given here.
 */
export function defineStore<Store>(
  definition: Omit<StoreDefinition<Store>, 'follow'> & Left<Store>,
): StoreDefinition<Store> {
  const { scope } = definition;
  return {
    ...(scope === 'app' ? {} : { forget: (store: Store) => (store as Forgetting).forget() }),
    follow: (store, signal) => (store as Following).follow(signal),
    ...definition,
  };
}

/** The stores of a page. */
export interface PageStores {
  readonly get: Page['store'];
  /**
   * The page has been drawn: what main has work with follows now, and so does each of these that this
   * kind of page follows.
   */
  readonly followRest: (all: readonly StoreDefinition<unknown>[]) => void;
  /** Once: the connection is known. */
  readonly restore: (settings: Settings, active: Connection) => void;
  readonly leaveConnection: (next: Connection) => void;
  readonly leaveAccount: () => void;
}

interface Made {
  readonly definition: StoreDefinition<unknown>;
  readonly store: unknown;
}

/** @param given stores that are there before the page is */
export function createStores(
  ports: Omit<Page, 'store'>,
  given: readonly (readonly [StoreDefinition<unknown>, unknown])[] = [],
): PageStores {
  const made = new Map<unknown, Made>();
  const page: Page = { ...ports, store: get };
  for (const [definition, store] of given) {
    made.set(definition, { definition, store });
  }
  // The stores live as long as the page, so nothing ever aborts this.
  const { signal } = new AbortController();
  const followed = new Set<unknown>();
  let isDrawn = false;
  let known: { readonly settings: Settings; readonly active: Connection } | null = null;

  function get<Store>(definition: StoreDefinition<Store>): Store {
    const found = made.get(definition);
    if (found !== undefined) return found.store as Store;
    const store = definition.create(page);
    made.set(definition, { definition, store });
    follow(definition, store);
    if (known !== null) definition.restore?.(store, known.settings, known.active, page);
    return store;
  }

  function follow(definition: StoreDefinition<unknown>, store: unknown): void {
    const phase = definition.followedBy?.[ports.kind];
    if (phase === undefined || followed.has(definition) || (phase === 'rest' && !isDrawn)) return;
    followed.add(definition);
    // A watch ends early only with the connection, and its end is shown by the page.
    definition.follow?.(store, signal).catch(() => undefined);
  }

  return {
    get,
    followRest(all) {
      isDrawn = true;
      for (const { definition, store } of [...made.values()]) follow(definition, store);
      for (const definition of all) if (definition.followedBy?.[ports.kind]) get(definition);
    },
    restore(settings, active) {
      known = { settings, active };
      for (const { definition, store } of [...made.values()]) {
        definition.restore?.(store, settings, active, page);
      }
    },
    leaveConnection(next) {
      if (known !== null) known = { ...known, active: next };
      for (const { definition, store } of made.values()) definition.forget?.(store, next);
    },
    leaveAccount() {
      for (const { definition, store } of made.values()) {
        if (definition.scope === 'account') (store as Forgetting).forget();
      }
    },
  };
}

export const StoresContext = createContext<PageStores['get'] | null>(null);

/** The stores of this page, for what a person may do with any of them. */
export function usePageStores(): Page['store'] {
  const get = useContext(StoresContext);
  if (get === null) throw new Error('No stores: render inside StoresContext');
  return get;
}

/** A store of this page. */
export function usePageStore<Store>(definition: StoreDefinition<Store>): Store {
  return usePageStores()(definition);
}
