import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { AdminClient } from '../../main/client/admin.ts';
import type { RecordedRequest } from './loopback-server.ts';
import { answerJson, startLoopbackServer } from './loopback-server.ts';
import { ADMIN_KEY, createTestAdmin, failureOf } from './test-client.ts';

const ID = 'f9e80000-1111-4222-8333-444455556666:0a1b2c3d-1111-4222-8333-444455556789';
const RECORD = {
  key_id: ID,
  label: 'Site',
  creation_time: '2026-01-02T03:04:05Z',
  deactivated_time: null,
  is_deactivated: false,
  usage_limits: {
    characters: 5000,
    speech_to_text_milliseconds: 0,
    speech_to_speech_milliseconds: null,
  },
};
const KEY = {
  id: ID,
  masked: 'f9e8****6789',
  label: 'Site',
  created: '2026-01-02T03:04:05.000Z',
  deactivated: null,
  isActive: true,
  limits: { characters: 5000, speechToTextMs: 0, speechToSpeechMs: null },
};

type Answer = (response: ServerResponse) => void;
const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    answerJson(response, status, body);

/** Makes one call of a service that answers so. */
async function calling<T>(
  answer: Answer,
  call: (admin: AdminClient) => Promise<T>,
  requests: RecordedRequest[] = [],
): Promise<T> {
  await using server = await startLoopbackServer((request, response) => {
    requests.push(request);
    answer(response);
  });
  await using managing = createTestAdmin(server.url);
  return await call(managing.admin);
}

describe('developer keys', () => {
  it('are listed, active and deactivated ones', async () => {
    const ended = { ...RECORD, is_deactivated: true, deactivated_time: '2026-02-03T04:05:06' };
    const keys = await calling(json([RECORD, ended]), (admin) => admin.developerKeys());
    expect(keys).toEqual([
      KEY,
      { ...KEY, isActive: false, deactivated: '2026-02-03T04:05:06.000Z' },
    ]);
    expect(await calling(json([]), (admin) => admin.developerKeys())).toEqual([]);
  });

  it('are unlimited where a limit is null, absent or without end', async () => {
    const bare = { key_id: ID, creation_time: RECORD.creation_time };
    const odd = { ...RECORD, usage_limits: { characters: 1_000_000_000_000 }, plan: 'x' };
    const keys = await calling(json([bare, odd]), (admin) => admin.developerKeys());
    const limits = { characters: null, speechToTextMs: null, speechToSpeechMs: null };
    expect(keys).toEqual([
      { ...KEY, label: '', limits },
      { ...KEY, limits },
    ]);
  });

  it('are deactivated where only one of the two fields says so', async () => {
    const bare = { key_id: ID, creation_time: RECORD.creation_time };
    const said = [
      { ...bare, is_deactivated: true },
      { ...bare, deactivated_time: '2026-02-03T04:05:06Z' },
    ];
    const keys = await calling(json([bare, ...said]), (admin) => admin.developerKeys());
    expect(keys.map(({ isActive }) => isActive)).toEqual([true, false, false]);
  });

  it.each([
    ['an object', { keys: [] }],
    ['a record without id', [{ ...RECORD, key_id: undefined }]],
    ['a limit below nothing', [{ ...RECORD, usage_limits: { characters: -1 } }]],
  ])('are not read from %s', async (_, answer) => {
    const failure = await failureOf(calling(json(answer), (admin) => admin.developerKeys()));
    expect(failure.code).toBe('bad-answer');
  });

  it('tell their secret when they are made, where the service does', async () => {
    const requests: RecordedRequest[] = [];
    const made = await calling(
      json({ ...RECORD, key: 'secret-1' }),
      (admin) => admin.createDeveloperKey('Site'),
      requests,
    );
    expect(made).toEqual({ key: KEY, secret: 'secret-1' });
    expect(requests).toMatchObject([
      { method: 'POST', url: '/v2/admin/developer-keys', body: '{"label":"Site"}' },
    ]);
    const silent = await calling(json(RECORD), (admin) => admin.createDeveloperKey(null), requests);
    expect(silent.secret).toBeNull();
    expect(requests[1]?.body).toBe('{}');
  });

  it('are renamed, limited and deactivated by their id', async () => {
    const requests: RecordedRequest[] = [];
    const calls: ((admin: AdminClient) => Promise<unknown>)[] = [
      (admin) => admin.renameDeveloperKey(ID, 'Shop'),
      (admin) => admin.limitDeveloperKey(ID, { characters: null, speechToTextMs: 90_000 }),
      (admin) => admin.limitDeveloperKey(ID, { characters: undefined, speechToSpeechMs: 0 }),
      (admin) => admin.deactivateDeveloperKey(ID),
    ];
    for (const call of calls) expect(await calling(json(RECORD), call, requests)).toEqual(KEY);
    expect(
      requests.map(({ method, url, body }) => [method, url, JSON.parse(body) as unknown]),
    ).toEqual([
      ['PUT', '/v2/admin/developer-keys/label', { key_id: ID, label: 'Shop' }],
      [
        'PUT',
        '/v2/admin/developer-keys/limits',
        { key_id: ID, characters: null, speech_to_text_milliseconds: 90_000 },
      ],
      ['PUT', '/v2/admin/developer-keys/limits', { key_id: ID, speech_to_speech_milliseconds: 0 }],
      ['PUT', '/v2/admin/developer-keys/deactivate', { key_id: ID }],
    ]);
  });
});

