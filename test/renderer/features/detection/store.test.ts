import { expect, test } from 'vitest';
import type { AskName, Output, WatchName } from '../../../../preload/contract/api.ts';
import type { Detection } from '../../../../preload/contract/text.ts';
import { createDetectionStore } from '../../../../renderer/features/detection/store.ts';
import { scriptedRpc } from '../../scripted-rpc.ts';

const found = (language: string): Detection => ({ outcome: 'success', language, by: 'service' });

function open() {
  const fake = scriptedRpc();
  const last = <K extends AskName>(route: K) => fake.last(route);
  const emit = <K extends WatchName>(route: K, value: Output<K>) => fake.emit(route, value);
  const handed: string[] = [];
  const store = createDetectionStore(fake.rpc, {
    hand: (file) => {
      handed.push(file.name);
      return Promise.resolve('ticket');
    },
  });
  const languages = () => store.state.getState().found.map(({ language }) => language);
  return { ...fake, last, emit, store, handed, languages };
}

test('outcomes come in pieces and stand in the order of the lines, even where a frame was missed', async () => {
  const { store, emit, languages } = open();
  store.setText('eins\n\nzwei\ndrei');
  store.run();
  await emit('detection.run', { state: 'running', from: 0, found: [found('de')], done: 1, all: 3 });
  void emit('detection.run', { state: 'running', from: 1, found: [found('nl')], done: 2, all: 3 });
  void emit('detection.run', { state: 'done', from: 2, found: [found('da')], done: 3, all: 3 });
  await expect.poll(() => store.state.getState().run.state).toBe('done');
  expect(languages()).toEqual(['de', 'nl', 'da']);
  expect(store.state.getState().lines.map(({ number }) => number)).toEqual([1, 3, 4]);
});

test('a cancelled run keeps what came and takes nothing more', async () => {
  const { store, emit, languages } = open();
  store.setText('eins\nzwei');
  store.run();
  await emit('detection.run', { state: 'running', from: 0, found: [found('de')], done: 1, all: 2 });
  await expect.poll(languages).toEqual(['de']);
  store.cancel();
  await emit('detection.run', { state: 'done', from: 1, found: [found('nl')], done: 2, all: 2 });
  expect(languages()).toEqual(['de']);
  expect(store.state.getState().run).toEqual({ state: 'cancelled' });
});

test('a failure keeps what came', async () => {
  const { store, emit, languages } = open();
  store.setText('eins\nzwei');
  store.run();
  await emit('detection.run', { state: 'running', from: 0, found: [found('de')], done: 1, all: 2 });
  const failure = { code: 'quota-exceeded' } as const;
  await emit('detection.run', { state: 'failed', from: 1, found: [], done: 1, all: 2, failure });
  await expect.poll(() => store.state.getState().run).toEqual({ state: 'failed', failure });
  expect(languages()).toEqual(['de']);
  store.forgetFailure();
  expect(store.state.getState().run.state).toBe('idle');
});

test('nothing runs without a line', () => {
  const { store } = open();
  store.setText(' \n ');
  store.run();
  expect(store.state.getState().run.state).toBe('idle');
});

test('a text that was changed since says so', async () => {
  const { store, emit } = open();
  store.setText('eins');
  expect(store.state.getState().isOutdated).toBe(false);
  store.run();
  await emit('detection.run', { state: 'done', from: 0, found: [found('de')], done: 1, all: 1 });
  store.setText('zwei');
  expect(store.state.getState().isOutdated).toBe(true);
  store.run();
  expect(store.state.getState()).toMatchObject({ isOutdated: false, found: [] });
});

test('a file becomes lines', async () => {
  const { store, last, handed } = open();
  const opening = store.open(new File([''], 'lines.txt'));
  await Promise.resolve();
  expect(last('detection.open').input).toEqual({ ticket: 'ticket' });
  last('detection.open').resolve({ name: 'lines.txt', lines: ['a', 'b'] });
  await opening;
  expect(handed).toEqual(['lines.txt']);
  expect(store.state.getState().text).toBe('a\nb');
});

test('the export has every outcome with its line', async () => {
  const { store, emit, last, languages } = open();
  store.setText('eins\n?');
  store.run();
  const guess: Detection = { outcome: 'no_language_detected', by: 'local' };
  const both = [found('de'), guess];
  await emit('detection.run', { state: 'done', from: 0, found: both, done: 2, all: 2 });
  await expect.poll(() => languages().length).toBe(2);
  void store.export();
  expect(last('detection.export').input).toEqual({
    rows: [
      { text: 'eins', outcome: 'success', language: 'de', by: 'service' },
      { text: '?', outcome: 'no_language_detected', language: null, by: 'local' },
    ],
  });
});
