import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAgain } from '../app/program.ts';
import { expect, testOwnApp as base } from './app.ts';
import { serious } from './axe.ts';
import { goldenFile } from './golden-file.ts';
import { startImport } from './memories-screen.ts';
import { PRINTER_PAIRS, tmxOf } from './printer-text.ts';

/** A folder of the person's. */
const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-opened-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  args: async ({ folder }, use) => {
    const memory = join(folder, 'printers.tmx');
    writeFileSync(memory, tmxOf(PRINTER_PAIRS));
    await use([memory]);
  },
});

test('L: a memory on the command line waits for confirmation; documents of a later start are listed', async ({
  app,
  page,
  folder,
}) => {
  const question = page.getByRole('form', { name: 'Import “printers.tmx”' });
  await expect(question).toBeVisible();
  expect(await serious(page)).toEqual([]);

  const report = join(folder, 'report.xliff');
  writeFileSync(report, readFileSync(goldenFile('rules-21.xliff')));
  expect(await startAgain(app.data, report)).toBe(0);
  const incoming = page.getByRole('region', { name: 'Files to translate' });
  await expect(incoming.getByText('report.xliff')).toBeVisible();
  await expect(page.getByText('1 file can be translated.')).toBeVisible();

  expect(await startAgain(app.data, join(folder, 'gone.docx'))).toBe(0);
  await expect(page.getByText('“gone.docx” was not opened')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('“gone.docx” was not opened')).toBeHidden();
  expect(await startAgain(app.data, join(folder, 'film.mp4'))).toBe(2);

  expect(await startAgain(app.data, join(folder, 'printers.tmx'))).toBe(0);
  await expect(question).toBeVisible();
  await expect(page.getByText('One more file to import after this one.')).toBeVisible();
  await startImport(page);
  await page.getByRole('button', { name: 'Close report' }).click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('8 TUs', { exact: true }).first()).toBeVisible();
});
