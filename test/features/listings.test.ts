import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../main/system/database.ts';
import type { FakeService } from './fake-service.ts';
import { startFakeService } from './fake-service.ts';
import type { Rig } from './rig.ts';
import { all, failureOfAsking, firstOf, startRig } from './rig.ts';

let rig: Rig;
let remote: FakeService;
beforeEach(async () => {
  rig = await startRig();
  remote = await startFakeService();
});
afterEach(async () => {
  await rig.close();
  await remote.close();
});

const useRemote = async () => {
  const { id } = await rig.ask('connections.save', {
    name: 'Work',
    kind: 'custom',
    address: remote.baseUrl,
    key: 'remote-key-0003',
  });
  await rig.ask('connections.use', { id });
  return id;
};
const count = (service: FakeService, path: string) =>
  service.seen.filter((seen) => seen.path.startsWith(path)).length;

describe('languages', () => {
  const settled = () =>
    firstOf(rig.watch('languages.watch', undefined), ({ state }) => state !== 'loading');

  it('are those of the active service', async () => {
    expect(await settled()).toEqual({
      state: 'ready',
      connection: 'offline',
      items: [
        {
          code: 'en',
          name: 'en',
          source: true,
          target: true,
          status: 'stable',
          features: ['formality'],
        },
        {
          code: 'de',
          name: 'de',
          source: true,
          target: true,
          status: 'stable',
          features: ['formality'],
        },
        {
          code: 'en-GB',
          name: 'en-GB',
          source: false,
          target: true,
          status: 'stable',
          features: ['formality'],
        },
      ],
    });
    expect(rig.builtIn.seen[0]?.path).toBe('/v3/languages?resource=translate_text&include=beta');
  });

  it('are read again when another service is used, and once only for all who watch', async () => {
    const connections: string[] = [];
    for await (const listed of rig.watch('languages.watch', undefined)) {
      if (listed.state !== 'ready') continue;
      connections.push(listed.connection);
      if (listed.connection !== 'offline') break;
      await settled();
      await useRemote();
    }
    expect(connections).toEqual(['offline', expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(count(rig.builtIn, '/v3/languages')).toBe(1);
    expect(count(remote, '/v3/languages')).toBe(1);
  });

  it('of the service used before are not shown while the next one answers', async () => {
    remote.answer(({ path }) => (path.startsWith('/v3/languages') ? 'silence' : null));
    const states: string[] = [];
    for await (const { state } of rig.watch('languages.watch', undefined)) {
      states.push(state);
      if (states.length === 3) break;
      if (state === 'ready') await useRemote();
    }
    expect(states).toEqual(['loading', 'ready', 'loading']);
  });

  it('are read again when asked', async () => {
    await settled();
    await rig.ask('languages.refresh', undefined);
    expect(count(rig.builtIn, '/v3/languages')).toBe(2);
  });

  it('come from the older listing where there is no other', async () => {
    rig.builtIn.answer(({ path }) => {
      if (path === '/v2/languages?type=source')
        return { json: [{ language: 'EN', name: 'English' }] };
      if (path !== '/v2/languages?type=target')
        return path.startsWith('/v3') ? { status: 404 } : null;
      return {
        json: [
          { language: 'EN-GB', name: 'British', supports_formality: false },
          { language: 'DE', name: 'German', supports_formality: true },
        ],
      };
    });
    expect(await settled()).toMatchObject({
      items: [
        { code: 'en', source: true, target: false, features: [] },
        { code: 'en-GB', source: false, target: true, features: [] },
        { code: 'de', source: false, target: true, features: ['formality'] },
      ],
    });
  });

  it('come from the catalogue where the key may not list them', async () => {
    rig.builtIn.answer(({ path }) =>
      path.startsWith('/v3/languages')
        ? {
            status: 403,
            json: { message: 'Forbidden', detail: 'Missing required scope(s): languages:read' },
          }
        : null,
    );
    const listed = await settled();
    const items = listed.state === 'ready' ? listed.items : [];
    expect(items.length).toBeGreaterThan(100);
    expect(items.find(({ code }) => code === 'pt-BR')).toMatchObject({
      source: false,
      target: true,
      features: expect.arrayContaining(['formality', 'glossary']) as unknown,
    });
  });

  it('say why they could not be read', async () => {
    rig.builtIn.answer(({ path }) =>
      path.startsWith('/v3/languages') ? { status: 400, json: {} } : null,
    );
    expect(await settled()).toMatchObject({
      state: 'failed',
      connection: 'offline',
      failure: { code: 'bad-request' },
    });
  });

  it('are read again when the built-in service came back', async () => {
    for await (const listed of rig.watch('languages.watch', undefined)) {
      if (listed.state !== 'ready') continue;
      if (count(rig.builtIn, '/v3/languages') === 1) rig.helpers[0]?.exit(1);
      else break;
    }
    expect(count(rig.builtIn, '/v3/languages')).toBe(2);
  });
});

describe('memories', () => {
  it('come page by page, past the end as well', async () => {
    rig.builtIn.answer(({ path }) => {
      const page = /page=(\d+)&page_size=25/.exec(path)?.[1];
      if (page === undefined) return null;
      const memories =
        page === '0'
          ? [
              {
                translation_memory_id: 'm1',
                name: 'Office',
                source_language: 'en',
                target_languages: ['de', 'en-gb'],
                segment_count: 12,
                creation_time: '2026-01-02T03:04:05.678Z',
              },
            ]
          : [];
      return { json: { translation_memories: memories, total_count: 1 } };
    });
    expect(await rig.ask('memories.page', { page: 0 })).toEqual({
      connection: 'offline',
      memories: [
        {
          id: 'm1',
          name: 'Office',
          source: 'en',
          targets: ['de', 'en-gb'],
          segments: 12,
          created: '2026-01-02T03:04:05.678Z',
        },
      ],
      total: 1,
    });
    expect(await rig.ask('memories.page', { page: 4 })).toMatchObject({ memories: [], total: 1 });
  });
});

describe('glossaries and style rules', () => {
  it('are listed by name', async () => {
    rig.builtIn.answer(({ path }) =>
      path === '/v3/glossaries'
        ? {
            json: {
              glossaries: [
                {
                  glossary_id: 'g',
                  name: 'Terms',
                  dictionaries: [{ source_lang: 'EN', target_lang: 'de', entry_count: 3 }],
                },
              ],
            },
          }
        : null,
    );
    expect(await rig.ask('glossaries.list', undefined)).toEqual([
      { id: 'g', name: 'Terms', pairs: [{ source: 'en', target: 'de', entries: 3 }] },
    ]);
  });

  it('come from all pages', async () => {
    rig.builtIn.answer(({ path }) => {
      const page = Number(/style_rules\?page=(\d+)/.exec(path)?.[1] ?? NaN);
      if (Number.isNaN(page)) return null;
      const style_rules = Array.from({ length: page < 2 ? 25 : 4 }, (_, index) => ({
        style_id: `${page}-${index}`,
        name: 'Rule',
        language: 'de',
        version: 2,
        creation_time: '2026-01-02T03:04:05.678Z',
        updated_time: '2026-01-02T03:04:05.678Z',
      }));
      return { json: { style_rules } };
    });
    const rules = await rig.ask('style-rules.list', undefined);
    expect(rules).toHaveLength(54);
    expect(rules[0]).toEqual({ id: '0-0', name: 'Rule', language: 'de', version: 2 });
  });

  it('fail with what the service says', async () => {
    rig.builtIn.answer(() => ({ status: 403, json: { message: 'Forbidden' } }));
    expect((await failureOfAsking(rig.ask('glossaries.list', undefined))).code).toBe(
      'feature-refused',
    );
  });
});

describe('usage', () => {
  const known = () =>
    firstOf(rig.watch('usage.watch', undefined), ({ state }) => state !== 'unknown');

  it('is that of the active connection', async () => {
    remote.answer(({ path }) =>
      path === '/v2/usage'
        ? {
            json: {
              character_count: 7,
              character_limit: 1_000_000_000_000,
              api_key_character_count: 5,
              api_key_character_limit: 10,
              start_time: '2026-11-03T00:00:00Z',
              end_time: '2026-12-03T00:00:00Z',
            },
          }
        : null,
    );
    expect(await known()).toEqual({
      state: 'known',
      connection: 'offline',
      characters: { count: 1200, limit: 500_000 },
      readAt: expect.any(String) as string,
      products: [],
      ownDays: expect.any(Array) as unknown,
    });
    const connection = await useRemote();
    expect(
      await firstOf(
        rig.watch('usage.watch', undefined),
        (usage) => 'connection' in usage && usage.connection === connection,
      ),
    ).toEqual({
      state: 'known',
      connection,
      characters: { count: 7, limit: null },
      readAt: expect.any(String) as string,
      products: [],
      ownDays: expect.any(Array) as unknown,
      keyCharacters: { count: 5, limit: 10 },
      period: { start: '2026-11-03T00:00:00Z', end: '2026-12-03T00:00:00Z' },
    });
  });

  it('is not asked for while nobody looks', async () => {
    await useRemote();
    expect(count(remote, '/v2/usage')).toBe(1);
    expect(count(rig.builtIn, '/v2/usage')).toBe(0);
  });

  it('is read again after translations, once for those that follow each other', async () => {
    await known();
    for (const text of ['one', 'two', 'three']) {
      await all(rig.watch('text.translate', { text, source: 'en', target: 'de', options: {} }));
    }
    rig.builtIn.answer(({ path }) =>
      path === '/v2/usage' ? { json: { character_count: 1300, character_limit: 500_000 } } : null,
    );
    await firstOf(
      rig.watch('usage.watch', undefined),
      (usage) => usage.state === 'known' && usage.characters?.count === 1300,
    );
    expect(count(rig.builtIn, '/v2/usage')).toBe(2);
  });

  it('says why it could not be read', async () => {
    rig.builtIn.answer(({ path }) =>
      path === '/v2/usage'
        ? {
            status: 403,
            json: { message: 'Forbidden', detail: 'Missing required scope(s): usage:read' },
          }
        : null,
    );
    expect(await known()).toMatchObject({ state: 'failed', failure: { code: 'scope-missing' } });
  });
});

describe('app.about', () => {
  it('tells version, shell and where keys are kept', async () => {
    expect(await rig.ask('app.about', undefined)).toEqual({
      version: '9.9.9',
      shell: 'browser',
      secrets: { kept: 'session', why: 'no-store' },
    });
  });

  it('tells of a data file that was set aside', async () => {
    const database = openDatabase(':memory:');
    const damaged = Object.create(database, {
      setAside: { value: { backup: 'desk.sqlite.damaged-1', why: 'damaged' } },
    }) as typeof database;
    const other = await startRig({ database: damaged });
    expect(await other.ask('app.about', undefined)).toMatchObject({
      dataSetAside: { backup: 'desk.sqlite.damaged-1', why: 'damaged' },
    });
    expect(other.events.join()).toContain('database.set-aside');
    await other.close();
    database.close();
  });
});
