import { expect, test, vi } from 'vitest';
import { Settings } from '../../../../preload/contract/settings.ts';
import type { VoicePhase, VoiceView } from '../../../../preload/contract/voice.ts';
import { isCaptionsPage } from '../../../../renderer/features/captions/captions-address.ts';
import {
  createCaptionsStore,
  type CaptionsPorts,
} from '../../../../renderer/features/captions/store.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';

const look = Settings.parse({}).captions;
const view = (phase: VoicePhase): VoiceView => ({
  state: { phase, targets: [] } as unknown as VoiceView['state'],
  rows: [],
  live: { startMs: null, language: null, source: 'Good', targets: {} },
  bookmarks: [],
});

function rig(isAllowed = true) {
  const script = scriptedRpc();
  const sizes: { width: number; height: number }[] = [];
  let gone = () => {};
  let last: (() => void) | null = null;
  const ports: CaptionsPorts = {
    openPopOut(size) {
      if (!isAllowed) return Promise.reject(new Error('no window'));
      sizes.push(size);
      return Promise.resolve({
        document: {} as Document,
        nextFrame: (run) => run(),
        close: () => gone(),
        onClosed: (listener) => (gone = listener),
      });
    },
    staysOnTop: () => true,
    screenWidth: () => 1000,
    later(_, run) {
      last = run;
      return () => (last = null);
    },
  };
  const store = createCaptionsStore(script.rpc, ports);
  const leaving = new AbortController();
  return {
    script,
    store,
    sizes,
    signal: leaving.signal,
    now: () => store.state.getState(),
    passTime: () => last?.(),
    isWaiting: () => last !== null,
    async follow(place: 'on-top' | 'window' | 'none') {
      void store.follow(leaving.signal);
      script.last('captions.available').resolve(place);
      await settle();
    },
  };
}

test("with a window of main's it asks main, and shows what main says", async () => {
  const page = rig();
  await page.follow('window');
  expect(page.now()).toMatchObject({ place: 'window', hasWindow: true, shown: null });
  void page.store.open('s', look);
  expect(page.script.last('captions.open').input).toEqual({ id: 's' });
  expect(page.now().shown).toBeNull();
  await page.script.emit('captions.shown', { id: 's' });
  expect(page.now().shown).toBe('s');
  void page.store.close();
  page.script.last('captions.close').resolve(null);
  await page.script.emit('captions.shown', { id: null });
  expect(page.now().shown).toBeNull();
  expect(page.sizes).toEqual([]);
});

test('a refusal of main is shown', async () => {
  const page = rig();
  await page.follow('on-top');
  const opening = page.store.open('s', look);
  page.script.last('captions.open').reject({ code: 'internal' });
  await opening;
  expect(page.now()).toMatchObject({ isRefused: true, shown: null });
});

test('without one the page opens its own, in the size of its lines, and draws the session', async () => {
  const page = rig();
  await page.follow('none');
  expect(page.now()).toMatchObject({ place: 'on-top', hasWindow: false });
  await page.store.open('s', look);
  expect(page.sizes).toEqual([{ width: 600, height: 4 * 38 + 36 }]);
  expect(page.now().shown).toBe('s');
  await page.script.emit('voice.watch', view('listening'));
  expect(page.now().captions?.texts.get('source')?.tentative).toBe('Good');
  await page.store.close();
  expect(page.now()).toMatchObject({ shown: null, popOut: null, captions: null });
  await page.script.emit('voice.watch', view('listening'));
  expect(page.now().captions).toBeNull();
});

test('a browser that opens no window is said, and asked again next time', async () => {
  const page = rig(false);
  await page.follow('none');
  await page.store.open('s', look);
  expect(page.now()).toMatchObject({ isRefused: true, shown: null });
});

test('captions close a while after the session, with its last words still to be read', async () => {
  const page = rig();
  await page.follow('none');
  await page.store.open('s', look);
  await page.script.emit('voice.watch', view('listening'));
  expect(page.isWaiting()).toBe(false);
  await page.script.emit('voice.watch', view('ended'));
  expect(page.now().popOut).not.toBeNull();
  page.passTime();
  expect(page.now().popOut).toBeNull();
});

test('the end of a session that is no longer shown closes nothing', async () => {
  const page = rig();
  await page.follow('none');
  await page.store.open('s', look);
  await page.script.emit('voice.watch', view('ended'));
  await page.store.close();
  expect(page.isWaiting()).toBe(false);
});

test("the page of main's window draws what it is told to, one session after the other", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const page = rig();
    void page.store.draw(page.signal);
    await page.script.emit('captions.shown', { id: 'one' });
    await page.script.emit('voice.watch', view('paused'));
    await vi.runAllTimersAsync();
    expect(page.now().captions?.phase).toBe('paused');
    await page.script.emit('captions.shown', { id: null });
    expect(page.now().captions).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a page knows by its address that it shows captions only', () => {
  expect(isCaptionsPage({ hash: '#captions' })).toBe(true);
  expect(isCaptionsPage({ hash: '' })).toBe(false);
});
