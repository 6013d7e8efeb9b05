import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from './hands.ts';

const test = base.extend<{ home: string }>({
  home: async ({}, use) => {
    const home = mkdtempSync(join(tmpdir(), 'dragoman-home-'));
    mkdirSync(join(home, 'Downloads'));
    await use(home);
    rmSync(home, { recursive: true, force: true });
  },
  env: async ({ home }, use) => {
    await use({ HOME: home, XDG_DOWNLOAD_DIR: join(home, 'Downloads') });
  },
});

test('M4: a document is added, translated and fetched', async ({ page, hands, home }) => {
  const path = join(home, 'note.txt');
  writeFileSync(path, 'Please bring the signed contract.\n');
  await hands.pickFile(() => hands.run('Add documents'), path);
  await expect(page.getByText('1 file can be translated.')).toBeVisible();
  await hands.press('Control+Enter');
  await expect(page.getByText(/Done in/).first()).toBeVisible({ timeout: 30_000 });
  expect(readFileSync(join(home, 'Downloads', 'note.de.txt'), 'utf8')).not.toBe('');
});
