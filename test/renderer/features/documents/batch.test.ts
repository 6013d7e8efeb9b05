import { describe, expect, it } from 'vitest';
import type { LocalMemory } from '../../../../preload/contract/local-memories.ts';
import { DocumentOptions } from '../../../../preload/contract/documents.ts';
import {
  batchOptionCount,
  FIRST_BATCH,
  fitBatch,
  isOneLanguage,
  leftBehind,
  localObstacle,
  withoutOptions,
  type Batch,
} from '../../../../renderer/features/documents/batch/batch.ts';
import { unusedMemories } from '../../../../renderer/features/documents/batch/unused-memories.ts';

const FACTS = {
  languages: [],
  memories: [
    { id: 'm', name: 'Office', source: 'en', targets: ['de'], segments: 1, updated: undefined },
  ],
  glossaries: [{ id: 'g', name: 'Legal', pairs: [{ source: 'en', target: 'fr', entries: 3 }] }],
  styleRules: [{ id: 's', name: 'House', language: 'de', version: 1 }],
} as unknown as Parameters<typeof fitBatch>[1];

const BATCH: Batch = {
  source: 'en',
  target: 'de',
  threshold: 80,
  shared: {
    memory: { id: 'm', name: 'Office', threshold: 80 },
    glossaries: ['g'],
    styleRule: 's',
    formality: 'more',
    reportingTag: ' spring ',
  },
  watermark: true,
  pdfAsDocx: true,
  minify: true,
};

describe('a batch', () => {
  it('becomes options that main takes, without what the service would refuse', () => {
    const { options, omitted } = fitBatch(BATCH, FACTS);
    expect(DocumentOptions.parse(options)).toEqual({
      source: 'en',
      target: 'de',
      memory: { id: 'm', threshold: 80 },
      glossaries: [],
      styleRule: 's',
      formality: 'more',
      watermark: true,
      outputFormat: 'docx',
      local: 'off',
      minify: true,
      reportingTag: 'spring',
    });
    expect(omitted).toEqual([{ option: 'glossary', why: 'pair', name: 'Legal' }]);
  });

  it('asks for nothing where nothing was set', () => {
    expect(fitBatch(FIRST_BATCH, FACTS).options).toEqual(
      DocumentOptions.parse({ source: null, target: 'de' }),
    );
    expect(batchOptionCount(FIRST_BATCH)).toBe(0);
  });

  it('counts its options, and gives them up without what stands in the bar', () => {
    expect(batchOptionCount(BATCH)).toBe(7);
    const plain = withoutOptions(BATCH);
    expect(batchOptionCount(plain)).toBe(0);
    expect(plain).toMatchObject({
      source: 'en',
      target: 'de',
      threshold: 80,
      shared: { memory: { id: 'm' } },
    });
  });

  it('leaves behind what another account does not have', () => {
    expect(leftBehind(BATCH, 'fr', null)).toMatchObject({
      source: 'fr',
      target: 'de',
      shared: { formality: 'more', reportingTag: ' spring ' },
      watermark: true,
    });
    expect(Object.keys(leftBehind(BATCH, null, null).shared)).toEqual([
      'formality',
      'reportingTag',
    ]);
  });

  it('knows variants of one language as one', () => {
    expect(isOneLanguage({ ...BATCH, source: 'en', target: 'en-GB' })).toBe(true);
    expect(isOneLanguage({ ...BATCH, source: null, target: 'de' })).toBe(false);
    expect(isOneLanguage(BATCH)).toBe(false);
  });

  it('has memories of this computer act where they can, and says why they cannot', () => {
    const use = (batch: Batch) => fitBatch(batch, FACTS).options.local;
    const plain: Batch = { ...FIRST_BATCH, source: 'en', threshold: 80 };
    expect(use(plain)).toEqual({ memories: [], threshold: 80 });
    const chosen = { ...plain, shared: { local: { memories: ['m'], threshold: 50 } } };
    expect(use(chosen)).toEqual({ memories: ['m'], threshold: 80 });
    expect(use({ ...plain, shared: { local: 'off' } })).toBe('off');
    for (const [change, why] of [
      [{ source: null }, 'source'],
      [{ watermark: true }, 'watermark'],
      [{ pdfAsDocx: true }, 'pdf'],
    ] as const) {
      expect(localObstacle({ ...chosen, ...change })).toBe(why);
      expect(use({ ...chosen, ...change })).toBe('off');
    }
  });
});

describe('memories of this computer that were asked for and cannot act', () => {
  const memory = (
    id: string,
    name: string,
    assigned: LocalMemory['assigned'] = [],
  ): LocalMemory => ({
    id,
    name,
    source: 'en',
    targets: ['de'],
    units: 1,
    created: '2026-01-01T00:00:00.000Z',
    updated: '2026-01-01T00:00:00.000Z',
    assigned,
  });
  const MEMORIES = [
    memory('h', 'House', [{ source: 'en', target: 'de', priority: 1 }]),
    memory('g', 'Garden'),
    memory('f', 'Maison', [{ source: 'en', target: 'fr', priority: 1 }]),
  ];
  const batch: Batch = { ...FIRST_BATCH, source: 'en' };

  it('are named with what keeps them from it: the active ones of the pair, or those that were chosen', () => {
    const detected = { ...batch, source: null };
    expect(unusedMemories(detected, MEMORIES)).toEqual({ why: 'source', names: ['House'] });
    const chosen = { local: { memories: ['g'], threshold: 75 } };
    expect(unusedMemories({ ...detected, shared: chosen }, MEMORIES)?.names).toEqual(['Garden']);
    expect(unusedMemories({ ...batch, watermark: true }, MEMORIES)?.why).toBe('watermark');
    expect(unusedMemories({ ...batch, pdfAsDocx: true }, MEMORIES)?.why).toBe('pdf');
  });

  it('are none where nothing keeps them from it, where none was asked for, and where all are off', () => {
    expect(unusedMemories(batch, MEMORIES)).toBeNull();
    const detected = { ...batch, source: null };
    expect(unusedMemories({ ...detected, target: 'ja' }, MEMORIES)).toBeNull();
    expect(unusedMemories({ ...detected, shared: { local: 'off' } }, MEMORIES)).toBeNull();
  });
});
