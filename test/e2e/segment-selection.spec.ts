import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { openText, segmentEditor } from './segment-editor.ts';

const TEXT = [
  'Please print the report.',
  'The printer is out of paper.',
  'Our agreement covers printers.',
  'This is very important.',
  'Load paper.',
].join('\n');

const selected = (page: Page) => page.locator('.segment[data-selected]');
const bar = (page: Page) => page.getByRole('group', { name: 'Selected segments' });
const number = (page: Page, of: number) => segmentEditor(page).row(of).getByRole('rowheader');

async function write(page: Page, of: number, text: string) {
  const { target } = segmentEditor(page);
  await expect(target(of)).toBeFocused();
  await page.keyboard.insertText(text);
  await page.keyboard.press('Control+ArrowDown');
}

test('T3: several segments are selected and changed by keys alone, each verb taken back by one undo', async ({
  page,
}) => {
  await openText(page, TEXT, 'Notes');
  const { target, notice, row } = segmentEditor(page);
  await write(page, 1, 'Bitte drucken Sie den Bericht.');
  await write(page, 2, 'Der Drucker hat kein Papier mehr.');
  await page.keyboard.press('Control+ArrowUp');
  await page.keyboard.press('Control+ArrowUp');
  await expect(target(1)).toBeFocused();

  await page.keyboard.press('Alt+Shift+ArrowDown');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(notice).toHaveText('3 segments selected');
  await expect(selected(page)).toHaveCount(3);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  await expect(row(3)).toHaveAttribute('aria-selected', 'true');
  await expect(row(4)).toHaveAttribute('aria-selected', 'false');
  expect(await serious(page)).toEqual([]);

  await page.keyboard.press('Control+Enter');
  await expect(notice).toHaveText('2 segments changed · 1 empty');
  await expect(row(1)).toContainText('Confirmed');
  await expect(row(2)).toContainText('Confirmed');
  await expect(target(1)).toBeFocused();
  await page.keyboard.press('Control+l');
  await expect(notice).toHaveText('3 segments changed');
  await expect(row(3)).toContainText('Locked');
  await page.keyboard.press('Control+z');
  await expect(row(3)).not.toContainText('Locked');
  await page.keyboard.press('Control+z');
  await expect(row(2)).not.toContainText('Confirmed');
  await expect(selected(page)).toHaveCount(3);

  await page.keyboard.press('Control+m');
  const dialog = page.getByRole('dialog', { name: 'Comment on 3 segments' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText('Which printer?');
  expect(await serious(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add comment' }).click();
  await expect(row(3)).toContainText('1 comment');
  await expect(row(4)).not.toContainText('1 comment');

  await page.keyboard.press('Escape');
  await expect(notice).toHaveText('Selection cleared.');
  await expect(selected(page)).toHaveCount(0);
  await expect(bar(page)).toBeHidden();

  await page.keyboard.press('Control+Shift+a');
  await expect(notice).toHaveText('5 segments selected');
  await page.keyboard.press('Control+h');
  const replace = page.getByRole('dialog', { name: 'Find and replace' });
  await expect(replace.getByRole('radio', { name: '5 segments selected' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.type('D');
  await expect(selected(page)).toHaveCount(0);
});

test('T3: rows are selected by clicks on their numbers, dragged over, and merged', async ({
  page,
}) => {
  await openText(page, TEXT, 'Notes');
  const { notice, row, target } = segmentEditor(page);
  await number(page, 2).click();
  await expect(notice).toHaveText('1 segment selected');
  await expect(target(2)).toBeVisible();
  await number(page, 4).click({ modifiers: ['Shift'] });
  await expect(notice).toHaveText('3 segments selected');
  await row(3).click({ modifiers: ['Control'] });
  await expect(notice).toHaveText('2 segments selected');
  await expect(row(3)).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Control+j');
  await expect(page.getByText('The selected segments aren’t next to each other.')).toBeVisible();

  await number(page, 3).hover();
  await page.mouse.down();
  await number(page, 4).hover();
  await number(page, 5).hover();
  await page.mouse.up();
  await expect(notice).toHaveText('3 segments selected');
  await page.keyboard.press('Control+j');
  await expect(notice).toHaveText('Segments merged.');
  await expect(row(3)).toContainText(
    'Our agreement covers printers. This is very important. Load paper.',
  );
  await page.keyboard.press('Control+z');
  await expect(row(3)).not.toContainText('Load paper.');

  // A plain click means one segment again.
  await number(page, 1).click();
  await row(4).locator('.segment-source').click();
  await expect(target(4)).toBeFocused();
  await expect(selected(page)).toHaveCount(0);
});

test('T5: what is selected, or what the filter shows, goes out as a bilingual file', async ({
  page,
  downloads,
}) => {
  await openText(page, TEXT, 'Notes');
  const { target, notice } = segmentEditor(page);
  await write(page, 1, 'Bitte drucken Sie den Bericht.');
  await expect(target(2)).toBeFocused();
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expect(notice).toHaveText('2 segments selected');
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export document' });
  await expect(dialog.getByRole('radio', { name: 'Whole file' })).toBeChecked();
  await expect(
    dialog.getByText('4 segments will be exported in the source language.'),
  ).toBeVisible();
  await dialog.getByText('Selected segments (2)').click();
  await expect(dialog.getByText(/^A document can only be exported whole\./)).toBeVisible();
  await expect(dialog.getByText('2 segments will be exported.')).toBeVisible();
  await expect(
    dialog.getByRole('img', {
      name: 'Segments: Draft or pre-translated 1, Empty 1',
    }),
  ).toBeVisible();
  await dialog.getByText('XLIFF 2.1').click();
  expect(await serious(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByText('Exported “Notes.review.de.xlf” to ')).toBeVisible();
  const written = readFileSync(join(downloads, 'Notes.review.de.xlf'), 'utf8');
  expect(written).toContain('The printer is out of paper.');
  expect(written).not.toContain('Our agreement covers printers.');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('searchbox', { name: 'Search segments' }).fill('agreement');
  await expect(page.locator('.editor-found')).toHaveText('1 segment');
  await page.getByRole('button', { name: 'Export' }).click();
  await dialog.getByText('Filtered segments (1)').click();
  await expect(dialog.getByText('1 segment will be exported.')).toBeVisible();
});
