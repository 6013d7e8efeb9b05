import { expect, testOwnApp } from './app.ts';
import { pick } from './screen.ts';
import { i18nFor } from './keyboard/say.ts';
import { cutNames, onEveryScreen, skipWelcome, wrappedBars } from './layout.ts';

const locale = 'de';

testOwnApp.describe('bars at 1024 × 640', () => {
  testOwnApp.use({ locale, isWelcomed: false, viewport: { width: 1024, height: 640 } });

  testOwnApp('no name in a bar is cut and no tabs wrap, on every screen', async ({ page }) => {
    await skipWelcome(page, locale);
    await onEveryScreen(page, async (name) => {
      expect.soft(await cutNames(page), name).toEqual([]);
      expect.soft(await wrappedBars(page), name).toEqual([]);
    });
  });

  testOwnApp('a verb that has no room in the bar of Segments is under More', async ({ page }) => {
    await skipWelcome(page, locale);
    const { t } = i18nFor(locale);
    await page.keyboard.press('Control+3');
    await page.getByRole('heading', { name: t('segments.new') }).waitFor();
    await pick(page, page.getByRole('combobox', { name: t('segments.from') }), 'Englisch');
    await pick(page, page.getByRole('combobox', { name: t('segments.to') }), 'Deutsch');
    const text = page.getByRole('textbox', { name: t('segments.new.words'), exact: true });
    await text.fill('The printer is out of paper. Load paper.');
    await page.getByRole('button', { name: t('segments.new.open'), exact: true }).click();
    await page.locator('.target-area').waitFor();
    expect.soft(await cutNames(page)).toEqual([]);
    expect.soft(await wrappedBars(page)).toEqual([]);
    const search = page.getByRole('searchbox', { name: t('segments.search') });
    expect.soft(await search.evaluate(hasRoomForPlaceholder)).toBe(true);
    const more = page.getByRole('button', { name: t('bar.more') });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText([
      t('segments.fill'),
      t('segments.review'),
      t('segments.update'),
    ]);
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await page.setViewportSize({ width: 1800, height: 640 });
    await expect(more).toBeHidden();
    await expect(page.getByRole('button', { name: t('segments.fill') })).toBeVisible();
    // At 200 % of such a window everything still stands on one line.
    await page.setViewportSize({ width: 720, height: 450 });
    await expect(page.getByRole('combobox', { name: t('segments.filter') })).toBeVisible();
    await expect(more).toBeVisible();
    const bar = page.locator('.editor-bar');
    expect.soft((await bar.boundingBox())?.height).toBeLessThan(44);
    expect.soft(await bar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    expect.soft(await cutNames(page)).toEqual([]);
  });
});

function hasRoomForPlaceholder(element: Element): boolean {
  const input = element as HTMLInputElement;
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('texts cannot be measured');
  pen.font = getComputedStyle(input).font;
  return pen.measureText(input.placeholder).width <= input.clientWidth;
}
