import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClient, failureOf } from '../client/test-client.ts';
import { startTestService, type TestService } from './running-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const ALL = '/v3/spoken-terms';
const UNKNOWN = '11111111-1111-4111-8111-111111111111';

interface Collection {
  readonly spoken_terms_id: string;
  readonly name: string;
  readonly term_lists: readonly { readonly lang: string; readonly entry_count: number }[];
  readonly creation_time: string;
}

const list = (lang: string, ...terms: string[]) => ({ lang, entries: terms.join('\n') });

async function create(json: object): Promise<Collection> {
  const answer = await service.call('POST', ALL, { json });
  expect(answer.status, answer.text).toBe(201);
  return JSON.parse(answer.text) as Collection;
}
const entries = async (id: string, lang: string) => {
  const answer = await service.call('GET', `${ALL}/${id}/entries?lang=${lang}`);
  return [answer.status, answer.json] as const;
};

describe('the eight operations', () => {
  let made: Collection;
  let id: string;
  beforeEach(async () => {
    made = await create({ name: 'Team', term_lists: [list('en', 'Alpha', 'Beta')] });
    id = made.spoken_terms_id;
  });

  it('creates a collection, without lists too', async () => {
    expect(made).toEqual({
      spoken_terms_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      name: 'Team',
      term_lists: [{ lang: 'en', entry_count: 2 }],
      creation_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    });
    expect((await create({ name: 'Bare' })).term_lists).toEqual([]);
  });

  it('creates a collection from a form as well', async () => {
    const term_lists = JSON.stringify([list('de', 'Öztürk')]);
    const answer = await service.call('POST', ALL, { form: { name: 'Form', term_lists } });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ term_lists: [{ lang: 'de', entry_count: 1 }] });
  });

  it('lists collections without their terms', async () => {
    const answer = await service.call('GET', ALL);
    expect(answer.status).toBe(200);
    const { spoken_terms: all } = JSON.parse(answer.text) as { spoken_terms: Collection[] };
    expect(all).toContainEqual(made);
    expect(answer.text).not.toContain('Alpha');
  });

  it('shows one collection, by its id in any letter case', async () => {
    const answer = await service.call('GET', `${ALL}/${id.toUpperCase()}`);
    expect([answer.status, answer.json]).toEqual([200, made]);
  });

  it('shows the terms of a language', async () => {
    expect(await entries(id, 'en')).toEqual([200, { lang: 'en', entries: 'Alpha\nBeta' }]);
    expect((await entries(id, 'de'))[0]).toBe(404);
    expect((await service.call('GET', `${ALL}/${id}/entries`)).status).toBe(400);
  });

  it('replaces a list wholly, or makes it', async () => {
    const put = async (json: object) => {
      const answer = await service.call('PUT', `${ALL}/${id}/term-lists`, { json });
      return [answer.status, answer.json];
    };
    expect(await put(list('en', 'Gamma'))).toEqual([200, { lang: 'en', entry_count: 1 }]);
    expect(await put(list('de', 'Müller', 'Öztürk'))).toEqual([
      200,
      { lang: 'de', entry_count: 2 },
    ]);
    expect(await entries(id, 'en')).toEqual([200, { lang: 'en', entries: 'Gamma' }]);
    expect(await entries(id, 'de')).toEqual([200, { lang: 'de', entries: 'Müller\nÖztürk' }]);
  });

  it('merges terms, and renames', async () => {
    const answer = await service.call('PATCH', `${ALL}/${id}`, {
      json: {
        name: 'Crew',
        term_lists: [list('en', 'Gamma', 'Alpha', 'alpha'), list('fr', 'Éluard')],
      },
    });
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        ...made,
        name: 'Crew',
        term_lists: [
          { lang: 'en', entry_count: 4 },
          { lang: 'fr', entry_count: 1 },
        ],
      },
    ]);
    expect(await entries(id, 'en')).toEqual([
      200,
      { lang: 'en', entries: 'Alpha\nBeta\nGamma\nalpha' },
    ]);
  });

  it('changes nothing by an empty change', async () => {
    const answer = await service.call('PATCH', `${ALL}/${id}`, { json: {} });
    expect([answer.status, answer.json]).toEqual([200, made]);
  });

  it('changes nothing at all when a part of the change is refused', async () => {
    const long = list('en', 'x'.repeat(295));
    const answer = await service.call('PATCH', `${ALL}/${id}`, {
      json: { name: 'Crew', term_lists: [list('de', 'Müller'), long] },
    });
    // Alone it has 295 characters; with what is there it has more than 300.
    expect(answer.status).toBe(400);
    expect((await service.call('GET', `${ALL}/${id}`)).json).toEqual(made);
    const { status } = await service.call('PUT', `${ALL}/${id}/term-lists`, { json: long });
    expect(status).toBe(200);
  });

  it('deletes the list of a language', async () => {
    const path = `${ALL}/${id}/term-lists`;
    const answer = await service.call('DELETE', `${path}?lang=en`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await entries(id, 'en'))[0]).toBe(404);
    expect((await service.call('DELETE', `${path}?lang=en`)).status).toBe(404);
    expect((await service.call('DELETE', path)).status).toBe(400);
    expect((await service.call('GET', `${ALL}/${id}`)).json).toEqual({ ...made, term_lists: [] });
  });

  it('deletes a collection', async () => {
    const answer = await service.call('DELETE', `${ALL}/${id}`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await service.call('GET', `${ALL}/${id}`)).status).toBe(404);
    expect((await entries(id, 'en'))[0]).toBe(404);
  });
});