describe('a refusal', () => {
  it.each([
    ['an unknown key', 'Authorization failed.', { code: 'key-refused' }],
    [
      'a key of the other kind',
      'Wrong kind of key: this endpoint needs a key of kind admin.',
      { code: 'wrong-key-kind', params: { kind: 'developer' } },
    ],
    ['words about the admin key', 'A valid admin key is required.', { code: 'key-refused' }],
    [
      'a plan without it',
      'Not available on your plan.',
      { code: 'feature-refused', params: { feature: 'admin' } },
    ],
  ])('of %s is told from the others', async (_, message, expected) => {
    const refusing = calling(json({ message }, 403), (admin) => admin.developerKeys());
    expect(await failureOf(refusing)).toEqual({ ...expected, status: 403, said: message });
  });

  it('never repeats the key', async () => {
    const refusing = calling(json({ message: `No such key: ${ADMIN_KEY}` }, 403), (admin) =>
      admin.developerKeys(),
    );
    expect(JSON.stringify(await failureOf(refusing))).not.toContain(ADMIN_KEY);
  });
});

describe('a change whose outcome is unclear', () => {
  const CHANGES: Readonly<Record<string, (admin: AdminClient) => Promise<unknown>>> = {
    create: (admin) => admin.createDeveloperKey('Site', { attempts: 5 }),
    rename: (admin) => admin.renameDeveloperKey(ID, 'Shop', { attempts: 5 }),
    limit: (admin) => admin.limitDeveloperKey(ID, { characters: 1 }, { attempts: 5 }),
    deactivate: (admin) => admin.deactivateDeveloperKey(ID, { attempts: 5 }),
  };
  const UNCLEAR: Readonly<Record<string, [Answer, object]>> = {
    'service-error': [json({}, 500), { status: 500 }],
    'service-unavailable': [json({}, 503), { status: 503 }],
    'bad-answer': [json({ key: 'secret-1' }), { status: 200 }],
    unreachable: [(response) => response.destroy(), {}],
  };
  const cases = Object.entries(CHANGES).flatMap(([name, call]) =>
    Object.entries(UNCLEAR).map(([reason, [answer, facts]]) => ({
      name,
      call,
      reason,
      answer,
      facts,
    })),
  );

  it.each(cases)(
    '$name, $reason: is sent once and said',
    async ({ call, reason, answer, facts }) => {
      const requests: RecordedRequest[] = [];
      const failure = await failureOf(calling(answer, call, requests));
      expect(failure).toEqual({ code: 'outcome-unknown', params: { reason }, ...facts });
      expect(requests).toHaveLength(1);
    },
  );

  it('says so of an answer that does not come in time', async () => {
    const requests: RecordedRequest[] = [];
    const waiting = calling(
      () => undefined,
      (admin) => admin.createDeveloperKey('Site', { attemptLimitMs: 50 }),
      requests,
    );
    expect(await failureOf(waiting)).toEqual({
      code: 'outcome-unknown',
      params: { reason: 'timeout' },
    });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['bad-request', 400],
    ['key-refused', 403],
    ['not-found', 404],
    ['rate-limited', 429],
    ['quota-exceeded', 456],
  ])('%s (%i) is clear: nothing was done', async (code, status) => {
    const requests: RecordedRequest[] = [];
    const failure = await failureOf(
      calling(json({}, status), (admin) => admin.createDeveloperKey('Site'), requests),
    );
    expect(failure).toMatchObject({ code, status });
    expect(requests).toHaveLength(1);
  });

  it('nobody at the address is clear, too', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    await using managing = createTestAdmin(`http://127.0.0.1:${port}`);
    const failure = await failureOf(managing.admin.createDeveloperKey('Site'));
    expect(failure.code).toBe('unreachable');
  });

  it('lists are still tried again', async () => {
    let count = 0;
    const keys = await calling(
      (response) => answerJson(response, ++count === 1 ? 503 : 200, count === 1 ? {} : [RECORD]),
      (admin) => admin.developerKeys(),
    );
    expect(keys).toHaveLength(1);
  });
});
