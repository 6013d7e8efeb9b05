import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { goTo, pick } from './screen.ts';

const OURS =
  'The printer is out of paper.\n\nPlease sign the contract. It has 12 pages.\n\nThank you.\n';
const THEIRS =
  'Der Drucker hat kein Papier mehr.\n\nBitte unterschreiben Sie den Vertrag; er hat 12 Seiten.\n\nVielen Dank.\n';

test('T13: two documents become a memory, corrected by keys', async ({ page }) => {
  await goTo(page, 'Memories');
  await page.getByRole('tab', { name: 'Align documents' }).click();
  const form = page.getByRole('form', { name: 'Align documents' });
  await pick(page, form.getByRole('combobox', { name: 'Source language' }), 'English');
  await pick(page, form.getByRole('combobox', { name: 'Target language' }), 'German');
  const give = (label: string, name: string, text: string) =>
    form
      .getByLabel(label, { exact: true })
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await give('Original document', 'office.txt', OURS);
  await give('Translated document', 'buero.txt', THEIRS);
  await expect(form.getByText('office.txt')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await form.getByRole('button', { name: 'Align' }).click();

  const grid = page.getByRole('grid', { name: 'Sentence pairs' });
  const row = (number: number) => grid.getByRole('row').nth(number);
  await expect(row(2)).toContainText('Please sign the contract.It has 12 pages.');
  await expect(row(2)).toContainText('er hat 12 Seiten.');
  await expect(row(1)).toBeFocused();
  expect(await serious(page)).toEqual([]);

  // By keyboard alone: split, put together again, undo, redo.
  await page.keyboard.press('ArrowDown');
  await expect(row(2)).toBeFocused();
  await page.keyboard.press('Control+e');
  await expect(row(3)).toContainText('No sentence');
  await page.keyboard.press('Control+j');
  await expect(row(2)).toContainText('It has 12 pages.');
  await page.keyboard.press('Control+z');
  await expect(row(3)).toContainText('No sentence');
  await page.keyboard.press('Control+Shift+z');
  await expect(row(2)).toContainText('It has 12 pages.');
  await page.keyboard.press('Control+Enter');
  await expect(row(2)).toContainText('Checked');
  await page.keyboard.press('ArrowDown');
  await expect(row(3)).toBeFocused();
  await page.keyboard.press('Control+Delete');
  await expect(row(3)).toContainText('Excluded');

  await page.getByRole('button', { name: 'Save to TM…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Office contracts');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved 2 pairs to Office contracts · 1 not included')).toBeVisible();

  // It is a memory like any other, active for its pair.
  await page.getByRole('tab', { name: 'On this computer' }).click();
  await expect(page.getByRole('option', { name: /Office contracts/ })).toContainText('2');

  // What was not finished is there when somebody comes back.
  await page.reload();
  await goTo(page, 'Memories');
  await page.getByRole('tab', { name: 'Align documents' }).click();
  await page.getByRole('button', { name: /office\.txt and buero\.txt/ }).click();
  await expect(row(2)).toContainText('Checked');
});
