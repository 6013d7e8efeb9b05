import type { Page } from '@playwright/test';
import { expect } from './app.ts';
import { pickByKeys, tabTo } from './keyboard.ts';

/** What a person finds on the segment editor. */
export function segmentEditor(page: Page) {
  const pane = page.getByRole('complementary', { name: 'Side pane' });
  return {
    pane,
    target: (number: number) =>
      page.getByRole('textbox', { name: `Translation of segment ${number}`, exact: true }),
    row: (number: number) =>
      page.getByRole('row').filter({ has: page.locator(`#segment-${number - 1}-source`) }),
    match: (place: number) => pane.getByRole('article', { name: new RegExp(`^Match ${place}:`) }),
    confirmed: (words: string) =>
      page
        .getByRole('progressbar', { name: 'Confirmed segments' })
        .and(page.locator(`[aria-valuetext="${words}"]`)),
    notice: page.locator('.editor-notices').getByRole('status'),
  };
}

/** Opens a text from English into German, or another language, without a mouse. */
export async function openText(page: Page, text: string, name: string, target = 'German') {
  await page.keyboard.press('Control+3');
  await expect(page.getByRole('heading', { name: 'New project' })).toBeVisible();
  await pickByKeys(page, page.getByRole('combobox', { name: 'From' }), 'English');
  await pickByKeys(page, page.getByRole('combobox', { name: 'To' }), target);
  await tabTo(page, page.getByRole('textbox', { name: 'Text', exact: true }));
  await page.keyboard.insertText(text);
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(segmentEditor(page).target(1)).toBeFocused();
}

/** Exports the open project with all its translations and closes the dialog. */
export async function exportDocument(page: Page) {
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export document' });
  await dialog.getByRole('button', { name: 'Export' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}
