import { expect, test } from 'vitest';
import { createCaptions } from '../../../main/features/captions/captions.ts';
import type { CaptionsForm } from '../../../main/system/captions-window.ts';
import { createObservable } from '../../../main/system/observable.ts';
import { captionsHeight } from '../../../preload/contract/limits.ts';
import { Settings, type CaptionsLook } from '../../../preload/contract/settings.ts';

const call = () => ({ signal: new AbortController().signal });
const settle = () => new Promise((resolve) => setImmediate(resolve));

function rig(staysOnTop = true) {
  const did: (CaptionsForm | string)[] = [];
  let closed = () => {};
  const settings = createObservable(Settings.parse({}));
  const captions = createCaptions({
    window: {
      staysOnTop,
      show: (form) => void did.push(form),
      hold: (held) => void did.push(held ? 'hold' : 'let go'),
      close() {
        did.push('close');
        closed();
      },
      onClosed: (listener) => (closed = listener),
    },
    settings,
  });
  return {
    captions,
    did,
    close: () => closed(),
    look: (change: Partial<CaptionsLook>) =>
      settings.set({
        ...settings.value,
        captions: { ...settings.value.captions, ...change },
      }),
  };
}

test('a shell without a window says so, and refuses the rest', async () => {
  const captions = createCaptions({
    window: null,
    settings: createObservable(Settings.parse({})),
  });
  const { handlers } = captions;
  expect(await handlers['captions.available'](undefined, call())).toBe('none');
  const opening = async () => handlers['captions.open']({ id: 's' }, call());
  await expect(opening()).rejects.toMatchObject({ failure: { code: 'not-found' } });
  captions.close();
});

test('whether the window stays on top is told', async () => {
  const handlers = [rig(true), rig(false)].map(({ captions }) => captions.handlers);
  const [one, two] = handlers.map((own) => own['captions.available'](undefined, call()));
  expect([await one, await two]).toEqual(['on-top', 'window']);
});

test('it opens in the form that the preferences say, and follows them while it is open', async () => {
  const { captions, did, look } = rig();
  look({ lines: 3 });
  await settle();
  expect(did).toEqual([]);
  await captions.handlers['captions.open']({ id: 's' }, call());
  const height = captionsHeight({ show: 'both', lines: 3, size: 28 });
  expect(did).toEqual([{ width: 0.6, height, clickThrough: false }]);
  look({ clickThrough: true, width: 0.4, show: 'source' });
  await settle();
  expect(did.at(-1)).toEqual({
    width: 0.4,
    height: captionsHeight({ show: 'source', lines: 3, size: 28 }),
    clickThrough: true,
  });
  await captions.handlers['captions.hold']({ held: true }, call());
  expect(did.at(-1)).toBe('hold');
});

test('which session it shows is watched, and its end too, whoever closed it', async () => {
  const { captions, did, look, close } = rig();
  const shown = captions.handlers['captions.shown'](undefined, call())[Symbol.asyncIterator]();
  const next = async () => ((await shown.next()) as { value: { id: string | null } }).value.id;
  expect(await next()).toBeNull();
  await captions.handlers['captions.open']({ id: 'one' }, call());
  expect(await next()).toBe('one');
  await captions.handlers['captions.open']({ id: 'two' }, call());
  expect(await next()).toBe('two');
  close();
  expect(await next()).toBeNull();
  const before = did.length;
  look({ lines: 4 });
  await settle();
  expect(did).toHaveLength(before);
});

test('the window does not outlive the app', async () => {
  const { captions, did } = rig();
  await captions.handlers['captions.open']({ id: 's' }, call());
  captions.close();
  expect(did.at(-1)).toBe('close');
});

test('the height holds every line, whatever is said', () => {
  const one = captionsHeight({ show: 'source', lines: 1, size: 20 });
  expect(captionsHeight({ show: 'source', lines: 3, size: 20 }) - one).toBe(54);
  expect(captionsHeight({ show: 'both', lines: 1, size: 20 }) - one).toBe(27 + 12);
});
