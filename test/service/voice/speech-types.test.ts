import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DownMessage } from '../../../main/service/voice/messages.ts';
import { SPEECH_TYPES, typeName } from '../../../main/service/voice/sound-types.ts';
import { createSpeechOut } from '../../../main/service/voice/speech-out.ts';
import { findProgram } from '../../../main/system/find-program.ts';
import { createFakeRecognition, fakeSynthesis } from '../../fakes/recognition.ts';
import { startTestService, temporaryFolder } from '../running-service.ts';
import type { TestService } from '../running-service.ts';
import { oggOfOpus } from './ogg-of-opus.ts';
import { askSession, openStream, PCM } from './stream-client.ts';

const ffmpeg = findProgram('ffmpeg', process.env);
const ffprobe = findProgram('ffprobe', process.env);
const reason = ffmpeg === null || ffprobe === null ? ' (skipped: ffmpeg is not installed)' : '';
const folder = temporaryFolder();
afterAll(() => folder.remove());

interface Chunk {
  readonly data: readonly Uint8Array[];
  readonly duration: number;
  readonly content_type?: string;
  readonly headers?: number;
  readonly text?: string;
}

const SENTENCES = ['One two. ', 'Three four five.'];
/** 100 ms of a tone for each character. */
const SPOKEN_MS = SENTENCES.join('').length * 100;

/** Everything that a session would be told of two sentences. */
async function spoken(contentType: string): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  const tell = (message: DownMessage) => chunks.push(message['target_media_chunk'] as Chunk);
  const out = createSpeechOut({
    synthesis: fakeSynthesis(),
    language: 'en-GB',
    contentType,
    sex: null,
    ffmpeg,
    tell,
    onBroken: (error) => {
      throw error;
    },
    signal: new AbortController().signal,
  });
  for (const text of SENTENCES) out.speak({ text, start_time: 0, end_time: 0 });
  await out.finish();
  return chunks;
}

/** ffmpeg's names of container, codec and rate; raw sound says nothing of itself. */
const EXPECTED: Readonly<Record<string, readonly [format: string, codec: string, rate: number]>> = {
  'audio/flac': ['flac', 'flac', 24_000],
  'video/mp2t;codecs=aac': ['mpegts', 'aac', 24_000],
  'video/mp2t;codecs=opus': ['mpegts', 'opus', 48_000],
  'audio/ogg': ['ogg', 'opus', 48_000],
  'audio/ogg;codecs=flac': ['ogg', 'flac', 24_000],
  'audio/ogg;codecs=opus': ['ogg', 'opus', 48_000],
  'audio/opus': ['ogg', 'opus', 48_000],
  'audio/pcm;encoding=alaw;rate=8000': ['alaw', 'pcm_alaw', 8_000],
  'audio/pcm;encoding=ulaw;rate=8000': ['mulaw', 'pcm_mulaw', 8_000],
  'audio/pcm;encoding=s16le;rate=16000': ['s16le', 'pcm_s16le', 16_000],
  'audio/pcm;encoding=s16le;rate=24000': ['s16le', 'pcm_s16le', 24_000],
  'audio/webm': ['matroska,webm', 'opus', 48_000],
  'audio/webm;codecs=opus': ['matroska,webm', 'opus', 48_000],
  'audio/x-matroska;codecs=aac': ['matroska,webm', 'aac', 24_000],
  'audio/x-matroska;codecs=flac': ['matroska,webm', 'flac', 24_000],
  'audio/x-matroska;codecs=opus': ['matroska,webm', 'opus', 48_000],
};

/** Input options for what has no container. */
const rawOptions = (type: string): readonly string[] => {
  const [format = '', , rate] = EXPECTED[type] ?? [];
  return type.startsWith('audio/pcm') ? ['-f', format, '-ar', String(rate), '-ac', '1'] : [];
};

function run(program: string | null, args: readonly string[]): Buffer {
  const { stdout, stderr, status } = spawnSync(program ?? '', args, { maxBuffer: 1 << 26 });
  expect([status, stderr.toString()]).toEqual([0, '']);
  return stdout;
}

