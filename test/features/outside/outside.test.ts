import { expect, test, vi } from 'vitest';
import { createOutside } from '../../../main/features/outside/outside.ts';
import { createPageRequests } from '../../../main/features/outside/page-requests.ts';
import { followTray } from '../../../main/features/outside/tray-follower.ts';
import { listenForFaults } from '../../../main/system/background.ts';
import { createObservable } from '../../../main/system/observable.ts';
import type { Outside, TrayChoice, TrayMenu } from '../../../main/system/outside.ts';
import type { DocumentRow, DocumentsView } from '../../../preload/contract/documents.ts';
import type {
  NoticeOpening,
  OutsideFacts,
  OutsideWords,
  ShortcutState,
} from '../../../preload/contract/outside.ts';
import { Settings } from '../../../preload/contract/settings.ts';
import type { VoicePhase, VoiceSummary } from '../../../preload/contract/voice.ts';
import { nothingOutside } from '../../fakes/outside.ts';

const call = () => ({ signal: new AbortController().signal });
const settle = () => new Promise((resolve) => setImmediate(resolve));
const session = (phase: VoicePhase) => ({ id: 's', phase }) as VoiceSummary;

function rig(given: Partial<Outside> = {}) {
  const did: string[] = [];
  const settings = createObservable(Settings.parse({}));
  const sessions = createObservable<readonly VoiceSummary[]>([]);
  const documents = createObservable<DocumentsView>({
    rows: [],
    removed: [],
    isPaused: false,
    halted: null,
    secrets: 'store',
  });
  const requests = createPageRequests();
  const menus: TrayMenu[] = [];
  const tray = { isShown: false, choose: (() => {}) as (choice: TrayChoice) => void };
  const feature = createOutside({
    outside: {
      ...nothingOutside,
      tray: {
        isShown: () => Promise.resolve(tray.isShown),
        draw: (menu) => void menus.push(menu),
        onChosen: (listener) => (tray.choose = listener),
        remove: () => void did.push('tray gone'),
      },
      showMain: () => void did.push('main'),
      quit: () => void did.push('quit'),
      ...given,
    },
    settings,
    requests,
    quick: {
      openClipboard() {
        did.push('clipboard');
        return Promise.resolve();
      },
      openForeign: (text, target) => void did.push(`foreign ${text} ${target}`),
    },
    documents: (signal) => documents.watch(signal),
    openDocument(id, how) {
      did.push(`${how} ${id}`);
      return id === 'gone' ? Promise.reject(new Error('gone')) : Promise.resolve(null);
    },
    sessions: (signal) => sessions.watch(signal),
    date: () => 0,
    pause: (id) => Promise.resolve(did.push(`pause ${id}`)),
    resume: (id) => Promise.resolve(did.push(`resume ${id}`)),
  });
  const change = (next: Partial<Settings>) => settings.set({ ...settings.value, ...next });
  const first = async <T>(values: AsyncIterable<T>): Promise<T> => {
    for await (const value of values) return value;
    throw new Error('nothing came');
  };
  return {
    feature,
    did,
    settings,
    sessions,
    documents,
    menus,
    tray,
    change,
    facts: (): Promise<OutsideFacts> => first(feature.handlers['outside.facts'](undefined, call())),
    notices: () => first(feature.handlers['outside.notices'](undefined, call())),
    request: async () =>
      (await first(feature.handlers['outside.requests'](undefined, call()))).request,
  };
}

test('the shortcut follows the preference, its state is told, and it goes with the app', async () => {
  const set: (string | null)[] = [];
  let answer: ShortcutState = 'registered';
  let run = () => {};
  const { feature, did, facts, change, settings } = rig({
    shortcut: {
      set(accelerator, listener) {
        set.push(accelerator);
        run = listener;
        return accelerator === null ? 'off' : answer;
      },
    },
  });
  await settle();
  expect(set).toEqual(['Alt+Shift+T']);
  expect((await facts()).shortcut).toBe('registered');
  run();
  expect(did).toEqual(['clipboard']);
  change({ theme: 'dark' });
  await settle();
  expect(set).toHaveLength(1);
  answer = 'refused';
  change({ quick: { ...settings.value.quick, shortcut: 'Alt+Shift+Q' } });
  await settle();
  expect((await facts()).shortcut).toBe('refused');
  feature.close();
  await settle();
  expect(set).toEqual(['Alt+Shift+T', 'Alt+Shift+Q', null]);
});

