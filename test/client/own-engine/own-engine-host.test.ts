import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Agent } from 'undici';
import { systemClock } from '../../../main/client/clock.ts';
import {
  checkEngineAddress,
  createOwnEngineHost,
  OwnEngineFailure,
} from '../../../main/client/own-engine/own-engine-host.ts';
import type {
  OwnEngineAddress,
  OwnEngineTexts,
} from '../../../main/client/own-engine/own-engine-host.ts';
import type { SentAttempt } from '../../../main/client/sent-attempt.ts';
import type { OwnEngineServer } from '../../own-engine-server.ts';
import { chatContent, startOwnEngine } from '../../own-engine-server.ts';

const never = new AbortController().signal;
const KEY = 'secret-key-4711';
const TEXTS: OwnEngineTexts = {
  source: 'en',
  target: 'de',
  passages: ['One', 'Two', 'Three'],
  isMarkup: false,
  context: null,
  instructions: [],
  terms: [],
};

let server: OwnEngineServer;
let attempts: SentAttempt[];
const agent = new Agent();
beforeEach(async () => {
  server = await startOwnEngine((text) => `de:${text}`);
  attempts = [];
});
afterEach(() => server.close());

const host = (address: Partial<OwnEngineAddress> = {}, limitMs = 5000) =>
  createOwnEngineHost(
    { api: 'chat', baseUrl: `${server.address}/v1`, model: 'tiny', key: KEY, ...address },
    {
      network: {
        dispatcher: () => Promise.resolve(agent),
        connect: () => Promise.reject(new Error('No stream.')),
        close: () => Promise.resolve(),
      },
      userAgent: 'test',
      clock: systemClock,
      onAttempt: (attempt) => attempts.push(attempt),
      limitMs,
    },
  );
const libre = (more: Partial<OwnEngineAddress> = {}) =>
  host({ api: 'libretranslate', baseUrl: server.address, model: '', ...more });
const lackOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof OwnEngineFailure ? error.lack : error),
  );

describe('the chat interface', () => {
  it('gets numbered segments with context, terms and instructions, and the key in a header', async () => {
    const answers = await host().translate(
      {
        ...TEXTS,
        context: 'Before. After.',
        instructions: ['Formal.\nAlways.'],
        terms: [{ source: 'contract', target: 'Vertrag' }],
      },
      never,
    );
    expect(answers).toEqual(['de:One', 'de:Two', 'de:Three']);
    const [request] = server.requests;
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(request?.body).toMatchObject({ model: 'tiny', temperature: 0, stream: false });
    const [system, user] = request?.body.messages ?? [];
    expect(user?.content).toBe(
      '<seg n="1">One</seg>\n<seg n="2">Two</seg>\n<seg n="3">Three</seg>',
    );
    for (const words of [
      'English (en)',
      'German (de)',
      'contract = Vertrag',
      '- Formal. Always.',
      'Before. After.',
    ]) {
      expect(system?.content).toContain(words);
    }
  });

  it('rejects segments that are missing, duplicated, or misnumbered', async () => {
    server.answer = () =>
      chatContent('<think>1, 2</think>\n<seg n="2">B</seg> <seg n="2">b</seg><seg n="9">I</seg>');
    expect(await host().translate(TEXTS, never)).toEqual([null, null, null]);
    server.answer = () => chatContent('Sure!\n<seg n="3">C</seg>\n<seg n="1">A\na</seg>\nDone.');
    expect(await host().translate(TEXTS, never)).toEqual(['A\na', null, 'C']);
  });

  it('sends no key where there is none', async () => {
    await host({ key: null }).translate(TEXTS, never);
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });
});

