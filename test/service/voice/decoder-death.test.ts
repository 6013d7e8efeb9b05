import { cpSync, existsSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { spoken, NO_SPEECH } from '../../app/spoken.ts';
import { unless } from '../../app/unless.ts';
import { recogniserStart } from '../../engine/speech/start-recogniser.ts';
import { ASSETS, startTestService, temporaryFolder, testAssets } from '../running-service.ts';
import type { TestService } from '../running-service.ts';
import { askSession, concludedText, openStream, PCM } from './stream-client.ts';
import type { Grant, Stream } from './stream-client.ts';

const INSTALLED = '/usr/share/pocketsphinx/model/en-us';
const CHUNK_MS = 200;
const SLOW = { timeout: 120_000 };

const pids: number[] = [];
const folder = temporaryFolder();
const assets = testAssets(folder.path);
cpSync(join(ASSETS, 'recogniser'), join(assets, 'recogniser'), { recursive: true });
let service: TestService | null = null;
afterEach(async () => {
  await service?.close();
  service = null;
  pids.length = 0;
});
afterAll(() => folder.remove());

const start = async (speechModel: string | null = null): Promise<TestService> =>
  (service = await startTestService({
    assets,
    speechModel,
    startHelper: recogniserStart((pid) => pids.push(pid)),
  }));

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Sends speech at twice its speed, which is as fast as it may come. */
async function speak(stream: Stream, sound: Int16Array): Promise<void> {
  const bytes = new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength);
  for (let at = 0; at < bytes.length; at += CHUNK_MS * 32) {
    stream.chunk(bytes.subarray(at, at + CHUNK_MS * 32));
    await new Promise((resolve) => setTimeout(resolve, CHUNK_MS / 2 + 5));
  }
}

const ask = (to: TestService) =>
  to.call('POST', '/v3/voice/realtime', {
    json: { source_media_content_type: PCM, source_language: 'en' },
  });

if (NO_SPEECH !== null) {
  process.stdout.write(`skipped: death of the decoder, because ${NO_SPEECH}\n`);
}

describe('a decoder that is killed', { ...SLOW, ...unless(NO_SPEECH) }, () => {
  test('in the middle of an utterance loses no words, and the session reports it', async () => {
    const running = await start();
    const stream = await openStream(await askSession(running));
    const [first, second] = ['please bring the signed contract', 'open the window please'];
    const sound = spoken(first);
    const middle = sound.length >> 1;
    await speak(stream, sound.subarray(0, middle));
    await expect.poll(() => stream.of('source_transcript_update').length, SLOW).toBeGreaterThan(0);
    expect(pids).toHaveLength(1);
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await speak(stream, sound.subarray(middle));
    await speak(stream, spoken(second));
    stream.end();
    await stream.until('end_of_stream');
    expect(stream.of('recogniser_restarted')).toEqual([{ without_spoken_terms: false }]);
    const text = concludedText(stream.messages).toLowerCase();
    for (const word of ['signed', 'contract', 'window']) expect(text).toContain(word);
    expect(stream.of('error')).toEqual([]);
    expect(pids).toHaveLength(2);
    expect((await running.call('GET', '/v2/usage')).status).toBe(200);
    await expect.poll(() => pids.filter(isRunning), SLOW).toEqual([]);
    stream.socket.terminate();
  });
});

describe('terms that break the decoder', { ...SLOW, ...unless(NO_SPEECH) }, () => {
  test('are left out, the utterance is heard, and the session says so', async () => {
    const real = recogniserStart((pid) => pids.push(pid));
    service = await startTestService({
      assets,
      // The fault that a term has in the decoder: it throws while the term is heard.
      startHelper: (entry) => {
        const process = real(entry);
        let hasTerms = false;
        return {
          ...process,
          send(message) {
            const { input } = message as { input?: { terms?: readonly string[] } };
            hasTerms ||= (input?.terms?.length ?? 0) > 0;
            process.send(message);
          },
          onMessage: (listener) =>
            process.onMessage((message) => {
              const { id, value } = message as { id?: number; value?: unknown };
              const isHeard = Array.isArray(value) && value.length > 0;
              const params = { reason: 'memory access out of bounds' };
              listener(hasTerms && isHeard ? { id, error: { code: 'failed', params } } : message);
            }),
        };
      },
    });
    const made = await service.call('POST', '/v3/spoken-terms', {
      json: { name: 'Names', term_lists: [{ lang: 'en', entries: 'Dragoman' }] },
    });
    const { spoken_terms_id: terms } = JSON.parse(made.text) as { spoken_terms_id: string };
    const stream = await openStream(await askSession(service, { spoken_terms_id: terms }));
    await speak(stream, spoken('please bring the signed contract'));
    stream.end();
    await stream.until('end_of_stream');
    expect(stream.of('recogniser_restarted')).toEqual([{ without_spoken_terms: true }]);
    expect(concludedText(stream.messages).toLowerCase()).toContain('contract');
    stream.socket.terminate();
  });
});

