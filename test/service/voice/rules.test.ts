import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeRecognition, fakeSynthesis } from '../../fakes/recognition.ts';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';
import { askSession, concludedText, openStream, PCM } from './stream-client.ts';
import type { Grant, Stream } from './stream-client.ts';

const VOICE = { source_media_content_type: PCM, source_language: 'en' };
/** No limit of time is reached by itself here, so a busy computer ends no session. */
const LONG = { tokenMs: 60_000, idleMs: 60_000, connectionMs: 60_000, unattendedMs: 60_000 };
let service: TestService;
let recognition: ReturnType<typeof createFakeRecognition>;
async function startService(limits: Partial<typeof LONG> = {}): Promise<void> {
  recognition = createFakeRecognition();
  service = await startTestService({
    speech: { recognitions: [recognition], syntheses: [fakeSynthesis()] },
    voiceLimits: { ...LONG, ...limits },
  });
}
/** Starts the service of the test anew with limits that it waits for. */
async function restartService(limits: Partial<typeof LONG>): Promise<void> {
  await service.close();
  await startService(limits);
}
beforeEach(() => startService());
afterEach(() => service.close());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const post = (json: object, key?: string) =>
  service.call('POST', '/v3/voice/realtime', { json, ...(key === undefined ? {} : { key }) });

async function refusal(stream: Stream) {
  const code = await stream.closed;
  return { code, error: stream.of('error')[0] };
}

describe('a session request', () => {
  const good = VOICE;
  test.for([
    [{}, 'source_media_content_type'],
    [{ source_media_content_type: 'audio/opus;container=ogg' }, 'source_media_content_type'],
    [{ source_media_content_type: 'constructor' }, 'source_media_content_type'],
    [{ ...good, source_language: 'xx' }, 'source_language'],
    [{ ...good, source_language: 'en-GB' }, 'source_language'],
    [{ source_media_content_type: PCM, source_language_mode: 'fixed' }, 'source_language'],
    [{ ...good, source_language_mode: 'sure' }, 'source_language_mode'],
    [{ ...good, target_languages: ['de', 'fr', 'es', 'it', 'pl', 'nl'] }, 'target'],
    [{ ...good, target_languages: 'de' }, 'target_languages'],
    [{ ...good, target_languages: ['tlh'] }, 'target_languages'],
    [{ ...good, target_media_languages: ['de', 'en'] }, 'spoken'],
    [{ ...good, target_media_languages: ['he'] }, 'Spoken translation'],
    [
      { ...good, target_languages: ['de', 'fr', 'es', 'it', 'pl'], target_media_languages: ['nl'] },
      'target',
    ],
    [{ ...good, target_media_content_type: 'audio/wav' }, 'target_media_content_type'],
    [{ ...good, target_media_voice: 'robot' }, 'target_media_voice'],
    [{ ...good, message_format: 'xml' }, 'message_format'],
    [{ ...good, spoken_terms_id: 'nope' }, 'spoken_terms_id'],
    [{ ...good, spoken_terms_id: '11111111-1111-4111-8111-111111111111' }, 'Spoken terms'],
    [{ ...good, glossary_id: '11111111-1111-4111-8111-111111111111' }, 'Glossary'],
    [{ ...good, formality: 'prefer_more' }, 'formality'],
  ] as const)('%j is refused', async ([body, word]) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(word);
  });

  test('tells an address of this computer, a token, and how the words come to be', async () => {
    const answer = await post({ ...good, target_languages: ['de', 'en-GB'] });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      streaming_url: expect.stringMatching(/^ws:\/\/127\.0\.0\.1:\d+\//) as string,
      token: expect.any(String) as string,
      session_id: expect.any(String) as string,
      origin: { scripted: false, targets: { de: expect.any(String) as string, 'en-GB': 'source' } },
    });
  });

  test('finds no recogniser for another language, after everything else was checked', async () => {
    const bad = await post({ ...good, source_language: 'de', formality: 'x' });
    expect(bad.status).toBe(400);
    const answer = await post({ ...good, source_language: 'de' });
    expect([answer.status, answer.json]).toEqual([
      503,
      { code: 'no_recogniser', message: expect.stringContaining('--speech-model') as string },
    ]);
    expect((await post({ source_media_content_type: PCM })).status).toBe(200);
  });

  test('finds no voice for a language that nothing speaks here', async () => {
    const spoken = { target_media_languages: ['fr'], target_media_content_type: PCM };
    const answer = await post({ ...good, ...spoken });
    expect([answer.status, answer.json]).toMatchObject([503, { code: 'no_synthesiser' }]);
  });

  test('takes an unscoped key of the paid tier', async () => {
    const scoped = await service.newKey({ scopes: ['translate:text'] });
    expect((await post(good, scoped.key)).status).toBe(403);
    const free = await service.newKey({ tier: 'free' });
    expect((await post(good, free.key)).status).toBe(403);
    expect(
      (await service.call('POST', '/v3/voice/realtime', { json: good, key: null })).status,
    ).toBe(401);
  });

  test('is refused beyond so many at once', async () => {
    for (let count = 0; count < 4; count += 1) expect((await post(good)).status).toBe(200);
    expect((await post(good)).status).toBe(429);
  });

  test('makes room when nobody came to the session', async () => {
    await restartService({ unattendedMs: 300 });
    for (let count = 0; count < 4; count += 1) await post(good);
    await expect.poll(async () => (await post(good)).status).toBe(200);
  });
});

