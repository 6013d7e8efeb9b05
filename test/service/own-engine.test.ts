import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startInProcess } from '../../main/system/in-process-helper.ts';
import { OWN_ENGINE_ENTRY, ownEngineRoutes } from '../../main/system/own-engine-routes.ts';
import { serveParent } from '../../main/system/channel/parent.ts';
import { startRecogniser } from '../engine/speech/start-recogniser.ts';
import { accepted, ended, result } from './documents/sent-document.ts';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';

/** A pair that no program of this computer has. */
const FIELDS = { source_lang: 'en', target_lang: 'fi' };
const OWN = { name: 'model (engine.example)', form: 'segments' as const, pairs: null };

let service: TestService;
let asked: { readonly passages: readonly string[]; readonly context: string | null }[];
let answer: (text: string) => string | null;

beforeAll(async () => {
  service = await startTestService({
    pseudo: false,
    engines: { order: ['own', 'packs', 'apertium'], own: OWN, looks: 0 },
    startHelper: (entry) =>
      entry === OWN_ENGINE_ENTRY
        ? startInProcess((parent) =>
            serveParent(
              parent,
              ownEngineRoutes,
              {
                translate: (call) => {
                  asked.push(call);
                  return call.passages.map((text) => answer(text));
                },
              },
              { onGone: () => undefined },
            ),
          )
        : startRecogniser(entry),
  });
});
afterAll(() => service.close());
beforeEach(() => {
  asked = [];
  answer = (text) => `Fi:${text}`;
});

const translate = (json: object) => service.call('POST', '/v2/translate', { json });

it('texts go there with their context, and the answer names the engine with its speed', async () => {
  const { json } = await translate({
    text: ['One <b>two</b>', 'Three'],
    ...FIELDS,
    tag_handling: 'html',
    context: 'Around.',
  });
  expect(json.translations.map(({ text }: { readonly text: string }) => text)).toEqual([
    'Fi:One <b>two</b>',
    'Fi:Three',
  ]);
  const segment = json.translations[0].origin.segments[0];
  expect(segment).toMatchObject({ kind: 'engine', engine: OWN.name });
  expect(segment.ms).toBeGreaterThanOrEqual(0);
  expect(segment.words).toBeGreaterThanOrEqual(2);
  expect(asked.flatMap(({ passages }) => passages)).toEqual(['One <g0>two</g0>', 'Three']);
  expect(asked[0]?.context).toBe('Around.');
});

it('a refused segment stays as it is, with the reason, and the others do not', async () => {
  answer = (text) => (text === 'Room 42' ? 'Fi: 43' : `Fi:${text}`);
  const { json } = await translate({
    text: ['Room 41', 'Room 42'],
    ...FIELDS,
    untranslated: 'keep',
  });
  expect(json.translations.map(({ text }: { readonly text: string }) => text)).toEqual([
    'Fi:Room 41',
    'Room 42',
  ]);
  expect(json.translations[1]?.origin.segments).toMatchObject([
    { kind: 'untranslated', lack: 'numbers', engine: OWN.name },
  ]);
});

it('documents go there through their own threads', async () => {
  const sent = await accepted(service, { bytes: 'First line.\nSecond line.', fields: FIELDS });
  expect((await ended(service, sent)).json).toMatchObject({ status: 'done' });
  expect((await result(service, sent)).text).toBe('Fi:First line.\nFi:Second line.');
  expect(asked.flatMap(({ passages }) => passages)).toEqual(['First line.', 'Second line.']);
});

it('a segment whose answer is of no use stays as it is, and the rest of the text and the document is translated', async () => {
  answer = (text) => (text === 'Two' ? '' : `Fi:${text}`);
  const { status, json } = await translate({
    text: ['One', 'Two', 'Three'],
    show_billed_characters: true,
    ...FIELDS,
  });
  expect(status).toBe(200);
  expect(json.translations).toMatchObject([
    { text: 'Fi:One', billed_characters: 3 },
    {
      text: 'Two',
      billed_characters: 0,
      origin: { segments: [{ kind: 'untranslated', lack: 'empty' }] },
    },
    { text: 'Fi:Three' },
  ]);
  const sent = await accepted(service, { bytes: 'One\nTwo\nThree', fields: FIELDS });
  expect((await ended(service, sent)).json).toMatchObject({
    status: 'done',
    origin: {
      segments: { engine: 2, untranslated: 1 },
      warnings: [{ code: 'unanswered', count: 1 }],
    },
  });
  expect((await result(service, sent)).text).toBe('Fi:One\nTwo\nFi:Three');
});

it('one that does not answer at all is no engine for the pair', async () => {
  answer = () => {
    throw new Error('It is down.');
  };
  const { status, json } = await translate({ text: ['One'], ...FIELDS });
  expect([status, json.code]).toEqual([400, 'no_engine']);
});

it('one that is turned off is asked no more, from the next text and the next document on', async () => {
  await service.choose({ order: ['packs', 'apertium', 'own'], own: null, looks: 0 });
  const { status, json } = await translate({ text: ['One'], ...FIELDS });
  expect([status, json.code]).toEqual([400, 'no_engine']);
  const sent = await accepted(service, { bytes: 'First line.', fields: FIELDS });
  expect((await ended(service, sent)).json).toMatchObject({
    status: 'error',
    origin: { reason: 'no-engine' },
  });
  expect(asked).toEqual([]);
});
