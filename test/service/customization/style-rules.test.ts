import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findUnknownRule, STYLE_RULES } from '../../../main/engine/style-rules/catalogue.ts';
import type { ConfiguredRules } from '../../../main/engine/style-rules/catalogue.ts';
import { ASSETS, startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const ALL = '/v3/style_rules';
const UNKNOWN = '12345678-1234-4234-8234-123456789abc';

interface Instruction {
  readonly id: string;
  readonly label: string;
  readonly prompt: string;
  readonly source_language: string;
}
interface List {
  readonly style_id: string;
  readonly name: string;
  readonly version: number;
  readonly creation_time: string;
  readonly updated_time: string;
  readonly configured_rules: object;
  readonly custom_instructions: readonly Instruction[];
}
const call = async (method: string, path: string, json?: unknown) => {
  const answer = await service.call(method, path, json === undefined ? {} : { json });
  return [answer.status, answer.status === 204 ? answer.text : answer.json] as const;
};
const status = async (method: string, path: string, json?: unknown) =>
  (await call(method, path, json))[0];
async function create(more: object = {}): Promise<List> {
  const answer = await service.call('POST', ALL, {
    json: { name: 'List', language: 'en', ...more },
  });
  expect(answer.status, answer.text).toBe(201);
  return JSON.parse(answer.text) as List;
}
const read = async (id: string): Promise<List> =>
  JSON.parse((await service.call('GET', `${ALL}/${id}`)).text) as List;

describe('the catalogue', () => {
  it('has 159 rules in seven categories with 518 options', () => {
    const sizes = Object.entries(STYLE_RULES).map(([name, rules]) => [
      name,
      Object.keys(rules).length,
    ]);
    expect(Object.fromEntries(sizes)).toEqual({
      dates_and_times: 13,
      formatting: 6,
      numbers: 25,
      punctuation: 52,
      spelling_and_grammar: 28,
      style_and_tone: 33,
      vocabulary: 2,
    });
    const options = Object.values(STYLE_RULES).flatMap((rules) => Object.values(rules));
    expect(options.flat()).toHaveLength(518);
    for (const each of options) expect(new Set(each).size).toBe(each.length);
  });

  it('names options as they are, other scripts and a space included', () => {
    expect(STYLE_RULES['dates_and_times']?.['date_format']).toContain(
      'use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months',
    );
    expect(STYLE_RULES['numbers']?.['zero_format']).toEqual([
      'use_chinese_word_〇_for_numbering',
      'use_chinese_word_零_for_measurement',
    ]);
  });

  it('has the rules of the lists that are shipped', () => {
    const folder = join(ASSETS, 'style-rules');
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const { configured_rules: rules } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        configured_rules: ConfiguredRules;
      };
      expect(findUnknownRule(rules)).toBeNull();
    }
  });
});