/** 24 kHz samples of what a client has put together. */
function decoded(type: string, pieces: readonly Uint8Array[]): Int16Array {
  const path = join(folder.path, 'speech');
  writeFileSync(path, type === 'audio/opus' ? oggOfOpus(pieces) : Buffer.concat(pieces));
  const output = ['-f', 's16le', '-ar', '24000', '-ac', '1', '-'];
  const bytes = run(ffmpeg, ['-v', 'error', ...rawOptions(type), '-i', path, ...output]);
  return new Int16Array(new Uint8Array(bytes).buffer);
}

const isLoud = (sample: number) => Math.abs(sample) > 1_000;
/** Milliseconds in which there is a tone. */
const loudMs = (samples: Int16Array): number => {
  let loud = 0;
  for (let at = 0; at < samples.length; at += 240) {
    if (samples.subarray(at, at + 240).some(isLoud)) loud += 10;
  }
  return loud;
};

test('every type of the service description has a way to be made', () => {
  expect(Object.keys(SPEECH_TYPES).sort()).toEqual(Object.keys(EXPECTED).sort());
  expect(Object.keys(SPEECH_TYPES)).toHaveLength(16);
});

describe.skipIf(reason !== '').each(Object.keys(EXPECTED))(`speech as %s${reason}`, (type) => {
  const [format, codec, rate] = EXPECTED[type] ?? [];
  let chunks: Chunk[];
  beforeAll(async () => {
    chunks = await spoken(type);
  });

  test('is what it says, and every sentence of it is heard', () => {
    const pieces = chunks.flatMap(({ data }) => data);
    const samples = decoded(type, pieces);
    expect(Math.abs(loudMs(samples) - SPOKEN_MS)).toBeLessThan(100);
    const probed = run(ffprobe, [
      ...['-v', 'error', ...rawOptions(type).slice(0, 2)],
      ...['-show_entries', 'format=format_name:stream=codec_name,sample_rate'],
      ...['-of', 'json', join(folder.path, 'speech')],
    ]);
    const { streams, format: found } = JSON.parse(probed.toString()) as {
      streams: { codec_name: string; sample_rate: string }[];
      format: { format_name: string };
    };
    expect([found.format_name, streams[0]?.codec_name]).toEqual([format, codec]);
    if (rawOptions(type).length === 0) expect(streams[0]?.sample_rate).toBe(String(rate));
  });

  test('says on its first chunk what it is, and of each sentence where it begins', () => {
    const [first, ...others] = chunks;
    expect(first?.content_type).toBe(type);
    for (const other of others) {
      expect(other).not.toHaveProperty('content_type');
      expect(other).not.toHaveProperty('headers');
    }
    expect(chunks.flatMap(({ text }) => text ?? [])).toEqual(SENTENCES);
    const isPcm = type.startsWith('audio/pcm');
    expect(first?.headers).toBeGreaterThanOrEqual(isPcm ? 0 : 1);
    if (isPcm) expect(first?.headers).toBe(0);
    // The second sentence begins where the sound of the first one is over.
    const second = chunks.findLastIndex(({ text }) => text !== undefined);
    const before = chunks.slice(0, second).reduce((sum, { duration }) => sum + duration, 0);
    const first_ms = (SENTENCES[0]?.length ?? 0) * 100;
    expect(before).toBeGreaterThanOrEqual(first_ms - 1);
    expect(before).toBeLessThan(first_ms + 500);
  });

  test('has durations that add up', () => {
    const total = chunks.reduce((sum, { duration }) => sum + duration, 0);
    const length = decoded(
      type,
      chunks.flatMap(({ data }) => data),
    ).length;
    expect(Math.abs(total - length / 24)).toBeLessThan(100);
    for (const { duration } of chunks) expect(duration).toBeLessThanOrEqual(300);
  });

  test('can be joined later with its headers alone', () => {
    const headers = chunks[0]?.data.slice(0, chunks[0].headers) ?? [];
    const second = chunks.findLastIndex(({ text }) => text !== undefined);
    const pieces = chunks.slice(second).flatMap(({ data }) => data);
    const loud = loudMs(decoded(type, [...headers, ...pieces]));
    expect(Math.abs(loud - (SENTENCES[1]?.length ?? 0) * 100)).toBeLessThan(150);
  });
});

