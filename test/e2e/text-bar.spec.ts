import { expect, testOwnApp } from './app.ts';
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
  });
}
