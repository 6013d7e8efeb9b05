import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Translation, TranslationOptions } from '../../../preload/contract/text.ts';
import type { Answer, Seen } from '../fake-service.ts';
import type { Rig } from '../rig.ts';
import { all, BUILT_IN_KEY, startRig } from '../rig.ts';

let rig: Rig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

const run = (text: string, options: TranslationOptions = {}, source: string | null = 'en') =>
  all(rig.watch('text.translate', { text, source, target: 'de', options }));
const last = (values: readonly Translation[]) => values.at(-1) as Translation;
const requests = () => rig.builtIn.seen.filter((seen) => seen.path === '/v2/translate');
const textOf = (seen: Seen) => String((seen.body['text'] as string[])[0]);
const paragraphs = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `Paragraph ${index} is here. ${'So it is. '.repeat(90)}`,
  ).join('\n\n');

/** Answers a translation of one text, with more fields. */
const translated = (seen: Seen, more: object = {}): Answer => ({
  json: {
    translations: [
      { detected_source_language: 'EN', text: textOf(seen), billed_characters: 1, ...more },
    ],
  },
});

describe('a short text', () => {
  it('is one request with the key in the header, and is done with its cost', async () => {
    const value = last(await run('  Hello, 😀!\n'));
    expect(value).toEqual({
      state: 'done',
      text: '  Hello, 😀!\n',
      segments: [{ kind: 'not-reported', source: [2, 12], target: [2, 12] }],
      detected: 'EN',
      billed: 9,
      chunks: { done: 1, all: 1 },
      service: 'offline',
      mismatches: [],
    });
    expect(requests()).toHaveLength(1);
    expect(requests()[0]?.headers['authorization']).toBe(`Service-Auth-Key ${BUILT_IN_KEY}`);
    expect(textOf(requests()[0] as Seen)).toBe('Hello, 😀!');
  });

  it.each(['', ' \n\t '])('that says nothing (%j) is done without a request', async (text) => {
    expect(await run(text)).toEqual([
      expect.objectContaining({ state: 'done', text, billed: 0, chunks: { done: 0, all: 0 } }),
    ]);
    expect(requests()).toEqual([]);
  });

  it('shows what the service reports of its segments and its model', async () => {
    const segments = [
      {
        kind: 'memory-fuzzy',
        source: [0, 5],
        target: [0, 5],
        percent: 91,
        memory: 'M',
        stored: 'Helo',
      },
    ];
    rig.builtIn.answer((seen) =>
      seen.path === '/v2/translate'
        ? translated(seen, { origin: { segments }, model_type_used: 'quality_optimized' })
        : null,
    );
    expect(last(await run('\n Hello'))).toMatchObject({
      segments: [{ ...segments[0], source: [2, 7], target: [2, 7] }],
      modelUsed: 'quality_optimized',
    });
  });

  it('says when tags were lost', async () => {
    rig.builtIn.answer((seen) =>
      seen.path === '/v2/translate' ? translated(seen, { text: 'Hallo' }) : null,
    );
    expect(last(await run('<b>Hello</b>')).mismatches.map((mark) => mark.tag)).toEqual([
      '<b>',
      '</b>',
    ]);
  });

  it('says so when the service does not tell what it billed', async () => {
    rig.builtIn.answer((seen) =>
      seen.path === '/v2/translate' ? translated(seen, { billed_characters: undefined }) : null,
    );
    expect(last(await run('Hello')).billed).toBeNull();
  });
});

