import { expect, test } from 'vitest';
import { LINKED_SCREENS } from '../../../preload/contract/linked-screens.ts';
import { SCREENS } from '../../../renderer/frame/screens.ts';
import { createOutsideStore } from '../../../renderer/outside/store.ts';
import { noticeWords } from '../../../renderer/outside/notice-words.ts';
import { en } from '../../../renderer/words/en/en.ts';
import { createWords } from '../../../renderer/words/words.ts';
import { scriptedDesk, settle } from '../scripted-desk.ts';

function open(permission: NotificationPermission = 'default') {
  const desk = scriptedDesk();
  const emit: typeof desk.emit = (route, value) => desk.emit(route, value);
  const last: typeof desk.last = (route) => desk.last(route);
  const store = createOutsideStore(desk.desk, {
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
    const wish = { kind: 'screen', screen: 'usage' } as const;
    await emit('outside.requests', { request: { id: 3, wish } });
    expect(last('outside.take').input).toEqual({ id: 3 });
    last('outside.take').resolve({ isTaken });
    await settle();
    expect(now().wish).toEqual(isTaken ? wish : null);
    store.done();
    expect(now().wish).toBeNull();
  },
);

test('wishes that come at once are done one after the other', async () => {
  const { emit, last, now, store } = open();
  const screens = ['usage', 'text', 'voice'] as const;
  for (const [id, screen] of screens.entries()) {
    await emit('outside.requests', { request: { id, wish: { kind: 'screen', screen } } });
    last('outside.take').resolve({ isTaken: true });
    await settle();
  }
  const done = screens.map(() => {
    const { wish } = now();
    store.done();
    return wish?.kind === 'screen' ? wish.screen : null;
  });
  expect(done).toEqual(screens);
  expect(now().wish).toBeNull();
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
  [{ done: 1, failed: 0, name: 'offer.docx' }, 'A document is translated', 'offer.docx'],
  [{ done: 12, failed: 0, name: null }, '12 documents are translated', /Documents screen/],
  [{ done: 0, failed: 1, name: 'a.pdf' }, 'One document failed', 'a.pdf'],
  [{ done: 1, failed: 2, name: null }, /^2 documents failed; one is translated$/, /./],
] as const)('the words of %j', (rest, title, body) => {
  const { t } = createWords('en', en);
  const words = noticeWords({ id: 1, kind: 'documents', ...rest }, t);
  expect(words.title).toMatch(title);
  expect(words.body).toMatch(body);
  expect(words.screen).toBe('documents');
});