describe('twenty at once', { ...SLOW, ...unless(NO_SPEECH) }, () => {
  test('are heard or refused at once, and leave no process behind', async () => {
    const running = await start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(running)));
    const granted = answers.filter(({ status }) => status === 200);
    expect(granted).toHaveLength(4);
    for (const { status, json, headers } of answers.filter((answer) => !granted.includes(answer))) {
      expect([status, json.code]).toEqual([429, 'too_many_sessions']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(pids).toHaveLength(4);
    const streams = await Promise.all(
      granted.map(({ text }) => openStream(JSON.parse(text) as Grant)),
    );
    const [first, ...others] = streams;
    if (first === undefined) throw new Error('no session');
    for (const stream of others) stream.sound(CHUNK_MS);
    await speak(first, spoken('please bring the signed contract'));
    for (const stream of streams) {
      stream.end();
      await stream.until('end_of_stream');
      stream.socket.terminate();
    }
    expect(concludedText(first.messages).toLowerCase()).toContain('contract');
    await expect.poll(() => pids.filter(isRunning), SLOW).toEqual([]);
    expect((await ask(running)).status).toBe(200);
  });
});

describe('a damaged model', { ...SLOW, ...unless(NO_SPEECH) }, () => {
  const copy = (name: string): string => {
    const to = join(folder.path, name);
    cpSync(INSTALLED, to, { recursive: true });
    return to;
  };

  test.each(['en-us/mdef', 'en-us/means', 'en-us/sendump', 'en-us.lm.bin'])(
    'is refused with a sentence, and the service lives: %s cut off',
    async (file) => {
      const model = copy(`damaged-${file.replaceAll('/', '-')}`);
      truncateSync(join(model, file), 100);
      const running = await start(model);
      for (let time = 0; time < 2; time += 1) {
        const { status, json } = await ask(running);
        expect([status, json.code]).toEqual([503, 'speech_model_unusable']);
        expect(json.message).toContain('cannot be loaded');
      }
      expect((await running.call('GET', '/v2/usage')).status).toBe(200);
      await expect.poll(() => pids.filter(isRunning), SLOW).toEqual([]);
    },
  );
});

test('native code that aborts while a model is loaded does not crash the service', async () => {
  const model = join(folder.path, 'aborts');
  const runtime = join(model, 'node_modules', 'sherpa-onnx-node');
  mkdirSync(runtime, { recursive: true });
  for (const name of ['tokens.txt', 'model.onnx']) writeFileSync(join(model, name), 'x');
  writeFileSync(join(runtime, 'package.json'), '{"main":"index.js"}');
  writeFileSync(
    join(runtime, 'index.js'),
    'exports.OnlineRecognizer = class { constructor() { process.abort(); } };',
  );
  const running = await start(model);
  // The one place that was taken for it is free again each time.
  for (let time = 0; time < 6; time += 1) {
    const { status, json } = await ask(running);
    expect([status, json.code]).toEqual([503, 'speech_model_unusable']);
  }
  expect(existsSync(running.data)).toBe(true);
  expect((await running.call('GET', '/v2/usage')).status).toBe(200);
}, 60_000);

test('a folder that lacks files is refused by their names', async () => {
  const model = join(folder.path, 'lacks');
  mkdirSync(model);
  writeFileSync(join(model, 'encoder.onnx'), 'x');
  const { status, json } = await ask(await start(model));
  expect([status, json.code]).toEqual([503, 'speech_model_unusable']);
  expect(json.message).toContain('tokens.txt, decoder*.onnx');
  expect(pids).toEqual([]);
});