describe('LibreTranslate', () => {
  it('gets a list of texts as text or as HTML, and the key in the body', async () => {
    expect(await libre().translate({ ...TEXTS, target: 'zh-Hant' }, never)).toHaveLength(3);
    expect(server.requests[0]?.body).toEqual({
      q: ['One', 'Two', 'Three'],
      source: 'en',
      target: 'zt',
      format: 'text',
      api_key: KEY,
    });
    await libre({ key: null }).translate({ ...TEXTS, isMarkup: true }, never);
    expect(server.requests[1]?.body).toMatchObject({ format: 'html' });
    expect(server.requests[1]?.body).not.toHaveProperty('api_key');
  });

  it('takes no answer with another count', async () => {
    server.answer = () => ({ status: 200, body: '{"translatedText":["a","b"]}' });
    expect(await libre().translate(TEXTS, never)).toEqual([null, null, null]);
  });

  it('tells the pairs that it has', async () => {
    expect(await libre().pairs(never)).toEqual([
      ['en', 'de'],
      ['en', 'zh'],
      ['de', 'en'],
    ]);
  });
});

describe('what goes wrong', () => {
  it.each([
    [401, '{"error":{"message":"Incorrect API key provided"}}', 'wrong-key'],
    [403, '{"error":"Invalid API key"}', 'wrong-key'],
    [400, '{"error":"Please contact the server operator to get an API key"}', 'wrong-key'],
    [404, '{"error":{"message":"model \\"tiny\\" not found"}}', 'unknown-model'],
    [404, '{"message":"The model `tiny` does not exist."}', 'unknown-model'],
    [404, 'Not found', 'not-this-api'],
    [405, '', 'not-this-api'],
    [302, '', 'not-this-api'],
    [200, '<html>Welcome</html>', 'not-this-api'],
    [200, '{"translations":[]}', 'not-this-api'],
    [429, '{}', 'refused'],
    [500, '{}', 'refused'],
    [504, '', 'too-slow'],
  ])('a status %i with %s is told as %s%s', async (status, body, lack) => {
    server.answer = () => ({ status, body });
    expect(await lackOf(host().translate(TEXTS, never))).toBe(lack);
  });

  it('a host without a name, a closed port and silence are told apart', async () => {
    const at = (baseUrl: string, limitMs = 5000) =>
      lackOf(host({ baseUrl }, limitMs).translate(TEXTS, never));
    expect(await at('https://no-such-engine.invalid/v1')).toBe('name-not-found');
    const closed = await startOwnEngine();
    await closed.close();
    expect(await at(closed.address)).toBe('connection-refused');
    server.answer = () => null;
    expect(await at(server.address, 100)).toBe('too-slow');
  });

  it('ends with the caller', async () => {
    server.answer = () => null;
    const stop = new AbortController();
    const answer = host().translate(TEXTS, stop.signal);
    stop.abort(new Error('Nobody waits.'));
    await expect(answer).rejects.toThrow('Nobody waits.');
  });

  it('lists every attempt without text or key', async () => {
    await host().translate(TEXTS, never);
    server.answer = () => ({ status: 401, body: '' });
    await lackOf(host().translate(TEXTS, never));
    expect(attempts.map(({ code, status, path }) => [code, status, path])).toEqual([
      [null, 200, '/chat/completions'],
      ['key-refused', 401, '/chat/completions'],
    ]);
    expect(JSON.stringify(attempts)).not.toMatch(/secret|One/);
  });

  it('a key that cannot stand in a header is wrong, and nothing is sent', async () => {
    expect(await lackOf(host({ key: 'a\nb' }).translate(TEXTS, never))).toBe('wrong-key');
    expect(server.requests).toEqual([]);
  });
});

it('accepts addresses as manuals write them, but no plain HTTP to another computer', () => {
  const base = (address: string, api: OwnEngineAddress['api']) => {
    const checked = checkEngineAddress(address, api);
    return checked.ok ? checked.baseUrl : checked.failure.code;
  };
  expect(base('http://localhost:11434/v1/chat/completions', 'chat')).toBe(
    'http://localhost:11434/v1',
  );
  expect(base('https://translate.example/translate/', 'libretranslate')).toBe(
    'https://translate.example',
  );
  expect(base('http://engine.example/v1', 'chat')).toBe('insecure-address');
  expect(base('https://user:pass@engine.example', 'chat')).toBe('bad-address');
});
