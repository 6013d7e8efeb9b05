import { chromium } from '@playwright/test';
import { windowlessLaunch } from '../app/chromium.ts';
import { IS_EXTENDED } from '../extended.ts';
import { expect, testOwnApp } from './app.ts';
import { cutOff, isWide, onEveryScreen, skipWelcome } from './layout.ts';
import { FONT_SETS, onlyFonts, type FontSet } from './system-fonts.ts';

/** A page in a browser that has the fonts of one set and cannot read the app's own font. */
const test = testOwnApp.extend<{ readonly fonts: FontSet | null }>({
  fonts: [null, { option: true }],
  context: async ({ fonts, locale, viewport }, use) => {
    if (fonts === null) throw new Error('no set of fonts is named');
    const system = onlyFonts(fonts);
    const browser = await chromium.launch({
      ...windowlessLaunch(),
      env: { ...process.env, ...system.env },
    });
    const context = await browser.newContext({ ...(locale && { locale }), viewport });
    await context.route('**/*.woff2', (route) => route.abort());
    await use(context);
    await browser.close();
    system.remove();
  },
});
test.use({ isWelcomed: false });

const LOCALES = ['qps', 'ar'];

for (const [place, fonts] of FONT_SETS.entries()) {
  // An ordinary run has each set and each of these once.
  for (const locale of IS_EXTENDED ? LOCALES : LOCALES.slice(place, place + 1)) {
    test.describe(`${fonts.name} in ${locale}`, () => {
      test.use({ fonts, locale });
      test('M2 M3: nothing is cut off with the fonts of the system', async ({ page }) => {
        await skipWelcome(page, locale);
        expect(await page.evaluate(() => document.fonts.check('13px Inter'))).toBe(false);
        // As wide as most screens, and as a window beside another one, where names of fields may be shortened.
        for (const { width, isShortened } of [
          { width: 1280, isShortened: false },
          { width: 760, isShortened: true },
        ]) {
          await page.setViewportSize({ width, height: 800 });
          await onEveryScreen(page, async (name) => {
            expect.soft(await cutOff(page, { isShortened }), `${name}, ${width} px`).toEqual([]);
            expect.soft(await isWide(page), `${name}, ${width} px`).toBe(false);
          });
        }
      });
    });
  }
}
