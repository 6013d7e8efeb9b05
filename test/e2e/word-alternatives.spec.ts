import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { seriousInThemes } from './axe.ts';
import { newGlossary } from './control.ts';
import { connect, goTo, pick, textScreen } from './screen.ts';

/** The middle of a word of the result. */
async function clickWord(page: Page, word: string): Promise<void> {
  const place = await textScreen(page).translation.evaluate((result, wanted) => {
    const walker = document.createTreeWalker(result, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const node = walker.currentNode as Text;
      const at = node.data.indexOf(wanted);
      if (at < 0) continue;
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    return { x: 0, y: 0 };
  }, word);
  await page.mouse.click(place.x, place.y);
}

test('a word of the result is replaced by another one of a glossary, by mouse and by keyboard', async ({
  page,
  service,
}) => {
  const real = await service();
  await newGlossary(real, 'House words', [['meeting', 'Sitzung']]);
  await connect(page, real, 'Test service');
  await goTo(page, 'Text');
  const { source, translation, memory, from } = textScreen(page);
  await pick(page, from, 'English');
  await pick(page, memory, /Office phrases/);
  await source.fill('The meeting has been moved to Thursday.');
  await expect(translation).toContainText('Die Besprechung wurde auf Donnerstag verschoben.');

  await clickWord(page, 'Besprechung');
  const list = page.getByRole('dialog', { name: 'Other words for “Besprechung”' });
  const other = list.getByRole('menuitem', { name: /Sitzung/ });
  await expect(other).toContainText('meeting · House words');
  expect(await seriousInThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await translation.focus();
  // From the word that was looked at, one back and forth again.
  for (const key of ['ArrowLeft', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(other).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(translation).toContainText('Die Sitzung wurde auf Donnerstag verschoben.');

  await clickWord(page, 'verschoben');
  await expect(page.getByText(/no other word for “verschoben”/)).toBeVisible();
});
