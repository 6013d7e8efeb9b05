import { expect, testOwnApp as test } from './app.ts';

test('another language is there at once, with what was typed, and after a restart', async ({
  app,
  page,
}) => {
  await page.getByLabel('Source text', { exact: true }).fill('The meeting has been moved.');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('tab', { name: 'Appearance' }).click();
  const marked = page.evaluate(() => Object.assign(window, { isSamePage: true }).isSamePage);
  expect(await marked).toBe(true);
  await page.getByRole('combobox', { name: 'Language', exact: true }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('lang', 'ar');

  // Whoever is lost in a foreign language finds the own one by its own name.
  await page.getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(root).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { name: 'Darstellung' })).toBeVisible();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const source = page.getByLabel('Ausgangstext', { exact: true });
  await expect(source).toHaveValue('The meeting has been moved.');
  await expect(page.getByRole('combobox', { name: 'Nach', exact: true })).toContainText('Deutsch');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await app.restart();
  await expect(source).toHaveValue('The meeting has been moved.');
  await expect(root).toHaveAttribute('lang', 'de');
});

test.describe('where the system speaks French', () => {
  test.use({ locale: 'fr-CA', isWelcomed: false });

  test('the first run does, too, and loads no other language', async ({ page }) => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.getByRole('combobox').first()).toContainText('Français');
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((name) => /\/messages-[^/]*\.js$/.test(name))).toEqual([
      expect.stringMatching(/\/messages-fr-start-/),
      expect.stringMatching(/\/messages-fr-rest-/),
    ]);
  });
});

test.describe('where the system asks for the pseudo-locale', () => {
  test.use({ locale: 'qps', isWelcomed: false });

  test('every screen name stands in brackets', async ({ page }) => {
    await page.getByRole('button', { name: '[Šķííþ]' }).click();
    const names = await page.locator('nav .rail-word').allTextContents();
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(name).toMatch(/^\[.+\]$/);
  });
});
