import type { Answer, Answering, Seen } from '../fake-service.ts';

export const DEVELOPER_KEY = 'developer-4711-secret';
export const ADMIN_KEY = 'administrator-0815-secret:adm';

export const SITE = 'aaaa0000-1111-4222-8333-444455556666:0a1b2c3d-1111-4222-8333-44445555aaaa';
export const SHOP = 'bbbb0000-1111-4222-8333-444455556666:0a1b2c3d-1111-4222-8333-44445555bbbb';

/** A developer key as the wire has it. */
export interface WireKey {
  readonly key_id: string;
  label: string;
  readonly creation_time: string;
  deactivated_time: string | null;
  is_deactivated: boolean;
  usage_limits: Record<string, number | null>;
}

export const wireKey = (id: string, label: string): WireKey => ({
  key_id: id,
  label,
  creation_time: '2026-01-02T03:04:05Z',
  deactivated_time: null,
  is_deactivated: false,
  usage_limits: { characters: null },
});

/** A paid account with its developer keys, as far as admin calls go. */
export interface FakeAccount {
  readonly keys: WireKey[];
  /** Rows of the usage report by key. */
  usage: { api_key?: string; api_key_label?: string; usage: { total_characters: number } }[];
  /** Answered instead, where it is not null. */
  instead: (seen: Seen) => Answer | null;
  readonly answer: Answering;
}

export function createFakeAccount(newSecret: () => string = () => 'new-secret'): FakeAccount {
  const keys = [wireKey(SITE, 'Site'), wireKey(SHOP, 'Shop')];
  const account: FakeAccount = {
    keys,
    usage: [],
    instead: () => null,
    answer: (seen) => account.instead(seen) ?? answerOf(seen),
  };

  const answerOf = (seen: Seen): Answer | null => {
    const path = seen.path.replace(/\?.*/, '');
    const isAdmin = path.startsWith('/v2/admin/');
    const isAdminKey = seen.headers['authorization'] === `Service-Auth-Key ${ADMIN_KEY}`;
    if (isAdmin !== isAdminKey) return { status: 403, json: { message: 'Wrong kind of key' } };
    if (path === '/v2/usage') {
      const limits = { api_key_character_count: 1, api_key_character_limit: 9 };
      return { json: { character_count: 1, character_limit: 9, ...limits } };
    }
    if (path === '/v2/admin/analytics') {
      return { json: { usage_report: { total_usage: {}, key_usages: account.usage } } };
    }
    if (path === '/v2/admin/analytics/custom-tags') {
      return { json: { custom_tag_usage_report: { usage: [], next_page: null } } };
    }
    if (path === '/v2/admin/developer-keys' && seen.method === 'GET') return { json: keys };
    if (path === '/v2/admin/developer-keys') {
      const id = `cccc0000-1111-4222-8333-444455556666:${String(keys.length).padStart(12, '0')}`;
      const label = typeof seen.body['label'] === 'string' ? seen.body['label'] : 'API Key';
      const made = wireKey(id, label);
      keys.push(made);
      return { json: { ...made, key: newSecret() } };
    }
    return path.startsWith('/v2/admin/developer-keys/') ? change(path, seen.body) : null;
  };

  const change = (path: string, body: Seen['body']): Answer => {
    const { key_id: id, label, ...limits } = body;
    const key = keys.find((one) => one.key_id === id);
    if (key === undefined) return { status: 404, json: { message: 'No such key' } };
    if (path.endsWith('/label')) key.label = String(label);
    if (path.endsWith('/limits')) Object.assign(key.usage_limits, limits);
    if (path.endsWith('/deactivate')) {
      key.is_deactivated = true;
      key.deactivated_time = '2026-05-06T07:08:09Z';
    }
    return { json: key };
  };
  return account;
}
