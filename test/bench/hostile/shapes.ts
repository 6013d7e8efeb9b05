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
  improvements: { body: () => filled('{"improvements":[', '{"text":1},', '{}]}') },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;
