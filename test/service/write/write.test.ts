import { DeepLClient } from 'deepl-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOf } from '../admin/admin-calls.ts';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';

const KEYWORD = 'DeepL-Auth-Key';
const TIMEOUT = 60_000;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ keywords: ['Service-Auth-Key', KEYWORD] });
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const write = (kind: 'rephrase' | 'correct', json: object, key?: string) =>
  service.call('POST', `/v2/write/${kind}`, { json, ...(key === undefined ? {} : { key }) });
const used = async (key: string): Promise<unknown> =>
  (await service.call('GET', '/v2/usage', { key })).json.api_key_character_count;

describe('correct', () => {
  it('corrects each text in order and says what nobody checked', { timeout: TIMEOUT }, async () => {
    const texts = ['I recieved teh letter yesterday.', 'The house is very big and old.'];
    const answer = await write('correct', { text: texts, target_lang: 'EN-us' });
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        improvements: [
          {
            detected_source_language: 'en',
            target_language: 'en-US',
            text: 'I received the letter yesterday.',
            origin: { engine: 'harper', unchecked: ['complex-grammar'] },
          },
          {
            detected_source_language: 'en',
            target_language: 'en-US',
            text: 'The house is very big and old.',
            origin: { engine: 'harper', unchecked: ['complex-grammar'] },
          },
        ],
      },
    ]);
  });

  it('takes a form and finds the language out', { timeout: TIMEOUT }, async () => {
    const form: [string, string][] = [
      ['text', 'Ich habe vieleicht einen Brief bekomen.'],
      ['text', 'The colour of the sky is realy blue.'],
    ];
    const answer = await service.call('POST', '/v2/write/correct', { form });
    expect(answer.json).toMatchObject({
      improvements: [
        {
          detected_source_language: 'de',
          target_language: 'de',
          text: 'Ich habe vielleicht einen Brief bekommen.',
          origin: { unchecked: ['grammar', 'compounds'] },
        },
        // No variant was asked for: British words are no mistakes.
        { target_language: 'en-US', text: 'The colour of the sky is really blue.' },
      ],
    });
  });

  it('changes one variant into the other', { timeout: TIMEOUT }, async () => {
    const json = { text: ['The color of the center is gray.'], target_lang: 'en-GB' };
    expect((await write('correct', json)).json).toMatchObject({
      improvements: [{ target_language: 'en-GB', text: 'The colour of the centre is grey.' }],
    });
  });

  it('leaves the terms of the glossaries of the account alone', { timeout: TIMEOUT }, async () => {
    const text = ['We sell the recievr box and the freind box.'];
    const before = await write('correct', { text, target_lang: 'en-US' });
    expect(before.text).toContain('friend box');
    const glossary = {
      name: 'Boxes',
      dictionaries: [
        {
          source_lang: 'de',
          target_lang: 'en',
          entries: 'Kiste\tfreind box',
          entries_format: 'tsv',
        },
      ],
    };
    expect((await service.call('POST', '/v3/glossaries', { json: glossary })).status).toBe(201);
    const after = await write('correct', { text, target_lang: 'en-US' });
    expect(after.text).toContain('the freind box');
  });

  it('looks at no style and no tone', async () => {
    const json = { text: ['これはテストです。'], writing_style: 'academic', tone: 'friendly' };
    expect((await write('correct', json)).json).toMatchObject({
      improvements: [
        {
          target_language: 'ja',
          text: 'これはテストです。',
          origin: { engine: 'rules', unchecked: ['grammar', 'spelling'] },
        },
      ],
    });
  });
});

