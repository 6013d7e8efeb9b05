import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Trouble } from '../../../preload/contract/troubles.ts';
import type {
  NoticeOpening,
  OpenedFiles,
  OutsideFacts,
  OutsideNotice,
  PageCommand,
  OutsideWords,
  ShownNotice,
} from '../../../preload/contract/outside.ts';
import { defineStore } from '../../ui/stores.ts';

export interface OutsideState {
  /** What this shell can do on this system; null before main has said it. */
  readonly facts: OutsideFacts | null;
  /** What this page was asked to do and has not done yet; more may come after it. */
  readonly command: PageCommand | null;
  /** What has to be told of opened files. */
  readonly opened: OpenedFiles | null;
  /** Notices that nobody has been told yet, oldest first. */
  readonly untold: readonly OutsideNotice[];
  /** What went wrong beside the person's work and is not read yet. */
  readonly troubles: readonly Trouble[];
  /** The browser opened no window without a click. */
  readonly isBlocked: boolean;
  /** Whether the browser may show notices, where it is the one that does; asked when main is followed. */
  readonly permission: NotificationPermission | 'unsupported';
}

/** What comes from outside of the window: links, the icon beside the clock, notices. */
export interface OutsideStore {
  readonly state: StoreApi<OutsideState>;
  /** Takes requests and mirrors facts and notices, until the signal fires. */
  follow(signal: AbortSignal): Promise<void>;
  /** The command is done; the next one comes. */
  done(): void;
  /** Tells of opened files, added to what is told already; null: the person has read it. */
  tellOpened(opened: OpenedFiles | null): void;
  told(id: number): void;
  readTrouble(id: number): Promise<void>;
  setBlocked(isBlocked: boolean): void;
  /** Opens the quick window with the text of the clipboard. */
  openQuick(): Promise<void>;
  sayWords(words: OutsideWords): Promise<void>;
  /** Has the system show a notice. */
  notify(notice: ShownNotice): Promise<void>;
  /** Opens a document or its folder; false where that did not work. */
  openDocument(id: string, how: NoticeOpening): Promise<boolean>;
  /** Asks the browser; must be called from a click. */
  askPermission(): Promise<void>;
}

/** The browser's own notices. */
export interface BrowserNotices {
  permission(): NotificationPermission | 'unsupported';
  request(): Promise<NotificationPermission>;
}

const browserNotices: BrowserNotices = {
  permission: () => (typeof Notification === 'undefined' ? 'unsupported' : Notification.permission),
  request: () => Notification.requestPermission(),
};

export function createOutsideStore(
  rpc: Rpc,
  browser: BrowserNotices = browserNotices,
): OutsideStore {
  const state = createStore<OutsideState>(() => ({
    facts: null,
    command: null,
    opened: null,
    untold: [],
    troubles: [],
    isBlocked: false,
    permission: 'unsupported',
  }));
  const set = state.setState;
  let after: readonly PageCommand[] = [];

  function take(command: PageCommand) {
    if (state.getState().command === null) set({ command });
    else after = [...after, command];
  }

  async function followRequests(signal: AbortSignal) {
    for await (const { request } of rpc.watch('outside.requests', undefined, signal)) {
      if (request === null) continue;
      const { isTaken } = await rpc.ask('outside.take', { id: request.id });
      if (isTaken) take(request.command);
    }
  }

  async function followNotices(signal: AbortSignal) {
    let last: number | null = null;
    for await (const notices of rpc.watch('outside.notices', undefined, signal)) {
      // What stood there when the page came is old.
      const seen: number = last ?? notices.at(-1)?.id ?? 0;
      last = notices.at(-1)?.id ?? seen;
      const fresh = notices.filter(({ id }) => id > seen);
      if (fresh.length > 0) set(({ untold }) => ({ untold: [...untold, ...fresh] }));
    }
  }

  async function followFacts(signal: AbortSignal) {
    for await (const facts of rpc.watch('outside.facts', undefined, signal)) set({ facts });
  }

  async function followTroubles(signal: AbortSignal) {
    for await (const troubles of rpc.watch('app.troubles', undefined, signal)) set({ troubles });
  }

  return {
    state,
    async follow(signal) {
      set({ permission: browser.permission() });
      await Promise.all([
        followRequests(signal),
        followNotices(signal),
        followFacts(signal),
        followTroubles(signal),
      ]);
    },
    done() {
      const [command = null, ...others] = after;
      after = others;
      set({ command });
    },
    tellOpened: (opened) =>
      set(({ opened: before }) => ({ opened: opened && joinOpened(before, opened) })),
    async readTrouble(id) {
      set(({ troubles }) => ({ troubles: troubles.filter((one) => one.id !== id) }));
      await rpc.ask('app.read-trouble', { id }).catch(() => undefined);
    },
    told: (id) => set(({ untold }) => ({ untold: untold.filter((one) => one.id !== id) })),
    setBlocked: (isBlocked) => set({ isBlocked }),
    async openQuick() {
      await rpc.ask('quick.open', undefined).catch(() => undefined);
    },
    async sayWords(words) {
      await rpc.ask('outside.words', words).catch(() => undefined);
    },
    async notify(notice) {
      await rpc.ask('outside.notify', notice).catch(() => undefined);
    },
    openDocument: (id, how) =>
      rpc.ask(`documents.${how}`, { id }).then(
        () => true,
        () => false,
      ),
    async askPermission() {
      set({ permission: await browser.request().catch(() => 'denied' as const) });
    },
  };
}

const joinOpened = (before: OpenedFiles | null, now: OpenedFiles): OpenedFiles => ({
  files: [...(before?.files ?? []), ...now.files],
  refused: [...(before?.refused ?? []), ...now.refused],
  isCut: now.isCut || before?.isCut === true,
});

export const outsideStore = defineStore<OutsideStore>({
  name: 'outside',
  scope: 'app',
  create: ({ rpc }) => createOutsideStore(rpc),
  followedBy: { main: 'rest' },
});
