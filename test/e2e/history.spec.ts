import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, testOwnApp } from './app.ts';
import { serious, seriousInThemes } from './axe.ts';
import { goTo, pick, textScreen } from './screen.ts';

/** Files below a folder that hold a text in any of their bytes. */
const filesWith = (folder: string, text: string) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile() && readFileSync(path).includes(text));

test('K1 K2: a result is found, and run again as it was', async ({ page }) => {
  const { source, translation, to } = textScreen(page);
  await source.fill('The meeting has been moved to Thursday.');
  await expect(translation).toContainText('Donnerstag');
  // Otherwise what is run again would stand there already.
  await source.fill('Good night.');
  await pick(page, to, 'French');
  await expect(translation).toHaveAttribute('lang', 'fr');
  await expect(translation).not.toContainText('Donnerstag');
  await goTo(page, 'History');
  await page.getByRole('searchbox', { name: 'Search' }).fill('meeting thurs');
  await page.getByRole('option', { name: /moved to Thursday/ }).click();
  await expect(page.getByRole('region', { name: 'Result', exact: true })).toContainText(
    'Donnerstag',
  );
  // The offline service bills nobody.
  await expect(page.getByText('Characters counted')).toBeVisible();
  expect(await seriousInThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(source).toHaveValue('The meeting has been moved to Thursday.');
  await expect(to).toContainText('German');
  await expect(translation).toContainText('Donnerstag');
});

test('K1 K2 K4: results are filtered by kind, pinned, and exported as a memory', async ({
  page,
}) => {
  const { source, translation } = textScreen(page);
  await source.fill('The meeting has been moved to Thursday.');
  await expect(translation).toContainText('Donnerstag');
  await goTo(page, 'Write');
  await page.getByLabel('Text to improve').fill('I recieved teh letter.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Improved text' })).toContainText('received');
  await goTo(page, 'History');
  const rows = page.getByRole('listbox', { name: 'Entries, newest first' }).getByRole('option');
  await expect(rows).toHaveCount(2);
  await pick(page, page.getByRole('combobox', { name: 'Type' }), /^Text/);
  await expect(rows).toHaveCount(1);
  await rows.first().click();
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unpin' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByText('Pinned only', { exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('moved to Thursday');
  const saving = page.waitForEvent('download');
  await pick(page, page.getByRole('combobox', { name: 'Export' }), /TMX/);
  const saved = readFileSync(await (await saving).path(), 'utf8');
  expect(saved).toContain('<seg>The meeting has been moved to Thursday.</seg>');
  expect(saved).not.toContain('recieved');
});

testOwnApp('K3: in private mode nothing is written', async ({ app, page }) => {
  await goTo(page, 'Settings');
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await page.getByText('Private mode', { exact: true }).click();
  await goTo(page, 'Text');
  const { source, translation } = textScreen(page);
  await source.fill('Quixotic zephyrs vex the marmalade.');
  await expect(translation).not.toHaveText('');
  await goTo(page, 'History');
  await expect(
    page.getByText('Private mode is on: nothing new is saved to history.'),
  ).toBeVisible();
  expect(filesWith(app.data, 'marmalade')).toEqual([]);
});

testOwnApp('K3: after wiping no file holds the text', async ({ app, page }) => {
  const { source, translation } = textScreen(page);
  await source.fill('Quixotic zephyrs vex the marmalade.');
  await expect(translation).not.toHaveText('');
  await goTo(page, 'History');
  await expect(page.getByText('Quixotic zephyrs').first()).toBeVisible();
  expect(filesWith(app.data, 'marmalade')).not.toEqual([]);
  await goTo(page, 'Settings');
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await page.getByRole('button', { name: 'Delete all saved text…' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await goTo(page, 'History');
  await expect(page.getByText('Quixotic zephyrs')).toHaveCount(0);
  expect(filesWith(app.data, 'marmalade')).toEqual([]);
});

test('K5: one box searches everything from anywhere', async ({ page }) => {
  const { source, translation } = textScreen(page);
  await source.fill('The firewall is open.');
  await expect(translation).not.toHaveText('');
  await goTo(page, 'Documents');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('firewall');
  const found = page.getByRole('dialog', { name: 'Search everything' });
  await expect(found).toContainText('Glossaries');
  await expect(found).toContainText('The firewall is open.');
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(found).toBeHidden();
});