describe.for(['json', 'msgpack'] as const)('a stream of %s', (format) => {
  test('transcribes, translates and ends in order', async () => {
    const grant = await askSession(service, {
      target_languages: ['de', 'en-GB'],
      message_format: format,
    });
    const stream = await openStream(grant, format);
    for (let count = 0; count < 25; count += 1) {
      stream.sound(100);
      await pause(52);
    }
    stream.end();
    expect(await stream.closed).toBe(1000);
    expect(concludedText(stream.messages)).toBe('Word0 word1 word2 word3. Word4.');
    expect(concludedText(stream.messages, 'en-GB')).toBe('Word0 word1 word2 word3. Word4.');
    expect(concludedText(stream.messages, 'de')).not.toBe('');
    const [first] = stream.of('source_transcript_update');
    expect(first).toMatchObject({
      concluded: [],
      tentative: [{ text: 'Word0', start_time: 0, end_time: 500, language: 'en' }],
    });
    const kinds = stream.messages.map((message) => Object.keys(message)[0]);
    expect(kinds.slice(-4)).toEqual([
      'end_of_source_transcript',
      'end_of_target_transcript',
      'end_of_target_transcript',
      'end_of_stream',
    ]);
  });

  test('speaks', async () => {
    const grant = await askSession(service, {
      target_media_languages: ['en-GB'],
      target_media_content_type: 'audio/pcm;encoding=s16le;rate=24000',
      message_format: format,
    });
    const stream = await openStream(grant, format);
    for (let count = 0; count < 21; count += 1) {
      stream.sound(100);
      await pause(52);
    }
    stream.end();
    expect(await stream.closed).toBe(1000);
    const chunks = stream.of('target_media_chunk');
    expect(chunks[0]).toMatchObject({
      language: 'en-GB',
      content_type: 'audio/pcm;encoding=s16le;rate=24000',
      headers: 0,
      text: 'Word0 word1 word2 word3.',
      duration: 200,
    });
    expect(chunks[1]).not.toHaveProperty('content_type');
    expect(chunks[1]).not.toHaveProperty('text');
    const bytes = chunks
      .flatMap(({ data }) => data as (string | Uint8Array)[])
      .map((data) => (typeof data === 'string' ? Buffer.from(data, 'base64').length : data.length));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBe(24 * 2_400 * 2);
    const kinds = stream.messages.map((message) => Object.keys(message)[0]);
    expect(kinds.slice(-2)).toEqual(['end_of_target_media', 'end_of_stream']);
  });

  test.for([
    ['another kind of message', (stream: Stream) => stream.say({ hello: {} }), 1008, 4_000_400],
    [
      'two kinds at once',
      (stream: Stream) => stream.say({ end_of_source_media: {}, source_media_chunk: {} }),
      1008,
      4_000_400,
    ],
    ['no data', (stream: Stream) => stream.say({ source_media_chunk: {} }), 1008, 4_000_400],
    [
      'data that is no sound',
      (stream: Stream) => stream.say({ source_media_chunk: { data: 7 } }),
      1008,
      4_000_400,
    ],
    ['a list', (stream: Stream) => stream.say([1]), 1008, 4_000_400],
    ['more than a second', (stream: Stream) => stream.sound(1_001), 1009, 4_000_413],
    ['half a sample', (stream: Stream) => stream.chunk(new Uint8Array(321)), 1008, 4_000_422],
    [
      'sound after the end',
      (stream: Stream) => {
        stream.sound();
        stream.end();
        stream.sound();
      },
      1008,
      4_000_409,
    ],
    [
      'sound too fast',
      (stream: Stream) => {
        for (let count = 0; count < 40; count += 1) stream.sound(100);
      },
      1008,
      4_290_001,
    ],
  ] as const)('is ended by %s', async ([, act, close, reason]) => {
    const stream = await openStream(await askSession(service, { message_format: format }), format);
    act(stream);
    const { code, error } = await refusal(stream);
    expect(code).toBe(close);
    expect(error).toMatchObject({ reason_code: reason, error_code: Math.floor(reason / 10_000) });
  });
});

