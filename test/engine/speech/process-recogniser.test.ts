import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openProcessRecogniser } from '../../../main/engine/speech/process-recogniser.ts';
import { createForkStart } from '../../../main/system/fork.ts';

const START = {
  engine: 'sherpa' as const,
  runtime: '',
  folder: '',
  language: 'en',
  terms: [],
};
const HANG = 'for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
const SILENCE_MS = 400;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-recogniser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process of this source text in the recogniser's place. */
function open(source: string, silenceMs = 20_000) {
  writeFileSync(join(folder, 'recogniser.js'), source);
  const faults: string[] = [];
  const opening = openProcessRecogniser(
    createForkStart(folder),
    START,
    {
      onHeard: () => undefined,
      onFault: ({ name, message }) => faults.push(`${name}: ${message}`),
    },
    silenceMs,
  );
  return { opening, faults };
}

it('gives up a process that hangs while it finishes, and says so', async () => {
  const { opening, faults } = open(
    `process.on('message', (m) => {
       if (m.route === 'open') process.send({ id: m.id, value: null }); else { ${HANG} }
     });`,
    2_000,
  );
  const recogniser = await opening;
  await expect(recogniser.finish()).rejects.toThrow('hangs');
  expect(faults).toEqual(['Error: The recogniser process hangs.']);
});

it('gives up a process that never opens', async () => {
  await expect(open(HANG, SILENCE_MS).opening).rejects.toThrow('hangs');
});

it('tells an abort of native code while a model is opened, by a rejection alone', async () => {
  const { opening, faults } = open(`process.on('message', () => process.abort());`);
  await expect(opening).rejects.toThrow('ended (signal)');
  expect(faults).toEqual([]);
});

it('tells a death, and a fault of the decoder as such', async () => {
  const ready = `if (m.route === 'open') process.send({ id: m.id, value: null });`;
  const dead = open(`process.on('message', (m) => { ${ready} else process.exit(3); });`);
  (await dead.opening).feed(new Int16Array(1));
  await expect.poll(() => dead.faults).toEqual(['Error: The recogniser process ended (3).']);
  const faulty = open(
    `process.on('message', (m) => { ${ready} else process.send({ id: m.id, error: { code: 'failed', params: { reason: 'broken' } } }); });`,
  );
  (await faulty.opening).feed(new Int16Array(1));
  await expect.poll(() => faulty.faults).toEqual(['DecoderFault: broken']);
});

it('waits for a process as long as messages of it come', async () => {
  const { opening, faults } = open(
    `const fed = [];
     process.on('message', async (m) => {
       if (m.route === 'open') { process.send({ id: m.id, value: null }); return; }
       if (m.route === 'feed') { fed.push(m.id); return; }
       for (const id of fed) {
         await new Promise((next) => setTimeout(next, 500));
         process.send({ id, value: [] });
       }
       process.send({ id: m.id, value: [] });
     });`,
    3_000,
  );
  const recogniser = await opening;
  for (let piece = 0; piece < 8; piece += 1) recogniser.feed(new Int16Array(1));
  await recogniser.finish();
  expect(faults).toEqual([]);
  recogniser.close();
});

it('tells what is heard in the order of the sound, also where much of it waits', async () => {
  writeFileSync(
    join(folder, 'recogniser.js'),
    `process.on('message', (m) => {
       const word = m.route === 'feed' ? String(m.input[0]) : 'end';
       const heard = [{ kind: 'final', words: [{ text: word, startMs: 0, endMs: 1 }] }];
       setTimeout(() => process.send({ id: m.id, value: m.route === 'open' ? null : heard }), 1);
     });`,
  );
  const heard: string[] = [];
  const recogniser = await openProcessRecogniser(createForkStart(folder), START, {
    onHeard: ({ words }) => heard.push(...words.map(({ text }) => text)),
    onFault: (error) => heard.push(error.message),
  });
  const numbers = Array.from({ length: 1_100 }, (_, number) => number);
  for (const number of numbers) recogniser.feed(Int16Array.of(number));
  await recogniser.finish();
  expect(heard).toEqual([...numbers.map(String), 'end']);
  recogniser.close();
});
