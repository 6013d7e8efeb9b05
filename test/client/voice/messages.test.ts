import { encode } from '@msgpack/msgpack';
import { expect, test } from 'vitest';
import { readMessage } from '../../../main/client/voice/messages.ts';

const segment = { text: 'a', start_time: 0, end_time: 1 };
const update = (count: number) => ({
  source_transcript_update: { concluded: new Array(count).fill(segment), tentative: [] },
});

test('a list beyond any real one is malformed, before each of its items is looked at', () => {
  const read = (count: number) =>
    readMessage(Buffer.from(JSON.stringify(update(count))), false, 'json').kind;
  expect(read(1_000)).toBe('source');
  expect(read(1_001)).toBe('malformed');
  expect(readMessage(Buffer.from(encode(update(1_001))), true, 'msgpack').kind).toBe('malformed');
});

test('more text than anyone can say between two messages is malformed', () => {
  const read = (body: object) => readMessage(Buffer.from(JSON.stringify(body)), false, 'json').kind;
  const said = (characters: number) => ({ ...segment, text: 'a'.repeat(characters) });
  const source = (concluded: object[], tentative: object[] = []) => ({
    source_transcript_update: { concluded, tentative },
  });
  expect(read(source([said(10_000)], [said(10_000)]))).toBe('source');
  expect(read(source([said(10_000)], [said(10_001)]))).toBe('malformed');
  expect(read(source([{ ...segment, text: 'a'.repeat(2_000_000) }]))).toBe('malformed');
  const spoken = { language: 'de', data: [], text: 'a'.repeat(20_001) };
  expect(read({ target_media_chunk: spoken })).toBe('malformed');
  const named = { language: 'x'.repeat(36), concluded: [], tentative: [] };
  expect(read({ target_transcript_update: named })).toBe('malformed');
});

test('marks of doubtful words are taken where they fit the text, and never make it unreadable', () => {
  const read = (doubtful: unknown) => {
    const message = {
      source_transcript_update: { concluded: [{ ...segment, text: 'One two.', doubtful }] },
    };
    const said = readMessage(Buffer.from(JSON.stringify(message)), false, 'json');
    return said.kind === 'source' ? said.update.concluded[0]?.doubtful : said.kind;
  };
  const two = { start: 4, end: 7 };
  expect(read([{ start: 0, end: 3 }, two])).toEqual([{ start: 0, end: 3 }, two]);
  expect(read([two, { start: 6, end: 8 }, { start: 7, end: 9 }, { start: 8, end: 8 }])).toEqual([
    two,
  ]);
  for (const none of [
    undefined,
    null,
    [],
    'all',
    [{ start: -1, end: 3 }],
    [7],
    { start: 0, end: 1 },
  ])
    expect(read(none)).toBeUndefined();
});

test('JSON that nests or holds too many values is malformed', () => {
  const read = (text: string) => readMessage(Buffer.from(text), false, 'json').kind;
  expect(read(`{"error":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)).toBe('malformed');
  expect(read(`{"error":{"a":[${'{},'.repeat(100_000)}{}]}}`)).toBe('malformed');
});

test('heads of MessagePack that promise more than the frame holds are malformed', () => {
  const nested = Buffer.concat([
    Buffer.from([0x81, 0xa5]),
    Buffer.from('error'),
    // A thousand lists in each other, each of 65,535 items that never come.
    ...new Array<Buffer>(1_000).fill(Buffer.from('dcffff', 'hex')),
  ]);
  expect(readMessage(nested, true, 'msgpack')).toEqual({ kind: 'malformed' });
  expect(readMessage(Buffer.from('81a5'.repeat(40), 'hex'), true, 'msgpack').kind).toBe(
    'malformed',
  );
});

const NEW = { something_new: { deep: [1] } };
const SEGMENT = { text: 'a', startMs: 0, endMs: 0, language: null };
const pcm = Buffer.from([1, 2]).toString('base64');

/** Of every message: the least that a service may say, and more than anybody has described. */
const messages: readonly (readonly [name: string, lean: unknown, full: unknown, object, object])[] =
  [
    [
      'source_transcript_update',
      { concluded: [{ text: 'a' }] },
      {
        concluded: [
          { text: 'a', start_time: '40', end_time: 20, language: 'xx-New', ...NEW },
          { start_time: 1 },
        ],
        tentative: null,
        ...NEW,
      },
      { kind: 'source', update: { concluded: [SEGMENT], tentative: [] } },
      {
        kind: 'source',
        update: {
          concluded: [{ text: 'a', startMs: 40, endMs: 40, language: 'xx-New' }],
          tentative: [],
        },
      },
    ],
    [
      'target_transcript_update',
      { language: 'de' },
      { language: 'xx', tentative: [{ text: 'a', end_time: 9 }], ...NEW },
      { kind: 'target', language: 'de', update: { concluded: [], tentative: [] } },
      {
        kind: 'target',
        language: 'xx',
        update: { concluded: [], tentative: [{ ...SEGMENT, startMs: 9, endMs: 9 }] },
      },
    ],
    [
      'target_media_chunk',
      { language: 'de', data: [pcm] },
      {
        language: 'de',
        data: ['AA==', pcm],
        duration: null,
        headers: 1,
        text: null,
        content_type: 'audio/new',
        ...NEW,
      },
      { kind: 'speech', language: 'de', bytes: new Uint8Array([1, 2]), durationMs: 0, text: null },
      { kind: 'speech', language: 'de', bytes: new Uint8Array([1, 2]), durationMs: 0, text: null },
    ],
    ['end_of_source_transcript', {}, NEW, { kind: 'source-end' }, { kind: 'source-end' }],
    [
      'end_of_target_transcript',
      { language: 'de' },
      { language: 'xx', ...NEW },
      { kind: 'target-end', language: 'de' },
      { kind: 'target-end', language: 'xx' },
    ],
    [
      'end_of_target_media',
      { language: 'de' },
      { language: 'xx', ...NEW },
      { kind: 'speech-end', language: 'de' },
      { kind: 'speech-end', language: 'xx' },
    ],
    [
      'recogniser_restarted',
      {},
      { without_spoken_terms: true, ...NEW },
      { kind: 'recogniser-restarted', withoutTerms: false },
      { kind: 'recogniser-restarted', withoutTerms: true },
    ],
    ['end_of_stream', null, NEW, { kind: 'stream-end' }, { kind: 'stream-end' }],
    [
      'error',
      {},
      {
        request_type: 'a_new_type',
        error_code: '429',
        reason_code: null,
        error_message: null,
        ...NEW,
      },
      { kind: 'error', code: 500, reason: 0, message: '' },
      { kind: 'error', code: 429, reason: 0, message: '' },
    ],
  ];

test.each(messages)('%s reads the least and the most', (name, lean, full, read, readFull) => {
  const sent = (body: unknown) =>
    readMessage(Buffer.from(JSON.stringify({ [name]: body, sequence: 7 })), false, 'json');
  expect(sent(lean)).toEqual(read);
  expect(sent(full)).toEqual(readFull);
});

test('of two messages in one frame neither is guessed at', () => {
  const frame = Buffer.from(JSON.stringify({ end_of_stream: {}, end_of_source_transcript: {} }));
  expect(readMessage(frame, false, 'json')).toEqual({ kind: 'malformed' });
  expect(readMessage(Buffer.from('{"a_new_message":{}}'), false, 'json')).toEqual({
    kind: 'unknown',
  });
});
