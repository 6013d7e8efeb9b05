import { expect, test } from 'vitest';
import { fittingVariants } from '../../../main/engine/memory/variants.ts';

const fitting = (targets: string[], wanted: string) =>
  fittingVariants(targets, wanted).map(({ language, penalised }) =>
    penalised ? `${language} -1` : language,
  );

test('the same code comes first, then the bare code, then another region at a cost', () => {
  expect(fitting(['en-us', 'en', 'en-gb', 'de'], 'en-GB')).toEqual(['en-gb', 'en', 'en-us -1']);
  expect(fitting(['pt-br'], 'pt-PT')).toEqual(['pt-br -1']);
});

test('a bare code is served by what it means, then by any variant', () => {
  expect(fitting(['en-gb', 'en-us'], 'en')).toEqual(['en-us', 'en-gb']);
  expect(fitting(['es-419'], 'ES')).toEqual(['es-419']);
  expect(fitting(['zh-hans'], 'zh')).toEqual(['zh-hans']);
});

test('simplified Chinese never serves traditional, nor the reverse', () => {
  expect(fitting(['zh', 'zh-hans'], 'zh-Hant')).toEqual([]);
  expect(fitting(['zh-hant'], 'zh')).toEqual([]);
  expect(fitting(['zh-hant'], 'zh-Hans')).toEqual([]);
  expect(fitting(['zh'], 'zh-HANS')).toEqual(['zh']);
});

test('another language never serves', () => {
  expect(fitting(['de', 'en'], 'nl')).toEqual([]);
});
