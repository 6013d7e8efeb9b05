import { expect, test, testOwnApp } from './app.ts';
import { serious, seriousInThemes } from './axe.ts';
import { goTo, pick, requestRows, textScreen } from './screen.ts';

const HOUSE = /House style \(English\)/;

test('F1: a list is made, renamed, deleted, and comes back', async ({ page }) => {
  await goTo(page, 'Style rules');
  await page.getByRole('button', { name: 'New list' }).click();
  await page.getByLabel('Name of the new list').fill('Letters');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Letters' })).toBeVisible();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Formal letters');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Formal letters' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete list' }).click();
  // The offline service has no account that others use.
  await expect(page.getByRole('alertdialog')).toContainText(
    'It will be deleted from the service. You can undo this',
  );
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('“Formal letters” was deleted.')).toBeVisible();
  await expect(page.getByRole('option', { name: /Formal letters/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('option', { name: /Formal letters/ })).toBeVisible();
});

test('F2: instructions are written, changed, moved and deleted in place', async ({ page }) => {
  await goTo(page, 'Style rules');
  await page.getByRole('option', { name: HOUSE }).click();
  await page.getByRole('tab', { name: 'Instructions' }).click();
  const rows = page.getByRole('tabpanel').getByRole('list').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Add instruction' }).click();
  await page.getByLabel('Label').fill('Ships');
  await page.getByLabel('Instruction', { exact: true }).fill('Ships are called it, not she.');
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save instruction' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Move Ships up' }).click();
  await expect(rows.nth(1)).toContainText('Ships');
  await page.getByRole('button', { name: 'Edit Ships' }).click();
  await page.getByLabel('Label').fill('Boats');
  await page.getByRole('button', { name: 'Save instruction' }).click();
  await expect(rows.nth(1)).toContainText('Boats');
  await page.getByRole('button', { name: 'Delete Boats' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Boats' })).toHaveCount(0);
});

test('F3: the active rule is named where it acts', async ({ page }) => {
  const { source, translation, from, to, options } = textScreen(page);
  await pick(page, from, 'German');
  await pick(page, to, 'English (United Kingdom)');
  await options.click();
  await pick(page, page.getByRole('combobox', { name: 'Style rule' }), HOUSE);
  await source.fill('Guten Morgen.');
  await expect(translation).not.toHaveText('');
  await expect(page.getByText(/^Style: House style/).first()).toBeVisible();
  expect(await serious(page)).toEqual([]);
});

testOwnApp(
  'F4: one sentence without and with the list, and where the two differ',
  async ({ page }) => {
    await goTo(page, 'Style rules');
    await page.getByRole('option', { name: HOUSE }).click();
    await page.getByRole('tab', { name: 'Test' }).click();
    await page.getByLabel('Test sentence').fill("Wie geht's morgen um neun Uhr?");
    await page.getByRole('button', { name: 'Test' }).click();
    const tried = page.locator('.style-tried');
    await expect(tried).toContainText('Without list');
    await expect(tried.locator('del').first()).toContainText("'");
    await expect(tried.locator('ins').first()).toContainText('’');
    await expect(tried).toContainText('characters counted for both');
    expect(await seriousInThemes(page)).toEqual([]);
    await expect(await requestRows(page, 'POST', '/v2/translate')).toHaveCount(2);
  },
);
