import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './app.ts';
import { seriousInThemes } from './axe.ts';
import { dropFromDisk } from './dropping.ts';
import { goldenFile } from './golden-file.ts';
import { chooseFiles, goTo } from './screen.ts';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-drop-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

const listOf = (page: Page) => page.getByRole('treegrid', { name: 'Files to translate' });
const group = (page: Page, words: string) => listOf(page).getByRole('button', { name: words });
const namesIn = (page: Page) => listOf(page).locator('.incoming-name > bdi:first-child');

/** Files that can be translated, copied from the samples. */
function letters(folder: string, ...names: string[]) {
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const sample = `letter.${name.split('.').at(-1) ?? ''}`;
    copyFileSync(goldenFile(sample), join(folder, name));
  }
}

test('a file that is dropped by hand is looked at', async ({ page, folder }) => {
  letters(folder, 'رسالة 2026.docx', '🧾 invoice.txt');
  await dropFromDisk(page, [join(folder, 'رسالة 2026.docx'), join(folder, '🧾 invoice.txt')], () =>
    expect(page.getByText('Drop 2 files to translate them')).toBeVisible(),
  );
  await expect(page.getByText('2 files can be translated.')).toBeVisible();
  await expect(namesIn(page)).toHaveText(['رسالة 2026.docx', '🧾 invoice.txt']);
});

test('a folder that is dropped by hand gives the files of its subfolders, and nothing that a link in it leads to', async ({
  page,
  folder,
}) => {
  const root = join(folder, 'Project');
  letters(join(root, 'contracts', '2026'), 'lease.docx');
  letters(join(root, 'notes'), 'today.txt');
  letters(join(folder, 'elsewhere'), 'linked.docx', 'direct.docx');
  writeFileSync(join(root, '.hidden.txt'), 'Nobody means this one.');
  symlinkSync(join(folder, 'elsewhere'), join(root, 'link'));
  symlinkSync(join(folder, 'elsewhere', 'linked.docx'), join(root, 'one link.docx'));
  symlinkSync(root, join(root, 'notes', 'back'));
  symlinkSync(join(folder, 'nothing'), join(root, 'broken.docx'));
  // A link that is itself dropped is meant.
  symlinkSync(join(folder, 'elsewhere', 'direct.docx'), join(folder, 'meant.docx'));
  await dropFromDisk(page, [root, join(folder, 'meant.docx')]);
  await expect(page.getByText('3 files can be translated.')).toBeVisible();
  await expect(listOf(page).locator('.incoming-name')).toHaveText([
    /^lease\.docx\s*Project\/contracts\/2026$/,
    /^today\.txt\s*Project\/notes$/,
    /^meant\.docx$/,
  ]);
});

