import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ keywords: ['Service-Auth-Key', 'Other-Key'] });
});
afterAll(() => service.close());

const V2: [string, string][] = [
  ['GET', '/v2/usage'],
  ['GET', '/v2/languages'],
  ['POST', '/v2/translate'],
  ['POST', '/v3/detect/language'],
];
const V3: [string, string][] = [
  ['GET', '/v3/translation_memories'],
  ['GET', '/v3/languages?resource=write'],
  ['GET', '/v3/languages/resources'],
  ['GET', '/v3/glossaries'],
  ['GET', '/v3/style_rules'],
];

describe('a missing or unknown key', () => {
  it.each([
    ...V2.map(([method, path]) => [method, path, 403] as const),
    ...V3.map(([method, path]) => [method, path, 401] as const),
  ])('%s %s answers %i', async (method, path, status) => {
    const { key: deactivated } = await service.newKey({ active: false });
    const authorizations = [
      undefined,
      '',
      service.developerKey,
      `Bearer ${service.developerKey}`,
      `Service-Auth-Key  ${service.developerKey}`,
      'Service-Auth-Key unknown',
      `Service-Auth-Key ${deactivated}`,
    ];
    for (const authorization of authorizations) {
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await service.call(method, path, { key: null, headers });
      expect(answer.status, authorization).toBe(status);
      expect(answer.json.code).toBe('unauthorized');
      expect(answer.json.message).toMatch(/Authorization failed/);
      expect(answer.headers.get('x-trace-id')).toMatch(/^[0-9a-f]{32}$/);
    }
  });
});

describe('keywords', () => {
  it('takes every keyword that is allowed, in any letter case', async () => {
    for (const keyword of ['Service-Auth-Key', 'Other-Key', 'service-auth-key']) {
      const headers = { authorization: `${keyword} ${service.developerKey}` };
      expect((await service.call('GET', '/v2/usage', { headers })).status).toBe(200);
    }
  });
});

describe('key kinds', () => {
  it('refuses an admin key where a developer key belongs, and the reverse', async () => {
    const admin = await service.call('GET', '/v3/languages/resources', { key: service.adminKey });
    expect(admin.status).toBe(403);
    expect(admin.json).toMatchObject({ code: 'forbidden', detail: /^Wrong kind of key/ });
    const developer = await service.call('GET', '/control/faults');
    expect(developer.status).toBe(403);
    expect(developer.json.detail).toMatch(/^Wrong kind of key/);
  });

  it('marks admin keys and free keys by their suffix', async () => {
    expect(service.adminKey).toMatch(/:adm$/);
    expect(service.developerKey).not.toContain(':');
    const free = await service.newKey({ tier: 'free' });
    expect(free.key).toMatch(/:fx$/);
    expect(free.key_id).toMatch(/^[0-9a-f-]{36}:[0-9a-f-]{36}$/);
  });
});

describe('legacy authentication', () => {
  it('is refused with 403 in the query and in the body, even beside a good header', async () => {
    const attempts = [
      service.call('GET', `/v2/usage?auth_key=${service.developerKey}`, { key: null }),
      service.call('GET', `/v3/glossaries?auth_key=${service.developerKey}`),
      service.call('POST', '/v2/translate', {
        json: { text: ['a'], target_lang: 'DE', auth_key: service.developerKey },
      }),
      service.call('POST', '/v2/translate', {
        form: { text: 'a', target_lang: 'DE', auth_key: service.developerKey },
      }),
      service.call('POST', '/v3/detect/language', {
        key: null,
        form: { text: 'a', auth_key: service.developerKey },
      }),
      service.call('POST', '/v2/translate', {
        key: null,
        json: { text: ['a'], target_lang: 'DE', auth_key: service.developerKey },
      }),
    ];
    for (const answer of await Promise.all(attempts)) {
      expect(answer.status).toBe(403);
      expect(answer.json).toMatchObject({ code: 'forbidden', detail: /auth_key/ });
    }
  });
});

describe('scopes', () => {
  it('opens what is in scope and names the scope that is missing', async () => {
    const { key } = await service.newKey({ scopes: ['usage:read', 'languages:read'] });
    expect((await service.call('GET', '/v2/usage', { key })).status).toBe(200);
    expect((await service.call('GET', '/v3/languages/resources', { key })).status).toBe(200);
    const refused: [string, string, string][] = [
      ['POST', '/v2/translate', 'translate:text'],
      ['GET', '/v3/translation_memories', 'translation_memories:read'],
      ['GET', '/v3/glossaries', 'glossaries:read'],
      ['GET', '/v3/style_rules', 'style_rules:read'],
    ];
    for (const [method, path, scope] of refused) {
      const answer = await service.call(method, path, { key });
      expect(answer.status).toBe(403);
      expect(answer.json).toEqual({
        message: 'Forbidden',
        code: 'missing_scope',
        detail: `Missing required scope(s): ${scope}`,
      });
    }
  });

  it('closes endpoints without a scope to every scoped key', async () => {
    const { key } = await service.newKey({ scopes: ['translate:text'] });
    const answer = await service.call('POST', '/v3/detect/language', {
      key,
      json: { text: ['a'] },
    });
    expect([answer.status, answer.json.code]).toEqual([403, 'missing_scope']);
  });
});

describe('a key without detection', () => {
  it('is told so before its request is looked at', async () => {
    const { key } = await service.newKey({ detection: false });
    const wrong = { key, headers: { 'content-type': 'text/plain' }, body: 'x' };
    for (const request of [wrong, { key, json: {} }, { key, json: { text: ['a'] } }]) {
      const answer = await service.call('POST', '/v3/detect/language', request);
      expect([answer.status, answer.json.code]).toEqual([403, 'forbidden']);
    }
  });
});

describe('the free tier', () => {
  it('has no style rules', async () => {
    const { key } = await service.newKey({ tier: 'free' });
    for (const path of [
      '/v3/style_rules',
      '/v3/style_rules/00000000-0000-4000-8000-000000000000',
    ]) {
      const answer = await service.call('GET', path, { key });
      expect([answer.status, answer.json.code]).toEqual([403, 'forbidden']);
    }
    const styled = await service.call('POST', '/v2/translate', {
      key,
      json: { text: ['a'], target_lang: 'DE', style_id: '00000000-0000-4000-8000-000000000000' },
    });
    expect(styled.status).toBe(403);
  });
});

describe('the reporting tag', () => {
  it('is refused unless it is one plain ASCII word of at most 100 characters', async () => {
    const tags = ['two words', 'x'.repeat(101), 'é', '\tx\ty', ' '];
    for (const tag of tags) {
      const headers = { 'x-service-reporting-tag': tag };
      const answer = await service.call('GET', '/v2/usage', { headers });
      expect([tag, answer.status]).toEqual([tag, 400]);
      expect(answer.json.message).toMatch(/X-Service-Reporting-Tag/);
    }
    const headers = { 'x-service-reporting-tag': `  ${'X'.repeat(100)} ` };
    expect((await service.call('GET', '/v2/usage', { headers })).status).toBe(200);
  });
});
