import { expect, test } from 'vitest';
import type { StyleRuleCalls } from '../../main/client/style-rules.ts';
import { answerJson, startLoopbackServer } from './loopback-server.ts';
import { createTestClient, failureOf } from './test-client.ts';

const ID = '0b7c2f7e-6b0e-4d7f-8e55-3a1c9d2f4b60';
const TIME = '2026-08-03T14:16:18.329Z';
const PATH = `/v3/style_rules/${ID}`;
const RULES = { punctuation: { serial_comma: 'use' }, brand_new: { odd: 'value' } };
const WIRE = {
  style_id: ID,
  name: 'House',
  language: 'en',
  version: 4,
  creation_time: TIME,
  updated_time: TIME,
  configured_rules: RULES,
  custom_instructions: [
    { id: 'i1', label: 'Names', prompt: 'Keep names.', source_language: 'de' },
    { id: 'i2', label: 'Dates', prompt: 'Write dates in full.' },
  ],
};
const LIST = {
  id: ID,
  name: 'House',
  language: 'en',
  version: 4,
  created: TIME,
  updated: TIME,
  rules: RULES,
  instructions: [
    { id: 'i1', label: 'Names', prompt: 'Keep names.', sourceLanguage: 'de' },
    { id: 'i2', label: 'Dates', prompt: 'Write dates in full.', sourceLanguage: null },
  ],
};
const CONTENT = { label: 'Names', prompt: 'Keep names.', sourceLanguage: 'de' };
const SENT = { label: 'Names', prompt: 'Keep names.', source_language: 'de' };

type Row = readonly [
  name: string,
  call: (rules: StyleRuleCalls) => Promise<unknown>,
  request: readonly [method: string, url: string, body: unknown],
  answer: unknown,
  value: unknown,
];

const rows: readonly Row[] = [
  [
    'names',
    (rules) => rules.names({ page: 0, pageSize: 25 }),
    ['GET', '/v3/style_rules?page=0&page_size=25&detailed=false', null],
    { style_rules: [WIRE] },
    [{ id: ID, name: 'House', language: 'en', version: 4 }],
  ],
  [
    'list',
    (rules) => rules.list({ page: 1, pageSize: 10 }),
    ['GET', '/v3/style_rules?page=1&page_size=10&detailed=true', null],
    { style_rules: [WIRE] },
    [LIST],
  ],
  ['get', (rules) => rules.get(ID), ['GET', PATH, null], WIRE, LIST],
  [
    'create',
    (rules) =>
      rules.create({
        name: 'House',
        language: 'en',
        rules: RULES,
        instructions: [CONTENT, { ...CONTENT, sourceLanguage: null }],
      }),
    [
      'POST',
      '/v3/style_rules',
      {
        name: 'House',
        language: 'en',
        configured_rules: RULES,
        custom_instructions: [SENT, { label: 'Names', prompt: 'Keep names.' }],
      },
    ],
    WIRE,
    LIST,
  ],
  ['rename', (rules) => rules.rename(ID, 'New'), ['PATCH', PATH, { name: 'New' }], WIRE, LIST],
  ['remove', (rules) => rules.remove(ID), ['DELETE', PATH, null], null, null],
  [
    'configure',
    (rules) => rules.configure(ID, RULES),
    ['PUT', `${PATH}/configured_rules`, RULES],
    WIRE,
    LIST,
  ],
  [
    'add an instruction',
    (rules) => rules.addInstruction(ID, CONTENT),
    ['POST', `${PATH}/custom_instructions`, SENT],
    { id: 'i1', ...SENT },
    { id: 'i1', ...CONTENT },
  ],
  [
    'get an instruction',
    (rules) => rules.getInstruction(ID, 'i/1'),
    ['GET', `${PATH}/custom_instructions/i%2F1`, null],
    { id: 'i/1', ...SENT },
    { id: 'i/1', ...CONTENT },
  ],
  [
    'change an instruction',
    (rules) => rules.changeInstruction(ID, 'i1', CONTENT),
    ['PUT', `${PATH}/custom_instructions/i1`, SENT],
    { id: 'i1', ...SENT },
    { id: 'i1', ...CONTENT },
  ],
  [
    'remove an instruction',
    (rules) => rules.removeInstruction(ID, 'i1'),
    ['DELETE', `${PATH}/custom_instructions/i1`, null],
    null,
    null,
  ],
];

test.each(rows)(
  '%s asks and reads what the service says',
  async (_, call, request, answer, value) => {
    await using server = await startLoopbackServer((__, response) => {
      if (answer === null) response.writeHead(204).end();
      else answerJson(response, 200, answer);
    });
    await using tested = createTestClient(server.url);
    expect(await call(tested.client.styleRules)).toEqual(value);
    expect(
      server.requests.map(({ method, url, body }) => [
        method,
        url,
        body === '' ? null : (JSON.parse(body) as unknown),
      ]),
    ).toEqual([request]);
  },
);

test('a list without rules and instructions has none', async () => {
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 200, { ...WIRE, configured_rules: undefined, custom_instructions: null }),
  );
  await using tested = createTestClient(server.url);
  expect(await tested.client.styleRules.get(ID)).toEqual({ ...LIST, rules: {}, instructions: [] });
});

test('what would be there twice is sent once', async () => {
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 500, { message: 'Fault' }),
  );
  await using tested = createTestClient(server.url);
  const { styleRules } = tested.client;
  const content = { name: 'House', language: 'en', rules: {}, instructions: [] };
  for (const call of [styleRules.create(content), styleRules.addInstruction(ID, CONTENT)]) {
    expect(await failureOf(call)).toMatchObject({ code: 'outcome-unknown' });
  }
  expect(server.requests).toHaveLength(2);
});