describe('a list', () => {
  let list: List;
  let path: string;
  beforeEach(async () => {
    list = await create({ custom_instructions: [{ label: 'L', prompt: 'P' }] });
    path = `${ALL}/${list.style_id}`;
  });

  it('is the same wherever it is shown, by its id in any letter case', async () => {
    expect(list).toEqual({
      style_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      name: 'List',
      creation_time: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) as string,
      updated_time: list.creation_time,
      language: 'en',
      version: 1,
      configured_rules: {},
      custom_instructions: [
        { id: expect.any(String) as string, label: 'L', prompt: 'P', source_language: 'en' },
      ],
    });
    expect(await read(list.style_id.toUpperCase())).toEqual(list);
  });

  it('gets a version and a time with every change, and with none else', async () => {
    const [kept] = list.custom_instructions;
    const rules = { punctuation: { serial_comma: 'use' } };
    const made = await service.call('POST', `${path}/custom_instructions`, {
      json: { label: 'M', prompt: 'Q' },
    });
    const { id } = JSON.parse(made.text) as Instruction;
    const one = `${path}/custom_instructions/${id}`;
    let last = await read(list.style_id);
    expect(last.version).toBe(2);
    for (const [method, target, json, wanted] of [
      ['PATCH', path, { name: 'New' }, 200],
      ['PUT', `${path}/configured_rules`, rules, 200],
      ['PUT', one, { label: 'N', prompt: 'R' }, 200],
      ['DELETE', one, undefined, 204],
      ['PUT', `${path}/configured_rules`, {}, 200],
    ] as const) {
      await sleep(2);
      expect(await status(method, target, json)).toBe(wanted);
      const now = await read(list.style_id);
      expect(now.version).toBe(last.version + 1);
      expect(now.updated_time > last.updated_time).toBe(true);
      expect([now.creation_time, now.custom_instructions[0]]).toEqual([list.creation_time, kept]);
      last = now;
    }
    for (const [method, target, json] of [
      ['PATCH', path, { name: '' }],
      ['PUT', `${path}/configured_rules`, { nonsense: {} }],
      ['POST', `${path}/custom_instructions`, { label: 'L' }],
      ['DELETE', `${path}/custom_instructions/${UNKNOWN}`, undefined],
    ] as const) {
      expect(await status(method, target, json)).toBeGreaterThanOrEqual(400);
    }
    expect(await read(list.style_id)).toEqual(last);
    expect(last).toMatchObject({ name: 'New', configured_rules: {} });
  });

  it('keeps its instructions in order when one is changed', async () => {
    for (const label of ['M', 'N']) {
      await call('POST', `${path}/custom_instructions`, { label, prompt: 'x' });
    }
    const before = (await read(list.style_id)).custom_instructions;
    const middle = `${path}/custom_instructions/${before[1]?.id.toUpperCase() ?? ''}`;
    const [, changed] = await call('PUT', middle, {
      label: 'Z',
      prompt: 'y',
      source_language: 'JA',
    });
    expect(changed).toEqual({ id: before[1]?.id, label: 'Z', prompt: 'y', source_language: 'ja' });
    expect(await call('GET', middle)).toEqual([200, changed]);
    const after = (await read(list.style_id)).custom_instructions;
    expect(after).toEqual([before[0], changed, before[2]]);
  });

  it('is gone after its deletion', async () => {
    expect(await call('DELETE', path)).toEqual([204, '']);
    for (const method of ['GET', 'DELETE']) expect(await status(method, path)).toBe(404);
  });

  it('acts for the variants of its language only', async () => {
    const json = { text: ['x'], source_lang: 'fr', style_id: list.style_id };
    const ask = (target_lang: string) => status('POST', '/v2/translate', { ...json, target_lang });
    expect(await ask('en-GB')).toBe(200);
    expect(await ask('de')).toBe(400);
  });
});

describe('configured rules', () => {
  const put = async (rules: unknown) => {
    const { style_id: id } = await create();
    const answer = await service.call('PUT', `${ALL}/${id}/configured_rules`, { json: rules });
    return [answer.status, answer.json.detail];
  };
  it.each([
    [{ nonsense: {} }, "Unknown category 'nonsense'"],
    [{ punctuation: { nonsense: 'use' } }, "Unknown rule 'punctuation.nonsense'"],
    [
      { punctuation: { serial_comma: 'always' } },
      "Unknown option 'always' of the rule 'punctuation.serial_comma'",
    ],
    // A rule of another category.
    [{ numbers: { serial_comma: 'use' } }, "Unknown rule 'numbers.serial_comma'"],
    [{ constructor: {} }, "Unknown category 'constructor'"],
    [{ punctuation: { toString: 'use' } }, "Unknown rule 'punctuation.toString'"],
  ])('%j: %s', async (rules, detail) => {
    expect(await put(rules)).toEqual([400, detail]);
    const made = await service.call('POST', ALL, {
      json: { name: 'x', language: 'en', configured_rules: rules },
    });
    expect([made.status, made.json.detail]).toEqual([400, detail]);
  });

  it.each([
    ['a list', []],
    ['a list of rules', { punctuation: ['serial_comma'] }],
    ['an option that is no text', { punctuation: { serial_comma: 1 } }],
    ['no option', { punctuation: { serial_comma: null } }],
    ['no rules', { punctuation: null }],
  ])('are refused as %s', async (_, rules) => {
    expect((await put(rules))[0]).toBe(400);
  });

  it('refuse a category that would be a prototype', async () => {
    const { style_id: id } = await create();
    for (const body of ['{"__proto__":{}}', '{"punctuation":{"__proto__":"use"}}']) {
      const headers = { 'content-type': 'application/json' };
      const answer = await service.call('PUT', `${ALL}/${id}/configured_rules`, { headers, body });
      expect(answer.status).toBe(400);
    }
  });

  it('take an option of any language', async () => {
    const rules = { style_and_tone: { addressing_the_reader: 'use_formal_french_word_vous' } };
    expect((await create({ language: 'ja', configured_rules: rules })).configured_rules).toEqual(
      rules,
    );
  });
});

