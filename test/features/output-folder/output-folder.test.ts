import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOutputFolder } from '../../../main/features/output-folder/output-folder.ts';
import type { Opened } from '../../../main/system/open-files.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'dragoman-output-'));
});
afterEach(() => rmSync(base, { recursive: true }));

const signal = AbortSignal.timeout(60_000);

function folder(answer: Opened) {
  const opened: string[] = [];
  const open = (path: string) => {
    opened.push(path);
    return Promise.resolve(answer);
  };
  const path = join(base, 'results');
  return { path, opened, handlers: createOutputFolder({ path, openFiles: { open, show: open } }) };
}

it('names the folder', async () => {
  const { path, handlers } = folder('done');
  const place = await handlers['output-folder.read'](undefined, { signal });
  expect(place.path).toBe(path);
  expect(place.short).toMatch(/results$/);
});

it('opens the folder, which need not be there yet', async () => {
  const { path, opened, handlers } = folder('done');
  await handlers['output-folder.open'](undefined, { signal });
  expect(opened).toEqual([path]);
  expect(statSync(path).isDirectory()).toBe(true);
});

it('says where nothing could open it', async () => {
  const { handlers } = folder('failed');
  await expect(handlers['output-folder.open'](undefined, { signal })).rejects.toMatchObject({
    failure: { code: 'no-opener' },
  });
});
