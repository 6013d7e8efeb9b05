import { expect, testOwnApp } from './app.ts';
import { i18nFor } from './keyboard/say.ts';
import { skipWelcome } from './layout.ts';

// Words without spaces, and long ones.
for (const locale of ['ja', 'de']) {
  testOwnApp.describe(locale, () => {
    testOwnApp.use({ locale, isWelcomed: false, viewport: { width: 1024, height: 640 } });
    testOwnApp('the table of offline languages has room for all abilities', async ({ page }) => {
      await skipWelcome(page, locale);
      const { t } = i18nFor(locale);
      const named = (name: string) => ({ name, exact: true });
      await page
        .getByRole('navigation')
        .getByRole('button', named(t('frame.settings')))
        .click();
      await page.getByText(t('settings.offline-languages'), { exact: true }).first().click();
      const scrolling = page.locator('.pack-scroll');
      await expect(scrolling.getByRole('row').nth(5)).toBeVisible();
      // The smallest window, and a window of 1440 × 900 at 200 %.
      for (const width of [1024, 720]) {
        await page.setViewportSize({ width, height: 640 });
        await expect
          .poll(() => scrolling.evaluate((one) => one.scrollWidth - one.clientWidth), `${width} px`)
          .toBe(0);
      }
    });
  });
}