describe('limits', () => {
  it.each([
    ['name', 1024],
    ['label', 100],
    ['prompt', 300],
  ] as const)('of the %s: %d characters, however many bytes', async (part, most) => {
    const post = (text: string) => {
      const instruction = { label: 'L', prompt: 'P', [part]: text };
      const name = part === 'name' ? text : 'x';
      return status('POST', ALL, { name, language: 'ko', custom_instructions: [instruction] });
    };
    for (const letter of ['a', 'ü', '漢', '😀']) {
      expect(await post(letter.repeat(most - 1))).toBe(201);
      expect(await post(letter.repeat(most))).toBe(201);
      expect(await post(letter.repeat(most + 1))).toBe(400);
    }
    expect(await post('')).toBe(400);
  });

  it('of a list: 200 instructions', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ label: `L${at}`, prompt: '😀'.repeat(300) }));
    const refused = await service.call('POST', ALL, {
      json: { name: 'x', language: 'en', custom_instructions: many(201) },
    });
    expect([refused.status, refused.json.message]).toEqual([
      400,
      'Maximum of 200 custom instructions allowed',
    ]);
    const { style_id: id } = await create({ custom_instructions: many(199) });
    const path = `${ALL}/${id}/custom_instructions`;
    expect(await status('POST', path, { label: 'L', prompt: 'P' })).toBe(201);
    const [code, json] = await call('POST', path, { label: 'L', prompt: 'P' });
    expect([code, json]).toEqual([
      400,
      expect.objectContaining({ message: 'Maximum of 200 custom instructions allowed' }),
    ]);
    expect((await read(id)).custom_instructions).toHaveLength(200);
  });

  it('of languages: eight base languages, in any letter case', async () => {
    for (const language of ['de', 'EN', 'es', 'fr', 'it', 'ja', 'ko', 'zh']) {
      expect(await create({ language })).toMatchObject({ language: language.toLowerCase() });
    }
    for (const language of ['en-US', 'zh-Hans', 'pt', 'nl', 'xx', '', undefined, 5]) {
      expect(await status('POST', ALL, { name: 'x', language })).toBe(400);
    }
  });
});

