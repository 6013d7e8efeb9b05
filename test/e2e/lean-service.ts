import type { LoopbackServer } from '../client/loopback-server.ts';
import { answerJson, startLoopbackServer } from '../client/loopback-server.ts';

const GLOSSARY = '0b7c2f7e-6b0e-4d7f-8e55-3a1c9d2f4b60';
const STYLE = '3c1d9e52-51fb-4a10-8d7c-0f6f0a8f2f11';
const TERMS = '9a4e6a53-7b21-4c0b-9a65-61d0e25c7d02';
const MEMORY = 'd2b0a6de-2a0f-4c63-b9a5-3c5f8be0c8a3';
const KEY = 'f1c4d5a7-1d5e-47ef-8a34-0be0b7f9a5c4';

const TODAY = new Date().toISOString().slice(0, 10);

const glossary = { glossary_id: GLOSSARY };
const style = { style_id: STYLE, language: 'en' };
const terms = { spoken_terms_id: TERMS };
const key = { key_id: KEY };

/** The leanest legal answer of each call: only what the specification requires of every service. */
const ANSWERS: readonly (readonly [RegExp, unknown])[] = [
  [/^POST \/v2\/translate$/, { translations: [{ text: 'Hallo' }] }],
  [/^POST \/v2\/write\//, { improvements: [{ text: 'Hello' }] }],
  [/^POST \/v3\/detect\/language$/, { results: [{ detection_status: 'no_language_detected' }] }],
  [
    /^GET \/v2\/usage$/,
    {
      character_count: 5,
      character_limit: 10,
      products: [{ product_type: 'translate', api_key_character_count: 2, character_count: 5 }],
    },
  ],
  [/^GET \/v2\/languages$/, [{ language: 'DE' }, { language: 'EN' }]],
  [/^GET \/v3\/languages$/, [{ lang: 'de' }, { lang: 'en' }]],
  [/^GET \/v3\/languages\/resources$/, [{ name: 'voice' }]],
  [/^GET \/v[23]\/glossaries$/, { glossaries: [glossary] }],
  [/^GET \/v[23]\/glossaries\/[^/]+$/, glossary],
  [/^GET \/v3\/style_rules$/, { style_rules: [style] }],
  [/^GET \/v3\/style_rules\/[^/]+$/, style],
  [/^GET \/v3\/spoken-terms$/, { spoken_terms: [terms] }],
  [/^GET \/v3\/spoken-terms\/[^/]+$/, terms],
  [
    /^GET \/v3\/translation_memories$/,
    {
      translation_memories: [
        { translation_memory_id: MEMORY, source_language: 'en', target_languages: ['de'] },
      ],
    },
  ],
  [/^POST \/v2\/document$/, { document_id: 'a', document_key: 'k' }],
  [/^POST \/v2\/document\/[^/]+$/, { status: 'done' }],
  [/^GET \/v2\/admin\/developer-keys$/, [key]],
  [/^GET \/v2\/admin\/analytics$/, { usage_report: { total_usage: {} } }],
  [
    /^GET \/v2\/admin\/analytics\/custom-tags$/,
    { custom_tag_usage_report: { usage: [{ custom_tag: 'a', usage_date: TODAY, breakdown: {} }] } },
  ],
];

/** A service that leaves out every field that it may leave out. */
export const startLeanService = (): Promise<LoopbackServer> =>
  startLoopbackServer(({ method, url }, response) => {
    const [path = ''] = url.split('?');
    const answer = ANSWERS.find(([call]) => call.test(`${method} ${path}`));
    if (answer === undefined) answerJson(response, 404, {});
    else answerJson(response, 200, answer[1]);
  });