test('copying is watched only while that is chosen', async () => {
  let watching = 0;
  const { feature, change, settings } = rig({
    copies: {
      start: () => {
        watching += 1;
        return () => (watching -= 1);
      },
    },
  });
  await settle();
  expect(watching).toBe(0);
  change({ quick: { ...settings.value.quick, doubleCopy: true } });
  await settle();
  change({ theme: 'dark' });
  await settle();
  expect(watching).toBe(1);
  change({ quick: { ...settings.value.quick, doubleCopy: false } });
  await settle();
  expect(watching).toBe(0);
  change({ quick: { ...settings.value.quick, doubleCopy: true } });
  await settle();
  feature.close();
  await settle();
  expect(watching).toBe(0);
});

test('closing leaves the program running only when chosen and its icon is known to be shown', async () => {
  const { feature, tray, change, facts } = rig();
  await settle();
  expect((await facts()).tray).toBe('unsure');
  change({ background: { closeToTray: true, notices: true } });
  expect(feature.staysInTray()).toBe(false);
  tray.isShown = true;
  await facts();
  await settle();
  expect((await facts()).tray).toBe('shown');
  expect(feature.staysInTray()).toBe(true);
  change({ background: { closeToTray: false, notices: true } });
  expect(feature.staysInTray()).toBe(false);
  feature.close();
});

test('each row of the icon’s menu does what it says', async () => {
  const { feature, did, tray, sessions, menus, request } = rig();
  await settle();
  expect(menus.at(-1)).toMatchObject({ voice: 'none', words: { quit: 'Quit Dragoman' } });
  tray.choose('captions');
  expect(did).toEqual(['main']);
  expect((await request())?.command).toEqual({ kind: 'screen', screen: 'voice' });
  tray.choose('pause');
  sessions.set([session('listening')]);
  await settle();
  expect(menus.at(-1)?.voice).toBe('running');
  tray.choose('captions');
  expect((await request())?.command).toEqual({ kind: 'captions' });
  tray.choose('pause');
  sessions.set([session('paused')]);
  await settle();
  expect(menus.at(-1)?.voice).toBe('paused');
  tray.choose('pause');
  tray.choose('translate');
  tray.choose('show');
  tray.choose('quit');
  expect(did).toEqual(['main', 'pause s', 'resume s', 'clipboard', 'main', 'quit']);
  feature.close();
  expect(did.at(-1)).toBe('tray gone');
});

test('the icon speaks the interface language once the page has said it', async () => {
  const { feature, menus } = rig();
  const words = {
    captions: 'Untertitel',
    translate: 'b',
    pause: 'c',
    resume: 'd',
    show: 'e',
    quit: 'Beenden',
  };
  await feature.handlers['outside.words'](words, call());
  await settle();
  expect(menus.at(-1)?.words).toEqual(words);
  feature.close();
});

test('what a later start wants is done', async () => {
  const { feature, did, request } = rig();
  feature.take({ kind: 'show' });
  feature.take({ kind: 'clipboard' });
  feature.take({ kind: 'translate', text: 'a', target: null });
  feature.take({ kind: 'screen', screen: 'usage' });
  expect(did).toEqual(['main', 'clipboard', 'foreign a null', 'main']);
  const waiting = await request();
  expect(waiting?.command).toEqual({ kind: 'screen', screen: 'usage' });
  const id = waiting?.id ?? -1;
  expect(await feature.handlers['outside.take']({ id }, call())).toEqual({ isTaken: true });
  expect(await feature.handlers['outside.take']({ id }, call())).toEqual({ isTaken: false });
  expect(await request()).toBeNull();
  feature.close();
});

test('opened files show the window and are offered to a page', async () => {
  const { feature, did, request } = rig();
  const command = {
    kind: 'files',
    files: [{ ticket: 't', name: 'a.tmx', size: 1, screen: 'memories' }],
    refused: [],
    isCut: false,
  } as const;
  feature.take(command);
  expect(did).toEqual(['main']);
  expect((await request())?.command).toEqual(command);
  feature.close();
});

const row = (state: DocumentRow['state']) =>
  ({ id: 'a', name: 'offer.docx', state, added: 1, retryAt: null }) as DocumentRow;

