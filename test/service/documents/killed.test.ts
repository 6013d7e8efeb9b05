import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { caller, temporaryFolder, testAssets } from '../running-service.ts';
import type { Call } from '../running-service.ts';
import { startProgram } from '../spawned-service.ts';
import type { Serving } from '../spawned-service.ts';
import { accepted, ended, result, status } from './sent-document.ts';

let folder: ReturnType<typeof temporaryFolder>;
const serving: Serving[] = [];
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  for (const service of serving.splice(0)) await service.end('SIGKILL');
  folder.remove();
});

interface Started {
  readonly serving: Serving;
  readonly call: Call;
}

async function start(): Promise<Started> {
  const args = ['--data', data(), '--assets', join(folder.path, 'assets')];
  const program = await startProgram(args);
  serving.push(program);
  return { serving: program, call: caller(program.baseUrl, program.developerKey) };
}
const data = () => join(folder.path, 'data');
const files = () => readdirSync(join(data(), 'documents'));

it.each<['queued' | 'translating' | 'done', object[]]>([
  ['queued', [{ kind: 'queue', ms: 600_000 }]],
  ['translating', [{ kind: 'slow', ms: 600_000 }]],
  ['done', []],
])('a document that was %s when the service was killed arrives', async (state, faults) => {
  testAssets(folder.path);
  const first = await start();
  await first.call('PUT', '/control/document-faults', {
    key: first.serving.adminKey,
    json: { faults },
  });
  const sent = await accepted(first, { fields: { source_lang: 'en' } });
  await expect.poll(async () => (await status(first, sent)).json.status).toBe(state);
  await first.serving.end('SIGKILL');
  // As an upload leaves it that was cut in two.
  writeFileSync(join(data(), 'documents', `${'0'.repeat(32)}.source`), 'half');

  const second = await start();
  expect((await ended(second, sent)).json.status).toBe('done');
  expect((await result(second, sent)).text).toMatch(/^\[!! .*\n\[!! .*\n$/);
  expect((await result(second, sent)).status).toBe(404);
  await expect.poll(files).toEqual([]);
});
