import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { openText, segmentEditor } from './segment-editor.ts';

const TEXT = [
  'Please print the report, then sign it. The printer is out of paper.',
  'The printer is out of paper.',
  'Our agreement covers printers.',
].join('\n');

/** Rows that are shown, without the one of the headings. */
const rows = (page: Page) => page.getByRole('grid').locator('.segment:not(.segment-heads)');

async function confirm(page: Page, number: number, text: string) {
  const { target } = segmentEditor(page);
  await expect(target(number)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Control+Enter');
}

test('T3: split, merge, lock and comment by keys, each taken back by one undo', async ({
  page,
}) => {
  await openText(page, TEXT, 'Notes');
  const { target, notice, row } = segmentEditor(page);
  await page.keyboard.press('Control+e');
  const dialog = page.getByRole('dialog', { name: 'Split segment' });
  const source = dialog.getByRole('textbox', { name: 'Source' });
  await expect(source).toBeFocused();
  await page.keyboard.press('Home');
  for (let step = 0; step < 25; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(notice).toHaveText('Segment split.');
  await expect(row(1)).toContainText('Please print the report,');
  await expect(row(2)).toContainText('then sign it.');
  await expect(rows(page)).toHaveCount(5);

  await page.keyboard.press('Control+j');
  await expect(notice).toHaveText('Segments merged.');
  await expect(rows(page)).toHaveCount(4);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(row(1)).toContainText('Please print the report, then sign it.');
  await expect(rows(page)).toHaveCount(4);

  await expect(target(1)).toBeFocused();
  await page.keyboard.press('Control+l');
  await expect(row(1)).toContainText('Locked');
  await page.keyboard.type('x');
  await expect(notice).toContainText('This segment is locked.');
  await expect(target(1)).toHaveValue('');
  await page.keyboard.press('Control+l');
  await expect(notice).toHaveText('Unlocked.');

  await page.keyboard.press('Control+m');
  const comments = page.getByRole('dialog', { name: 'Comments on segment 1' });
  await expect(comments.getByRole('textbox', { name: 'New comment' })).toBeFocused();
  await page.keyboard.insertText('Which report?');
  await comments.getByRole('button', { name: 'Add comment' }).click();
  await expect(comments.getByRole('listitem')).toContainText('Which report?');
  expect(await serious(page)).toEqual([]);
  await comments.getByRole('button', { name: 'Close' }).click();
  await expect(row(1)).toContainText('1 comment');
});

test('T1: a filter counts what it shows and keeps the place', async ({ page }) => {
  await openText(page, TEXT, 'Notes');
  const { target } = segmentEditor(page);
  await confirm(page, 1, 'Bitte drucken Sie den Bericht.');
  await confirm(page, 2, 'Der Drucker hat kein Papier mehr.');
  // The repetition took it over, so that the last one is next but one.
  await expect(target(3)).toBeFocused();
  await page.keyboard.press('Control+Shift+f');
  const panel = page.getByRole('dialog', { name: 'Filter and sort' });
  await panel.getByRole('checkbox', { name: /^Confirmed\s*2$/ }).check();
  await expect(panel.getByRole('status')).toHaveText(/2/);
  await expect(rows(page)).toHaveCount(2);
  await panel.getByRole('checkbox', { name: /^All repeated\s*1$/ }).check();
  await expect(rows(page)).toHaveCount(1);
  expect(await serious(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Clear filter' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('T4: what is replaced is seen before, can be left out, and is taken back by one undo', async ({
  page,
}) => {
  await openText(page, TEXT, 'Notes');
  const { row, notice } = segmentEditor(page);
  await confirm(page, 1, 'Der Drucker druckt.');
  await confirm(page, 2, 'Der Drucker ist leer.');
  await page.keyboard.press('Control+h');
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  await dialog.getByRole('textbox', { name: 'Find' }).fill('(Druck)er');
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('$1gerät');
  await dialog.getByRole('checkbox', { name: 'Regular expression' }).check();
  await expect(dialog.getByRole('list').getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('checkbox', { name: 'Segment 2' }).uncheck();
  expect(await serious(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Replace in 2 segments' }).click();
  await expect(notice).toHaveText('Replaced in 2 segments.');
  await expect(row(1)).toContainText('Der Druckgerät druckt.');
  await expect(row(2)).toContainText('Der Drucker ist leer.');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(row(1)).toContainText('Der Drucker druckt.');
});