describe('a stream', () => {
  test('is ended without a word by the wrong kind of frame', async () => {
    const stream = await openStream(await askSession(service));
    stream.socket.send(Buffer.from('{}'), { binary: true });
    expect(await refusal(stream)).toEqual({ code: 1003, error: undefined });
  });

  test('is ended by hostile bytes, and the service lives on', async () => {
    const hostile = [
      Buffer.from([0xc1]),
      Buffer.from([0xdf, 0xff, 0xff, 0xff, 0xff]),
      Buffer.alloc(2_000, 0x91),
      Buffer.from('81a95f5f70726f746f5f5f80', 'hex'),
      Buffer.alloc(0),
    ];
    for (const bytes of hostile) {
      const grant = await askSession(service, { message_format: 'msgpack' });
      const stream = await openStream(grant, 'msgpack');
      stream.socket.send(bytes);
      expect((await refusal(stream)).error).toMatchObject({ reason_code: 4_000_400 });
    }
    const large = await openStream(await askSession(service));
    large.socket.send('x'.repeat(600 * 1024));
    expect(await large.closed).toBe(1009);
    expect(service.faults).toEqual([]);
  });

  test('ends after a while without sound, for good', async () => {
    await restartService({ idleMs: 400 });
    const grant = await askSession(service);
    const stream = await openStream(grant);
    stream.sound();
    expect(await refusal(stream)).toMatchObject({ code: 1008, error: { reason_code: 4_080_001 } });
    const again = await service.call('GET', `/v3/voice/realtime?token=${grant.token}`);
    expect(again.status).toBe(400);
  });

  test('takes twice the speed of speech, also in large pieces', async () => {
    const stream = await openStream(await askSession(service));
    for (let count = 0; count < 12; count += 1) {
      stream.sound(250);
      await pause(130);
    }
    stream.end();
    expect(await stream.closed).toBe(1000);
  });

  test('answers a ping while it works', async () => {
    const stream = await openStream(await askSession(service));
    const pong = new Promise((resolve) => stream.socket.once('pong', resolve));
    stream.sound();
    stream.socket.ping('7');
    expect(String(await pong)).toBe('7');
    stream.socket.terminate();
  });

  test('goes on when the recogniser breaks, and ends with an internal error when each one does', async () => {
    const stream = await openStream(await askSession(service));
    for (let time = 1; time <= 4; time += 1) {
      const { fed } = recognition;
      stream.sound();
      await expect.poll(() => recognition.fed).toBeGreaterThan(fed);
      recognition.fail();
      await expect.poll(() => service.faults.length).toBe(time);
    }
    expect(await refusal(stream)).toMatchObject({ code: 1011, error: { reason_code: 5_000_000 } });
    expect(stream.of('recogniser_restarted')).toHaveLength(3);
    service.faults.length = 0;
  });

  test('decodes A-law and µ-law', async () => {
    for (const encoding of ['alaw', 'ulaw']) {
      const type = `audio/pcm;encoding=${encoding};rate=8000`;
      const stream = await openStream(
        await askSession(service, { source_media_content_type: type }),
      );
      for (let count = 0; count < 8; count += 1) {
        stream.chunk(new Uint8Array(800).fill(0x55));
        await pause(52);
      }
      stream.end();
      expect(await stream.closed).toBe(1000);
      expect(concludedText(stream.messages)).toBe('Word0.');
    }
  });

  test('is not opened for a web page or another path', async () => {
    const grant = await askSession(service);
    const from = (url: string, headers: Record<string, string> = {}) =>
      fetch(url.replace('ws:', 'http:'), {
        headers: { connection: 'upgrade', upgrade: 'websocket', ...headers },
      }).then(
        ({ status }) => status,
        () => 0,
      );
    expect(await from(`${grant.streaming_url}x?token=${grant.token}`)).not.toBe(101);
    const { WebSocket } = await import('ws');
    const page = new WebSocket(`${grant.streaming_url}?token=${grant.token}`, {
      origin: 'http://evil.example',
    });
    const refused = await new Promise((resolve) => {
      page.on('unexpected-response', (_, answer) => resolve(answer.statusCode));
      page.on('error', () => undefined);
    });
    expect(refused).toBe(403);
    page.terminate();
    const stream = await openStream(grant);
    stream.end();
    expect(await stream.closed).toBe(1000);
  });
});

