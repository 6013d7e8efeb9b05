import { expect, test } from './app.ts';
import { serious, seriousInThemes } from './axe.ts';
import { newKey } from './control.ts';
import { detectLines, connect, goTo, pick, textScreen } from './screen.ts';

test('G1 G2 G3 G4: a text is corrected change by change, and then there is nothing to change', async ({
  page,
}) => {
  await goTo(page, 'Write');
  const source = page.getByLabel('Text to improve');
  const result = page.getByRole('region', { name: 'Improved text' });
  await source.fill('I recieved teh letter on Monday.');
  await page.keyboard.press('Control+Enter');
  await expect(result).toContainText('received');
  await expect(result).toContainText('the');
  expect(await seriousInThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reject all changes' }).click();
  await page.getByRole('button', { name: 'Replace original with result' }).click();
  await expect(source).toHaveValue('I recieved teh letter on Monday.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Accept all changes' }).click();
  await page.getByRole('button', { name: 'Replace original with result' }).click();
  await expect(source).toHaveValue('I received the letter on Monday.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('No changes').first()).toBeVisible();
});

test('G1: rephrasing takes a style or a tone of the languages that have them', async ({ page }) => {
  await goTo(page, 'Write');
  const manner = page.getByRole('combobox', { name: 'Style or tone' });
  await expect(manner).toBeDisabled();
  await page.getByText('Rephrase', { exact: true }).first().click();
  await pick(page, manner, /^Business/);
  const result = page.getByRole('region', { name: 'Improved text' });
  await page.getByLabel('Text to improve').fill("We don't know.");
  await page.keyboard.press('Control+Enter');
  await expect(result).toContainText('do not');
  await expect(page.getByText(/doesn’t replace words to match the style/)).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await pick(page, manner, 'Unchanged');
  await pick(page, page.getByRole('combobox', { name: 'Language', exact: true }), /^Japanese/);
  await manner.click();
  await expect(page.getByRole('option', { name: /^Business/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByRole('option', { name: /^Business/ })).toContainText(
    'Styles aren’t available for Japanese.',
  );
});

test('H1 H2: many lines keep their order, and each has its outcome', async ({ page }) => {
  const lines = Array.from({ length: 120 }, (_, index) =>
    index % 2 === 0
      ? `This is an English sentence with the number ${index} in it.`
      : `Dies ist ein deutscher Satz, in dem die Zahl ${index} steht.`,
  );
  lines[7] = '???';
  await textScreen(page).source.fill(lines.join('\n'));
  await detectLines(page);
  await expect(page.getByLabel('Lines')).toHaveValue(lines.join('\n'));
  await expect(page.getByText('120 lines, 3 requests')).toBeVisible();
  await page.getByRole('button', { name: 'Detect languages' }).click();
  await expect(page.getByText('Language detection finished: 120 lines')).toBeAttached();
  const main = page.getByRole('main');
  await expect(main).toContainText('English');
  await expect(main).toContainText('German');
  await expect(main).toContainText('No language detected');
  expect(await serious(page)).toEqual([]);
});

test('H3: refused detection says why, and local guesses are named so', async ({
  page,
  service,
}) => {
  const real = await service();
  const key = await newKey(real, { detection: false });
  await connect(page, { ...real, developer_key: key }, 'No detection');
  await page.keyboard.press('Control+Shift+D');
  await page.getByLabel('Lines').fill('Die Besprechung wurde auf Donnerstag verschoben.');
  await page.getByRole('button', { name: 'Detect languages' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('German');
  await expect(main).toContainText('local guess');
  await expect(main).toContainText('403');
  expect(await serious(page)).toEqual([]);
});
