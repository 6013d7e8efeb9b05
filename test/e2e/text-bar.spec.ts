import { expect, testOwnApp } from './app.ts';
import { i18nFor } from './keyboard/say.ts';
import { skipWelcome } from './layout.ts';

for (const locale of ['en', 'de', 'fr', 'ar', 'ja']) {
  testOwnApp.describe(locale, () => {
    testOwnApp.use({ locale, isWelcomed: false, viewport: { width: 1024, height: 640 } });
    testOwnApp('the bar of Text is one line at 1024 px', async ({ page }) => {
      await skipWelcome(page, locale);
      const bar = page.locator('.text-bar');
      await bar.waitFor();
      const tops = await bar
        .locator('.bar-from, .bar-to, .bar-memory, .bar-threshold, .bar-options')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(30);
    });

    testOwnApp('the threshold is in the list of memories at 200 %', async ({ page }) => {
      await page.setViewportSize({ width: 720, height: 450 });
      await skipWelcome(page, locale);
      const { t } = i18nFor(locale);
      const threshold = page.getByRole('spinbutton', { name: t('text.threshold') });
      await expect(threshold).toBeHidden();
      await page.getByRole('combobox', { name: t('text.memory') }).click();
      await threshold.fill('60');
      await expect(page.getByText(t('text.threshold-low'))).toBeVisible();
      // What stands behind the number is what sentences of the language have.
      const percent = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent' });
      const shown = page.locator('.bar-threshold .number > span');
      expect(await shown.textContent()).toBe(percent.format(60).replace('60', ''));
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1024, height: 640 });
      await expect(threshold).toHaveValue('60');
    });
  });
}
