import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, testOwnApp } from './app.ts';
import { serious } from './axe.ts';
import { segmentEditor, openText } from './segment-editor.ts';
import { tabTo } from './keyboard.ts';
import { importMemory } from './memories-screen.ts';
import { PRINTER_PAIRS, PRINTER_TEXT, tmxOf } from './printer-text.ts';

const MEMORY = { name: 'printers.tmx', text: tmxOf(PRINTER_PAIRS) };

async function begin(page: Page) {
  await importMemory(page, MEMORY);
  await openText(page, PRINTER_TEXT, 'Handbook');
}

/** Translates the segment that has the keyboard and confirms it. */
async function confirm(page: Page, number: number) {
  const { target } = segmentEditor(page);
  await expect(target(number)).toBeFocused();
  if ((await target(number).inputValue()) === '') await page.keyboard.insertText(`Satz ${number}.`);
  await page.keyboard.press('Control+Enter');
}

test('C5, C6, C8, C9: a match shows its percent, what differs, and why', async ({ page }) => {
  await begin(page);
  const { match, target } = segmentEditor(page);
  await expect(match(1)).toContainText('100%');
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Control+ArrowDown');
  await expect(target(3)).toBeFocused();
  await expect(match(1)).toContainText('98%');
  await expect(match(1)).toContainText('text 100%numbers −2');
  await expect(match(1)).toContainText('Numbers differ: check them');
  await expect(match(1).getByRole('deletion')).toHaveText(/deleted: 250/);
  await expect(match(1).getByRole('insertion')).toHaveText(/inserted: 300/);
  await expect(match(1)).toContainText('printers · Ada · May 12, 2024');
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Alt+1');
  await expect(target(3)).toHaveValue('Bis zu 250 Blatt Papier einlegen.');
});

