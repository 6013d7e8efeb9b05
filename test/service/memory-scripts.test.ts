import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startTestService, temporaryFolder, testAssets } from './running-service.ts';

it('a memory with simplified Chinese serves no traditional Chinese', async () => {
  const folder = temporaryFolder();
  const assets = testAssets(folder.path);
  rmSync(join(assets, 'memories', 'test.tsv'));
  writeFileSync(join(assets, 'memories', 'chinese.tsv'), 'name\tChinese\nen\tzh\nFlat\t公寓\n');
  const service = await startTestService({ assets });
  const { json } = await service.call('GET', '/v3/translation_memories');
  const id = json.translation_memories[0].translation_memory_id;
  const translate = (target_lang: string) =>
    service.call('POST', '/v2/translate', {
      json: { text: ['Flat'], source_lang: 'EN', target_lang, translation_memory_id: id },
    });
  for (const target of ['ZH', 'ZH-HANS']) {
    expect((await translate(target)).json.translations[0].text).toBe('公寓');
  }
  const refused = await translate('zh-Hant');
  expect([refused.status, refused.json]).toEqual([
    404,
    {
      message: `Translation Memory ${id} does not support the target language ZH-HANT`,
      code: 'not_found',
    },
  ]);
  await service.close();
  folder.remove();
});