describe('the rules of the content', () => {
  const post = async (json: unknown) => (await service.call('POST', ALL, { json })).status;
  const terms = (text: unknown, lang: unknown = 'en') =>
    post({ name: 'Rules', term_lists: [{ lang, entries: text }] });

  it.each([
    ['an empty list', ''],
    ['only a line end', '\n'],
    ['an empty term', 'Alpha\n\nBeta'],
    ['an empty term at the start', '\nAlpha'],
    ['two empty lines at the end', 'Alpha\n\n'],
    ['a second term', 'Alpha\nBeta\nAlpha'],
    ['a tab', 'Al\tpha'],
    ['a carriage return', 'Alpha\r\nBeta'],
    ['a zero', 'Al\u0000pha'],
    ['a delete', 'Al\u007fpha'],
    ['a C1 control', 'Al\u0085pha'],
    ['the last C1 control', 'Al\u009fpha'],
    ['space before', ' Alpha'],
    ['space behind', 'Alpha '],
    ['a no-break space behind', 'Alpha\u00a0'],
    ['301 characters', 'a'.repeat(301)],
    ['301 characters with the line end', `${'a'.repeat(150)}\n${'b'.repeat(150)}`],
    ['half a surrogate pair', 'Al\ud83dpha'],
    ['no text', 5],
    ['a list of texts', ['Alpha']],
  ])('refuse %s', async (_, text) => {
    expect(await terms(text)).toBe(400);
  });

  it.each([
    ['letter case that differs', 'Alpha\nalpha'],
    ['one line end at the end', 'Alpha\n'],
    ['a space inside', 'New York'],
    ['300 characters', 'a'.repeat(300)],
    ['300 characters with the line end', `${'a'.repeat(150)}\n${'b'.repeat(149)}`],
    ['300 code points beyond the first plane', '😀'.repeat(300)],
    ['the first characters beyond the controls', 'Al pha~\u00a1'],
  ])('take %s', async (_, text) => {
    expect(await terms(text)).toBe(201);
  });

  it.each([
    ['no name', {}],
    ['an empty name', { name: '' }],
    ['a name of 1025 bytes', { name: 'a'.repeat(1025) }],
    ['a name of 1025 bytes in 513 characters', { name: `${'ü'.repeat(512)}a` }],
    ['a name that is no text', { name: 5 }],
    ['lists that are no lists', { name: 'x', term_lists: 'x' }],
    ['a list that is none', { name: 'x', term_lists: ['x'] }],
    ['a list without a language', { name: 'x', term_lists: [{ entries: 'Alpha' }] }],
    ['a list without terms', { name: 'x', term_lists: [{ lang: 'en' }] }],
    ['one language twice', { name: 'x', term_lists: [list('en', 'A'), list('EN', 'B')] }],
    ['a language that is none', { name: 'x', term_lists: [list('xx', 'A')] }],
    ['a language that cannot be spoken', { name: 'x', term_lists: [list('la', 'A')] }],
  ])('refuse %s', async (_, json) => {
    expect(await post(json)).toBe(400);
  });

  it('take a name of 1024 bytes', async () => {
    expect(await post({ name: 'ü'.repeat(512) })).toBe(201);
  });
});

