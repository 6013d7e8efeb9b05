import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { goTo, pick, textScreen } from './screen.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`M5: no serious finding in ${theme}`, async ({ firstRun, page }) => {
    expect(firstRun.data).not.toBe('');
    await page.emulateMedia({ colorScheme: theme });
    expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    const { source, translation, memory, options } = textScreen(page);
    await expect(source).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await pick(page, memory, /Office phrases/);
    await source.fill('The meeting has been moved to Thursday.\nSomething else entirely.');
    await expect(translation).toContainText('Donnerstag');
    expect(await serious(page)).toEqual([]);
    await options.click();
    await expect(page.getByText('Formality').first()).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await goTo(page, 'Settings');
    await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add a connection' }).click();
    expect(await serious(page)).toEqual([]);
  });
}

test('M4: from start to translation and settings by keyboard alone', async ({ app, page }) => {
  expect(app.data).not.toBe('');
  const { source, translation } = textScreen(page);
  await expect(source).toBeFocused();
  await page.keyboard.type('Good morning.');
  await page.keyboard.press('Control+Enter');
  await expect(translation).not.toHaveText('');
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      return { name: element.textContent, seen: outlineStyle !== 'none' || boxShadow !== 'none' };
    });
    if (focus?.name === 'Settings') break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible();
});

test('M7: at 200 % nothing is lost', async ({ app, page }) => {
  expect(app.data).not.toBe('');
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
