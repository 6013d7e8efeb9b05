import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { newGlossary } from './control.ts';
import { importMemory } from './memories-screen.ts';
import { tmxOf } from './printer-text.ts';
import { connect, goTo, pick, textScreen } from './screen.ts';

const PAIRS = [
  ['Please sign the agreement.', 'Bitte unterschreiben Sie den Vertrag.'],
  ['Please bring the agreement.', 'Bitte bringen Sie den Kontrakt mit.'],
  ['Where is the agreement?', 'Wo ist der Kontrakt?'],
  ['This agreement is new.', 'Dieser Vertrag ist neu.'],
  ['Nobody read the agreement.', 'Niemand las den Kontrakt.'],
  ['The house is new.', 'Das Haus ist neu.'],
] as const;

/** Where a word of the result is drawn. */
const placeOf = (translation: Locator, word: string) =>
  translation.evaluate((element, sought) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const node = walker.currentNode as Text;
      const at = node.data.indexOf(sought);
      if (at === -1) continue;
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + sought.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    }
    throw new Error(`The result has no ${sought}`);
  }, word);

async function open(page: Page) {
  await importMemory(page, { name: 'contracts.tmx', text: tmxOf(PAIRS) });
  await goTo(page, 'Text');
  const { source, translation, from, memory } = textScreen(page);
  await pick(page, from, 'English');
  await pick(page, memory, /^Active: contracts/);
  await source.fill('Please sign the agreement.\nThis agreement is new.');
  await expect(translation).toContainText('Dieser Vertrag ist neu.');
  return translation;
}

test('a word of the result is replaced by one from a memory, and comes back', async ({ page }) => {
  const translation = await open(page);
  await page.mouse.click(...(await placeOf(translation, 'Vertrag')));
  const popover = page.getByRole('dialog', { name: 'Alternatives for “Vertrag”' });
  const other = popover.getByRole('menuitem', { name: 'Kontrakt', exact: true });
  await expect(other).toContainText('TM contracts, 3 TUs');
  expect(await serious(page)).toEqual([]);
  await other.click();
  await expect(popover).toBeHidden();
  await expect(translation).toHaveText(
    'Bitte unterschreiben Sie den Kontrakt.\nDieser Vertrag ist neu.',
    { useInnerText: true },
  );
  await expect(translation.locator('[data-kind="typed"]')).toHaveText(
    'Bitte unterschreiben Sie den Kontrakt.',
  );
  await expect(translation.locator('[data-kind="memory-exact"]')).toHaveText(
    'Dieser Vertrag ist neu.',
  );
  await expect(translation).toBeFocused();
  await page.keyboard.press('Control+Z');
  await expect(translation).toContainText('Bitte unterschreiben Sie den Vertrag.');
  await expect(translation.locator('[data-kind="typed"]')).toHaveCount(0);
});

test('the keyboard walks to a word, and asks for others', async ({ page }) => {
  const translation = await open(page);
  await translation.focus();
  for (let word = 0; word < 5; word += 1) await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Vertrag');
  await page.keyboard.press('Alt+Enter');
  const popover = page.getByRole('dialog', { name: 'Alternatives for “Vertrag”' });
  await expect(popover.getByRole('menuitem', { name: 'Kontrakt', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(translation).toContainText('den Kontrakt.');
  await expect(translation).toBeFocused();
});

test('selecting words opens nothing; a word that nothing is known of leads to a term', async ({
  page,
}) => {
  const translation = await open(page);
  await page.mouse.dblclick(...(await placeOf(translation, 'Vertrag')));
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('Vertrag');
  await page.mouse.click(...(await placeOf(translation, 'neu')));
  const popover = page.getByRole('dialog', { name: 'Alternatives for “neu”' });
  await expect(popover).toContainText('No alternatives');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await popover.getByRole('button', { name: 'Add a term…' }).click();
  const form = page.getByRole('dialog', { name: 'Add a term' });
  await expect(form.getByLabel('Translation in German')).toHaveValue('neu');
});

test('a glossary that is not in use offers its term, with its name', async ({ page, service }) => {
  const real = await service();
  await newGlossary(real, 'House', [['agreement', 'Abmachung']]);
  await newGlossary(real, 'Law', [['agreement', 'Vertrag']]);
  await connect(page, real, 'Office service');
  const translation = await open(page);
  await page.mouse.click(...(await placeOf(translation, 'Vertrag')));
  const popover = page.getByRole('dialog', { name: 'Alternatives for “Vertrag”' });
  await expect(popover.getByRole('menuitem').first()).toContainText('Abmachung');
  await expect(popover.getByRole('menuitem').first()).toContainText('glossary House');
});
