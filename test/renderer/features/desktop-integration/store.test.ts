import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LINKED_SCREENS } from '../../../../preload/contract/linked-screens.ts';
import { ShownNotice } from '../../../../preload/contract/outside.ts';
import { SCREENS } from '../../../../renderer/app/registry.ts';
import { showByBrowser } from '../../../../renderer/features/desktop-integration/browser-notice.ts';
import { createOutsideStore } from '../../../../renderer/features/desktop-integration/store.ts';
import { noticeWords } from '../../../../renderer/features/desktop-integration/notice-words.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';

function open(permission: NotificationPermission = 'default') {
  const rpc = scriptedRpc();
  const emit: typeof rpc.emit = (route, value) => rpc.emit(route, value);
  const last: typeof rpc.last = (route) => rpc.last(route);
  const store = createOutsideStore(rpc.rpc, {
    permission: () => permission,
    request: () => Promise.resolve('granted'),
  });
  store.follow(new AbortController().signal).catch(() => undefined);
  return { emit, last, store, now: () => store.state.getState() };
}

test('every screen of the rail can be linked to', () => {
  expect([...LINKED_SCREENS].sort()).toEqual(SCREENS.map(({ id }) => id).sort());
});

test.each([true, false])(
  'a request counts only for the page that takes it: %s',
  async (isTaken) => {
    const { emit, last, now, store } = open();
    const command = { kind: 'screen', screen: 'usage' } as const;
    await emit('outside.requests', { request: { id: 3, command } });
    expect(last('outside.take').input).toEqual({ id: 3 });
    last('outside.take').resolve({ isTaken });
    await settle();
    expect(now().command).toEqual(isTaken ? command : null);
    store.done();
    expect(now().command).toBeNull();
  },
);

test('commands that come at once are done one after the other', async () => {
  const { emit, last, now, store } = open();
  const screens = ['usage', 'text', 'voice'] as const;
  for (const [id, screen] of screens.entries()) {
    await emit('outside.requests', { request: { id, command: { kind: 'screen', screen } } });
    last('outside.take').resolve({ isTaken: true });
    await settle();
  }
  const done = screens.map(() => {
    const { command } = now();
    store.done();
    return command?.kind === 'screen' ? command.screen : null;
  });
  expect(done).toEqual(screens);
  expect(now().command).toBeNull();
});

test('notices from before the page are old; later ones are told once each', async () => {
  const { emit, now, store } = open();
  const lost = (id: number) => ({ id, kind: 'voice-lost' }) as const;
  await emit('outside.notices', [lost(1), lost(2)]);
  expect(now().untold).toEqual([]);
  await emit('outside.notices', [lost(1), lost(2), lost(3), lost(4)]);
  expect(now().untold.map(({ id }) => id)).toEqual([3, 4]);
  store.told(3);
  await emit('outside.notices', [lost(3), lost(4)]);
  expect(now().untold.map(({ id }) => id)).toEqual([4]);
});

test('a fresh page without notices tells the first one', async () => {
  const { emit, now } = open();
  await emit('outside.notices', []);
  await emit('outside.notices', [{ id: 1, kind: 'voice-lost' }]);
  expect(now().untold).toHaveLength(1);
});

test('the browser’s leave is asked for and remembered', async () => {
  const { now, store } = open();
  expect(now().permission).toBe('default');
  await store.askPermission();
  expect(now().permission).toBe('granted');
});

test.each([
  [
    { done: 1, failed: 0, name: 'offer.docx', document: 'd' },
    ...['Document translated', 'offer.docx', 'open'],
  ],
  [
    { done: 12, failed: 0, name: null, document: 'd' },
    ...['12 documents translated', /Documents screen/, 'show'],
  ],
  [
    { done: 0, failed: 1, name: 'a.pdf', document: null },
    ...['One document failed', 'a.pdf', undefined],
  ],
  [
    { done: 1, failed: 2, name: null, document: null },
    ...[/^2 documents failed; one translated$/, /./, undefined],
  ],
] as const)('the words of %j, and what a press does', (rest, title, body, press) => {
  const { t } = createI18n('en', en);
  const words = noticeWords({ id: 1, kind: 'documents', ...rest }, t);
  expect(words.title).toMatch(title);
  expect(words.body).toMatch(body);
  expect(words.screen).toBe('documents');
  expect(words.document?.press).toBe(press);
  expect(ShownNotice.parse(words)).toEqual(words);
});

describe('a notice of the browser', () => {
  const shown: { title: string; onclick: (() => void) | null; close: () => void }[] = [];
  beforeEach(() => {
    shown.length = 0;
    vi.stubGlobal(
      'Notification',
      class {
        static permission = 'granted';
        onclick = null;
        title: string;
        constructor(title: string) {
          this.title = title;
          shown.push(this);
        }
        close = () => undefined;
      },
    );
    vi.stubGlobal('document', { hasFocus: () => false });
    vi.stubGlobal('window', { focus: () => undefined });
  });
  afterEach(() => vi.unstubAllGlobals());

  const labels = { open: 'Open', show: 'Show in folder' };
  const notice = (press: 'open' | 'show' | null): ShownNotice => ({
    title: 'Done',
    body: '',
    screen: 'documents',
    document: press === null ? null : { id: 'd', press, ...labels },
  });

  test.each(['open', 'show'] as const)('does %s with its document, once pressed', async (press) => {
    const { last, store } = open();
    const went: string[] = [];
    showByBrowser(notice(press), store, (screen) => void went.push(screen));
    shown[0]?.onclick?.();
    expect(last(`documents.${press}`).input).toEqual({ id: 'd' });
    last(`documents.${press}`).resolve(null);
    await settle();
    expect(went).toEqual([]);
  });

  test('leads to the screen where there is no document, or where it is gone', async () => {
    const { last, store } = open();
    const went: string[] = [];
    showByBrowser(notice(null), store, (screen) => void went.push(screen));
    shown[0]?.onclick?.();
    expect(went).toEqual(['documents']);
    showByBrowser(notice('open'), store, (screen) => void went.push(screen));
    shown[1]?.onclick?.();
    last('documents.open').reject({ code: 'file-gone' });
    await settle();
    expect(went).toEqual(['documents', 'documents']);
  });
});