describe('the service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({
      speech: { recognitions: [createFakeRecognition()], syntheses: [fakeSynthesis()] },
      voiceLimits: { tokenMs: 400, idleMs: 10_000, connectionMs: 60_000, unattendedMs: 50 },
    });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  afterAll(async () => {
    expect(service.faults).toEqual([]);
    await service.close();
  });
  const ask = (more: object) =>
    service.call('POST', '/v3/voice/realtime', {
      json: {
        source_media_content_type: PCM,
        source_language: 'en',
        target_media_languages: ['en-GB'],
        ...more,
      },
    });
  const given = (type: string) => ({ target_media_content_type: type });
  const gone = () => new Promise((resolve) => setTimeout(resolve, 100));

  test.skipIf(reason !== '')(`offers every type where ffmpeg is${reason}`, async () => {
    for (const type of Object.keys(EXPECTED)) {
      expect([type, (await ask(given(type))).status]).toEqual([type, 200]);
      await gone();
    }
  });

  test.skipIf(reason !== '')(`speaks WebM with Opus unless told otherwise${reason}`, async () => {
    // The tokens of the other one end before a busy computer has connected.
    const patient = await startTestService({
      speech: { recognitions: [createFakeRecognition()], syntheses: [fakeSynthesis()] },
    });
    onTestFinished(() => patient.close());
    const grant = await askSession(patient, {
      source_media_content_type: 'audio/pcm; rate=16000; encoding="s16le"',
      target_media_languages: ['en-GB'],
    });
    const stream = await openStream(grant);
    for (let count = 0; count < 21; count += 1) {
      stream.sound(100);
      await new Promise((resolve) => setTimeout(resolve, 52));
    }
    stream.end();
    expect(await stream.closed).toBe(1000);
    const chunks = stream.of('target_media_chunk');
    expect(chunks[0]).toMatchObject({ content_type: 'audio/webm;codecs=opus', headers: 1 });
    const pieces = chunks.flatMap(({ data }) =>
      (data as string[]).map((piece) => Buffer.from(piece, 'base64')),
    );
    expect(Math.abs(loudMs(decoded('audio/webm', pieces)) - 2_400)).toBeLessThan(100);
    const kinds = stream.messages.map((message) => Object.keys(message)[0]);
    expect(kinds.slice(-2)).toEqual(['end_of_target_media', 'end_of_stream']);
  });

  test('names ffmpeg where it is missing, and makes PCM without it', async () => {
    vi.stubEnv('PATH', folder.path);
    for (const [type, { kind }] of Object.entries(SPEECH_TYPES)) {
      const answer = await ask(given(type));
      expect([type, answer.status]).toEqual([type, kind === 'pcm' ? 200 : 503]);
      if (kind === 'packed') {
        expect([answer.json.code, answer.json.message]).toEqual([
          'no_ffmpeg',
          expect.stringContaining(`'${type}' requires ffmpeg to be installed`),
        ]);
      }
      await gone();
    }
    expect((await ask({})).json.message).toContain("'audio/webm;codecs=opus'");
    const source = await ask({ source_media_content_type: 'audio/ogg', ...given(PCM) });
    expect([source.status, source.json.code]).toEqual([503, 'no_ffmpeg']);
    // What is wrong in itself is said first.
    expect((await ask(given('audio/wav'))).status).toBe(400);
  });

  test('names the part that an ffmpeg lacks', async () => {
    const program = join(folder.path, 'ffmpeg');
    const list = ' A..... aac AAC\n  E matroska Matroska\n  E ogg Ogg';
    writeFileSync(program, `#!/bin/sh\ncat <<'END'\n${list}\nEND\n`);
    chmodSync(program, 0o755);
    vi.stubEnv('PATH', [folder.path, '/usr/bin', '/bin'].join(delimiter));
    const lacks = async (type: string) => (await ask(given(type))).json.message;
    expect(await lacks('audio/ogg')).toContain('it lacks the encoder libopus');
    expect(await lacks('video/mp2t;codecs=aac')).toContain('it lacks the muxer mpegts');
    expect((await ask(given('audio/x-matroska;codecs=aac'))).status).toBe(200);
    await gone();
  });
});

test.each([
  ['audio/webm; codecs="opus"', 'audio/webm;codecs=opus'],
  ['Audio/PCM; Rate=16000 ; encoding=S16LE', 'audio/pcm;encoding=s16le;rate=16000'],
  ['audio/x-matroska ;codecs = "flac"', 'audio/x-matroska;codecs=flac'],
  ['audio/mp3', 'audio/mp3'],
])('a type may be written %s', (written, name) => {
  expect(typeName(written)).toBe(name);
});
