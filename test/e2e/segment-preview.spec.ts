import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { goldenFile } from './golden-file.ts';
import { segmentEditor } from './segment-editor.ts';
import { chooseFiles, goTo, pick } from './screen.ts';

const MANUAL =
  '<!doctype html><html lang="en"><body><h1>Printer</h1>' +
  '<p>The printer is out of paper. Please add paper.</p>' +
  '<table><tr><td>Weight</td><td>Two kilograms</td></tr></table></body></html>';

async function openFile(page: Page, file: Parameters<typeof setFiles>[1]) {
  await goTo(page, 'Segments');
  await pick(page, page.getByRole('combobox', { name: 'From' }), 'English');
  await pick(page, page.getByRole('combobox', { name: 'To' }), 'German');
  await page.getByText('Files', { exact: true }).click();
  await setFiles(page, file);
  await expect(segmentEditor(page).target(1)).toBeFocused();
}

async function setFiles(
  page: Page,
  file: string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
) {
  await chooseFiles(page, file);
}

test('T12: the preview follows the active segment, and a click goes to a segment', async ({
  page,
}) => {
  await openFile(page, {
    name: 'manual.html',
    mimeType: 'text/html',
    buffer: Buffer.from(MANUAL),
  });
  const { pane, target } = segmentEditor(page);
  await page.keyboard.insertText('Drucker');
  await pane.getByRole('tab', { name: 'Preview' }).click();
  const preview = pane.getByRole('region', { name: 'Preview of the translation' });
  const sentence = (words: string) => preview.getByRole('button', { name: words });
  await expect(sentence('Drucker')).toHaveAttribute('aria-current', 'true');
  await expect(sentence('Please add paper.')).toHaveAttribute('data-untranslated', 'true');
  await expect(preview.locator('[data-kind="heading"]')).toHaveText(/Drucker/);
  await expect(preview.locator('[data-kind="cell"]')).toHaveCount(2);
  expect(await serious(page)).toEqual([]);

  await sentence('Please add paper.').click();
  await expect(target(3)).toBeFocused();
  await expect(sentence('Please add paper.')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.insertText('Bitte Papier nachlegen.');
  await expect(sentence('Bitte Papier nachlegen.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(sentence('Weight')).toHaveAttribute('aria-current', 'true');
});

test('T12: of a pdf its own pages are shown, too', async ({ page }) => {
  await openFile(page, goldenFile('letter.pdf'));
  const { pane } = segmentEditor(page);
  await pane.getByRole('tab', { name: 'Preview' }).click();
  await pane.getByText('Original', { exact: true }).click();
  const pages = pane.getByRole('region', { name: 'Pages of the original' });
  await expect(pages.getByRole('button', { name: 'Page 1' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(pages.locator('canvas').first()).toBeVisible();
  expect(await serious(page)).toEqual([]);
});
