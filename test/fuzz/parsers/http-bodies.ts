import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { findLanguage } from '../../../main/engine/languages/catalogue.ts';
import { readRange } from '../../../main/service/endpoints/admin-range.ts';
import {
  readDictionaries,
  readDictionary,
  readName,
  readPair,
} from '../../../main/service/endpoints/glossaries-parameters.ts';
import { readPaging } from '../../../main/service/endpoints/paging.ts';
import {
  readConfiguredRules,
  readInstruction,
  readInstructions,
} from '../../../main/service/endpoints/style-rules-parameters.ts';
import {
  readFormality,
  readHandling,
  readModel,
  readSource,
  readTarget,
  readTexts,
} from '../../../main/service/endpoints/translate-parameters.ts';
import {
  readManners,
  readWriteTarget,
  readWriteTexts,
} from '../../../main/service/endpoints/write-parameters.ts';
import { noFields } from '../../../main/service/http/fields.ts';
import type { Fields } from '../../../main/service/http/fields.ts';
import { readBody } from '../../../main/service/http/read-body.ts';
import { readUpload } from '../../../main/service/http/read-upload.ts';
import { ServiceError } from '../../../main/service/http/service-error.ts';
import { readSessionRequest } from '../../../main/service/voice/session-request.ts';
import { BYTE_MUTATIONS, mutated } from '../mutate/bytes.ts';
import { FORM, JSON_TEXT } from '../mutate/grammars.ts';
import { textMutations } from '../mutate/text.ts';
import { jsonText, mutatedOften } from '../mutate/values.ts';
import type { FuzzedParser } from '../parser.ts';

const toJson = (value: unknown): Buffer => Buffer.from(jsonText(value));

const LIMIT = 128 * 1024;
const german = findLanguage('de');
if (german === null) throw new Error('German is not in the catalogue');

/** Everything that reads parameters of a body. */
const READERS: readonly ((fields: Fields) => unknown)[] = [
  readTarget,
  readSource,
  readTexts,
  (fields) => readHandling(fields, german),
  (fields) => readFormality(fields, german),
  readModel,
  readWriteTexts,
  readWriteTarget,
  readManners,
  readName,
  readPair,
  readDictionary,
  (fields) => readDictionaries(fields, 2),
  (fields) => readConfiguredRules(fields.values.get('configured_rules')),
  (fields) => readInstructions(fields, 'de'),
  (fields) => readInstruction(fields, 'de'),
  readRange,
  readPaging,
  readSessionRequest,
];

/** Lets every reader have its try; a refusal of one is none of the body. */
function readAll(fields: Fields): number {
  let read = 0;
  for (const reader of READERS) {
    try {
      reader(fields);
      read += 1;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (error.status >= 500) throw new Error(`status ${error.status}`, { cause: error });
    }
  }
  return read;
}

/** A request with this body, which comes in pieces. */
function requestOf(body: Uint8Array, contentType: string): IncomingMessage {
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length; at += 1_000)
    pieces.push(Buffer.from(body.subarray(at, at + 1_000)));
  const stream = Readable.from(pieces, { objectMode: true });
  // All that the readers ask for of a request.
  return Object.assign(stream, {
    headers: { 'content-type': contentType },
  }) as unknown as IncomingMessage;
}

