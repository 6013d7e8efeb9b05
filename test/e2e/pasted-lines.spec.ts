import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { textScreen } from './screen.ts';

const BROKEN = [
  'The contract that was signed on Mon-',
  'day by both parties is kept in the office',
  'of the notary until the end of the year.',
].join('\n');
const WHOLE =
  'The contract that was signed on Monday by both parties is kept in the office of the notary until the end of the year.';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Pastes as a person does, by the keyboard. */
async function pasteOver(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await textScreen(page).source.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

test('B9: line breaks of a page are offered to be joined, and come back', async ({ page }) => {
  const { source } = textScreen(page);
  await pasteOver(page, BROKEN);
  await expect(source).toHaveValue(BROKEN);
  await expect(page.getByText('2 line breaks inside sentences, as PDFs often do.')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Join lines' }).click();
  await expect(source).toHaveValue(WHOLE);
  await expect(page.getByText('2 line breaks removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(source).toHaveValue(BROKEN);
});

test('B9: verse and lists are left alone', async ({ page }) => {
  const { source } = textScreen(page);
  for (const text of [
    'Roses are red,\nViolets are blue,\nSugar is sweet.',
    '- one\n- two\n- three',
  ]) {
    await pasteOver(page, text);
    await expect(source).toHaveValue(text);
    await expect(page.getByRole('button', { name: 'Join lines' })).toHaveCount(0);
  }
});
