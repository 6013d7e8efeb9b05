import { describe, expect, it } from 'vitest';
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
