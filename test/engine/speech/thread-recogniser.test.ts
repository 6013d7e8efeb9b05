import { expect, it } from 'vitest';
import { openThreadRecogniser } from '../../../main/engine/speech/thread-recogniser.ts';

/** A thread of this source text. */
const thread = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const START = { engine: 'sherpa', folder: '' } as const;
const HANG = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
const PORT = "import { parentPort as port } from 'node:worker_threads';";
const SILENCE_MS = 200;

function open(source: string) {
  const faults: string[] = [];
  const opening = openThreadRecogniser(
    thread(`${PORT}${source}`),
    START,
    { onHeard: () => undefined, onFault: ({ message }) => faults.push(message) },
    SILENCE_MS,
  );
  return { opening, faults };
}

it('gives up a thread that hangs while it finishes, and says so', async () => {
  const { opening, faults } = open(
    `port.on('message', () => { ${HANG} }); port.postMessage({ ready: true });`,
  );
  const recogniser = await opening;
  await expect(recogniser.finish()).rejects.toThrow('hangs');
  expect(faults).toEqual(['The recogniser thread hangs.']);
});

it('gives up a thread that never opens', async () => {
  await expect(open(HANG).opening).rejects.toThrow('hangs');
});

it('waits for a thread as long as words of it come', async () => {
  const { opening, faults } = open(
    `port.on('message', async () => {
       for (let word = 0; word < 8; word += 1) {
         await new Promise((next) => setTimeout(next, 50));
         port.postMessage({ fed: 0 });
       }
       port.postMessage({ finished: true });
     });
     port.postMessage({ ready: true });`,
  );
  const recogniser = await opening;
  await recogniser.finish();
  expect(faults).toEqual([]);
  recogniser.close();
});