describe('refusals', () => {
  it.each([
    ['no name', { language: 'en' }],
    ['rules that are none', { name: 'x', language: 'en', configured_rules: 'x' }],
    ['instructions that are none', { name: 'x', language: 'en', custom_instructions: {} }],
    ['an instruction that is none', { name: 'x', language: 'en', custom_instructions: ['x'] }],
    ['no label', { name: 'x', language: 'en', custom_instructions: [{ prompt: 'P' }] }],
    ['no prompt', { name: 'x', language: 'en', custom_instructions: [{ label: 'L' }] }],
    [
      'an unknown source language',
      {
        name: 'x',
        language: 'en',
        custom_instructions: [{ label: 'L', prompt: 'P', source_language: 'xx' }],
      },
    ],
  ])('of a list with %s', async (_, json) => {
    expect(await status('POST', ALL, json)).toBe(400);
  });

  it('of ids that are none, and of unknown ones', async () => {
    const { style_id: known } = await create();
    const paths: [string, string, object?][] = [
      ['GET', `${ALL}/ID`],
      ['PATCH', `${ALL}/ID`, { name: 'x' }],
      ['DELETE', `${ALL}/ID`],
      ['PUT', `${ALL}/ID/configured_rules`, {}],
      ['POST', `${ALL}/ID/custom_instructions`, { label: 'L', prompt: 'P' }],
      ['GET', `${ALL}/${known}/custom_instructions/ID`],
      ['PUT', `${ALL}/${known}/custom_instructions/ID`, { label: 'L', prompt: 'P' }],
      ['DELETE', `${ALL}/${known}/custom_instructions/ID`],
    ];
    for (const [method, path, json] of paths) {
      expect(await status(method, path.replace('ID', 'x'), json)).toBe(400);
      expect(await status(method, path.replace('ID', UNKNOWN), json)).toBe(404);
    }
  });

  it('of forms: bodies are JSON', async () => {
    const { style_id: id } = await create();
    for (const [method, path] of [
      ['POST', ALL],
      ['PATCH', `${ALL}/${id}`],
      ['PUT', `${ALL}/${id}/configured_rules`],
      ['POST', `${ALL}/${id}/custom_instructions`],
    ] as const) {
      expect((await service.call(method, path, { form: { name: 'x' } })).status).toBe(415);
    }
  });
});

describe('who may', () => {
  it.each([
    ['GET', ALL, 'read'],
    ['POST', ALL, 'write'],
    ['GET', `${ALL}/${UNKNOWN}`, 'read'],
    ['PATCH', `${ALL}/${UNKNOWN}`, 'write'],
    ['DELETE', `${ALL}/${UNKNOWN}`, 'write'],
    ['PUT', `${ALL}/${UNKNOWN}/configured_rules`, 'write'],
    ['POST', `${ALL}/${UNKNOWN}/custom_instructions`, 'write'],
    ['GET', `${ALL}/${UNKNOWN}/custom_instructions/${UNKNOWN}`, 'read'],
    ['PUT', `${ALL}/${UNKNOWN}/custom_instructions/${UNKNOWN}`, 'write'],
    ['DELETE', `${ALL}/${UNKNOWN}/custom_instructions/${UNKNOWN}`, 'write'],
  ])(
    '%s %s: a developer key of the paid tier, with the scope to %s',
    async (method, path, needed) => {
      const body = method === 'GET' || method === 'DELETE' ? {} : { json: {} };
      const ask = (key: string | null) => service.call(method, path, { ...body, key });
      expect((await ask(null)).status).toBe(401);
      expect((await ask(service.adminKey)).status).toBe(403);
      const free = await ask((await service.newKey({ tier: 'free' })).key);
      expect(free.status).toBe(403);
      const other = needed === 'read' ? 'write' : 'read';
      const refused = await ask((await service.newKey({ scopes: [`style_rules:${other}`] })).key);
      expect([refused.status, refused.json.detail]).toEqual([
        403,
        `Missing required scope(s): style_rules:${needed}`,
      ]);
      const { key } = await service.newKey({ scopes: [`style_rules:${needed}`] });
      expect([200, 400, 404]).toContain((await ask(key)).status);
    },
  );
});

it('lists are kept over a restart', async () => {
  const list = await create({
    configured_rules: { punctuation: { serial_comma: 'use' } },
    custom_instructions: [{ label: 'L', prompt: 'P' }],
  });
  const { data, assets } = service;
  const second = await startTestService({ data, assets });
  expect((await second.call('GET', `${ALL}/${list.style_id}`)).json).toEqual(list);
  await second.close();
});
