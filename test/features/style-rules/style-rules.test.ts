import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bill } from '../../../main/features/bill.ts';
import { createStyleRules } from '../../../main/features/style-rules/style-rules.ts';
import { STYLE_RULES } from '../../../main/engine/style-rules/catalogue.ts';
import type { CheckedInput, Input, Output } from '../../../preload/contract/api.ts';
import { api } from '../../../preload/contract/api.ts';
import type { Answer, FakeService, Seen } from '../fake-service.ts';
import { startFakeService } from '../fake-service.ts';
import type { OneService } from '../one-service.ts';
import { createOneService } from '../one-service.ts';
import { failureOfAsking } from '../rig.ts';

interface WireInstruction {
  readonly id: string;
  readonly label: string;
  readonly prompt: string;
  readonly source_language?: string;
}

type Handled = ReturnType<typeof createStyleRules>;

let service: FakeService;
let one: OneService;
let instructions: WireInstruction[];
let rules: unknown;
let version: number;
/** Answers instead, where it gives one. */
let fault: (seen: Seen) => Answer | null;
let handlers: Handled;
let bills: Bill[];
let changes: number;
let billed: number;

const record = () => ({
  style_id: 's1',
  name: 'House',
  language: 'en',
  version,
  creation_time: '2026-11-03T04:05:06.789Z',
  updated_time: '2026-11-03T04:05:06.789Z',
  configured_rules: rules,
  custom_instructions: instructions,
});
function answer(seen: Seen): Answer | null {
  const { method, body } = seen;
  const given = fault(seen);
  if (given !== null) return given;
  const path = seen.path.split('?')[0] ?? '';
  const id = path.split('/').at(-1);
  if (path.endsWith('/custom_instructions')) {
    version += 1;
    const made = { id: `n${version}`, ...body } as unknown as WireInstruction;
    instructions.push(made);
    return { status: 201, json: made };
  }
  if (path.includes('/custom_instructions/')) {
    version += 1;
    const index = instructions.findIndex((instruction) => instruction.id === id);
    if (index < 0) return { status: 404 };
    const [old] = instructions.splice(index, 1);
    if (method === 'DELETE') return { status: 204 };
    const changed = { id: old?.id, ...body } as unknown as WireInstruction;
    instructions.splice(index, 0, changed);
    return { json: changed };
  }
  if (path.endsWith('/configured_rules')) rules = body;
  if (path.startsWith('/v3/style_rules/')) {
    return method === 'DELETE' ? { status: 204 } : { json: record() };
  }
  return null;
}

beforeEach(async () => {
  service = await startFakeService();
  service.answer(answer);
  one = createOneService(service);
  instructions = ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    label: id.toUpperCase(),
    prompt: `Do ${id}.`,
    ...(id === 'b' && { source_language: 'de' }),
  }));
  rules = {};
  version = 1;
  fault = () => null;
  bills = [];
  changes = 0;
  billed = 0;
  handlers = createStyleRules({
    services: one.services,
    record: (bill) => void bills.push(bill),
    reportingTag: () => 'team',
    onBilled: () => (billed += 1),
    onChange: () => (changes += 1),
  });
});
afterEach(async () => {
  await one[Symbol.asyncDispose]();
  await service.close();
});

function ask<K extends keyof Handled>(route: K, input: Input<K>): Promise<Output<K>> {
  const handler = handlers[route] as (
    input: CheckedInput<K>,
    call: { readonly signal: AbortSignal },
  ) => Promise<Output<K>>;
  const checked = api[route].input.parse(input) as CheckedInput<K>;
  return handler(checked, { signal: new AbortController().signal });
}
const sent = () =>
  service.seen
    .splice(0)
    .map(({ method, path }) => `${method} ${path.replace('/v3/style_rules', '')}`);

describe('lists of style rules', () => {
  it('are read page by page, names only or wholly', async () => {
    const pages = [25, 25, 3];
    fault = ({ path }) => {
      const page = Number(new URL(path, 'http://x').searchParams.get('page'));
      return {
        json: {
          style_rules: Array.from({ length: pages[page] ?? 0 }, (_, n) => ({
            ...record(),
            style_id: `s${page}-${n}`,
          })),
        },
      };
    };
    const names = await ask('style-rules.list', undefined);
    expect(names).toHaveLength(53);
    expect(names[52]).toEqual({ id: 's2-2', name: 'House', language: 'en', version: 1 });
    expect(sent()).toEqual(
      [0, 1, 2].map((page) => `GET ?page=${page}&page_size=25&detailed=false`),
    );
    const all = await ask('style-rules.all', undefined);
    expect(all[52]?.instructions[1]).toEqual({
      id: 'b',
      label: 'B',
      prompt: 'Do b.',
      sourceLanguage: 'de',
    });
    expect(sent()[0]).toBe('GET ?page=0&page_size=25&detailed=true');
  });

  it('are made, renamed and deleted', async () => {
    fault = ({ method }) => (method === 'POST' ? { status: 201, json: record() } : null);
    const content = { name: 'House', language: 'en' };
    expect(await ask('style-rules.create', content)).toMatchObject({ id: 's1', name: 'House' });
    expect(one.once).toEqual(['style-rules']);
    await ask('style-rules.rename', { id: 's1', name: 'New' });
    await ask('style-rules.get', { id: 's1' });
    await ask('style-rules.remove', { id: 's1' });
    expect(sent()).toEqual(['POST ', 'PATCH /s1', 'GET /s1', 'DELETE /s1']);
    expect(changes).toBe(3);
  });
});

