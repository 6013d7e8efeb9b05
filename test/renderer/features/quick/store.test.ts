import { expect, test } from 'vitest';
import type { Rpc } from '../../../../preload/contract/api.ts';
import type { QuickHanded, QuickView } from '../../../../preload/contract/quick.ts';
import type { QuickPreferences } from '../../../../preload/contract/settings.ts';
import { Settings } from '../../../../preload/contract/settings.ts';
import type { Translation } from '../../../../preload/contract/text.ts';
import { mustAsk } from '../../../../renderer/features/quick/state.ts';
import { createQuickStore } from '../../../../renderer/features/quick/store.ts';
import { resultOf } from '../../../../renderer/features/text/column.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';

const DONE: Translation = {
  state: 'done',
  text: 'Guten Tag',
  segments: [],
  detected: 'EN',
  billed: 0,
  chunks: { done: 1, all: 1 },
  service: 'offline',
  mismatches: [],
};
const view = (handed: Partial<QuickHanded> | null): QuickView => ({
  window: 'own',
  staysOnTop: true,
  replaces: true,
  handed:
    handed === null
      ? null
      : {
          id: 1,
          text: 'Good day',
          target: null,
          isForeign: false,
          isCut: false,
          trouble: null,
          ...handed,
        },
});

interface Start {
  readonly kind?: 'offline' | 'paid' | null;
  readonly quick?: Partial<QuickPreferences>;
}

function open({ kind = 'offline', quick = {} }: Start = {}) {
  const rpc = scriptedRpc();
  const emit: typeof rpc.emit = (route, value) => rpc.emit(route, value);
  const last: typeof rpc.last = (route) => rpc.last(route);
  let settings: Settings | null = Settings.parse({ quick });
  let connection: 'offline' | 'paid' | null = kind;
  const requests: unknown[] = [];
  const noting: Rpc = {
    ask: (route, input, signal) => rpc.rpc.ask(route, input, signal),
    watch(route, input, signal) {
      if (route === 'text.translate') requests.push(input);
      return rpc.rpc.watch(route, input, signal);
    },
  };
  const store = createQuickStore(noting, {
    settings: () => settings,
    keepPreferences(change) {
      if (settings !== null) settings = { ...settings, quick: { ...settings.quick, ...change } };
    },
    connection: () => (connection === null ? null : { kind: connection, host: null }),
    options: (_, target) => Promise.resolve(target === 'de' ? { formality: 'more' } : {}),
  });
  const leaving = new AbortController();
  store.follow(leaving.signal).catch(() => undefined);
  return {
    emit,
    last,
    store,
    requests,
    now: () => store.state.getState(),
    know: (next: 'offline' | 'paid') => {
      connection = next;
      store.reconsider();
    },
  };
}

test.each([
  [false, 'remote', 'offline', false],
  [false, 'remote', 'paid', true],
  [false, 'always', 'offline', true],
  [false, 'never', 'paid', false],
  [true, 'never', 'offline', true],
  [false, 'never', null, true],
  [false, null, 'offline', true],
] as const)('foreign %s, ask %s, service %s: waits %s', (isForeign, ask, kind, waits) => {
  expect(mustAsk(isForeign, ask, kind === null ? null : { kind, host: null })).toBe(waits);
});

test('an engine on another computer counts as a remote service', () => {
  const connection = { kind: 'offline', host: 'engine.example' } as const;
  expect(mustAsk(false, 'remote', connection)).toBe(true);
  expect(mustAsk(false, 'never', connection)).toBe(false);
});

test('offline, a handed text is translated at once, as the Text screen would', async () => {
  const { emit, now, requests } = open();
  await emit('quick.watch', view({}));
  await settle();
  expect(requests).toEqual([
    { text: 'Good day', source: null, target: 'de', options: { formality: 'more' } },
  ]);
  await emit('text.translate', DONE);
  await expect.poll(() => resultOf(now().column)).toBe('Guten Tag');
  expect(now().isWaiting).toBe(false);
});

test('with a service over the network it waits for a press', async () => {
  const { emit, now, requests, store } = open({ kind: 'paid' });
  await emit('quick.watch', view({}));
  await settle();
  expect(now()).toMatchObject({ text: 'Good day', isWaiting: true });
  expect(requests).toEqual([]);
  store.translate();
  await settle();
  expect(requests).toHaveLength(1);
});

test('what a link brought waits even offline, in the language that it named', async () => {
  const { emit, now, requests, store } = open({ quick: { ask: 'never' } });
  await emit('quick.watch', view({ isForeign: true, target: 'fr' }));
  store.reconsider();
  await settle();
  expect(requests).toEqual([]);
  expect(now().isForeign).toBe(true);
  store.setText('Good day!');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(requests).toEqual([]);
  store.translate();
  await settle();
  expect(requests).toMatchObject([{ text: 'Good day!', target: 'fr' }]);
});

test('nothing is sent before it is known who would get it', async () => {
  const { emit, requests, know } = open({ kind: null });
  await emit('quick.watch', view({}));
  await settle();
  expect(requests).toEqual([]);
  know('offline');
  await settle();
  expect(requests).toHaveLength(1);
});

test('the same hand-over is taken once, and its end clears the window', async () => {
  const { emit, now, store } = open({ kind: 'paid' });
  await emit('quick.watch', view({}));
  store.setText('changed');
  await emit('quick.watch', view({}));
  expect(now().text).toBe('changed');
  await emit('quick.watch', view(null));
  expect(now()).toMatchObject({ text: '', isWaiting: false });
});

test('a result for an older text never shows', async () => {
  const { emit, now, store } = open();
  await emit('quick.watch', view({}));
  await settle();
  store.setText('');
  await emit('text.translate', DONE);
  await settle();
  expect(resultOf(now().column)).toBe('');
});

test('another target is remembered and translated into', async () => {
  const { emit, requests, store } = open();
  await emit('quick.watch', view({ target: 'fr' }));
  await settle();
  expect(store.target()).toBe('fr');
  store.setTarget('es');
  await settle();
  expect(store.target()).toBe('es');
  expect(requests).toMatchObject([{ target: 'fr' }, { target: 'es' }]);
});

test.each(['copied', 'failed'] as const)('a replacement that is %s says so', async (outcome) => {
  const { emit, last, now, store } = open();
  await emit('quick.watch', view({}));
  await settle();
  await emit('text.translate', DONE);
  await expect.poll(() => resultOf(now().column)).toBe('Guten Tag');
  const replacing = store.replace();
  expect(last('quick.replace').input).toEqual({ text: 'Guten Tag' });
  last('quick.replace').resolve({ outcome });
  await replacing;
  expect(now().replaced).toBe(outcome);
});

test('a move takes the text and its languages along', () => {
  const { last, store } = open();
  store.setText('Good day');
  void store.move();
  expect(last('quick.move').input).toEqual({ text: 'Good day', source: null, target: 'de' });
});
