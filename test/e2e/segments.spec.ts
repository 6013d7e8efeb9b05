import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, testOwnApp } from './app.ts';
import { serious } from './axe.ts';
import { segmentEditor, openText } from './segment-editor.ts';
import { testWithDownloads } from './downloads.ts';
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
  await expect(match(1)).toContainText('100 %');
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Control+ArrowDown');
  await expect(target(3)).toBeFocused();
  await expect(match(1)).toContainText('98 %');
  await expect(match(1)).toContainText('text 100 %numbers −2');
  await expect(match(1)).toContainText('Numbers differ: check them');
  await expect(match(1).getByRole('deletion')).toHaveText(/deleted: 250/);
  await expect(match(1).getByRole('insertion')).toHaveText(/inserted: 300/);
  await expect(match(1)).toContainText('printers · Ada · May 12, 2024');
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Control+1');
  await expect(target(3)).toHaveValue('Bis zu 250 Blatt Papier einlegen.');
});

testWithDownloads(
  'C10: twenty segments are confirmed, checked and exported without a mouse',
  async ({ page, downloads }) => {
    await begin(page);
    const { target, confirmed, notice, pane } = segmentEditor(page);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await expect(target(number)).toBeFocused();
      await page.keyboard.press('Control+1');
      await page.keyboard.press('Control+Enter');
    }
    for (const number of [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
      await confirm(page, number);
    await expect(notice).toHaveText('Confirmed. All segments are confirmed.');
    await expect(confirmed('20 of 20 confirmed')).toBeVisible();

    await page.keyboard.press('F8');
    const wrong = pane.getByRole('button', { name: 'Segment 3: Number mismatch: 300' });
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
    await expect(notice).toHaveText('Exported “Handbook.de.txt” to the output folder.');
    const written = readFileSync(join(downloads, 'Handbook.de.txt'), 'utf8');
    expect(written.split('\n\n')).toHaveLength(5);
    expect(written).toContain('Bis zu 300 Blatt Papier einlegen. Die Abdeckung schließen');
    expect(written).not.toContain('printer');
    await tabTo(page, page.getByRole('button', { name: 'All projects' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Handbook 20 of 20 confirmed/ })).toBeFocused();
  },
);

test('L2: a shortcut does not act behind an open dialog', async ({ page }) => {
  await openText(page, PRINTER_TEXT, 'Handbook');
  const { target, confirmed } = segmentEditor(page);
  await expect(target(1)).toBeFocused();
  await page.keyboard.insertText('Satz 1.');
  await page.getByRole('button', { name: 'Machine-translate empty segments' }).click();
  const dialog = page.getByRole('dialog', { name: 'Machine-translate empty segments' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+2');
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
  await expect(match(1)).toContainText('100 %');
  await page.keyboard.press('Control+1');
  await page.keyboard.press('Control+Enter');
  await expect(notice).toHaveText('Confirmed and propagated to 4 identical segments.');
  await expect(row(9)).toContainText('Der Drucker hat kein Papier mehr.');
  await expect(row(9)).toContainText('Propagated');
  await expect(target(2)).toBeFocused();
  await page.keyboard.press('Control+Z');
  await expect(target(1)).toBeFocused();
  await expect(row(9)).toContainText('Empty');
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
  await expect(pane.getByText('Bis zu 250 Blatt Papier einlegen.')).toBeVisible();
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
