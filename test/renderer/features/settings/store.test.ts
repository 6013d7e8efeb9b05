import { beforeEach, expect, test } from 'vitest';
import { Settings } from '../../../../preload/contract/settings.ts';
import {
  createSettingsStore,
  shownSettings,
} from '../../../../renderer/features/settings/store.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';

const defaults = Settings.parse({});
let script: ReturnType<typeof scriptedRpc>;
let store: ReturnType<typeof createSettingsStore>;
const shown = () => shownSettings(store.state.getState());

beforeEach(async () => {
  script = scriptedRpc();
  store = createSettingsStore(script.rpc);
  void store.follow(new AbortController().signal);
  await script.emit('settings.watch', defaults);
});

test('nothing is shown before main has spoken', () => {
  expect(shownSettings(createSettingsStore(scriptedRpc().rpc).state.getState())).toBeNull();
});

test('main is mirrored, facts about the program too', async () => {
  expect(shown()).toEqual(defaults);
  script.last('app.about').resolve({
    version: '1.2.3',
    shell: 'browser',
    secrets: { kept: 'session', why: 'no-store' },
  });
  await script.emit('settings.watch', { ...defaults, theme: 'dark' });
  expect(shown()?.theme).toBe('dark');
  expect(store.state.getState().about?.version).toBe('1.2.3');
});

test('that the data file was set aside is to be read once; the fact stays', async () => {
  const dataSetAside = { backup: 'dragoman.sqlite.damaged-1', why: 'damaged' } as const;
  const secrets = { kept: 'session', why: 'no-store' } as const;
  script.last('app.about').resolve({ version: '1', shell: 'browser', secrets, dataSetAside });
  await settle();
  expect(store.state.getState()).toMatchObject({ about: { dataSetAside }, isSetAsideRead: false });
  store.readSetAside();
  expect(store.state.getState()).toMatchObject({ about: { dataSetAside }, isSetAsideRead: true });
});

test('a change is shown at once and kept when main confirms it', async () => {
  const change = store.change({ textSize: 20 });
  expect(shown()?.textSize).toBe(20);
  script.last('settings.change').resolve({ ...defaults, textSize: 20 });
  await change;
  expect(shown()?.textSize).toBe(20);
  expect(store.state.getState().pending).toEqual({});
});

test('values that pass while a newer change is under way do not make it jump back', async () => {
  const first = store.change({ textSize: 17 });
  const answerFirst = script.last('settings.change');
  const second = store.change({ textSize: 18 });
  const answerSecond = script.last('settings.change');
  answerFirst.resolve({ ...defaults, textSize: 17 });
  await first;
  await script.emit('settings.watch', { ...defaults, textSize: 17 });
  expect(shown()?.textSize).toBe(18);
  answerSecond.resolve({ ...defaults, textSize: 18 });
  await second;
  expect(shown()?.textSize).toBe(18);
});

test('a refused change falls back and says why; the next one clears the reason', async () => {
  const change = store.change({ theme: 'dark' });
  script.last('settings.change').reject({ code: 'internal' });
  await change;
  expect(shown()?.theme).toBe('system');
  expect(store.state.getState().failure).toEqual({ code: 'internal' });
  void store.change({ theme: 'light' });
  expect(store.state.getState().failure).toBeNull();
});

test('wiping goes from running to done, and can be forgotten', async () => {
  const wipe = store.wipe();
  expect(store.state.getState().wipe.state).toBe('running');
  script.last('privacy.wipe').resolve(null);
  await wipe;
  expect(store.state.getState().wipe.state).toBe('done');
  store.forgetWipe();
  expect(store.state.getState().wipe.state).toBe('idle');
});

test('losing main ends the mirror with its failure', async () => {
  const lost = createSettingsStore({
    ask: () => new Promise(() => undefined),
    // oxlint-disable-next-line typescript/require-await -- a watch that breaks before its first value
    async *watch() {
      // oxlint-disable-next-line typescript/only-throw-error -- main throws Failure values
      throw { code: 'unreachable' };
    },
  });
  await expect(lost.follow(new AbortController().signal)).rejects.toEqual({ code: 'unreachable' });
  await settle();
});