describe('tokens', () => {
  const refusedWith = async (grant: { streaming_url: string; token: string }) => {
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${grant.streaming_url}?token=${grant.token}`);
    return new Promise((resolve) => {
      socket.on('unexpected-response', (_, answer) => {
        resolve(answer.statusCode);
        socket.terminate();
      });
      socket.on('error', () => undefined);
      socket.on('open', () => resolve(101));
    });
  };
  const renew = (token: string) =>
    service.call('GET', `/v3/voice/realtime?token=${encodeURIComponent(token)}`);

  test('a made-up or an expired one opens nothing', async () => {
    await restartService({ tokenMs: 100 });
    const grant = await askSession(service);
    expect(await refusedWith({ ...grant, token: 'made-up' })).toBe(403);
    await pause(150);
    expect(await refusedWith(grant)).toBe(403);
  });

  test('one that is used twice ends the session', async () => {
    const grant = await askSession(service);
    const stream = await openStream(grant);
    expect(await refusedWith(grant)).toBe(403);
    expect(await stream.closed).toBe(1008);
    expect((await renew(grant.token)).status).toBe(400);
  });

  test('an older one than the newest ends the session', async () => {
    const grant = await askSession(service);
    const next = await renew(grant.token);
    expect(next.status).toBe(200);
    expect((await renew(grant.token)).status).toBe(400);
    expect((await renew((JSON.parse(next.text) as Grant).token)).status).toBe(400);
  });

  test('another account cannot go on with a session', async () => {
    const grant = await askSession(service);
    expect((await service.call('GET', '/v3/voice/realtime')).status).toBe(400);
    expect((await renew('')).status).toBe(400);
    expect((await renew(grant.token)).status).toBe(200);
  });

  test('a new one takes the connection over, and nothing concluded comes twice', async () => {
    const grant = await askSession(service);
    const first = await openStream(grant);
    for (let count = 0; count < 25; count += 1) {
      first.sound(100);
      await pause(52);
    }
    const next = await renew(grant.token);
    expect(await first.closed).toBe(1001);
    const second = await openStream(JSON.parse(next.text) as Grant);
    second.end();
    expect(await second.closed).toBe(1000);
    const all = [...first.messages, ...second.messages];
    expect(concludedText(all)).toBe('Word0 word1 word2 word3. Word4.');
  });

  test('what was concluded while nobody was there is told afterwards', async () => {
    const grant = await askSession(service);
    const first = await openStream(grant);
    for (let count = 0; count < 25; count += 1) {
      first.sound(100);
      await pause(52);
    }
    first.end();
    first.socket.terminate();
    await pause(50);
    const second = await openStream(JSON.parse((await renew(grant.token)).text) as Grant);
    expect(await second.closed).toBe(1000);
    expect(concludedText([...first.messages, ...second.messages])).toContain('Word4.');
  });

  test('a session that nobody comes back to ends', async () => {
    await restartService({ unattendedMs: 300 });
    const grant = await askSession(service);
    const stream = await openStream(grant);
    // As many at once as may be: there is room again once it has ended.
    for (let count = 0; count < 3; count += 1) await openStream(await askSession(service));
    stream.socket.terminate();
    await expect.poll(async () => (await post(VOICE)).status).toBe(200);
    expect((await renew(grant.token)).status).toBe(400);
  });
});

describe('billing', () => {
  const minutes = async (key: string) => {
    const { text } = await service.call('GET', '/v2/usage', { key });
    const { products } = JSON.parse(text) as {
      products: { product_type: string; api_key_unit_count: number }[];
    };
    return products.find(({ product_type }) => product_type === 'speechToText')?.api_key_unit_count;
  };

  test('counts begun minutes, once they begin', async () => {
    const { key } = await service.newKey();
    const stream = await openStream(await askSession(service, {}, key));
    expect(await minutes(key)).toBe(0);
    stream.sound();
    await expect.poll(() => minutes(key)).toBe(1);
    stream.end();
    await stream.closed;
    expect(await minutes(key)).toBe(1);
  });

  test('a limit refuses the session, and ends one that reaches it', async () => {
    const none = await service.newKey({ limits: { speech_to_text_milliseconds: 30_000 } });
    expect((await post(VOICE, none.key)).status).toBe(456);
    const { key } = await service.newKey({ limits: { speech_to_text_milliseconds: 60_000 } });
    const first = await openStream(await askSession(service, {}, key));
    const second = await openStream(await askSession(service, {}, key));
    first.sound();
    await expect.poll(() => minutes(key)).toBe(1);
    second.sound();
    expect(await refusal(second)).toMatchObject({ code: 1008, error: { reason_code: 4_560_001 } });
    first.end();
    expect(await first.closed).toBe(1000);
  });
});

describe('what tests can make happen', () => {
  const control = (path: string, json: object) =>
    service.call('PUT', `/control/${path}`, { json, key: service.adminKey });

  test('a script answers the next session only, and says so', async () => {
    const message = {
      source_transcript_update: {
        concluded: [{ text: 'Hello.', start_time: 0, end_time: 400, language: 'en' }],
        tentative: [],
      },
    };
    expect((await control('voice-script', { messages: [{ at: 0, message }] })).status).toBe(200);
    const grant = await askSession(service);
    expect(grant.origin).toMatchObject({ scripted: true });
    const stream = await openStream(grant);
    stream.sound();
    stream.end();
    expect(await stream.closed).toBe(1000);
    expect(concludedText(stream.messages)).toBe('Hello.');
    expect(recognition.fed).toBe(0);
    expect((await askSession(service)).origin).toMatchObject({ scripted: false });
  });

  test('faults strike when so much sound has come', async () => {
    const strike = async (kind: string) => {
      await control('voice-faults', { faults: [{ kind, after_ms: 100 }] });
      const stream = await openStream(await askSession(service));
      stream.socket.on('error', () => undefined);
      stream.sound();
      return stream;
    };
    expect(await (await strike('cut')).closed).toBe(1006);
    expect(await (await strike('close')).closed).toBe(1001);
    expect(await refusal(await strike('error'))).toMatchObject({ code: 1011 });
    const bad = await control('voice-faults', { faults: [{ kind: 'fire', after_ms: 0 }] });
    expect(bad.status).toBe(400);
  });
});
