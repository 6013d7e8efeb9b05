import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOfAsking, startRig, type Rig } from '../rig.ts';

let rig: Rig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

const PATH = '/v3/spoken-terms';
const WIRE = {
  spoken_terms_id: 'team',
  name: 'Team',
  term_lists: [{ lang: 'en', entry_count: 1 }],
  creation_time: '2026-10-03T08:00:00.000Z',
};
const COLLECTION = {
  id: 'team',
  name: 'Team',
  created: '2026-10-03T08:00:00.000Z',
  lists: [{ language: 'en', count: 1 }],
};
const seen = () => rig.builtIn.seen.filter(({ path }) => path.startsWith(PATH));
const list = (...terms: string[]) => ({ language: 'en', terms });

describe('spoken terms', () => {
  it('reach the service by each of the routes', async () => {
    rig.builtIn.answer(({ method, path }) => {
      if (!path.startsWith(PATH)) return null;
      if (method === 'DELETE') return { status: 204 };
      if (path.includes('/entries')) return { json: { lang: 'en', entries: 'Alpha' } };
      if (method === 'PUT') return { json: { lang: 'en', entry_count: 1 } };
      return { json: method === 'GET' && path === PATH ? { spoken_terms: [WIRE] } : WIRE };
    });
    expect(await rig.ask('spoken-terms.list', undefined)).toEqual([COLLECTION]);
    expect(await rig.ask('spoken-terms.get', { id: 'team' })).toEqual(COLLECTION);
    expect(await rig.ask('spoken-terms.create', { name: 'Team' })).toEqual(COLLECTION);
    expect(await rig.ask('spoken-terms.rename', { id: 'team', name: 'Crew' })).toEqual(COLLECTION);
    expect(await rig.ask('spoken-terms.terms', { id: 'team', language: 'en' })).toEqual(
      list('Alpha'),
    );
    const change = { id: 'team', list: list('Alpha') };
    expect(await rig.ask('spoken-terms.replace', change)).toEqual({ language: 'en', count: 1 });
    expect(await rig.ask('spoken-terms.merge', change)).toEqual(COLLECTION);
    expect(await rig.ask('spoken-terms.remove', { id: 'team' })).toBeNull();
    expect(await rig.ask('spoken-terms.remove-list', { id: 'team', language: 'en' })).toBeNull();
    expect(seen().map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${PATH}`,
      `GET ${PATH}/team`,
      `POST ${PATH}`,
      `PATCH ${PATH}/team`,
      `GET ${PATH}/team/entries?lang=en`,
      `PUT ${PATH}/team/term-lists`,
      `PATCH ${PATH}/team`,
      `DELETE ${PATH}/team`,
      `DELETE ${PATH}/team/term-lists?lang=en`,
    ]);
    expect(seen().map(({ body }) => body)).toMatchObject([
      {},
      {},
      { name: 'Team', term_lists: [] },
      { name: 'Crew' },
      {},
      { lang: 'en', entries: 'Alpha' },
      { term_lists: [{ lang: 'en', entries: 'Alpha' }] },
      {},
      {},
    ]);
  });

  it.each([
    [['Alpha', ''], 'empty'],
    [['Alpha', 'Alpha'], 'duplicate'],
    [['Al\tpha'], 'control'],
    [['Al\npha'], 'control'],
    [[' Alpha'], 'outer-space'],
    [[], 'empty'],
    [['a'.repeat(150), 'b'.repeat(150)], 'too-long'],
  ])('%j are never sent: %s', async (terms, reason) => {
    const failure = { code: 'entries-refused', params: { field: 'terms', reason } };
    const lists = [list(...terms)];
    const change = { id: 'team', list: list(...terms) };
    expect(await failureOfAsking(rig.ask('spoken-terms.replace', change))).toEqual(failure);
    expect(await failureOfAsking(rig.ask('spoken-terms.merge', change))).toEqual(failure);
    expect(await failureOfAsking(rig.ask('spoken-terms.create', { name: 'x', lists }))).toEqual(
      failure,
    );
    expect(seen()).toEqual([]);
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['a\tb', 'control'],
    ['ü'.repeat(513), 'too-long'],
  ])('the name %j is never sent: %s', async (name, reason) => {
    const failure = { code: 'entries-refused', params: { field: 'name', reason } };
    expect(await failureOfAsking(rig.ask('spoken-terms.create', { name }))).toEqual(failure);
    expect(await failureOfAsking(rig.ask('spoken-terms.rename', { id: 'team', name }))).toEqual(
      failure,
    );
    expect(seen()).toEqual([]);
  });

  it('fail as the service says, and teach what the key may do', async () => {
    rig.builtIn.answer(({ path }) =>
      path.startsWith(PATH) ? { status: 403, json: { message: 'Forbidden' } } : null,
    );
    expect(await failureOfAsking(rig.ask('spoken-terms.list', undefined))).toMatchObject({
      code: 'feature-refused',
      params: { feature: 'spoken-terms' },
    });
    for await (const capabilities of rig.watch('connections.capabilities', undefined)) {
      expect(capabilities).toContainEqual(
        expect.objectContaining({ feature: 'spoken-terms', state: 'refused' }),
      );
      break;
    }
  });

  it('end with their caller', async () => {
    rig.builtIn.answer(({ path }) => (path.startsWith(PATH) ? 'silence' : null));
    const leaving = new AbortController();
    const asking = failureOfAsking(rig.ask('spoken-terms.list', undefined, leaving.signal));
    await expect.poll(() => seen().length).toBe(1);
    leaving.abort();
    expect((await asking).code).toBe('cancelled');
  });
});
