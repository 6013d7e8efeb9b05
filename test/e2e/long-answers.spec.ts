import type { Page } from '@playwright/test';
import { IS_EXTENDED } from '../extended.ts';
import { expect, test } from './built-page.ts';
import { SCENES } from './offer-scenes.ts';
import { pageActions } from './page-actions.ts';

const UNITS = 60_000;
/** What is laid out as a whole anywhere, in UTF-16 units. */
const MOST_WHOLE = 9_000;

/** Places at which a text is laid out or read out as a whole, however long it is. */
const wholeTexts = (page: Page) =>
  page.evaluate((most) => {
    const found = new Set<string>();
    const nameOf = (element: Element | null) =>
      element === null ? '' : `${element.tagName.toLowerCase()}.${element.className}`;
    const placeOf = (element: Element | null) =>
      `${nameOf(element?.parentElement?.parentElement ?? null)} > ${nameOf(element?.parentElement ?? null)} > ${nameOf(element)}`;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { parentElement, textContent } = walker.currentNode;
      if ((textContent?.length ?? 0) <= most) continue;
      if (parentElement?.closest('script, style, textarea') === null)
        found.add(placeOf(parentElement));
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name !== 'value' && !name.startsWith('data-') && value.length > most)
          found.add(`${placeOf(element)} [${name}]`);
      }
      if (element instanceof HTMLTextAreaElement && element.value.length > 50_000) {
        found.add(placeOf(element));
      }
    }
    return [...found];
  }, MOST_WHOLE);

/** Scenes of an ordinary run: those that between them show names and texts of every kind. */
const SAMPLE = ['Text with options', 'Documents', 'Segments', 'Glossaries', 'History'];
const MORE = ['Style rules, instructions', 'Memories', 'Terms', 'Voice in a session'];
const SHOWN = IS_EXTENDED
  ? SCENES
  : SCENES.filter(({ name }) => SAMPLE.includes(name) || MORE.includes(name));

for (const { name, options, arrange } of SHOWN) {
  test(`a long answer is nowhere laid out as a whole: ${name}`, async ({ page, built }) => {
    await page.goto(built.address({ ...options, longTexts: UNITS }));
    await page.getByRole('main').waitFor();
    await arrange(page, pageActions(page).invoke);
    // Something of the answers has come, and the page still takes what is done to it.
    await expect(page.locator('body')).toContainText('xxxx');
    await page.waitForTimeout(700);
    expect(await wholeTexts(page)).toEqual([]);
  });
}
