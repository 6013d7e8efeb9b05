import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, temporaryFolder } from './running-service.ts';
import type { TestService } from './running-service.ts';

const folder = temporaryFolder();
const { PATH } = process.env;
let service: TestService;

beforeAll(async () => {
  // A program of ours in the place of what may be installed here.
  process.env['PATH'] = `${folder.path}:/usr/bin:/bin`;
  writeFileSync(join(folder.path, 'apertium'), '#!/bin/sh\nexit 1\n');
  chmodSync(join(folder.path, 'apertium'), 0o700);
  service = await startTestService({ pseudo: false });
});
afterAll(async () => {
  process.env['PATH'] = PATH;
  await service.close();
  folder.remove();
});

it('a pair that Apertium gets later is used once the person asked to look again', async () => {
  const translate = () =>
    service.call('POST', '/v2/translate', {
      json: { text: ['One'], source_lang: 'en', target_lang: 'es' },
    });
  const order: ['packs', 'apertium', 'own'] = ['packs', 'apertium', 'own'];
  expect((await translate()).json.code).toBe('no_engine');
  writeFileSync(
    join(folder.path, 'apertium'),
    '#!/bin/sh\nif [ "$1" = -l ]; then echo eng-spa; elif [ "$1" = -u ]; then echo Uno; else exit 1; fi\n',
  );
  await service.choose({ order, own: null, looks: 1 });
  const { json } = await translate();
  expect(json.translations[0].text).toBe('Uno');
  expect(json.translations[0].origin.segments).toMatchObject([{ engine: 'Apertium' }]);
});