test('an empty folder is met with what can be translated', async ({ page, folder }) => {
  mkdirSync(join(folder, 'Empty', 'within'), { recursive: true });
  await dropFromDisk(page, [join(folder, 'Empty')]);
  await expect(page.getByText('No files found.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Translate/ })).toHaveCount(0);
  await expect(page.getByText(/types: docx, pptx, .*, and png\./)).toBeVisible();
  expect(await seriousInThemes(page)).toEqual([]);
});

test('of 283 files the nine that can be translated come first, the others as one line for each reason', async ({
  page,
  folder,
}) => {
  const root = join(folder, 'Handover');
  const other = join(root, 'app', 'sources');
  mkdirSync(other, { recursive: true });
  const accepted = Array.from({ length: 9 }, (_, place) => `chapter ${place + 1}.txt`);
  letters(join(root, 'texts'), ...accepted);
  for (let place = 1; place <= 270; place += 1) writeFileSync(join(other, `part ${place}.ts`), '');
  for (const name of ['a.docm', 'b.xlsm', 'c.pptm', 'd.docm']) writeFileSync(join(root, name), '');
  await dropFromDisk(page, [root]);
  await expect(page.getByText('9 files can be translated, 274 can’t.')).toBeVisible();
  await expect(namesIn(page)).toHaveText(accepted);
  await expect(group(page, '4 of 283 files: contains macros')).toBeVisible();
  const types = group(page, '270 of 283 files: other file types');
  await expect(types).toHaveAttribute('aria-expanded', 'false');
  expect(await seriousInThemes(page)).toEqual([]);

  // By keyboard alone: End, right opens, left closes; the rows that are far away do not exist.
  await page.getByRole('row', { name: /chapter 1\.txt/ }).focus();
  await page.keyboard.press('End');
  const last = listOf(page).locator('[data-row]:focus');
  await expect(last).toHaveAttribute('aria-expanded', 'false');
  await expect(last).toContainText('Dragoman translates docx');
  await page.keyboard.press('ArrowRight');
  await expect(last).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('End');
  await expect(last).toContainText(/part \d+\.ts/);
  await expect(listOf(page)).toHaveAttribute('aria-rowcount', String(9 + 2 + 270));
  expect(await listOf(page).getByRole('row').count()).toBeLessThan(120);
  expect(await seriousInThemes(page)).toEqual([]);
});

test('the list of chosen files takes the height and width that the window has', async ({
  page,
  folder,
}) => {
  letters(join(folder, 'many'), ...Array.from({ length: 60 }, (_, place) => `letter ${place}.txt`));
  for (const [width, height] of [
    [1440, 900],
    [1024, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width === 1440) await dropFromDisk(page, [join(folder, 'many')]);
    await expect(page.getByText('60 files can be translated.')).toBeVisible();
    const box = await listOf(page).boundingBox();
    expect(box?.height).toBeGreaterThan(height * 0.5);
    expect(box?.width).toBeGreaterThan(width * 0.75);
  }
});

test('a refused file is one line with its name, its explanation below until the others are translated, and then on demand', async ({
  page,
  folder,
}) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  letters(folder, 'letter.txt');
  writeFileSync(join(folder, 'broken.docx'), 'no package');
  await dropFromDisk(page, [join(folder, 'letter.txt'), join(folder, 'broken.docx')]);
  const refused = listOf(page).getByRole('row', { name: /^1 of \d files?: content doesn’t match/ });
  await expect(refused).toContainText('broken.docx');
  const why = refused.getByText(/Open it in its own program/);
  await expect(why).toBeVisible();
  expect((await refused.boundingBox())?.height).toBeLessThan(72);
  await page.getByRole('button', { name: /^Translate/ }).click();
  await expect(page.getByText(/Done in/)).toBeVisible();
  await expect(why).toBeHidden();
  expect((await refused.boundingBox())?.height).toBeLessThan(40);
  await refused.getByRole('button').click();
  await expect(why).toBeVisible();
  expect(await seriousInThemes(page)).toEqual([]);
});

test('a file that was changed after it was added is not translated in its earlier version', async ({
  page,
  folder,
}) => {
  letters(folder, 'letter.txt', 'other.txt');
  // Chromium tells the times of files apart by seconds.
  utimesSync(join(folder, 'letter.txt'), 1_500_000_000, 1_500_000_000);
  await goTo(page, 'Documents');
  await chooseFiles(page, [join(folder, 'letter.txt'), join(folder, 'other.txt')]);
  await expect(page.getByText('2 files can be translated.')).toBeVisible();
  writeFileSync(join(folder, 'letter.txt'), 'This is the newer text.\n');
  await page.getByRole('button', { name: /^Translate/ }).click();
  await expect(page.getByText(/Done in/)).toHaveCount(1);
  const refused = listOf(page).getByRole('row', { name: /changed or moved after it was added/ });
  await expect(refused).toContainText('letter.txt');
  // Chosen again it is the new one.
  await chooseFiles(page, join(folder, 'letter.txt'));
  await expect(page.getByRole('button', { name: 'Translate 1 file' })).toBeVisible();
  await expect(refused).toHaveCount(0);
  await page.getByRole('button', { name: /^Translate/ }).click();
  await expect(page.getByText(/Done in/)).toHaveCount(2);
});