test.each([
  [false, 'offer.docx'],
  [true, null],
])('a finished document is told of; in private mode (%s) as %s', async (privateMode, name) => {
  const { feature, documents, change, notices } = rig();
  change({ privateMode });
  documents.set({ ...documents.value, rows: [row('translating')] });
  await settle();
  documents.set({ ...documents.value, rows: [row('done')] });
  await settle();
  expect(await notices()).toEqual([
    { id: 1, kind: 'documents', done: 1, failed: 0, name, document: 'a' },
  ]);
  feature.close();
});

test('a lost voice session is told of once, an old one never, and none when that is off', async () => {
  const { feature, sessions, notices, change } = rig();
  sessions.set([session('failed')]);
  await settle();
  expect(await notices()).toEqual([]);
  for (const phase of ['listening', 'failed', 'failed'] as const) {
    sessions.set([session(phase)]);
    await settle();
  }
  expect(await notices()).toEqual([{ id: 1, kind: 'voice-lost' }]);
  change({ background: { closeToTray: false, notices: false } });
  for (const phase of ['listening', 'failed'] as const) {
    sessions.set([session(phase)]);
    await settle();
  }
  expect(await notices()).toHaveLength(1);
  feature.close();
});

test('a pressed notice shows the window and its screen', async () => {
  let press: (button: NoticeOpening | null) => void = () => {};
  const { feature, did, request } = rig({ notify: (_, onPress) => void (press = onPress) });
  const notice = { title: 'a', body: 'b', screen: 'documents', document: null } as const;
  await feature.handlers['outside.notify'](notice, call());
  press(null);
  expect(did).toEqual(['main']);
  expect((await request())?.command).toEqual({ kind: 'screen', screen: 'documents' });
  feature.close();
});

test.each([
  ['open', null, 'open d'],
  ['show', null, 'show d'],
  ['open', 'show', 'show d'],
  ['show', 'open', 'open d'],
] as const)(
  'a notice of a document that leads to %s, by the button %s, does %s and shows no window',
  async (leads, button, expected) => {
    let press: (button: NoticeOpening | null) => void = () => {};
    const { feature, did } = rig({ notify: (_, onPress) => void (press = onPress) });
    const document = { id: 'd', press: leads, open: 'Open', show: 'Show in folder' };
    const notice = { title: 'a', body: 'b', screen: 'documents', document } as const;
    await feature.handlers['outside.notify'](notice, call());
    press(button);
    await settle();
    expect(did).toEqual([expected]);
    feature.close();
  },
);

test('a notice of a document that is gone leads to its screen, which says so', async () => {
  let press: (button: NoticeOpening | null) => void = () => {};
  const { feature, did, request } = rig({ notify: (_, onPress) => void (press = onPress) });
  const document = { id: 'gone', press: 'open', open: 'Open', show: 'Show' } as const;
  const notice = { title: 'a', body: 'b', screen: 'documents', document } as const;
  await feature.handlers['outside.notify'](notice, call());
  press(null);
  await settle();
  expect(did).toEqual(['open gone', 'main']);
  expect((await request())?.command).toEqual({ kind: 'screen', screen: 'documents' });
  feature.close();
});

test('a tray that cannot be drawn once, and sessions that cannot be read once, are followed further', async () => {
  const faults: string[] = [];
  listenForFaults((place) => faults.push(place));
  vi.useFakeTimers();
  let isBroken = true;
  const drawn: TrayMenu[] = [];
  const sessions = createObservable<readonly VoiceSummary[]>([]);
  const leaving = new AbortController();
  followTray({
    tray: {
      isShown: () => Promise.resolve(true),
      draw(menu) {
        if (isBroken) throw new Error('no bus');
        drawn.push(menu);
      },
      onChosen: () => undefined,
      remove: () => undefined,
    },
    outside: { showMain: () => undefined, quit: () => undefined },
    words: createObservable({} as OutsideWords),
    async *sessions(signal) {
      if (isBroken) throw new Error('EIO');
      yield* sessions.watch(signal);
    },
    pause: () => Promise.resolve(),
    resume: () => Promise.resolve(),
    openClipboard: () => Promise.resolve(),
    command: () => undefined,
    closing: leaving.signal,
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(faults.toSorted()).toEqual(['tray.sessions', 'tray.words']);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(2_000);
  sessions.set([session('listening')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn.at(-1)?.voice).toBe('running');
  leaving.abort();
  vi.useRealTimers();
});