describe('rules', () => {
  it('are in a catalogue of 159', async () => {
    const { languages, categories, offline } = await ask('style-rules.catalogue', undefined);
    expect(languages.toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh']);
    expect(categories).toHaveLength(7);
    expect(categories.flatMap((category) => category.rules)).toHaveLength(159);
    for (const [name, options] of Object.entries(offline)) {
      const [category = '', rule = ''] = name.split('/');
      expect(STYLE_RULES[category]?.[rule], name).toEqual(expect.arrayContaining([...options]));
    }
  });

  it('that nobody here knows stay when others are set', async () => {
    rules = { punctuation: { brand_new: 'on', other_new: 'on' }, future: { constructor: 'kept' } };
    const wanted = { numbers: { centuries: 'spell_out' }, punctuation: { brand_new: 'off' } };
    await ask('style-rules.configure', { id: 's1', rules: wanted });
    expect(sent()).toEqual(['GET /s1', 'PUT /s1/configured_rules']);
    expect(rules).toEqual({
      numbers: { centuries: 'spell_out' },
      punctuation: { brand_new: 'off', other_new: 'on' },
      future: { constructor: 'kept' },
    });
  });

  it('that are known go when they are not wanted any more', async () => {
    const [rule = '', options = []] = Object.entries(STYLE_RULES['punctuation'] ?? {})[0] ?? [];
    rules = { punctuation: { [rule]: options[0] ?? '' } };
    await ask('style-rules.configure', { id: 's1', rules: {} });
    expect(rules).toEqual({});
  });

  it('that the service refuses are told as it says it', async () => {
    fault = ({ method }) =>
      method === 'PUT' ? { status: 400, json: { message: 'Unknown option' } } : null;
    expect(
      await failureOfAsking(ask('style-rules.configure', { id: 's1', rules: {} })),
    ).toMatchObject({
      code: 'bad-request',
      said: 'Unknown option',
    });
  });
});

describe('instructions', () => {
  it('are added, changed and removed', async () => {
    const instruction = { label: 'New', prompt: 'Do new.' };
    const added = await ask('style-rules.add-instruction', { id: 's1', instruction });
    expect(added).toEqual({ id: 'n2', ...instruction, sourceLanguage: null });
    const change = { label: 'B2', prompt: 'Do b.', sourceLanguage: 'fr' };
    await ask('style-rules.change-instruction', { id: 's1', instruction: 'b', change });
    await ask('style-rules.remove-instruction', { id: 's1', instruction: 'a' });
    expect(instructions).toEqual([
      { id: 'b', label: 'B2', prompt: 'Do b.', source_language: 'fr' },
      { id: 'c', label: 'C', prompt: 'Do c.' },
      { id: 'd', label: 'D', prompt: 'Do d.' },
      { id: 'n2', ...instruction },
    ]);
    expect(one.once).toEqual(['style-rules']);
  });
});

describe('another order', () => {
  const order = (...ids: string[]) =>
    ask('style-rules.order-instructions', { id: 's1', order: ids });
  const labels = () => instructions.map(({ label }) => label).join('');

  it.each([
    ['abcd', 0],
    ['bcda', 1],
    ['acdb', 1],
    ['dabc', 3],
    ['dcba', 3],
  ])('%s costs as few new instructions as can be', async (wanted, made) => {
    const list = await order(...Array.from(wanted));
    expect(labels()).toBe(wanted.toUpperCase());
    expect(list.instructions.map(({ label }) => label).join('')).toBe(wanted.toUpperCase());
    expect(list.instructions.find(({ label }) => label === 'B')?.sourceLanguage).toBe('de');
    const requests = sent();
    expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(made);
    expect(requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(made);
  });

  it('adds all before it deletes any', async () => {
    await order('d', 'c', 'b', 'a');
    const verbs = sent().map((request) => request.split(' ')[0]);
    expect(verbs).toEqual(['GET', 'POST', 'POST', 'POST', 'DELETE', 'DELETE', 'DELETE', 'GET']);
  });

  it('is refused when the list is not as the page thinks', async () => {
    for (const wrong of ['abc', 'abcc', 'abcx', 'abcda']) {
      expect(await failureOfAsking(order(...Array.from(wrong)))).toEqual({
        code: 'invalid-input',
        params: { field: 'order', reason: 'changed' },
      });
    }
    expect(labels()).toBe('ABCD');
  });

  it('leaves everything as it was when nothing more can be added', async () => {
    let posts = 0;
    fault = ({ method }) => {
      if (method === 'POST') posts += 1;
      return method === 'POST' && posts === 3 ? { status: 456, json: { message: 'Full' } } : null;
    };
    expect(await failureOfAsking(order('d', 'c', 'b', 'a'))).toMatchObject({
      code: 'quota-exceeded',
      params: { left: 'as-before', count: 0 },
    });
    expect(instructions.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(changes).toBe(1);
  });

  it('loses nothing when deleting fails, and says how many stand there twice', async () => {
    let deletes = 0;
    fault = ({ method }) => {
      if (method === 'DELETE') deletes += 1;
      return method === 'DELETE' && deletes > 1 ? { status: 403, json: { message: 'No' } } : null;
    };
    expect(await failureOfAsking(order('d', 'c', 'b', 'a'))).toMatchObject({
      params: { left: 'duplicates', count: 2 },
    });
    expect(labels()).toBe('ABDCBA');
  });

  it('counts what could not be taken back, and what may have been made unseen', async () => {
    let posts = 0;
    fault = ({ method }) => {
      if (method === 'DELETE') return { status: 403 };
      if (method === 'POST') posts += 1;
      return method === 'POST' && posts === 2 ? { status: 500 } : null;
    };
    expect(await failureOfAsking(order('d', 'c', 'b', 'a'))).toMatchObject({
      code: 'outcome-unknown',
      params: { left: 'duplicates', count: 2 },
    });
    expect(labels()).toBe('ABCDC');
  });

  it('is made in rounds where the list has little room, and not at all where it has none', async () => {
    const fill = (count: number) => {
      instructions = Array.from({ length: count }, (_, n) => ({
        id: `i${n}`,
        label: `L${n}`,
        prompt: 'x',
      }));
    };
    let most = 0;
    fault = () => {
      most = Math.max(most, instructions.length);
      return null;
    };
    fill(198);
    const wanted = ['i197', ...instructions.slice(0, 5).map(({ id }) => id)];
    const rest = instructions.slice(5, 197).map(({ id }) => id);
    await order(...rest, ...wanted);
    expect(instructions.map(({ label }) => label)).toEqual(
      [...rest, ...wanted].map((id) => id.replace('i', 'L')),
    );
    expect(most).toBeLessThanOrEqual(200);
    fill(200);
    const full = instructions.map(({ id }) => id);
    expect(await failureOfAsking(order(...full.toReversed()))).toMatchObject({
      params: { reason: 'full' },
    });
    expect(instructions).toHaveLength(200);
  });
});

describe('a trial', () => {
  const trial = { id: 's1', text: 'Good morning.', source: null, target: 'de' };
  it('translates twice, with and without, and shows the difference', async () => {
    fault = ({ path, body }) =>
      path === '/v2/translate'
        ? {
            json: {
              translations: [
                {
                  detected_source_language: 'EN',
                  text: body['style_id'] === undefined ? 'Guten Morgen.' : 'Schönen Morgen.',
                  billed_characters: 13,
                },
              ],
            },
          }
        : null;
    const tried = await ask('style-rules.try', trial);
    expect(tried).toMatchObject({ without: 'Guten Morgen.', with: 'Schönen Morgen.', billed: 26 });
    expect(tried.changes.map(({ before }) => before).join('')).toBe(tried.without);
    expect(tried.changes.map(({ after }) => after).join('')).toBe(tried.with);
    const bodies = service.seen.map(({ body }) => body);
    expect(bodies.map((body) => body['style_id'])).toEqual([undefined, 's1']);
    expect({ ...bodies[1], style_id: undefined }).toEqual(bodies[0]);
    expect(service.seen.map(({ headers }) => headers['x-service-reporting-tag'])).toEqual([
      'team',
      'team',
    ]);
    expect(bills).toEqual(Array(2).fill({ connection: 'a', tag: 'team', textCharacters: 13 }));
    expect(billed).toBe(1);
  });

  it('that fails on its second half has billed its first', async () => {
    fault = ({ body }) => (body['style_id'] === 's1' ? { status: 404, json: {} } : null);
    expect(await failureOfAsking(ask('style-rules.try', trial))).toMatchObject({
      code: 'not-found',
    });
    expect(bills).toHaveLength(1);
    expect(billed).toBe(1);
  });
});
