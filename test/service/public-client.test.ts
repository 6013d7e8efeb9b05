import {
  AuthorizationError,
  ConnectionError,
  DeepLClient,
  DeepLError,
  GlossaryNotFoundError,
  QuotaExceededError,
  TooManyRequestsError,
} from 'deepl-node';
import type { TranslatorOptions } from 'deepl-node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../main/service/faults/fault.ts';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';

// A client of the same API family that knows nothing of this service.
const KEYWORD = 'DeepL-Auth-Key';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ keywords: ['Service-Auth-Key', KEYWORD] });
});
afterEach(() => setFaults());
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const setFaults = (...faults: Fault[]) =>
  service.call('PUT', '/control/faults', { key: service.adminKey, json: { faults } });

const client = (key = service.developerKey, options: TranslatorOptions = {}): DeepLClient =>
  new DeepLClient(key, { serverUrl: service.baseUrl, ...options });
/** Gives up after the first attempt. */
const impatient = (): DeepLClient => client(undefined, { maxRetries: 1 });

describe('translation', () => {
  it('of one text', async () => {
    const result = await client().translateText(
      'Please send me the signed contract before Friday.',
      null,
      'de',
    );
    expect(result.detectedSourceLang).toBe('en');
    expect(result.billedCharacters).toBe(49);
    expect(result.text).not.toBe('');
  });

  it('of several texts with options, without a glossary', async () => {
    const results = await client().translateText(
      ['Good morning, everyone.', '<p>Please <b>wait</b>.</p>'],
      'en',
      'de',
      {
        formality: 'prefer_more',
        splitSentences: 'nonewlines',
        preserveFormatting: true,
        tagHandling: 'xml',
        tagHandlingVersion: 'v2',
        outlineDetection: false,
        splittingTags: ['p', 'br'],
        nonSplittingTags: 'b',
        ignoreTags: ['code'],
        context: 'A letter',
        modelType: 'latency_optimized',
        customInstructions: ['Be polite'],
      },
    );
    expect(results).toHaveLength(2);
    expect(results[0]).toMatchObject({ billedCharacters: 23, modelTypeUsed: 'latency_optimized' });
    expect(results[1]?.text).toMatch(/^<p>.*<b>.*<\/b>.*<\/p>$/);
  });

  it('with a memory, a glossary and a style rule of the service', async () => {
    const [memory] = await client().listTranslationMemories();
    if (memory === undefined) throw new Error('no memory');
    const [exact] = await client().translateText(['Good morning, everyone.'], 'en', 'de', {
      translationMemory: memory,
      translationMemoryThreshold: 100,
    });
    expect(exact?.text).toBe('Guten Morgen zusammen.');
    const glossaries = await client().listMultilingualGlossaries();
    const office = glossaries.find(({ name }) => name === 'Office terms');
    if (office === undefined) throw new Error('no glossary');
    const term = await client().translateText('The invoice is here.', 'en', 'de', {
      glossary: office,
    });
    expect(term.text).toContain('Rechnung');
    const [style] = await client().getAllStyleRules(0, 10, true);
    expect(style?.name).toMatch(/style|stil/i);
    expect((await client().getMultilingualGlossary(office.glossaryId)).name).toBe('Office terms');
  });
});

describe('usage and languages', () => {
  it('are read', async () => {
    const { key } = await service.newKey({ tier: 'free' });
    await client(key).translateText('four', 'en', 'de');
    const usage = await client(key).getUsage();
    expect(usage.character).toMatchObject({ count: 4, limit: 500_000 });
    expect(usage.anyLimitReached()).toBe(false);
    const paid = await client().getUsage();
    expect(paid.character?.limit).toBe(1_000_000_000_000);
    const sources = await client().getSourceLanguages();
    expect(sources).toContainEqual({ code: 'ja', name: 'Japanese', supportsFormality: undefined });
    const targets = await client().getTargetLanguages();
    expect(targets.find(({ code }) => code === 'pt-BR')?.supportsFormality).toBe(true);
  });
});

describe('errors', () => {
  it('arrive as the classes that the client has for them', async () => {
    await expect(client('wrong').getUsage()).rejects.toThrow(AuthorizationError);
    const { key } = await service.newKey({ limits: { characters: 1 } });
    await expect(client(key).translateText('two', 'en', 'de')).rejects.toThrow(QuotaExceededError);
    await expect(client().translateText('a', 'en', 'xx' as 'de')).rejects.toThrow(
      /Bad request.*Value for 'target_lang' not supported/,
    );
    const unknown = '12345678-1234-4234-8234-123456789abc';
    await expect(client().getMultilingualGlossary(unknown)).rejects.toThrow(GlossaryNotFoundError);
    await expect(client().translateText('a', 'en', 'de', { glossary: unknown })).rejects.toThrow(
      /Not found.*Glossary not found/,
    );
  });

  it('of the fault menu too', async () => {
    const faults: [Fault['kind'], new (message: string) => Error][] = [
      ['429', TooManyRequestsError],
      ['503', DeepLError],
      ['empty', DeepLError],
      ['edge', DeepLError],
      ['quota', QuotaExceededError],
      ['reset', ConnectionError],
      ['malformed', DeepLError],
    ];
    for (const [kind, error] of faults) {
      await setFaults({ kind });
      await expect(impatient().translateText('a', 'en', 'de'), kind).rejects.toThrow(error);
    }
  });
});

describe('retries', () => {
  it.each(['429', '503', 'empty', 'edge', 'reset'] as const)('survive "%s"', async (kind) => {
    await setFaults({ kind, count: 1 });
    const result = await client().translateText('Hello', 'en', 'de');
    expect(result.billedCharacters).toBe(5);
  });

  it('survive a request that is never answered', async () => {
    await setFaults({ kind: 'no-answer', count: 1 });
    const hasty = client(undefined, { minTimeout: 300 });
    expect((await hasty.translateText('Hello', 'en', 'de')).billedCharacters).toBe(5);
  });

  it('do not happen when the quota is used up', async () => {
    await setFaults({ kind: 'quota', count: 1 });
    await expect(client().translateText('Hello', 'en', 'de')).rejects.toThrow(QuotaExceededError);
    const { json } = await service.call('GET', '/control/faults', { key: service.adminKey });
    expect(json).toEqual({ faults: [] });
  });
});
