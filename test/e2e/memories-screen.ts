import type { Page } from '@playwright/test';
import { expect } from './app.ts';
import { chooseFiles, goTo } from './screen.ts';

export interface GivenFile {
  readonly name: string;
  readonly text: string;
}

/** Chooses a file for an import; what it is to go into is asked then. */
export async function chooseImport(page: Page, { name, text }: GivenFile) {
  await goTo(page, 'Memories');
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) };
  await chooseFiles(page, file, page.getByRole('button', { name: 'Import file' }));
}

/** Starts what `chooseImport` asked for. */
export const startImport = (page: Page) =>
  page.locator('form').getByRole('button', { name: 'Import', exact: true }).click();

/** Imports a file into a new memory, which is active for its pair. */
export async function importMemory(page: Page, file: GivenFile) {
  await chooseImport(page, file);
  await startImport(page);
  await expect(page.getByText('active for 1 pair')).toBeVisible();
  await page.getByRole('button', { name: 'Close report' }).click();
}
