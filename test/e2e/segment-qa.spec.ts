import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { serious, seriousInThemes } from './axe.ts';
import { chooseFiles, goTo, pick } from './screen.ts';
import { exportDocument, openText, segmentEditor } from './segment-editor.ts';
import { runAction } from './run-action.ts';

/** Translates a segment of the open project and confirms it. */
async function translate(page: Page, number: number, text: string) {
  const { target } = segmentEditor(page);
  await expect(target(number)).toBeFocused();
  await page.keyboard.insertText(text);
  await page.keyboard.press('Control+Enter');
}

test('T6: a profile of QA says what is checked, how much it matters and whether errors hold an export up', async ({
  page,
}) => {
  const { target, pane, row } = segmentEditor(page);
  await openText(page, 'Room 25 is free.\nCome in.', 'Rooms');
  await translate(page, 1, 'Zimmer 52 ist frei.');
  await translate(page, 2, 'Herein  bitte.');
  await page.keyboard.press('F8');
  await expect(
    pane.getByRole('button', { name: 'Segment 1: Number mismatch: 25 (Error)' }),
  ).toBeVisible();
  await expect(row(1).getByText('Error', { exact: true })).toBeAttached();
  await expect(row(2).getByText('Note', { exact: true })).toBeAttached();

  await runAction(page, 'Edit QA profiles');
  const profiles = page.getByRole('dialog', { name: 'QA profiles' });
  await expect(profiles.getByRole('switch', { name: 'Numbers' })).toBeDisabled();
  await profiles.getByRole('button', { name: 'New' }).click();
  await profiles.getByRole('textbox', { name: 'Profile name' }).fill('Strict spaces');
  await profiles.getByText('Numbers', { exact: true }).click();
  await pick(page, profiles.getByRole('combobox', { name: 'Severity: Double spaces' }), 'Error');
  await profiles.getByText('Length limit', { exact: true }).click();
  await profiles.getByRole('spinbutton', { name: 'Limit' }).fill('13');
  await pick(page, profiles.getByRole('combobox', { name: 'Unit' }), 'Characters');
  expect(await seriousInThemes(page)).toEqual([]);
  await profiles.getByRole('button', { name: 'Close' }).click();
  await expect(pane.getByRole('button', { name: /Number mismatch/ })).toBeHidden();
  await expect(pane.getByRole('button', { name: 'Segment 2: Double space (Error)' })).toBeVisible();
  await expect(
    pane.getByRole('button', { name: 'Segment 1: Too long: 19/13 (Error)' }),
  ).toBeVisible();

  await pane.getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('combobox', { name: 'QA profile' })).toHaveText('Strict spaces');
  await settings.getByText('Don’t export while QA errors remain').click();
  expect(await serious(page)).toEqual([]);
  await settings.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export document' });
  await expect(exporting.getByText('Not exported while 3 QA errors remain.')).toBeVisible();
  await expect(exporting.getByRole('button', { name: 'Export' })).toBeDisabled();
  expect(await seriousInThemes(page)).toEqual([]);
  await exporting.getByRole('button', { name: /^Segment 2: Double space/ }).click();
  await expect(target(2)).toBeFocused();

  await pane.getByRole('button', { name: 'Settings', exact: true }).click();
  await settings.getByRole('button', { name: 'Edit profiles…' }).click();
  await profiles.getByRole('button', { name: 'Delete' }).click();
  await expect(profiles.getByText('“Strict spaces” deleted.')).toBeVisible();
  await expect(profiles.getByRole('button', { name: 'Undo' })).toBeFocused();
  await profiles.getByRole('button', { name: 'Undo' }).click();
  await expect(profiles.getByRole('textbox', { name: 'Profile name' })).toHaveValue(
    'Strict spaces',
  );
  await profiles.getByRole('button', { name: 'Delete' }).click();
  await profiles.getByRole('button', { name: 'Close' }).click();
  await expect(settings.getByRole('combobox', { name: 'QA profile' })).toHaveText('Standard');
  await settings.getByText('Don’t export while QA errors remain').click();
  await settings.getByRole('button', { name: 'Close' }).click();
  await exportDocument(page);
});