describe('rephrase', () => {
  it('does what can be done by rule and says what it did not do', async () => {
    const json = {
      text: ['"Hallo" - sagte er am Montag...'],
      target_lang: 'de',
      tone: 'friendly',
    };
    expect((await write('rephrase', json)).json).toEqual({
      improvements: [
        {
          detected_source_language: 'de',
          target_language: 'de',
          text: '„Hallo“ – sagte er am Montag…',
          origin: { engine: 'hunspell', unchecked: ['grammar', 'compounds', 'style', 'tone'] },
        },
      ],
    });
  });

  it(
    'corrects first, and says what of the text nobody looked at',
    { timeout: TIMEOUT },
    async () => {
      const wrong = 'This are a bad sentense. He have went home...';
      const right = 'This is a bad sentence. He has gone home';
      const corrected = await write('correct', { text: [wrong], target_lang: 'en-US' });
      expect(corrected.json).toMatchObject({
        improvements: [
          { text: `${right}...`, origin: { engine: 'harper', unchecked: ['complex-grammar'] } },
        ],
      });
      const rephrased = await write('rephrase', { text: [wrong], target_lang: 'en-US' });
      expect(rephrased.json).toMatchObject({
        improvements: [
          {
            text: `${right}…`,
            origin: { engine: 'harper', unchecked: ['complex-grammar', 'style'] },
          },
        ],
      });
      const german = await write('rephrase', {
        text: ['Ich habe vieleicht einen Brief bekomen...'],
        target_lang: 'de',
      });
      expect(german.json).toMatchObject({
        improvements: [
          {
            text: 'Ich habe vielleicht einen Brief bekommen…',
            origin: { unchecked: ['grammar', 'compounds', 'style'] },
          },
        ],
      });
    },
  );

  it.each([
    [
      'both a style and a tone',
      { writing_style: 'academic', tone: 'friendly' },
      /Both writing_style and tone/,
    ],
    [
      'both, preferred',
      { writing_style: 'prefer_simple', tone: 'prefer_friendly' },
      /Both writing_style and tone/,
    ],
    ['an unknown style', { writing_style: 'baroque' }, /'writing_style' not supported/],
    ['an unknown tone', { tone: 'Friendly' }, /'tone' not supported/],
    ['a target that is none of writing', { target_lang: 'nl' }, /'target_lang' not supported/],
    ['an unknown target', { target_lang: 'xx' }, /'target_lang' not supported/],
    [
      'a target in another language',
      { target_lang: 'de' },
      /in the language en, the target language is de/,
    ],
    ['no text', { text: undefined }, /Parameter 'text' not specified/],
    ['an empty list', { text: [] }, /Parameter 'text' not specified/],
  ])('refuses %s', async (_, more, message) => {
    const text = ['Good morning everyone, how are you today?'];
    const answer = await write('rephrase', { text, ...more });
    expect(answer.status).toBe(400);
    expect(answer.json.message).toMatch(message);
  });

  it.each([
    [{ writing_style: 'default', tone: 'friendly' }],
    [{ writing_style: 'business', tone: 'prefer_default' }],
    [{ writing_style: 'default', tone: 'default' }],
    [{ tone: 'prefer_confident', target_lang: 'en-GB' }],
  ])('takes a default beside the other: %o', async (more) => {
    const text = 'Good morning everyone, how are you today?';
    expect((await write('rephrase', { text, ...more })).status).toBe(200);
  });

  it('refuses a style for a language without, and drops a preferred one', async () => {
    const text = ['これは日本語のテストです。'];
    const refused = await write('rephrase', { text, writing_style: 'academic' });
    expect([refused.status, refused.json.message]).toEqual([
      400,
      'Language ja does not support setting a writing style.',
    ]);
    const tone = await write('rephrase', { text, tone: 'friendly' });
    expect(tone.json.message).toBe('Language ja does not support setting a tone.');
    const preferred = await write('rephrase', { text, tone: 'prefer_friendly' });
    expect(preferred.json).toMatchObject({
      improvements: [{ origin: { unchecked: ['grammar', 'spelling', 'style'] } }],
    });
    const bare = {
      text: ['Bom dia a todos, como estão vocês?'],
      target_lang: 'pt',
      tone: 'friendly',
    };
    expect((await write('rephrase', bare)).json).toMatchObject({
      improvements: [{ detected_source_language: 'pt', target_language: 'pt-PT' }],
    });
  });

  it('refuses a text in a language that cannot be improved', async () => {
    const answer = await write('rephrase', {
      text: ['Goedemorgen allemaal, hoe gaat het vandaag met jullie?'],
    });
    expect(answer.status).toBe(400);
  });
});

