import { gzipSync } from 'node:zlib';

const MEGABYTE = 1024 * 1024;
/** The most that a hostile answer brings. */
const MOST = 32 * MEGABYTE;

/** How a hostile service answers one path; everything else is answered as it should be. */
export interface Shape {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** Raw bytes instead of an answer of HTTP, over and over. */
  readonly raw?: string;
  readonly body?: () => Iterable<string | Uint8Array>;
  /** What a live stream sends, whatever it hears. */
  readonly messages?: () => Iterable<object>;
}

/** `before`, then so much of `piece` that the answer has its size, then `after`. */
function* filled(before: string, piece: string, after: string): Iterable<string> {
  yield before;
  const block = piece.repeat(Math.ceil((64 * 1024) / piece.length));
  const rounds = Math.floor((MOST - before.length - after.length) / block.length);
  for (let round = 0; round < rounds; round += 1) yield block;
  yield after;
}

function* numberedKeys(before: string, after: string): Iterable<string> {
  yield before;
  let at = 0;
  for (let size = 0; size < MOST - MEGABYTE;) {
    const keys: string[] = [];
    for (const end = at + 4000; at < end; at += 1) keys.push(`"k${at}":0,`);
    const block = keys.join('');
    size += block.length;
    yield block;
  }
  yield after;
}

function* endless(piece: string): Iterable<string> {
  const block = piece.repeat(64 * 1024);
  for (;;) yield block;
}

const segment = (text: string) => ({ text, start_time: 0, end_time: 1, language: 'en' });
const heard = (concluded: readonly object[]) => ({
  source_transcript_update: { concluded, tentative: [] },
});

/** 75 MB of text that is said to have been heard. */
function* voiceText(): Iterable<object> {
  const text = 'word '.repeat(3_000);
  const message = heard([segment(text)]);
  for (let sent = 0; sent < 75 * MEGABYTE; sent += text.length) yield message;
}

/** 200,000 segments in one message, and that again and again. */
function* voiceSegments(): Iterable<object> {
  const message = heard(Array.from({ length: 200_000 }, () => segment('a')));
  for (let round = 0; round < 5; round += 1) yield message;
}

/** As long as a row of a report may be that has some 190,000 of them. */
const USED = `{"api_key":"f9e8****6789","api_key_label":"Site","usage_date":"2026-05-02T00:00:00Z","note":"${'n'.repeat(20)}","usage":{"total_characters":60,"text_translation_characters":10}}`;

const TRANSLATION = '{"translations":[{"detected_source_language":"EN","text":"a"';
const CONTENT = '{"dictionaries":[{"source_lang":"en","target_lang":"de","entries":"';

/** Named so that a row of the benchmark can be told from its figures. */
export const SHAPES = {
  'empty-objects': { body: () => filled('{"translations":[', '{},', '{}]}') },
  'nested-arrays': { body: () => filled('', '[', '') },
  'one-long-string': {
    body: () => filled('{"translations":[{"detected_source_language":"EN","text":"', 'ä', '"}]}'),
  },
  'many-keys': { body: () => numberedKeys(`${TRANSLATION},`, '"end":0}]}') },
  'same-key': { body: () => filled(`${TRANSLATION},`, '"k":{},', '"k":0}]}') },
  'bad-origins': {
    body: () => filled(`${TRANSLATION},"origin":{"segments":[`, '{},', '{}]}}]}'),
  },
  'error-body': { status: 400, body: () => filled('{"message":"', 'no ', '"}') },
  'error-objects': { status: 403, body: () => filled('{"error":[', '{},', '{}]}') },
  'packed-zeros': {
    headers: { 'content-encoding': 'gzip' },
    body: () => [gzipSync(Buffer.alloc(MOST, ' '))],
  },
  'endless-headers': { raw: `x-more: ${'y'.repeat(1000)}\r\n` },
  'many-cookies': {
    headers: { 'set-cookie': Array.from({ length: 5000 }, (_, index) => `c${index}=1`) },
    body: () => ['{"translations":[]}'],
  },
  'usage-products': {
    body: () => filled('{"character_count":1,"character_limit":9,"products":[', '{},', '{}]}'),
  },
  'glossary-list': { body: () => filled('{"glossaries":[', '{"glossary_id":"g"},', '{}]}') },
  'glossary-lines': { body: () => filled(CONTENT, '\\n', '"}]}') },
  'glossary-entries': { body: () => filled(CONTENT, 'a\\tb\\n', '"}]}') },
  'style-pages': {
    body: () => [
      `{"style_rules":[${Array.from({ length: 25 }, () => '{"style_id":"s","name":"n","language":"en","version":1}').join(',')}]}`,
    ],
  },
  'memory-list': {
    body: () => filled('{"total_count":1,"translation_memories":[', '{"name":1},', '{}]}'),
  },
  analytics: {
    body: () =>
      filled(
        '{"usage_report":{"total_usage":{"total_characters":1},"key_and_day_usages":[',
        `${USED},`,
        `${USED}]}}`,
      ),
  },
  'endless-text': { headers: { 'content-type': 'text/plain' }, body: () => endless('a') },
  'voice-text': { messages: voiceText },
  'voice-segments': { messages: voiceSegments },
  improvements: { body: () => filled('{"improvements":[', '{"text":1},', '{}]}') },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;
