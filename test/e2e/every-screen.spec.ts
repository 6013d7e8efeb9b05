import type { Page } from '@playwright/test';
import { representative } from '../extended.ts';
import { expect, test } from './app.ts';
import { serious, seriousColours } from './axe.ts';
import { cutOff, isWide, onEveryScreen, smallerThan } from './layout.ts';

const OTHER_LOOKS = [
  { colorScheme: 'dark' },
  { forcedColors: 'active' },
  { contrast: 'more' },
] as const;
const USUAL = { colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' } as const;

/** What moves or is about to. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test('M1 M5 M7: no serious finding on any screen: light, dark, forced colours, strong contrast; less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await onEveryScreen(page, async (name) => {
    expect.soft(await moving(page), `${name}: moves where less motion is asked for`).toEqual([]);
    await page.emulateMedia(USUAL);
    expect.soft(await serious(page), name).toEqual([]);
    for (const look of OTHER_LOOKS) {
      await page.emulateMedia({ ...USUAL, ...look });
      expect.soft(await seriousColours(page), `${name}, ${JSON.stringify(look)}`).toEqual([]);
    }
  });
});

// Longer words than any language has, and the other direction; then languages of long words.
for (const locale of representative(['qps', 'ar', 'de', 'es'], 2)) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('M2 M3: nothing is cut off, and nothing smaller than 12 px, on any screen', async ({
      page,
    }) => {
      await onEveryScreen(page, async (name) => {
        expect.soft(await cutOff(page), name).toEqual([]);
        expect.soft(await isWide(page), name).toBe(false);
        expect.soft(await smallerThan(page, 12), name).toEqual([]);
      });
    });
  });
}