describe('both', () => {
  it('take 10,240 bytes and not one more', async () => {
    const body = (bytes: number) => {
      const empty = JSON.stringify({ text: [''], target_lang: 'ja' });
      // Three bytes a character.
      const left = bytes - Buffer.byteLength(empty);
      const text = 'あ'.repeat(Math.floor(left / 3)) + 'x'.repeat(left % 3);
      return JSON.stringify({ text: [text], target_lang: 'ja' });
    };
    for (const kind of ['rephrase', 'correct']) {
      for (const [bytes, status] of [
        [10_239, 200],
        [10_240, 200],
        [10_241, 413],
      ] as const) {
        const answer = await service.call('POST', `/v2/write/${kind}`, {
          body: body(bytes),
          headers: { 'content-type': 'application/json' },
        });
        expect([bytes, answer.status]).toEqual([bytes, status]);
      }
    }
  });

  it('are for paid keys with the scope write:improve', async () => {
    const free = await service.newKey({ tier: 'free' });
    const scoped = await service.newKey({ scopes: ['write:improve'] });
    const other = await service.newKey({ scopes: ['translate:text'] });
    for (const kind of ['rephrase', 'correct'] as const) {
      const json = { text: ['これはテストです。'], target_lang: 'ja' };
      expect((await write(kind, json, free.key)).status).toBe(403);
      expect((await write(kind, json, scoped.key)).status).toBe(200);
      const refused = await write(kind, json, other.key);
      expect([refused.status, refused.json.detail]).toEqual([
        403,
        'Missing required scope(s): write:improve',
      ]);
      expect((await write(kind, json, 'nobody')).status).toBe(403);
    }
  });

  it('refuse other content types, and other methods', async () => {
    const plain = { body: 'text=a', headers: { 'content-type': 'text/plain' } };
    expect((await service.call('POST', '/v2/write/correct', plain)).status).toBe(415);
    expect((await service.call('GET', '/v2/write/correct')).status).toBe(405);
  });

  it('bill the characters of the texts to their key and tag', async () => {
    const { key, key_id } = await service.newKey();
    const json = { text: ['これは😀。', 'よし', ''], target_lang: 'ja' };
    const headers = { 'x-service-reporting-tag': 'Team-W' };
    for (const kind of ['rephrase', 'correct']) {
      const answer = await service.call('POST', `/v2/write/${kind}`, { key, json, headers });
      expect(answer.json).toMatchObject({ improvements: [{}, {}, {}] });
    }
    expect(await used(key)).toBe(14);
    const admin = adminOf(service);
    const today = new Date().toISOString().slice(0, 10);
    const report = await admin.tags(today, today);
    expect(report.usage).toContainEqual(
      expect.objectContaining({
        custom_tag: 'team-w',
        breakdown: expect.objectContaining({ text_improvement_characters: 14 }) as unknown,
      }),
    );
    const usage = await service.call('GET', '/v2/usage', { key });
    expect(usage.json).toMatchObject({
      products: expect.arrayContaining([
        expect.objectContaining({ product_type: 'write', api_key_unit_count: 14 }),
      ]) as unknown,
    });
    expect(key_id).toMatch(/:/);
  });

  it('refuse a call beyond a limit as a whole, and bill nothing of it', async () => {
    const { key } = await service.newKey({ limits: { characters: 10 } });
    const json = (text: string) => ({ text: [text, 'です'], target_lang: 'ja' });
    expect((await write('correct', json('あ'.repeat(6)), key)).status).toBe(200);
    expect((await write('correct', json('あ'), key)).status).toBe(456);
    expect((await write('rephrase', json('あ'), key)).status).toBe(456);
    expect(await used(key)).toBe(8);
    expect((await write('rephrase', json(''), key)).status).toBe(200);
  });
});

describe('the public client', () => {
  const client = () => new DeepLClient(service.developerKey, { serverUrl: service.baseUrl });

  it('rephrases', async () => {
    const result = await client().rephraseText('"Hallo" - sagte er am Montag...', 'de', 'casual');
    expect(result).toMatchObject({
      detectedSourceLang: 'de',
      targetLang: 'de',
      text: '„Hallo“ – sagte er am Montag…',
    });
    const several = await client().rephraseText(
      ["I don't know what you mean.", 'We are here...'],
      'en-US',
      null,
      'prefer_friendly',
    );
    expect(several.map(({ text }) => text)).toEqual(['I don’t know what you mean.', 'We’re here…']);
  });

  it('is told of a style together with a tone', async () => {
    await expect(
      client().rephraseText('Hello there', 'en-US', 'academic', 'friendly'),
    ).rejects.toThrow(/Both writing_style and tone/);
  });
});
