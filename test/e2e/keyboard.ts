import type { Locator, Page } from '@playwright/test';
import { expect } from './app.ts';

const MOST_PRESSES = 80;

const hasKeyboard = (wanted: Locator) =>
  wanted.evaluateAll((all) => all.some((one) => one === document.activeElement));

/**
 * Goes to a control as a person without a mouse does.
 * Every stop on the way shows a ring, or something around it does.
 */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await hasKeyboard(wanted)) return;
    await page.keyboard.press(key);
    expect(await isFocusSeen(page), await focusedElement(page)).toBe(true);
  }
  await expect(wanted).toBeFocused();
}

const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return true;
    const isSeen = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    // What is hidden inside its control, as the input of a switch, has its ring around it or beside it.
    let around: Element | null = activeElement;
    for (let steps = 0; around !== null && steps < 4; steps += 1) {
      if (isSeen(around) || [...around.children].some(isSeen)) return true;
      around = around.parentElement;
    }
    return false;
  });

const focusedElement = (page: Page) =>
  page.evaluate(() => `no ring at ${document.activeElement?.outerHTML.slice(0, 200)}`);

/** Chooses in a picker with a search by keyboard alone. */
export async function pickByKeys(page: Page, picker: Locator, name: string) {
  await tabTo(page, picker);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(picker).toContainText(name);
}
