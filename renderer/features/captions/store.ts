import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { CaptionsPlace } from '../../../preload/contract/captions.ts';
import { captionsHeight } from '../../../preload/contract/limits.ts';
import type { CaptionsLook } from '../../../preload/contract/settings.ts';
import { mirror, type NextFrame } from '../../rpc/mirror.ts';
import type { Captions } from './caption-feed.ts';
import { createCaptionFeed } from './caption-feed.ts';
import type { OpenPopOut, PopOut } from './pop-out.ts';
import { openPopOut, popOutStaysOnTop } from './pop-out.ts';
import { defineStore } from '../../ui/stores.ts';

export interface CaptionsState {
  /** Where captions can be shown; null before main has said it. Never `none`. */
  readonly place: Exclude<CaptionsPlace, 'none'> | null;
  /** Main has a window for them, which clicks can fall through. */
  readonly hasWindow: boolean;
  /** The session whose captions are shown; null while none are. */
  readonly shown: string | null;
  /** The window that this page has opened for them, where main has none. */
  readonly popOut: PopOut | null;
  /** The browser did not let the window open. */
  readonly isRefused: boolean;
  /** What they say, on the page that draws them. */
  readonly captions: Captions | null;
}

/** Captions, in a window of main's or in one of this page's. */
export interface CaptionsStore {
  readonly state: StoreApi<CaptionsState>;
  /** Learns what the shell has and mirrors what its window shows, until the signal fires. */
  follow(signal: AbortSignal): Promise<void>;
  /** Must be called from a click: browsers open no window otherwise. */
  open(session: string, look: CaptionsLook): Promise<void>;
  close(): Promise<void>;
  /** Draws whatever main's window is to show, until the signal fires; for that window's page. */
  draw(signal: AbortSignal): Promise<void>;
  /** The pointer is over something of main's window that wants to be clicked. */
  hold(held: boolean): Promise<void>;
}

export interface CaptionsPorts {
  readonly openPopOut: OpenPopOut;
  readonly staysOnTop: () => boolean;
  /** Width of the screen in CSS pixels. */
  readonly screenWidth: () => number;
  /** Runs something later; the answer takes it back. */
  readonly later: (ms: number, run: () => void) => () => void;
}

/** The last words stay so long after the end of a session. */
const LAST_WORDS_MS = 6_000;

const browserPorts: CaptionsPorts = {
  openPopOut,
  staysOnTop: popOutStaysOnTop,
  screenWidth: () => window.screen.availWidth,
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export function createCaptionsStore(rpc: Rpc, ports: CaptionsPorts = browserPorts): CaptionsStore {
  const state = createStore<CaptionsState>(() => ({
    place: null,
    hasWindow: false,
    shown: null,
    popOut: null,
    isRefused: false,
    captions: null,
  }));
  const set = state.setState;

  const close = async () => {
    const { popOut, hasWindow } = state.getState();
    popOut?.close();
    if (hasWindow) await rpc.ask('captions.close', undefined).catch(() => undefined);
  };

  /** Draws one session; closes the captions soon after its end, or when it cannot be seen. */
  async function drawSession(
    id: string,
    signal: AbortSignal,
    nextFrame?: NextFrame,
  ): Promise<void> {
    const feed = createCaptionFeed();
    async function* captions() {
      for await (const view of rpc.watch('voice.watch', { id }, signal)) yield feed.take(view);
    }
    let takeBack: (() => void) | null = null;
    signal.addEventListener('abort', () => takeBack?.(), { once: true });
    const show = (now: Captions) => {
      if (signal.aborted) return;
      set({ captions: now });
      if (now.phase !== 'ended' && now.phase !== 'failed') return;
      takeBack ??= ports.later(LAST_WORDS_MS, () => void close());
    };
    try {
      await mirror(captions(), show, nextFrame);
    } catch {
      if (!signal.aborted) await close();
    }
  }

  return {
    state,
    async follow(signal) {
      const main = await rpc.ask('captions.available', undefined, signal);
      const own = ports.staysOnTop() ? 'on-top' : 'window';
      set({ place: main === 'none' ? own : main, hasWindow: main !== 'none' });
      if (main === 'none') return;
      for await (const { id } of rpc.watch('captions.shown', undefined, signal)) set({ shown: id });
    },
    async open(session, look) {
      const { hasWindow, popOut } = state.getState();
      popOut?.close();
      set({ isRefused: false });
      try {
        if (hasWindow) {
          await rpc.ask('captions.open', { id: session });
          return;
        }
        const opened = await ports.openPopOut({
          width: Math.round(ports.screenWidth() * look.width),
          height: captionsHeight(look),
        });
        const leaving = new AbortController();
        opened.onClosed(() => {
          leaving.abort();
          set({ popOut: null, shown: null, captions: null });
        });
        set({ popOut: opened, shown: session, captions: null });
        void drawSession(session, leaving.signal, opened.nextFrame);
      } catch {
        set({ isRefused: true });
      }
    },
    close,
    async draw(signal) {
      let leaving = new AbortController();
      for await (const { id } of rpc.watch('captions.shown', undefined, signal)) {
        leaving.abort();
        leaving = new AbortController();
        set({ captions: null });
        if (id !== null) void drawSession(id, AbortSignal.any([signal, leaving.signal]));
      }
      leaving.abort();
    },
    async hold(held) {
      await rpc.ask('captions.hold', { held }).catch(() => undefined);
    },
  };
}

export const captionsStore = defineStore<CaptionsStore>({
  name: 'captions',
  scope: 'app',
  create: ({ rpc }) => createCaptionsStore(rpc),
  followedBy: { main: 'rest', captions: 'rest' },
});