describe('each option', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const other = '00000000-0000-4000-8000-000000000002';
  it.each<[TranslationOptions, Record<string, unknown>]>([
    [{}, {}],
    [
      { memory: { id, name: 'Office', threshold: 60 } },
      { translation_memory_id: id, translation_memory_threshold: 60 },
    ],
    [
      { memory: { id, name: 'M', threshold: 0 } },
      { translation_memory_id: id, translation_memory_threshold: 0 },
    ],
    [{ glossaries: [id] }, { glossary_id: id }],
    [{ glossaries: [id, other] }, { glossary_ids: [id, other] }],
    [{ glossaries: [] }, {}],
    [{ styleRule: id }, { style_id: id }],
    [{ instructions: ['Be brief.'] }, { custom_instructions: ['Be brief.'] }],
    [{ formality: 'prefer_less' }, { formality: 'prefer_less' }],
    [{ model: 'latency_optimized' }, { model_type: 'latency_optimized' }],
    [{ context: 'A letter.' }, { context: 'A letter.' }],
    [{ neighbours: 3 }, {}],
    [{ splitSentences: '0' }, { split_sentences: '0' }],
    [{ preserveFormatting: true }, { preserve_formatting: true }],
    [{ tagHandling: 'html' }, { tag_handling: 'html' }],
    [
      { tagHandling: 'xml', tagHandlingVersion: 'v1' },
      { tag_handling: 'xml', tag_handling_version: 'v1' },
    ],
    [
      { tagHandling: 'xml', outlineDetection: false },
      { tag_handling: 'xml', outline_detection: false },
    ],
    [
      { tagHandling: 'xml', splittingTags: ['p'] },
      { tag_handling: 'xml', splitting_tags: ['p'] },
    ],
    [
      { tagHandling: 'xml', nonSplittingTags: ['b'] },
      { tag_handling: 'xml', non_splitting_tags: ['b'] },
    ],
    [
      { tagHandling: 'xml', ignoreTags: ['x'] },
      { tag_handling: 'xml', ignore_tags: ['x'] },
    ],
    [{ betaLanguages: true }, { enable_beta_languages: true }],
    [{ reportingTag: ' Project-1 ' }, {}],
  ])('%j goes to its field', async (options, fields) => {
    expect(last(await run('Hello', options)).state).toBe('done');
    const [seen] = requests();
    expect(seen?.body).toEqual({
      text: ['Hello'],
      source_lang: 'en',
      target_lang: 'de',
      show_billed_characters: true,
      // The built-in service is asked to leave what no engine translates.
      untranslated: 'keep',
      ...fields,
    });
    const tag = options.reportingTag === undefined ? undefined : 'project-1';
    expect(seen?.headers['x-service-reporting-tag']).toBe(tag);
  });

  it('that contradicts another is refused without a request', async () => {
    expect(last(await run('Hello', { glossaries: [id] }, null))).toMatchObject({
      state: 'failed',
      failure: { code: 'invalid-input', params: { field: 'glossaries', reason: 'needs-source' } },
    });
    expect(requests()).toEqual([]);
  });
});

