import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { testOwnDownloads } from './downloads.ts';
import { importMemory } from './memories-screen.ts';
import { tmxOf } from './printer-text.ts';
import { chooseFiles, goTo, pick } from './screen.ts';
import { openText, segmentEditor } from './segment-editor.ts';

const htmlOf = (...paragraphs: string[]) => ({
  mimeType: 'text/html',
  buffer: Buffer.from(
    `<!doctype html><html lang="en"><body>${paragraphs.map((one) => `<p>${one}</p>`).join('')}</body></html>`,
  ),
});
const FILES = [
  { name: 'start.html', ...htmlOf('Press the green button.', 'Wait 3 minutes.') },
  { name: 'paper.html', ...htmlOf('Load the paper.', 'Press the green button.') },
  { name: 'end.html', ...htmlOf('Switch the printer off.') },
];

/** Makes a project of three files in German and French. */
async function createProject(page: Page) {
  await goTo(page, 'Segments');
  await pick(page, page.getByRole('combobox', { name: 'From' }), 'English');
  await pick(page, page.getByRole('combobox', { name: 'To' }), 'German');
  await page.getByText('Files', { exact: true }).click();
  await pick(page, page.getByRole('combobox', { name: 'Add language' }), 'French');
  await page.getByRole('textbox', { name: 'Project name' }).fill('Printer');
  await chooseFiles(page, FILES);
  await expect(file(page, 'end.html', 'French')).toBeVisible();
}

