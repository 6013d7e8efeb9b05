import { expect, testOwnApp as test } from './app.ts';
import { serious } from './axe.ts';
import { cutOff, isWide, onEveryScreen, skipWelcome } from './layout.ts';

test.use({ isWelcomed: false });

for (const look of [
  { name: 'light', media: { colorScheme: 'light' } },
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'forced colours', media: { forcedColors: 'active' } },
  { name: 'strong contrast', media: { contrast: 'more' } },
] as const) {
  test(`M1 M5: no serious finding on any screen in ${look.name}`, async ({ page }) => {
    await page.emulateMedia(look.media);
    await skipWelcome(page, 'en');
    await onEveryScreen(page, async (name) => expect(await serious(page), name).toEqual([]));
  });
}

for (const locale of ['qps', 'ar', 'de', 'es']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('M2 M3: nothing is cut off on any screen', async ({ page }) => {
      await skipWelcome(page, locale);
      await onEveryScreen(page, async (name) => {
        expect.soft(await cutOff(page), name).toEqual([]);
        expect.soft(await isWide(page), name).toBe(false);
      });
    });
  });
}

test('M7: nothing moves where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await skipWelcome(page, 'en');
  await onEveryScreen(page, async (name) => {
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element);
          return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(moving, name).toEqual([]);
  });
});
