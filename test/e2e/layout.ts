import type { Page } from '@playwright/test';
import { expect } from './app.ts';
import { i18nFor } from './keyboard/say.ts';

/** Does something on each screen of the rail, settings included. */
export async function onEveryScreen(page: Page, look: (name: string) => Promise<void>) {
  const rows = page.getByRole('navigation').locator('[aria-current]');
  await rows.first().waitFor();
  for (const row of await rows.all()) {
    await row.click();
    await expect(row).toHaveAttribute('aria-current', 'page');
    await page.getByRole('main').waitFor();
    // What a screen asks main for comes within this time here.
    await page.waitForTimeout(300);
    await look((await row.textContent()) ?? '');
  }
  // A screen that the rail has not.
  await page.keyboard.press('Control+Shift+D');
  await page.locator('.detect').waitFor();
  await look('Detect');
}

/** @param locale BCP 47, as the system asks for it */
export async function skipWelcome(page: Page, locale: string) {
  const { t } = i18nFor(locale);
  await page.getByRole('button', { name: t('welcome.skip'), exact: true }).click();
  await page.getByRole('navigation').waitFor();
}

/** Rows of one line each: all of them stands open, or beside the list, once the row is chosen. */
const OPENING = '.segment:not([aria-selected="true"]), .history-row';

/**
 * Texts of which a part is out of sight with no way to it; a tooltip is one.
 * @param isShortened a text may end in an ellipsis, since it is shown in full where the pointer rests
 */
export const cutOff = (page: Page, { isShortened = false } = {}) =>
  page.evaluate(
    ([opening, isShortened]) => {
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isWithin = (text: DOMRect, box: DOMRect) =>
        text.left >= box.left - 1 &&
        text.right <= box.right + 1 &&
        text.top >= box.top - 1 &&
        text.bottom <= box.bottom + 1;
      /** Whether the nearest box round the text that shows only a part of itself cuts it off. */
      const isCut = (text: DOMRect, from: Element) => {
        for (let box: Element | null = from; box !== null; box = box.parentElement) {
          const { overflowX, overflowY, clipPath } = getComputedStyle(box);
          // Words for screen readers alone, and what can be scrolled to.
          if (clipPath !== 'none' || /auto|scroll/.test(`${overflowX} ${overflowY}`)) return false;
          if (hides(overflowX) || hides(overflowY)) {
            if (!isWithin(text, box.getBoundingClientRect())) return true;
          }
        }
        return false;
      };
      const hasEllipsis = (from: Element | null): boolean =>
        from !== null &&
        (getComputedStyle(from).textOverflow === 'ellipsis' ||
          /^\d/.test(getComputedStyle(from).webkitLineClamp) ||
          hasEllipsis(from.parentElement));
      const cut: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() !== null) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        if (parent === null || (node.textContent ?? '').trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rect = range.getBoundingClientRect();
        if (isShortened && hasEllipsis(parent)) continue;
        if (parent.closest(`[title]:not([title=""]), ${opening}`) !== null) continue;
        // Words that an icon stands for.
        if (getComputedStyle(parent).color === 'rgba(0, 0, 0, 0)') continue;
        if (rect.width > 0 && isCut(rect, parent))
          cut.push(`${parent.className}: ${node.textContent}`);
      }
      for (const input of document.querySelectorAll('input')) {
        if (input.placeholder === '' || input.value !== '' || input.title !== '') continue;
        const { font, paddingLeft, paddingRight } = getComputedStyle(input);
        const drawn = document.createElement('canvas').getContext('2d');
        if (drawn === null) throw new Error('texts cannot be measured');
        drawn.font = font;
        const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        if (drawn.measureText(input.placeholder).width > room + 1) {
          cut.push(`${input.className}: ${input.placeholder}`);
        }
      }
      return cut;
    },
    [OPENING, isShortened] as const,
  );

/** Whether the page can be scrolled sideways. */
export const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Names of buttons, tabs and choices that do not show whole, and facts that reach below verbs. */
export const cutNames = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(.button, .tab, .tab-name, .radio-name, .pane-facts:has(~ :is(.written-verbs, .source-verbs)))',
      ),
    ]
      .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.className}: ${one.textContent}`),
  );

/** Lists of tabs, and bars of verbs, that take more than a line or reach out of it. */
export const wrappedBars = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        ':is([role="tablist"][aria-orientation="horizontal"], .verb-bar, .editor-bar, .glossary-save-verbs, .grid-tools, .change-bar, .pane-foot, .pane-head, .queue-stages, .project-bar, .files-checks-bar, .voice-bar, .compare-bar, .units-line, .title-line, .status, .text-bar, .history-filters, .memories-list-bar, .editor-notices)',
      ),
    ]
      .filter((bar) => {
        const boxes = [...bar.children]
          .filter((child) => getComputedStyle(child).position !== 'absolute')
          .map((child) => child.getBoundingClientRect())
          .filter(({ height }) => height > 0);
        const firstEnd = Math.min(...boxes.map(({ bottom }) => bottom));
        const scrolls = /auto|scroll/.test(getComputedStyle(bar).overflowX);
        if (!scrolls && bar.scrollWidth > bar.clientWidth + 1) return true;
        return boxes.some(({ top }) => top >= firstEnd - 1);
      })
      .map((bar) => `${bar.className}: ${bar.textContent}`),
  );

/** Texts in sight that are set smaller than so many pixels. */
export const smallerThan = (page: Page, pixels: number) =>
  page.evaluate((least) => {
    const small: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (parent === null || textContent?.trim() === '' || !parent.checkVisibility()) continue;
      if (parseFloat(getComputedStyle(parent).fontSize) < least) {
        small.push(`${parent.className}: ${textContent}`);
      }
    }
    return small;
  }, pixels);
