import { expect, test, testOwnApp } from './app.ts';
import { seriousInThemes } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { goTo, pick, textScreen } from './screen.ts';

testOwnApp.describe('from the first run on', () => {
  testOwnApp.use({ isWelcomed: false });

  testOwnApp('M5: no serious finding in light and dark', async ({ page }) => {
    const look = async () => expect(await seriousInThemes(page)).toEqual([]);
    await look();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    const { source, translation, memory, options } = textScreen(page);
    await expect(source).toBeVisible();
    await look();
    await pick(page, memory, /Office phrases/);
    await source.fill('The meeting has been moved to Thursday.\nSomething else entirely.');
    await expect(translation).toContainText('Donnerstag');
    await look();
    await options.click();
    await expect(page.getByText('Formality').first()).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await goTo(page, 'Settings');
    await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible();
    await look();
    await page.getByRole('button', { name: 'Add connection' }).click();
    await look();
  });
});

test('M4: from start to translation and settings by keyboard alone', async ({ page }) => {
  const { source, translation } = textScreen(page);
  await expect(source).toBeFocused();
  await page.keyboard.type('Good morning.');
  await page.keyboard.press('Control+Enter');
  await expect(translation).not.toHaveText('');
  const rail = page.getByRole('navigation');
  await tabTo(page, rail.locator('[aria-current=page]'));
  // The last one folds the rail.
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(rail.getByRole('button', { name: 'Settings', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible();
});

test('M7: at 200 % nothing is lost', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  const { source, translation, options, memory } = textScreen(page);
  await source.fill('Good morning.');
  for (const part of [source, translation, options, memory]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport();
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});

for (const [width, height] of [
  [1280, 720],
  [720, 450],
] as const) {
  test(`M7: at ${width} × ${height} the beginning of the result is in sight without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { source, translation } = textScreen(page);
    await source.fill('Good morning.');
    await expect(translation).not.toHaveText('');
    const line = await translation.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getClientRects()[0]?.bottom ?? Infinity;
    });
    const status = await page.getByRole('contentinfo').boundingBox();
    expect(line).toBeLessThan(status?.y ?? 0);
    expect(await page.getByRole('main').evaluate((one) => one.scrollTop)).toBe(0);
  });
}