test('C10: twenty segments are confirmed, checked and exported without a mouse', async ({
  page,
  downloads,
}) => {
  await begin(page);
  const { target, confirmed, notice, pane } = segmentEditor(page);
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await expect(target(number)).toBeFocused();
    await page.keyboard.press('Alt+1');
    await page.keyboard.press('Control+Enter');
  }
  for (const number of [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]) await confirm(page, number);
  await expect(notice).toHaveText('Confirmed. All segments are confirmed.');
  await expect(confirmed('20 of 20 confirmed')).toBeVisible();

  await page.keyboard.press('F8');
  const wrong = pane.getByRole('button', {
    name: 'Segment 3: Number mismatch: 300 (Error)',
    exact: true,
  });
  await expect(wrong).toBeVisible();
  // The keyboard goes to the list; an arrow that comes before it would go past.
  await expect(pane.locator('button:focus')).toHaveCount(1);
  expect(await serious(page)).toEqual([]);
  while (!(await wrong.evaluate((one) => one === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(target(3)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('Bis zu 300 Blatt Papier einlegen.');
  await page.keyboard.press('Control+Enter');
  await expect(wrong).toBeHidden();

  const exported = page.getByRole('button', { name: 'Export' });
  await tabTo(page, exported, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export document' });
  await expect(
    dialog.getByRole('switch', { name: 'Include unconfirmed translations' }),
  ).toBeChecked();
  await tabTo(page, dialog.getByRole('button', { name: 'Export' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Exported “Handbook\.de\.txt” to .*Downloads\.$/)).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(notice).toHaveText(/^Exported “Handbook\.de\.txt” to .*Downloads\.$/);
  const written = readFileSync(join(downloads, 'Handbook.de.txt'), 'utf8');
  expect(written.split('\n\n')).toHaveLength(5);
  expect(written).toContain('Bis zu 300 Blatt Papier einlegen. Die Abdeckung schließen');
  expect(written).not.toContain('printer');
  await tabTo(page, page.getByRole('button', { name: 'All projects' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Handbook .* words confirmed/ })).toBeFocused();
});

test('C10: an export keeps every translation, counts and names what to look at, and opens what it wrote', async ({
  page,
  downloads,
}) => {
  await openText(page, 'The printer is out of paper. Load 300 sheets.\n\nClose the lid.', 'Note');
  const { target, notice } = segmentEditor(page);
  await page.keyboard.insertText('Der Drucker hat kein Papier.');
  await page.keyboard.press('Control+Enter');
  await expect(target(2)).toBeFocused();
  await page.keyboard.insertText('250 Blatt laden.');
  // Typed a moment ago and not saved yet.
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export document' });
  const counts = dialog.getByRole('img', {
    name: 'Segments: Confirmed 1, Draft or pre-translated 1, Empty 1',
  });
  await expect(counts).toBeVisible();
  await expect(
    dialog.getByText('1 segment will be exported in the source language.'),
  ).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Segment 2: Number mismatch: 300' }).click();
  await expect(dialog).toBeHidden();
  await expect(target(2)).toBeFocused();

  await page.getByRole('button', { name: 'Export' }).click();
  await dialog.getByText('Include unconfirmed translations').click();
  await expect(
    dialog.getByText('2 segments will be exported in the source language.'),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Number mismatch/ })).toBeHidden();
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByRole('button', { name: 'Open' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(readFileSync(join(downloads, 'Note.de.txt'), 'utf8')).toBe(
    'Der Drucker hat kein Papier. Load 300 sheets.\n\nClose the lid.',
  );

  await page.getByRole('button', { name: 'Export' }).click();
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByRole('button', { name: 'Show in folder' })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(notice).toContainText('Exported “Note.de (2).txt” to ');
  await expect(page.getByRole('button', { name: 'Show in folder' })).toBeVisible();
  expect(readFileSync(join(downloads, 'Note.de (2).txt'), 'utf8')).toBe(
    'Der Drucker hat kein Papier. 250 Blatt laden.\n\nClose the lid.',
  );
});

test('L2: a shortcut does not act behind an open dialog', async ({ page }) => {
  // All verbs stand in the bar, whichever of them is the main one.
  await page.setViewportSize({ width: 1800, height: 800 });
  await openText(page, PRINTER_TEXT, 'Handbook');
  const { target, confirmed } = segmentEditor(page);
  await expect(target(1)).toBeFocused();
  await page.keyboard.insertText('Satz 1.');
  await page.getByRole('button', { name: 'Machine-translate empty segments' }).click();
  const dialog = page.getByRole('dialog', { name: 'Machine-translate empty segments' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Alt+2');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(confirmed('0 of 20 confirmed')).toBeVisible();
  await target(1).focus();
  await page.keyboard.press('Control+Enter');
  await expect(confirmed('1 of 20 confirmed')).toBeVisible();
});

test('C11: one confirm fills equal segments, and one undo empties them', async ({ page }) => {
  await begin(page);
  const { target, row, match, notice } = segmentEditor(page);
  await expect(match(1)).toContainText('100%');
  await page.keyboard.press('Alt+1');
  await page.keyboard.press('Control+Enter');
  await expect(notice).toHaveText('Confirmed and propagated to 4 identical segments.');
  await expect(row(9)).toContainText('Der Drucker hat kein Papier mehr.');
  await expect(row(9)).toContainText('Propagated');
  await expect(target(2)).toBeFocused();
  await page.keyboard.press('Control+Z');
  await expect(target(1)).toBeFocused();
  await expect(row(9)).toContainText('Not started');
  await expect(row(1)).not.toContainText('Confirmed');
  await page.keyboard.press('Control+Shift+Z');
  await expect(row(9)).toContainText('Propagated');
  await expect(row(1)).toContainText('Confirmed');
});

test('C11, C14: concordance and analysis by keyboard, with a file of the bands', async ({
  page,
}) => {
  await begin(page);
  const { target, pane } = segmentEditor(page);
  await page.keyboard.press('Control+Shift+C');
  await expect(pane.getByRole('searchbox', { name: 'Words' })).toBeFocused();
  await page.keyboard.type('paper');
  await page.keyboard.press('Enter');
  await expect(pane.getByText('2 results')).toBeVisible();
  const concordance = pane.getByRole('region', { name: 'Concordance' });
  await expect(concordance.getByText('Bis zu 250 Blatt Papier einlegen.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(target(1)).toBeFocused();

  await page.keyboard.press('F6');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(pane.getByRole('tab', { name: 'Analysis' })).toBeFocused();
  await expect(pane.getByRole('row', { name: /^Total 20/ })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await tabTo(page, pane.getByRole('button', { name: 'Export as CSV' }));
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const [heads, ...lines] = readFileSync(await (await saving).path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(heads).toMatch(/segments.*words.*characters/i);
  const counts = lines.map((line) => Number(line.split(',')[2]));
  expect(counts.at(-1)).toBe(20);
  expect(counts.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(20);
});

testOwnApp('C10: kill -9 in the middle loses nothing', async ({ app, page }) => {
  await begin(page);
  const { target, row, match, confirmed } = segmentEditor(page);
  for (const number of [1, 2, 3]) await confirm(page, number);
  await expect(target(4)).toBeFocused();
  await page.keyboard.type('Halb geschrie');
  await expect(row(4)).toContainText('Typed');
  await app.restart('SIGKILL');
  await expect(confirmed('3 of 20 confirmed')).toBeVisible();
  await expect(target(4)).toBeFocused();
  await expect(target(4)).toHaveValue('Halb geschrie');
  await expect(row(2)).toContainText('Satz 2.');
  await page.keyboard.press('Control+ArrowUp');
  await page.keyboard.press('Control+ArrowUp');
  await expect(match(1)).toContainText('Satz 2.');
});

test('C1, C14: the first ten minutes: sample memory, one-line rows, settings behind a gear, analysis as a bar', async ({
  page,
}) => {
  await openText(page, 'Good morning.\n\nThank you for your message, which came late.', 'Fresh');
  const { target, row, match, pane } = segmentEditor(page);
  const service = page.getByRole('button', { name: 'Machine-translate empty segments' });
  const fill = page.getByRole('button', { name: 'Pre-translate from TM' });
  await expect(service).toHaveAttribute('data-kind', 'main');
  await pane.getByRole('button', { name: 'Add the sample memory' }).click();
  await expect(match(1)).toContainText('Guten Morgen.');
  await expect(match(1)).toContainText('Alt+1');
  await expect(fill).toHaveAttribute('data-kind', 'main');
  await fill.click();
  await expect(target(1)).toHaveValue('Guten Morgen.');
  await expect(fill).toHaveAttribute('data-kind', 'plain');

  const height = async (number: number) => (await row(number).boundingBox())?.height ?? 0;
  expect(await height(2)).toBeLessThanOrEqual(30);
  expect(await height(1)).toBeGreaterThan(50);

  await pane.getByRole('tab', { name: 'Analysis' }).click();
  await expect(pane.getByRole('img', { name: /^Words: / })).toBeVisible();
  await pane.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(
    dialog
      .getByRole('button', { name: 'Match threshold' })
      .or(dialog.getByLabel('Match threshold'))
      .first(),
  ).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 1024, height: 640 });
  const tops = await pane
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const bar = await page.locator('.editor-bar').boundingBox();
  expect(bar?.height).toBeLessThan(48);
});
