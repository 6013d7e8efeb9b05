import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { goTo } from './screen.ts';

test('G1 G2 G3 G4: a text is corrected change by change, and then there is nothing to change', async ({
  app,
  page,
}) => {
  expect(app.data).not.toBe('');
  await goTo(page, 'Write');
  const source = page.getByLabel('Text to improve');
  const result = page.getByRole('region', { name: 'Improved text' });
  await source.fill('I recieved teh letter on Monday.');
  await page.keyboard.press('Control+Enter');
  await expect(result).toContainText('received');
  await expect(result).toContainText('the');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await serious(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Refuse all changes' }).click();
  await page.getByRole('button', { name: 'Take over as your text' }).click();
  await expect(source).toHaveValue('I recieved teh letter on Monday.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Accept all changes' }).click();
  await page.getByRole('button', { name: 'Take over as your text' }).click();
  await expect(source).toHaveValue('I received the letter on Monday.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Nothing to change').first()).toBeVisible();
});

test('H1 H2: many lines keep their order, and each has its outcome', async ({ app, page }) => {
  expect(app.data).not.toBe('');
  await goTo(page, 'Detect');
  const lines = Array.from({ length: 120 }, (_, index) =>
    index % 2 === 0
      ? `This is an English sentence with the number ${index} in it.`
      : `Dies ist ein deutscher Satz, in dem die Zahl ${index} steht.`,
  );
  lines[7] = '???';
  await page.getByLabel('Lines').fill(lines.join('\n'));
  await expect(page.getByText('120 lines, 3 requests')).toBeVisible();
  await page.getByRole('button', { name: 'Find languages' }).click();
  await expect(page.getByText('All 120 lines are done.')).toBeAttached();
  const main = page.getByRole('main');
  await expect(main).toContainText('English');
  await expect(main).toContainText('German');
  await expect(main).toContainText('No language found');
  expect(await serious(page)).toEqual([]);
});