test('T6: a forbidden term is shown as one, never suggested, and found while it is typed', async ({
  page,
}) => {
  const { target, pane } = segmentEditor(page);
  await openText(page, 'Press the button.\nPress the button again.', 'Buttons');
  await runAction(page, 'Edit forbidden terms');
  const dialog = page.getByRole('dialog', { name: 'Forbidden terms' });
  await dialog.getByRole('textbox', { name: 'Do not use' }).fill('Taste');
  await dialog.getByRole('textbox', { name: 'As a translation of (optional)' }).fill('button');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveText('button → Taste');
  expect(await seriousInThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const terms = pane.getByRole('region', { name: /^Terms/ });
  await expect(terms.getByText('Do not use')).toBeVisible();
  await expect(terms.locator('del')).toHaveText('Taste');

  await target(1).focus();
  await page.keyboard.insertText('Drücken Sie beide Tasten.');
  await expect(pane.getByText('Do not use: Taste')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(target(2)).toBeFocused();
  // "Drücken" is known from the segment before, "Tasten" may not be offered.
  await page.keyboard.type('Drü');
  await expect(page.getByRole('option', { name: /^Drücken/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('cken Sie die Tas');
  await expect(target(2)).toHaveValue('Drücken Sie die Tas');
  await expect(page.getByRole('option', { name: /^Taste/ })).toBeHidden();

  await terms.getByRole('button', { name: 'Allow “Taste”' }).click();
  await expect(terms.getByText('Do not use')).toBeHidden();
  await expect(pane.getByText('Do not use: Taste')).toBeHidden();
});

test('T6: issues of all files are listed by file or by check, by keyboard, and go out as a report', async ({
  page,
}) => {
  await goTo(page, 'Segments');
  await pick(page, page.getByRole('combobox', { name: 'From' }), 'English');
  await pick(page, page.getByRole('combobox', { name: 'To' }), 'German');
  await page.getByText('Files', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Project name' }).fill('Rooms');
  const fileOf = (name: string, text: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await chooseFiles(page, [fileOf('one.txt', 'Room 25.'), fileOf('two.txt', 'Come in.')]);
  await page.getByRole('button', { name: /^one.txt, German:/ }).click();
  await translate(page, 1, 'Zimmer 52.');
  await page.getByRole('button', { name: 'Project files' }).click();
  await page.getByRole('tab', { name: 'QA' }).click();
  await page.getByRole('button', { name: 'Check files' }).click();
  await expect(page.getByText('3 issues')).toBeVisible();
  const groups = page.getByRole('heading', { level: 3 });
  await expect(groups).toHaveText(['one.txt · German 2', 'two.txt · German 1']);
  await page.getByText('By check', { exact: true }).click();
  await expect(groups).toHaveText(['Numbers 2', 'Empty translations 1']);
  expect(await serious(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await pick(page, page.getByRole('combobox', { name: 'Export report' }), 'Web page (HTML)');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('QA Rooms.html');
  const report = readFileSync(await download.path(), 'utf8');
  expect(report).toContain('<h2>Numbers</h2>');
  expect(report).toContain('<td lang="de" dir="auto">Zimmer 52.</td>');

  await page.getByRole('button', { name: /Number mismatch: 25/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.title-subject')).toContainText('two.txt');
  await expect(segmentEditor(page).target(1)).toBeFocused();
});

test('F3: QA says what the style rule of the project would write otherwise, and writes it', async ({
  page,
}) => {
  const { target, pane } = segmentEditor(page);
  await goTo(page, 'Segments');
  await pick(page, page.getByRole('combobox', { name: 'From' }), 'German');
  await pick(page, page.getByRole('combobox', { name: 'To' }), 'English (United Kingdom)');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Keine Panik.');
  await page.getByRole('textbox', { name: 'Name' }).fill('Guide');
  await page.keyboard.press('Enter');
  await expect(target(1)).toBeFocused();
  await pane.getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await pick(page, settings.getByRole('combobox', { name: 'Style rule' }), /House style/);
  await settings.getByRole('button', { name: 'Close' }).click();
  await target(1).focus();
  await page.keyboard.insertText("Don't panic.");
  const apply = pane.getByRole('button', { name: "Apply: Style rule: Don't → Do not" });
  await expect(apply).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await apply.click();
  await expect(target(1)).toHaveValue('Do not panic.');
  await expect(apply).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(target(1)).toHaveValue("Don't panic.");
});

test('a QA profile goes to a file and comes back under a name of its own; other files are refused', async ({
  page,
}) => {
  const { target } = segmentEditor(page);
  await openText(page, 'Come in.', 'Rooms');
  await expect(target(1)).toBeFocused();
  await runAction(page, 'Edit QA profiles');
  const profiles = page.getByRole('dialog', { name: 'QA profiles' });
  await profiles.getByRole('button', { name: 'New' }).click();
  await profiles.getByRole('textbox', { name: 'Profile name' }).fill('Client A');
  await profiles.getByText('Numbers', { exact: true }).click();
  const saving = page.waitForEvent('download');
  await profiles.getByRole('button', { name: 'Export' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('QA profile Client A.json');
  const text = readFileSync(await saved.path(), 'utf8');
  await profiles.getByRole('button', { name: 'Close' }).click();

  await importProfile(page, 'client.json', text);
  await expect(profiles.getByText('Imported as “Client A (2)”.')).toBeVisible();
  await expect(profiles.getByRole('textbox', { name: 'Profile name' })).toHaveValue('Client A (2)');
  await expect(profiles.getByRole('switch', { name: 'Numbers' })).not.toBeChecked();
  await profiles.getByRole('button', { name: 'Close' }).click();

  const later = text.replace('"checks": {', '"checks": {"gender": {"enabled": true},');
  await importProfile(page, 'later.json', later);
  await expect(
    profiles.getByText(
      'Imported as “Client A (3)”. 1 setting isn’t supported by this version; it is kept.',
    ),
  ).toBeVisible();
  expect(await seriousInThemes(page)).toEqual([]);
  await profiles.getByRole('button', { name: 'Close' }).click();
  const again = page.waitForEvent('download');
  await runAction(page, 'Export QA profile');
  expect(readFileSync(await (await again).path(), 'utf8')).toContain('"gender": {');

  await importProfile(page, 'package.json', '{"name": "dragoman"}');
  await expect(profiles.getByText('“package.json” isn’t a QA profile.')).toBeVisible();
  await expect(profiles.getByRole('textbox', { name: 'Profile name' })).toHaveValue('Client A (3)');
});

async function importProfile(page: Page, name: string, text: string) {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await chooseFiles(page, file, () => runAction(page, 'Import QA profile'));
}
