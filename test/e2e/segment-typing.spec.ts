import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { importMemory } from './memories-screen.ts';
import { openText, segmentEditor } from './segment-editor.ts';
import { PRINTER_PAIRS, PRINTER_TEXT, tmxOf } from './printer-text.ts';

const MEMORY = { name: 'printers.tmx', text: tmxOf(PRINTER_PAIRS) };

test('T8: words are suggested while a target is typed; Tab takes one, Enter and Escape stay free', async ({
  page,
}) => {
  await importMemory(page, MEMORY);
  await openText(page, PRINTER_TEXT, 'Handbook');
  const { target, match } = segmentEditor(page);
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Control+ArrowDown');
  await expect(target(3)).toBeFocused();
  await expect(match(1)).toContainText('Bis zu 250 Blatt Papier');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await page.keyboard.type('Pap');
  await expect(list.getByRole('option').first()).toContainText('Papier');
  await expect(target(3)).toHaveAttribute('aria-activedescendant', /caret-list-0/);
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(target(3)).toHaveValue('Papier');
  await expect(target(3)).toBeFocused();
  await expect(list).toBeHidden();

  await page.keyboard.type(' 3');
  await expect(list.getByRole('option', { name: '300 source' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.type('0');
  await expect(target(3)).toHaveValue('Papier 30');
  await page.keyboard.type(' Bl');
  await expect(list).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(target(3)).toHaveValue('Papier 30 Bl\n');
  await expect(list).toBeHidden();

  await page.keyboard.press('Control+A');
  await page.keyboard.type('Sonderwort');
  await page.keyboard.press('Control+Enter');
  await expect(target(4)).toBeFocused();
  await page.keyboard.type('Sond');
  await expect(list.getByRole('option', { name: 'Sonderwort project' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(target(4)).toHaveValue('Sonderwort');
});

test('T8: misspelt words are marked, mended by key, ignored, and added to the dictionary', async ({
  page,
}) => {
  await openText(page, 'The printer of Xaveria is new.\nIt works.', 'Spelling');
  const { target, notice } = segmentEditor(page);
  const list = page.getByRole('listbox', { name: 'Spelling suggestions' });
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('misspelt') ?? [])].map((range) =>
        range instanceof Range ? range.toString() : '',
      ),
    );
  await page.keyboard.type('Der Druker von Xaveria ist neu ');
  await expect.poll(marked).toEqual(['Druker']);
  await page.keyboard.press('Control+.');
  await expect(list.getByRole('option', { name: 'Drucker', exact: true })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  while ((await list.getByRole('option', { selected: true }).innerText()).trim() !== 'Drucker') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(target(1)).toHaveValue('Der Drucker von Xaveria ist neu ');
  await expect.poll(marked).toEqual([]);
  await page.keyboard.press('Control+.');
  await expect(notice).toHaveText('No misspelled words in this segment.');

  await page.keyboard.press('End');
  await page.keyboard.type('blubbat ');
  await expect.poll(marked).toEqual(['blubbat']);
  await page.keyboard.press('Control+.');
  await list.getByRole('option', { name: 'Add to dictionary' }).click();
  await expect.poll(marked).toEqual([]);
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.type('Es blubbat und zwirpst. ');
  await expect.poll(marked).toEqual(['zwirpst']);
});

test('T8: letter case, special characters, visible spaces', async ({ page }) => {
  await openText(page, 'The printer is new.', 'Signs');
  const { target } = segmentEditor(page);
  await page.keyboard.type('drucker neu');
  await page.keyboard.press('Shift+F3');
  await expect(target(1)).toHaveValue('drucker Neu');
  await page.keyboard.press('Shift+F3');
  await expect(target(1)).toHaveValue('drucker NEU');
  await page.keyboard.press('Shift+F9');
  const dialog = page.getByRole('dialog', { name: 'Special characters' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.type('ellipsis');
  await page.keyboard.press('Enter');
  await expect(target(1)).toHaveValue('drucker NEU…');
  await expect(target(1)).toBeFocused();
  await page.keyboard.press('Shift+F2');
  await expect(page.locator('.target-mirror .white-space')).toHaveCount(1);
  await page.keyboard.press('Shift+F2');
  await expect(page.locator('.target-mirror .white-space')).toHaveCount(0);
});

test('T8: a target of many words is in sight as a whole, and what stands behind it follows', async ({
  page,
}) => {
  await openText(page, 'The printer is new.', 'Long');
  const { target } = segmentEditor(page);
  await target(1).fill('Der Drucker ist neu. '.repeat(200));
  await target(1).press('Control+End');
  await page.keyboard.type('Ende.');
  await expect(target(1)).toHaveValue(/neu\. Ende\.$/);
  const state = () =>
    target(1).evaluate((area: HTMLTextAreaElement) => {
      const mirror = area.parentElement?.querySelector('.target-mirror');
      return {
        isWhole: area.scrollHeight <= area.clientHeight,
        isSame: mirror?.textContent === `${area.value}\u200b`,
        isAlike: mirror?.scrollHeight === area.scrollHeight,
      };
    });
  await expect.poll(state).toEqual({ isWhole: true, isSame: true, isAlike: true });
});