describe('a long text', () => {
  const text = paragraphs(220).slice(0, 200_000);

  it('comes back whole and in order, under the limit of a body', async () => {
    rig.builtIn.answer(async (seen) => {
      // The later, the sooner answered: order must not come from luck.
      if (seen.path === '/v2/translate')
        await new Promise((done) => setTimeout(done, 30 - requests().length));
      return null;
    });
    const values = await run(text);
    expect(last(values)).toMatchObject({
      state: 'done',
      text,
      billed: expect.any(Number) as unknown,
    });
    expect(requests().length).toBeGreaterThan(10);
    for (const value of values) expect(text.startsWith(value.text)).toBe(true);
    const { segments, chunks } = last(values);
    expect(chunks).toEqual({ done: requests().length, all: requests().length });
    for (const { source, target } of segments) {
      expect(text.slice(...source)).toBe(last(values).text.slice(...target));
    }
    expect(values.map((value) => value.text.length)).toEqual(
      values.map((value) => value.text.length).toSorted((one, other) => one - other),
    );
  });

  it('has at most three requests under way', async () => {
    let open = 0;
    let most = 0;
    rig.builtIn.answer(async (seen) => {
      if (seen.path !== '/v2/translate') return null;
      open += 1;
      most = Math.max(most, open);
      await new Promise((done) => setTimeout(done, 5));
      open -= 1;
      return null;
    });
    await run(text);
    expect(most).toBe(3);
  });

  it('sends the sentences around a chunk as context and shows them', async () => {
    const values = await run(text, { neighbours: 1, context: 'A list.' });
    const [first, second] = requests().toSorted(
      (one, other) => text.indexOf(textOf(one)) - text.indexOf(textOf(other)),
    );
    expect(first?.body['context']).toMatch(/^A list\.\nParagraph \d+ is here\.$/);
    expect(second?.body['context']).toMatch(/^A list\.\nSo it is\.\nParagraph \d+ is here\.$/);
    expect(last(values).text).toBe(text);
    expect(last(values).contextSent).toBe('A list.\nSo it is.');
  });

  it('keeps what stands before the chunk that failed', async () => {
    rig.builtIn.answer((seen) =>
      textOf(seen).includes('Paragraph 30 ')
        ? { status: 456, json: { message: 'Quota for this billing period has been exceeded.' } }
        : null,
    );
    const value = last(await run(text));
    expect(value).toMatchObject({
      state: 'failed',
      failure: { code: 'quota-exceeded', status: 456 },
    });
    expect(text.startsWith(value.text)).toBe(true);
    expect(value.text).toContain('Paragraph 20 ');
    expect(value.text).not.toContain('Paragraph 30 ');
    expect(requests().length).toBeLessThan(15);
  });

  it.each([
    ['the account', { character_count: 499_000, character_limit: 500_000 }, 500_000],
    [
      'the key',
      {
        character_count: 499_000,
        character_limit: 1_000_000_000_000,
        api_key_character_count: 7000,
        api_key_character_limit: 9000,
      },
      9000,
    ],
    ['nobody knows what', { character_count: 1200, character_limit: 500_000 }, undefined],
  ])('names the limit of %s when it is used up', async (_, usage, limit) => {
    rig.builtIn.answer((seen) => {
      if (seen.path === '/v2/usage') return { json: usage };
      if (seen.path !== '/v2/translate' || !textOf(seen).includes('Paragraph 4 ')) return null;
      return { status: 456, json: {} };
    });
    const watching = new AbortController();
    const known = rig.watch('usage.watch', undefined, watching.signal);
    while ((await known.next()).value?.state !== 'known');
    expect(last(await run(text)).failure).toEqual({
      code: 'quota-exceeded',
      status: 456,
      ...(limit === undefined ? {} : { params: { limit } }),
    });
    watching.abort();
  });

  it('does not wait for what comes after the chunk that failed', async () => {
    rig.builtIn.answer((seen) => {
      if (textOf(seen).includes('Paragraph 3 ')) return { status: 400, json: {} };
      return textOf(seen).includes('Paragraph 10 ') ? 'silence' : null;
    });
    const value = last(await run(text));
    expect(value).toMatchObject({ state: 'failed', failure: { code: 'bad-request' } });
    expect(value.wait).toBeUndefined();
  });

  it('asks nothing more when it is left', async () => {
    for await (const value of rig.watch('text.translate', {
      text,
      source: 'en',
      target: 'de',
      options: {},
    })) {
      if (value.chunks.done >= 2) break;
    }
    const count = requests().length;
    await new Promise((done) => setTimeout(done, 50));
    // Those that were on their way already.
    expect(requests().length).toBeLessThanOrEqual(count + 3);
    expect(requests().length).toBeLessThan(10);
  });

  it('is refused when its markup cannot be cut', async () => {
    const value = last(await run(`<doc>${text}</doc>`, { tagHandling: 'xml' }));
    expect(value).toMatchObject({ state: 'failed', failure: { code: 'too-large' } });
    expect(requests()).toEqual([]);
  });

  it('of marked-up blocks is cut between the blocks', async () => {
    const blocks = paragraphs(200)
      .split('\n\n')
      .map((block) => `<p>${block}</p>`)
      .join('\n\n');
    expect(last(await run(blocks, { tagHandling: 'xml' })).text).toBe(blocks);
    expect(requests().length).toBeGreaterThan(1);
    for (const seen of requests()) expect(textOf(seen)).toMatch(/^<p>[^]*<\/p>$/);
  });
});

it('shows the pause before another attempt, and that it is over', async () => {
  let refused = false;
  rig.builtIn.answer((seen) => {
    if (seen.path !== '/v2/translate' || refused) return null;
    refused = true;
    return { status: 429, json: { message: 'Too many requests' } };
  });
  const values = await run('Hello');
  const waiting = values.filter((value) => value.wait !== undefined);
  expect(waiting[0]?.wait).toMatchObject({
    attempt: 2,
    failure: { code: 'rate-limited', status: 429 },
  });
  expect(last(values)).toMatchObject({ state: 'done', text: 'Hello' });
  expect(last(values).wait).toBeUndefined();
});
