import { expect, test, testOwnApp } from './app.ts';
import { serious, seriousInThemes } from './axe.ts';
import { goTo, pick } from './screen.ts';

testOwnApp(
  'J1, J2, J3: a collection is made, checked while typing, saved, and given out as a file',
  async ({ app, page }) => {
    await goTo(page, 'Spoken terms');
    await page.getByRole('button', { name: 'New collection' }).first().click();
    await page.getByLabel('Name of the new collection').fill('Product names');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Product names' })).toBeVisible();
    await pick(page, page.getByRole('combobox', { name: 'Add language' }), 'English');
    const list = page.getByRole('textbox', { name: 'English terms, one per line' });
    await list.fill('Dragoman\nDragoman\n Ada');
    await expect(page.getByRole('button', { name: 'Save list' })).toBeDisabled();
    expect(await serious(page)).toEqual([]);
    await list.fill('Dragoman\nAda Lovelace');
    await page.getByRole('button', { name: 'Save list' }).click();
    await expect(page.getByRole('button', { name: 'Save list' })).toBeDisabled();
    await app.restart('SIGKILL');
    await goTo(page, 'Spoken terms');
    await expect(list).toHaveValue('Dragoman\nAda Lovelace');
  },
);

test('J4: a glossary gives its terms to a list, as many as fit', async ({ page }) => {
  await goTo(page, 'Spoken terms');
  await page.getByRole('button', { name: 'New collection' }).first().click();
  await page.getByLabel('Name of the new collection').fill('Office');
  await page.keyboard.press('Enter');
  await pick(page, page.getByRole('combobox', { name: 'Add language' }), 'English');
  const pane = page.getByRole('region', { name: 'From a glossary' });
  await pick(page, pane.getByRole('combobox', { name: 'Glossary and dictionary' }), /IT terms/);
  await expect(pane).toContainText('300 characters left');
  expect(await seriousInThemes(page)).toEqual([]);
  await pane.getByLabel('Search terms').fill('backup');
  await pane.getByRole('button', { name: 'Add backup to the list' }).click();
  const list = page.getByRole('textbox', { name: 'English terms, one per line' });
  await expect(list).toHaveValue('backup');
  await pane.getByLabel('Search terms').fill('');
  await pane.getByRole('button', { name: /^Add the \d+ that fit/ }).click();
  const written = await list.inputValue();
  expect(written.length).toBeGreaterThan(280);
  expect(written.length).toBeLessThanOrEqual(300);
  await page.getByRole('button', { name: 'Save list' }).click();
  await expect(page.getByText(/^Saved: \d+ terms\./)).toBeVisible();
});