const file = (page: Page, name: string, target: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, ${target}:`) });

test('T9: three files in two languages; the next unconfirmed segment is found over the ends of files', async ({
  page,
}) => {
  const { target, notice } = segmentEditor(page);
  await createProject(page);
  expect(await serious(page)).toEqual([]);
  const words = page.getByRole('progressbar', { name: 'Confirmed words' });
  await expect(words).toHaveAttribute('aria-valuetext', '0 of 36 words confirmed');
  await file(page, 'start.html', 'German').click();
  await expect(target(1)).toBeFocused();
  await page.keyboard.insertText('Drücken Sie den grünen Knopf.');
  await page.keyboard.press('Control+Enter');
  await expect(target(2)).toBeFocused();
  await page.keyboard.insertText('Warten Sie 3 Minuten.');
  await page.keyboard.press('Control+Enter');
  await expect(notice).toHaveText('Confirmed. All segments are confirmed.');
  await page.keyboard.press('Control+Alt+ArrowDown');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.title-subject')).toContainText('paper.html');
  await expect(target(1)).toBeFocused();
  await page.keyboard.press('Control+Alt+PageDown');
  await expect(page.locator('.title-subject')).toContainText('end.html');
  await page.keyboard.press('Control+Alt+PageUp');
  await expect(page.locator('.title-subject')).toContainText('paper.html');
  await page.getByRole('button', { name: 'Project files' }).click();
  await expect(words).toHaveAttribute('aria-valuetext', '7 of 36 words confirmed');
  await expect(file(page, 'start.html', 'German')).toContainText('100%');
  await page.getByRole('button', { name: 'Delete end.html from project' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(file(page, 'end.html', 'German')).toBeHidden();
  await page.getByRole('button', { name: 'All projects' }).click();
  await expect(page.getByRole('button', { name: /^Printer/ })).toContainText(
    '7 of 28 words confirmed',
  );
});

test('T7, T9: files are analysed, pre-translated by rules and exported together, layout tests too', async ({
  page,
  downloads,
}) => {
  await importMemory(page, {
    name: 'printers.tmx',
    text: tmxOf([['Press the green button.', 'Drücken Sie den grünen Knopf.']]),
  });
  await createProject(page);
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  const total = page.getByRole('row', { name: /^Total/ });
  await expect(total.first()).toContainText('36');
  await expect(page.getByRole('row', { name: /^Cross-file repetitions 2/ })).toBeVisible();
  const weight = page.getByRole('spinbutton', { name: 'Weight of No match in percent' });
  await weight.fill('50');
  await weight.press('Enter');
  await expect(page.getByRole('row', { name: /^No match/ })).toContainText(/[\d.]+$/);
  expect(await serious(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Files' }).click();
  await page.getByRole('button', { name: 'Pre-translate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pre-translate' });
  await dialog.getByText('100% and 101%').click();
  expect(await serious(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Pre-translate' }).click();
  await expect(dialog.getByText('2 segments pre-translated from TM.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(file(page, 'paper.html', 'German')).toContainText('57%');

  await page.getByRole('checkbox', { name: 'Select paper.html' }).check();
  await page.getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export files' });
  // What is not translated yet is counted, and no issue of its own.
  await expect(exporting.getByText(/unconfirmed \(2 empty\)/)).toBeVisible();
  await expect(exporting.getByText('No QA issues.')).toBeVisible();
  await expect(exporting.getByText(/\d issues?$/)).toBeHidden();
  await exporting.getByRole('button', { name: 'paper.html · German' }).click();
  await expect(page.locator('.title-subject')).toContainText('paper.html');
  await page.getByRole('button', { name: 'Project files' }).click();
  await page.getByRole('checkbox', { name: 'Select paper.html' }).check();
  await page.getByRole('button', { name: 'Export' }).click();
  await exporting.getByRole('button', { name: 'Export' }).click();
  await expect(exporting.getByText('2 files exported to “Printer” in ')).toBeVisible();
  await expect(exporting.getByRole('button', { name: 'Open paper.de.html' })).toBeVisible();
  await expect(exporting.getByRole('button', { name: 'Open folder' })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await exporting.getByText('Pseudo-translate (layout test)').click();
  await exporting.getByRole('button', { name: 'Export' }).click();
  await expect
    .poll(() => readdirSync(join(downloads, 'Printer')).sort())
    .toEqual(['paper.de.html', 'paper.de.pseudo.html', 'paper.fr.html', 'paper.fr.pseudo.html']);
  expect(readFileSync(join(downloads, 'Printer', 'paper.de.html'), 'utf8')).toContain(
    '<p>Drücken Sie den grünen Knopf.</p>',
  );
});

test('T6: an issue is ignored with a reason, and what is left is found in all files', async ({
  page,
}) => {
  const { target, pane } = segmentEditor(page);
  await createProject(page);
  await file(page, 'start.html', 'German').click();
  await expect(target(1)).toBeFocused();
  await page.keyboard.insertText('Drücken Sie den Knopf Knopf.');
  await page.keyboard.press('Control+Enter');
  await expect(target(2)).toBeFocused();
  await page.keyboard.insertText('Warten Sie 5 Minuten.');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('F8');
  await pane.getByRole('button', { name: 'Ignore in segment 1: Repeated word: Knopf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ignore QA issue' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A brand');
  expect(await serious(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ignore' }).click();
  await expect(pane.getByText('1 ignored issue')).toBeVisible();
  await expect(pane.getByRole('button', { name: /^Segment 1: Repeated/ })).toBeHidden();
  await pane.getByText('1 ignored issue').click();
  await expect(pane.getByText('A brand')).toBeVisible();

  await page.getByRole('button', { name: 'Project files' }).click();
  await page.getByRole('tab', { name: 'QA' }).click();
  await page.getByRole('button', { name: 'Check files' }).click();
  const wrong = page.getByRole('button', {
    name: /start\.html · German · 2 Error Number mismatch: 5/,
  });
  await expect(wrong).toBeVisible();
  await expect(page.getByText('Repeated word')).toBeHidden();
  expect(await serious(page)).toEqual([]);
  await wrong.click();
  await expect(target(2)).toBeFocused();

  // What is not confirmed any more and does not go out has no issues to show.
  await page.keyboard.press('Control+Alt+Enter');
  await page.getByRole('button', { name: 'Project files' }).click();
  await page.getByRole('tab', { name: 'Files' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export files' });
  const issues = exporting.getByText(/^\d issues?$/);
  await expect(issues).toHaveText('2 issues');
  const unconfirmed = exporting.getByText('Include unconfirmed translations');
  await unconfirmed.click();
  await expect(issues).toBeHidden();
  await expect(exporting.getByText('No QA issues.')).toBeVisible();
  await unconfirmed.click();
  await expect(issues).toHaveText('2 issues');
});

test('T9: a setting is the project’s or the file’s own; the project is renamed', async ({
  page,
}) => {
  const { target } = segmentEditor(page);
  await createProject(page);
  await page.getByRole('button', { name: 'Rename project' }).click();
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Printer');
  expect(await serious(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Project name' }).fill('Printer manual');
  await page.keyboard.press('Enter');
  await expect(page.locator('.title-subject')).toContainText('Printer manual');
  await page.getByRole('button', { name: 'Rename project' }).click();
  await page.getByRole('button', { name: 'Undo rename' }).click();
  await expect(page.locator('.title-subject')).not.toContainText('Printer manual');
  await page.getByRole('button', { name: 'Rename project' }).click();
  await page.getByRole('button', { name: 'Undo rename' }).click();
  await expect(page.locator('.title-subject')).toContainText('Printer manual');

  const settings = page.getByRole('dialog', { name: 'Settings' });
  const threshold = settings.getByRole('spinbutton', { name: 'Match threshold' });
  const origin = settings.getByRole('group', { name: 'Match threshold' });
  const openSettings = async (name: string) => {
    await file(page, name, 'German').click();
    await expect(target(1)).toBeFocused();
    await page.getByRole('main').getByRole('button', { name: 'Settings', exact: true }).click();
  };
  const leave = async () => {
    await settings.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Project files' }).click();
  };
  const set = async (value: string) => {
    await threshold.fill(value);
    await threshold.press('Tab');
  };
  await openSettings('start.html');
  await set('82');
  await expect(origin).toContainText('Project setting');
  await settings.getByText('This file only', { exact: true }).click();
  await set('90');
  await expect(origin).toContainText('Overridden in this file');
  expect(await serious(page)).toEqual([]);
  await leave();
  await openSettings('paper.html');
  await expect(threshold).toHaveValue('82');
  await leave();
  await openSettings('start.html');
  await origin.getByRole('button', { name: 'Use project setting' }).press('Enter');
  await expect(threshold).toHaveValue('82');
  await expect(origin).toContainText('Project setting');
  await expect(origin).toBeFocused();
  await settings.getByRole('button', { name: 'Add instruction' }).click();
  await settings.getByRole('textbox', { name: 'Instruction 1' }).fill('Address the reader.');
  await leave();
  await openSettings('paper.html');
  await expect(settings.getByRole('textbox', { name: 'Instruction 1' })).toHaveValue(
    'Address the reader.',
  );
});

test('a memory is chosen in the bar for all files of a target, or for the open file alone', async ({
  page,
}) => {
  await importMemory(page, {
    name: 'House.tmx',
    text: tmxOf([['Load the paper.', 'Legen Sie Papier ein.']]),
  });
  await importMemory(page, {
    name: 'Agency.tmx',
    text: tmxOf([['Switch the printer off.', 'Schalten Sie den Drucker aus.']]),
  });
  const { target } = segmentEditor(page);
  await createProject(page);
  const memory = page.getByRole('combobox', { name: 'Translation memory', exact: true });
  const list = page.locator('.picker-popover');
  const open = async (name: string, language: string) => {
    await page.getByRole('button', { name: 'Project files' }).click();
    await file(page, name, language).click();
    await expect(target(1)).toBeFocused();
  };
  await file(page, 'start.html', 'German').click();
  await memory.click();
  await expect(list.getByRole('radio', { name: 'All files in German' })).toBeChecked();
  await list.getByRole('option', { name: /^House/ }).click();
  await expect(memory).toContainText('House');
  await open('paper.html', 'German');
  await expect(memory).toContainText('House');
  await memory.click();
  await list.getByText('This file only', { exact: true }).click();
  expect(await serious(page)).toEqual([]);
  await list.getByRole('option', { name: /^Agency/ }).click();
  await expect(memory).toContainText('Agency');
  await open('start.html', 'German');
  await expect(memory).not.toContainText('Agency');
  await open('start.html', 'French');
  await expect(memory).not.toContainText('House');
  await open('paper.html', 'German');
  await memory.click();
  await list.getByRole('button', { name: 'Use project setting' }).click();
  await page.keyboard.press('Escape');
  await expect(memory).toContainText('House');
});

test('T4: what is replaced in all files of a target is seen by file and taken back together', async ({
  page,
}) => {
  const { target, row, notice } = segmentEditor(page);
  await createProject(page);
  const confirm = async (number: number, text: string) => {
    await expect(target(number)).toBeFocused();
    await page.keyboard.insertText(text);
    await page.keyboard.press('Control+Enter');
  };
  await file(page, 'paper.html', 'German').click();
  await confirm(1, 'Papier einlegen.');
  await confirm(2, 'Knopf mit Papier.');
  await expect(notice).toHaveText('Confirmed. All segments are confirmed.');
  await page.keyboard.press('Control+l');
  await expect(row(2)).toContainText('Locked');
  await page.getByRole('button', { name: 'Project files' }).click();
  await file(page, 'end.html', 'German').click();
  await confirm(1, 'Drucker und Papier.');
  await expect(notice).toHaveText('Confirmed. All segments are confirmed.');

  await page.keyboard.press('Control+h');
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  await dialog.getByText('All files in German', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Find' }).fill('Papier');
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('Blatt');
  await expect(dialog.getByRole('heading', { name: 'paper.html' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'end.html' })).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText('1 locked segment won’t be changed');
  expect(await serious(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Replace in 2 segments' }).click();
  await expect(notice).toHaveText('Replaced in 2 segments across 2 files.');
  await expect(row(1)).toContainText('Drucker und Blatt.');
  await page.getByRole('button', { name: 'Undo replace in project' }).click();
  await expect(notice).toHaveText('Replacement undone in 2 files.');
  await expect(row(1)).toContainText('Drucker und Papier.');
  await page.getByRole('button', { name: 'Project files' }).click();
  await file(page, 'paper.html', 'German').click();
  await expect(row(1)).toContainText('Papier einlegen.');
});

test('a project of one file is renamed in the list, and its name shows in the editor', async ({
  page,
}) => {
  await openText(page, 'Press the green button.', 'Note');
  await page.getByRole('button', { name: 'All projects' }).click();
  await page.getByRole('button', { name: 'Rename project Note' }).click();
  await page.getByRole('textbox', { name: 'Project name' }).fill('Manual');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Manual/ }).click();
  await expect(page.locator('.title-subject')).toContainText('Manual');
  await page.getByRole('button', { name: 'Rename project' }).click();
  await expect(page.getByText('Current name: Manual')).toBeVisible();
});

testOwnDownloads(
  'T9: the page of a project comes back after kill -9, with its files and what was done',
  async ({ app, page }) => {
    const { row, target } = segmentEditor(page);
    await createProject(page);
    await file(page, 'start.html', 'German').click();
    await expect(target(1)).toBeFocused();
    await page.keyboard.insertText('Drücken Sie den grünen Knopf.');
    await page.keyboard.press('Control+Enter');
    await expect(target(2)).toBeFocused();
    await page.getByRole('button', { name: 'Project files' }).click();
    const words = page.getByRole('progressbar', { name: 'Confirmed words' });
    await expect(words).toHaveAttribute('aria-valuetext', '4 of 36 words confirmed');
    // The page of the project is where the next start goes.
    await expect.poll(() => placeOnDisk(app.data)).toMatch(/"project":null,.*"page":"/);
    await app.restart('SIGKILL');
    await expect(page.locator('.title-subject')).toContainText('Printer');
    await expect(words).toHaveAttribute('aria-valuetext', '4 of 36 words confirmed');
    await expect(file(page, 'end.html', 'French')).toBeVisible();
    await file(page, 'start.html', 'German').click();
    await expect(row(1)).toContainText('Drücken Sie den grünen Knopf.');
    await expect(target(2)).toBeFocused();
  },
);

/** Where the next start goes, as main has stored it. */
function placeOnDisk(data: string): string {
  const database = new DatabaseSync(join(data, 'dragoman.sqlite'), { readOnly: true });
  try {
    const row = database.prepare("SELECT value FROM setting WHERE name = 'place'").get();
    return String(row?.['value']);
  } finally {
    database.close();
  }
}