describe('who may', () => {
  it.each([
    ['POST', ALL],
    ['GET', ALL],
    ['GET', `${ALL}/${UNKNOWN}`],
    ['PATCH', `${ALL}/${UNKNOWN}`],
    ['DELETE', `${ALL}/${UNKNOWN}`],
    ['GET', `${ALL}/${UNKNOWN}/entries?lang=en`],
    ['PUT', `${ALL}/${UNKNOWN}/term-lists`],
    ['DELETE', `${ALL}/${UNKNOWN}/term-lists?lang=en`],
  ])('%s %s: an unscoped developer key of the paid tier', async (method, path) => {
    const body = method === 'GET' || method === 'DELETE' ? {} : { json: {} };
    const status = async (key: string | null) =>
      (await service.call(method, path, { ...body, key })).status;
    expect(await status(null)).toBe(401);
    expect(await status((await service.newKey({ scopes: ['translate:text'] })).key)).toBe(403);
    expect(await status((await service.newKey({ tier: 'free' })).key)).toBe(403);
    expect(await status(service.adminKey)).toBe(403);
    // Everybody else gets an answer about the collection.
    const known = await status(service.developerKey);
    expect(known).toBe(path === ALL ? (method === 'GET' ? 200 : 400) : 404);
  });
});

it('is understood by our client, and the client by it', async () => {
  await using tested = createTestClient(service.baseUrl, { key: service.developerKey });
  const { spokenTerms } = tested.client;
  const en = { language: 'en', terms: ['Alpha', 'New York'] };
  const { id } = await spokenTerms.create('Team', [en]);
  expect(await spokenTerms.entries(id, 'en')).toEqual(en);
  await spokenTerms.change(id, { name: 'Crew' });
  await spokenTerms.change(id, { list: { language: 'en', terms: ['Beta', 'Alpha'] } });
  expect((await spokenTerms.entries(id, 'en')).terms).toEqual(['Alpha', 'New York', 'Beta']);
  expect(await spokenTerms.replace(id, { language: 'de', terms: ['Öztürk'] })).toEqual({
    language: 'de',
    count: 1,
  });
  await spokenTerms.remove(id, 'en');
  const crew = await spokenTerms.get(id);
  expect(crew).toMatchObject({ name: 'Crew', lists: [{ language: 'de', count: 1 }] });
  expect(await spokenTerms.list()).toContainEqual(crew);
  await spokenTerms.remove(id, null);
  expect(await failureOf(spokenTerms.get(id))).toMatchObject({ code: 'not-found', status: 404 });
});

it('keeps collections over a restart', async () => {
  const data = service.data;
  const { spoken_terms_id: id } = await create({ name: 'Kept', term_lists: [list('en', 'Alpha')] });
  const second = await startTestService({ data, assets: service.assets });
  const answer = await second.call('GET', `${ALL}/${id}/entries?lang=en`);
  expect(answer.json).toEqual({ lang: 'en', entries: 'Alpha' });
  await second.close();
});