const BODIES: readonly object[] = [
  {
    text: ['Hello', 'World'],
    target_lang: 'DE',
    source_lang: 'EN',
    formality: 'more',
    tag_handling: 'xml',
    ignore_tags: ['x'],
    split_sentences: '1',
    preserve_formatting: true,
    glossary_id: '00000000-0000-4000-8000-000000000000',
    model_type: 'latency_optimized',
    non_splitting_tags: 'a,b',
    outline_detection: false,
    context: 'x',
    show_billed_characters: 1,
  },
  { text: ['They is here'], target_lang: 'en-GB', writing_style: 'business', tone: 'friendly' },
  {
    name: 'Terms',
    dictionaries: [
      { source_lang: 'en', target_lang: 'de', entries: 'a\tb\nc\td', entries_format: 'tsv' },
    ],
    source_lang: 'en',
    target_lang: 'de',
    entries: 'a,b',
    entries_format: 'csv',
  },
  {
    name: 'Style',
    language: 'de',
    label: 'x',
    prompt: 'Write simply.',
    configured_rules: { numbers: { thousands: 'x' }, punctuation: { quotation_mark: 'y' } },
    custom_instructions: [{ label: 'a', prompt: 'b', source_language: 'en' }],
  },
  { start_date: '2026-01-01', end_date: '2026-01-31', group_by: 'key', page: 1, page_size: 10 },
  {
    source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000',
    source_language: 'en',
    target_languages: ['de', 'fr'],
    target_media_languages: ['es'],
    message_format: 'json',
  },
];

const json = BODIES.map(toJson);
const forms = [
  'text=Hello&text=World&target_lang=DE&source_lang=EN&formality=more&tag_handling=xml',
  'name=Terms&source_lang=en&target_lang=de&entries=a%09b&entries_format=tsv',
  'start_date=2026-01-01&end_date=2026-02-01&page=2&page_size=5&text=%F0%9F%98%80+x',
].map((text) => Buffer.from(text));
const BOUNDARY = 'x-BOUND';
const part = (head: string, body: string) => `--${BOUNDARY}\r\n${head}\r\n\r\n${body}\r\n`;
const disposition = 'Content-Disposition: form-data; name=';
const multiparts = [
  `${part(`${disposition}"target_lang"`, 'DE')}${part(`${disposition}"file"; filename="a \\"b\\".txt"\r\nContent-Type: text/plain`, 'Hello\r\n--x-BOUN')}--${BOUNDARY}--\r\n`,
  `preamble\r\n${part(`${disposition}file; filename*=UTF-8''na%C3%AFve.txt`, 'x')}${part(`${disposition}"formality"`, 'more')}--${BOUNDARY}--`,
].map((text) => Buffer.from(text));

const formMutations = textMutations(FORM);
const jsonMutations = textMutations(JSON_TEXT);
const refusalOf = (thrown: unknown): string | null =>
  thrown instanceof ServiceError && thrown.status < 500 ? `${thrown.status} ${thrown.code}` : null;

/** Bodies of requests to the offline service. */
export const httpBodies: readonly FuzzedParser[] = [
  {
    name: 'http-json',
    seeds: json,
    mutate(random) {
      if (random.percent(70)) return toJson(mutatedOften(random.pick(BODIES), random));
      return mutated(random.pick(json), random, jsonMutations, json);
    },
    async read(input) {
      const request = requestOf(input, 'application/json; charset=utf-8');
      return readAll(await readBody(request, { encodings: ['json', 'form'], limit: LIMIT }));
    },
    refusalOf,
    mostWork: () => READERS.length,
    runs: 500,
  },
  {
    name: 'http-form',
    seeds: forms,
    mutate: (random) => mutated(random.pick(forms), random, formMutations, forms),
    async read(input) {
      const request = requestOf(input, 'application/x-www-form-urlencoded');
      return readAll(await readBody(request, { encodings: ['json', 'form'], limit: LIMIT }));
    },
    refusalOf,
    mostWork: () => READERS.length,
    runs: 300,
  },
  {
    name: 'http-multipart',
    seeds: multiparts,
    mutate: (random) =>
      mutated(random.pick(multiparts), random, [...formMutations, ...BYTE_MUTATIONS], multiparts),
    async read(input, { folder }) {
      let files = 0;
      const path = () => join(folder, `${(files += 1)}.source`);
      const request = requestOf(input, `multipart/form-data; boundary=${BOUNDARY}`);
      const { fields, file } = await readUpload(request, { path, limit: LIMIT }, noFields());
      await file?.locked.discard();
      return readAll(fields) + (file?.bytes ?? 0);
    },
    refusalOf,
    mostWork: (bytes) => bytes + READERS.length,
    runs: 300,
  },
];
