import type { Page } from '@playwright/test';
import { expect, test, testOwnApp } from './app.ts';
import { serious } from './axe.ts';
import { goTo, requestRows } from './screen.ts';

/** Writes a new entry in the grid. */
async function write(page: Page, term: string, translation: string) {
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.keyboard.type(term);
  await page.keyboard.press('Tab');
  await page.keyboard.press('F2');
  await page.keyboard.insertText(translation);
  await page.keyboard.press('Enter');
}

async function newGlossary(page: Page, name: string) {
  await goTo(page, 'Glossaries');
  await page.getByRole('button', { name: 'New glossary' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('First term').fill('harbour');
  await page.getByLabel('Translation').fill('Hafen');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

test('E1: a glossary is made, renamed, and deleted; its last dictionary is explained', async ({
  page,
}) => {
  await newGlossary(page, 'Harbour');
  await page.getByRole('button', { name: 'Rename glossary' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Port');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Port' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete dictionary/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'This is the last dictionary of “Port”',
  );
  await page.getByRole('button', { name: 'Keep' }).click();
  await newGlossary(page, 'Empty soon');
  await page.getByRole('button', { name: /^Delete dictionary/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Delete dictionary', exact: true })
    .click();
  await expect(page.getByRole('option', { name: /^Empty soon/ })).toContainText('No dictionary');
  await page.getByRole('option', { name: /^Port/ }).click();
  await page.getByRole('button', { name: 'Delete glossary' }).click();
  // The offline service has no account that others use.
  await expect(page.getByRole('alertdialog')).toContainText(
    'with 1 entry will be deleted from the service. This can’t be undone.',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete glossary' }).click();
  await expect(page.getByText('“Port” was deleted.')).toBeVisible();
  await expect(page.getByRole('option', { name: /^Port/ })).toHaveCount(0);
});

testOwnApp(
  'E2 E4: entries are checked while they are written, and saving says what it changes',
  async ({ page }) => {
    await newGlossary(page, 'Harbour');
    const main = page.getByRole('main');
    await write(page, 'harbour', 'Port');
    await expect(main).toContainText('duplicate of line 1');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await write(page, 'jetty', 'ü'.repeat(513));
    await expect(main).toContainText('longer than 1,024 bytes');
    await expect(page.getByRole('button', { name: 'Save…' })).toBeDisabled();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('meter', { name: 'Glossary size' })).toBeVisible();

    await write(page, 'jetty', 'Steg');
    await page.getByRole('button', { name: 'Save…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Save English to German/ });
    await expect(dialog).toContainText('1 added, none changed, none removed, 1 unchanged');
    expect(await serious(page)).toEqual([]);
    // Nothing was deleted: there is nothing to choose.
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: /^English → German/ })).toContainText('2');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Saved: 1 added/)).toBeVisible();
    await expect(await requestRows(page, 'PATCH', '/v3/glossaries')).toHaveCount(1);

    await goTo(page, 'Glossaries');
    await write(page, 'quay', 'Kai');
    await page.getByRole('row').filter({ hasText: 'jetty' }).getByText('jetty').click();
    await page.getByRole('button', { name: /^Delete entr/ }).click();
    await page.getByRole('button', { name: 'Save…' }).click();
    await expect(dialog.getByRole('radio', { name: 'Merge' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByText(/^Saved: 1 added, none changed, 1 removed/)).toBeVisible();
    await expect(await requestRows(page, 'PUT', '/v3/glossaries')).toHaveCount(1);
  },
);

test('E1: a new entry below all others is typed at once, without a look where the keyboard is', async ({
  page,
}) => {
  await goTo(page, 'Glossaries');
  await page.getByRole('option', { name: /^Office terms/ }).click();
  await expect(page.getByRole('grid').getByRole('row').nth(5)).toBeVisible();
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.keyboard.type('paper tray');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Papierfach');
  await page.keyboard.press('Enter');
  const entry = page.getByRole('row').filter({ hasText: 'paper tray' });
  await expect(entry).toContainText('Papierfach');
  await page.getByRole('button', { name: 'Discard changes' }).click();
});
