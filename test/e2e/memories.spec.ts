import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, testOwnApp } from './app.ts';
import { serious } from './axe.ts';
import { chooseImport, importMemory, startImport } from './memories-screen.ts';
import { PRINTER_PAIRS, tmxOf } from './printer-text.ts';
import { goTo, pick } from './screen.ts';

const closeReport = (page: Page) => page.getByRole('button', { name: 'Close report' }).click();
const memory = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const BAD = `<tu><tuv xml:lang="en"><seg></seg></tuv><tuv xml:lang="de"><seg>Ohne Quelle</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>Salt & pepper</seg></tuv><tuv xml:lang="de"><seg>Salz & Pfeffer</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>No translation</seg></tuv></tu>
`;

test('C4: an import says what it added, put right and left out, by line', async ({ page }) => {
  await chooseImport(page, { name: 'printers.tmx', text: tmxOf(PRINTER_PAIRS, BAD) });
  expect(await serious(page)).toEqual([]);
  await startImport(page);
  const report = page.getByRole('region', { name: 'Imported “printers.tmx” into “printers”.' });
  await expect(report).toContainText('9 added · 0 duplicates · 2 errors');
  await expect(report).toContainText('2× Unescaped “&” read as text');
  await expect(report).toContainText('Line 13No source text.');
  await expect(report).toContainText('Line 15No translation.');
  expect(await serious(page)).toEqual([]);
});

testOwnApp('C4: a large import is cancelled, and nothing of it stays', async ({ app, page }) => {
  const many = Array.from(
    { length: 150_000 },
    (_, n) => [`Part ${n} of the long handbook`, `Teil ${n} des langen Handbuchs`] as const,
  );
  await importMemory(page, { name: 'small.tmx', text: tmxOf(PRINTER_PAIRS) });
  await chooseImport(page, { name: 'large.tmx', text: tmxOf(many) });
  await startImport(page);
  await expect(page.getByText('Importing “large.tmx”')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel import' }).click();
  await expect(page.getByText('Import canceled. Nothing was imported.')).toBeVisible();
  await app.restart('SIGKILL');
  await goTo(page, 'Memories');
  await expect(page.getByText('8 TUs', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('large', { exact: true })).toHaveCount(0);
});

test('C4: pairs are assigned with an import and one by one', async ({ page }) => {
  await importMemory(page, { name: 'printers.tmx', text: tmxOf(PRINTER_PAIRS) });
  await page.getByRole('tab', { name: 'Active for' }).click();
  const pair = page.getByRole('switch', { name: 'English to German' });
  await expect(pair).toBeChecked();
  await expect(page.getByLabel('Priority for English to German')).toHaveValue('1');
  await pair.press('Space');
  await expect(page.getByText('active for 1 pair')).toBeHidden();
});

test('C4: a unit is found and edited, and the change is found', async ({ page }) => {
  await importMemory(page, { name: 'printers.tmx', text: tmxOf(PRINTER_PAIRS) });
  await page.getByRole('tab', { name: 'Units' }).click();
  const search = page.getByRole('searchbox', { name: 'Search translation units' });
  await search.fill('warranty');
  await expect(page.getByText('1 result')).toBeVisible();
  await page.getByRole('button', { name: 'Edit translation unit' }).click();
  const editor = page.getByRole('form', { name: 'Edit translation unit' });
  await editor.getByLabel('German').fill('Die Gewährleistung gilt 24 Monate.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Translation unit saved.')).toBeVisible();
  await search.fill('');
  await pick(page, page.getByRole('combobox', { name: 'In' }), 'German');
  await search.fill('Gewährleistung');
  await expect(page.getByRole('row', { name: /The warranty lasts/ })).toBeVisible();
  await expect(page.getByText('1 result')).toBeVisible();
  expect(await serious(page)).toEqual([]);
});

test('C4: memories merge, and an export that is imported again is the same', async ({
  page,
  downloads,
}) => {
  await importMemory(page, { name: 'printers.tmx', text: tmxOf(PRINTER_PAIRS) });
  await chooseImport(page, {
    name: 'more.tmx',
    text: tmxOf([['Good morning.', 'Guten Morgen.']]),
  });
  await startImport(page);
  await closeReport(page);
  await expect(memory(page, 'more')).toBeVisible();
  await page.getByRole('button', { name: 'Merge another memory into this one' }).click();
  await pick(page, page.getByRole('combobox', { name: /^Memory to merge into/ }), 'printers');
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Merged “printers” into “more”.')).toBeVisible();
  await expect(page.getByText('9 TUs', { exact: true }).first()).toBeVisible();
  const first = await exportTmx(page, downloads, 'more.tmx');
  expect(first).toContain('Den Drucker nicht ausschalten.');
  await chooseImport(page, { name: 'again.tmx', text: first });
  await startImport(page);
  await closeReport(page);
  await expect(memory(page, 'again')).toBeVisible();
  const again = await exportTmx(page, downloads, 'again.tmx');
  // The name in the header is that of the memory.
  expect(again.replace('>again</prop>', '>more</prop>')).toBe(first);
});

async function exportTmx(page: Page, downloads: string, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: /^TMX/ }).click();
  await expect(page.getByText(`Exported “${name}” with 9 translation units to `)).toBeVisible();
  return readFileSync(join(downloads, name), 'utf8');
}
