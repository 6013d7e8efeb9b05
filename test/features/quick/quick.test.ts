import { expect, test } from 'vitest';
import { createQuick } from '../../../main/features/quick/quick.ts';
import { createObservable } from '../../../main/system/observable.ts';
import type { ClipboardText, Outside } from '../../../main/system/outside.ts';
import { MAX_QUICK_CHARACTERS } from '../../../preload/contract/limits.ts';
import type { QuickView } from '../../../preload/contract/quick.ts';
import { Settings } from '../../../preload/contract/settings.ts';

const call = () => ({ signal: new AbortController().signal });
const settle = () => new Promise((resolve) => setImmediate(resolve));

interface RigOptions {
  readonly hasWindow?: boolean;
  readonly presses?: boolean | null;
  readonly read?: () => Promise<ClipboardText>;
}

function rig({ hasWindow = true, presses = true, read }: RigOptions = {}) {
  const did: string[] = [];
  let closed = () => {};
  let clipboard = 'what was there';
  const settings = createObservable(Settings.parse({}));
  const outside: Pick<Outside, 'quickWindow' | 'clipboard' | 'pasting' | 'showMain'> = {
    quickWindow: hasWindow
      ? {
          staysOnTop: true,
          show: () => void did.push('show'),
          hide: () => void did.push('hide'),
          pin: (isPinned) => void did.push(`pin ${isPinned}`),
          onClosed: (listener) => (closed = listener),
        }
      : null,
    clipboard: {
      canRead: true,
      read: read ?? (() => Promise.resolve({ text: 'from the clipboard' })),
    },
    pasting:
      presses === null
        ? null
        : {
            write(text) {
              clipboard = text;
              did.push(`write ${text}`);
              return Promise.resolve();
            },
            keep() {
              const kept = clipboard;
              return Promise.resolve((ours: string) => {
                if (clipboard === ours) clipboard = kept;
                return Promise.resolve();
              });
            },
            press() {
              did.push('press');
              return Promise.resolve(presses);
            },
          },
    showMain: () => void did.push('main'),
  };
  const quick = createQuick({
    outside,
    settings,
    command: (command) => void did.push(JSON.stringify(command)),
    wait: () => Promise.resolve(),
  });
  const view = async (): Promise<QuickView> => {
    for await (const now of quick.handlers['quick.watch'](undefined, call())) return now;
    throw new Error('no view');
  };
  return {
    quick,
    did,
    settings,
    view,
    closed: () => closed(),
    clipboard: () => clipboard,
    copy: (text: string) => (clipboard = text),
  };
}

test('the window shows before the clipboard has answered, then has its text', async () => {
  const answer = Promise.withResolvers<ClipboardText>();
  const { quick, did, view } = rig({ read: () => answer.promise });
  await settle();
  did.length = 0;
  const opening = quick.openClipboard();
  expect(did).toEqual(['show']);
  expect((await view()).handed).toBeNull();
  answer.resolve({ text: 'one\r\ntwo\u0007\u0000' });
  await opening;
  expect((await view()).handed).toEqual({
    id: 1,
    text: 'one\ntwo',
    target: null,
    isForeign: false,
    isCut: false,
    trouble: null,
  });
  quick.close();
});

test('a long text is cut and says so', async () => {
  const { quick, view } = rig({ read: () => Promise.resolve({ text: 'ab'.repeat(20_000) }) });
  await quick.openClipboard();
  const { handed } = await view();
  expect(handed?.text).toHaveLength(MAX_QUICK_CHARACTERS);
  expect(handed?.isCut).toBe(true);
  quick.close();
});

test.each([
  [() => Promise.resolve({ trouble: 'no-program' as const }), 'no-program'],
  [() => Promise.resolve({ text: ' \n\u0000' }), 'empty'],
  [() => Promise.reject(new Error('broken')), 'failed'],
])('why there is no text is told', async (read, trouble) => {
  const { quick, view } = rig({ read });
  await quick.openClipboard();
  expect((await view()).handed).toMatchObject({ text: '', trouble });
  quick.close();
});

test('a slow clipboard does not overtake a link, nor the closing of the window', async () => {
  const answers = [Promise.withResolvers<ClipboardText>(), Promise.withResolvers<ClipboardText>()];
  let asked = 0;
  const { quick, view } = rig({
    read: () => answers[asked++]?.promise ?? Promise.reject(new Error('too often')),
  });
  const first = quick.openClipboard();
  quick.openForeign('from a\u202e link', 'de');
  answers[0]?.resolve({ text: 'late' });
  await first;
  expect((await view()).handed).toMatchObject({
    text: 'from a link',
    target: 'de',
    isForeign: true,
  });
  const second = quick.openClipboard();
  await quick.handlers['quick.close'](undefined, call());
  answers[1]?.resolve({ text: 'late' });
  await second;
  expect((await view()).handed).toBeNull();
  quick.close();
});

test('without a window of its own a page is asked for one', async () => {
  const { quick, did, view } = rig({ hasWindow: false });
  await quick.openClipboard();
  expect(did).toEqual(['{"kind":"quick"}']);
  expect(await view()).toMatchObject({ window: 'page', staysOnTop: false, replaces: false });
  quick.close();
});

test('closing forgets what was handed over, whoever closes', async () => {
  const { quick, view, closed } = rig();
  await quick.openClipboard();
  closed();
  expect((await view()).handed).toBeNull();
  quick.close();
});

test('the pin follows the preference', async () => {
  const { quick, did, settings } = rig();
  await settle();
  settings.set({ ...settings.value, quick: { ...settings.value.quick, pinned: true } });
  await settle();
  expect(did).toEqual(['pin false', 'pin true']);
  quick.close();
});

test('a replacement: written, window away, pressed, and the clipboard as it was', async () => {
  const { quick, did, clipboard } = rig();
  await settle();
  did.length = 0;
  const replaced = await quick.handlers['quick.replace']({ text: 'Guten Tag' }, call());
  expect(replaced).toEqual({ outcome: 'replaced' });
  expect(did).toEqual(['write Guten Tag', 'hide', 'press']);
  expect(clipboard()).toBe('what was there');
  quick.close();
});

test('where no key may be pressed the text stays on the clipboard, and the window comes back', async () => {
  const { quick, did, clipboard } = rig({ presses: false });
  expect(await quick.handlers['quick.replace']({ text: 'Guten Tag' }, call())).toEqual({
    outcome: 'copied',
  });
  expect(did.slice(-3)).toEqual(['hide', 'press', 'show']);
  expect(clipboard()).toBe('Guten Tag');
  quick.close();
});

test('nothing is replaced where nothing can be pasted', async () => {
  const { quick, view } = rig({ presses: null });
  expect((await view()).replaces).toBe(false);
  expect(await quick.handlers['quick.replace']({ text: 'x' }, call())).toEqual({
    outcome: 'failed',
  });
  quick.close();
});

test('a move asks the main page, hides this window and shows the other', async () => {
  const { quick, did } = rig();
  await settle();
  did.length = 0;
  await quick.handlers['quick.move']({ text: 'a', source: null, target: 'de' }, call());
  expect(did).toEqual(['{"kind":"text","text":"a","source":null,"target":"de"}', 'hide', 'main']);
  quick.close();
});
