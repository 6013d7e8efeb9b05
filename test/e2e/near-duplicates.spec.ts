import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { importMemory } from './memories-screen.ts';
import { tmxOf } from './printer-text.ts';

const FILE = {
  name: 'manual.tmx',
  text: tmxOf([
    ['Close the valve on page 12.', 'Schließen Sie das Ventil auf Seite 12.'],
    ['Open the lid.', 'Öffnen Sie den Deckel.'],
    ['CLOSE the valve on page 13!', 'SCHLIESSEN Sie das Ventil auf Seite 13!'],
    ['Close the valve, on page 12', 'Das Ventil auf Seite 12 schließen'],
    ['Open the lid', 'Deckel öffnen'],
    ['Nothing is like this.', 'Nichts ist wie dies.'],
  ]),
};

test('near duplicates are shown in groups, one is kept, others are left out, and all comes back', async ({
  page,
}) => {
  await importMemory(page, FILE);
  await page.getByRole('button', { name: 'Near duplicates' }).click();
  await expect(page.getByText('2 groups of near duplicates')).toBeVisible();
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(page.getByText('Nothing is like this.')).toBeHidden();
  // What differs from the first of the group is marked.
  await expect(rows.locator('ins').filter({ hasText: '13' })).toBeVisible();
  expect(await serious(page)).toEqual([]);

  const row = (text: string) => rows.filter({ hasText: text });
  // By keys: one is left out, the row above is kept.
  await row('Seite 13!').focus();
  await page.keyboard.press('Space');
  await expect(
    row('Seite 13!').getByRole('button', { name: 'Exclude from merge' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(row('Seite 13!').getByRole('button', { name: 'Keep this one' })).toBeDisabled();
  await row('Das Ventil auf Seite 12 schließen')
    .getByRole('button', { name: 'Keep this one' })
    .click();
  await expect(page.getByText('Merged into one translation unit.')).toBeVisible();
  await expect(rows).toHaveCount(4);
  await expect(row('Schließen Sie das Ventil auf Seite 12.')).toHaveCount(0);
  await expect(row('Seite 13!')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rows).toHaveCount(5);
  await expect(row('Schließen Sie das Ventil auf Seite 12.')).toBeVisible();
  await page.getByRole('button', { name: 'Near duplicates' }).click();
  await expect(page.getByText('6 translation units')).toBeVisible();
});
