import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './app.ts';
import { testOwnDownloads } from './downloads.ts';
import { chooseFiles, goTo, pick, textScreen } from './screen.ts';

testOwnDownloads.use({ hasPseudo: false });

testOwnDownloads(
  'a swap takes the memory of the turned pair, and the next one restores both sides',
  async ({ page }) => {
    const { source, translation, memory, swap } = textScreen(page);
    await pick(page, memory, /^Office phrases/);
    await source.fill('Thank you for your attention. The meeting starts at 9:00.');
    await expect(translation).toContainText('Vielen Dank für Ihre Aufmerksamkeit.');
    const result = await translation.textContent();
    await swap.click();
    await expect(memory).toContainText('Bürosätze');
    await expect(translation).toContainText('Thank you for your attention.');
    await memory.click();
    const office = page.locator('.picker-popover').getByRole('option', { name: /^Office phrases/ });
    await expect(office).toContainText('Only for texts in English.');
    await page.keyboard.press('Escape');
    await swap.click();
    await expect(memory).toContainText('Office phrases');
    await expect(source).toHaveValue('Thank you for your attention. The meeting starts at 9:00.');
    await expect(translation).toHaveText(result ?? '');
  },
);

testOwnDownloads(
  'a swap of a partly translated text says that only the languages were swapped',
  async ({ page }) => {
    const { source, translation, memory, swap } = textScreen(page);
    const words = 'Good morning. Nobody has ever stored these words.';
    const told = page.getByText('Only the languages were swapped: parts of the text');
    await pick(page, memory, /^Office phrases/);
    await source.fill(words);
    await expect(translation).toContainText('Guten Morgen.');
    await swap.click();
    await expect(told).toBeVisible();
    await expect(source).toHaveValue(words);
    // The target is English (United States), the pack is for English.
    await expect(page.getByText(/no engine for German → English$/)).toBeVisible();
    await expect(
      page.getByRole('button', { name: /^Install German–English( \(\d.*\))?$/ }),
    ).toBeVisible();
    await swap.click();
    await expect(translation).toContainText('Guten Morgen.');
    await expect(told).toHaveCount(0);
    await swap.click();
    await expect(told).toBeVisible();
    await goTo(page, 'Memories');
    await goTo(page, 'Text');
    await expect(source).toHaveValue(words);
    await expect(told).toHaveCount(0);
  },
);

testOwnDownloads(
  'a text of which nothing is translated is not said to be translated',
  async ({ page }) => {
    const { source, memory, to } = textScreen(page);
    await pick(page, memory, /^None/);
    await pick(page, to, 'Finnish');
    await source.fill('Nobody has ever stored these words.');
    const said = page.getByRole('status');
    await expect(said.filter({ hasText: 'Not translated: no engine' })).toBeVisible();
    await pick(page, to, 'German');
    await pick(page, memory, /^Office phrases/);
    await source.fill('Good morning.');
    await expect(said.filter({ hasText: /^Translated to/ })).toHaveText('Translated to German.');
  },
);

testOwnDownloads(
  'an edited translation is kept when the text changes, and said to be of another text',
  async ({ page }) => {
    const { source, translation, memory } = textScreen(page);
    await pick(page, memory, /^Office phrases/);
    await source.fill('Good morning.');
    await expect(translation).toHaveText('Guten Morgen.');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Edited translation' }).fill('Guten Tag.');
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await source.fill('The meeting has been cancelled.');
    const said = page.getByRole('status').filter({ hasText: 'since you edited this translation' });
    await expect(said).toBeVisible();
    await expect(translation).toHaveText('Guten Tag.');
    await said.getByRole('button', { name: 'Retranslate' }).click();
    await expect(translation).toHaveText('Die Besprechung wurde abgesagt.');
    await expect(said).toBeHidden();
  },
);

testOwnDownloads(
  'Documents: Retry failed translates with the memory that is chosen now',
  async ({ page, downloads }) => {
    await goTo(page, 'Documents');
    const memory = page.getByRole('combobox', { name: 'Translation memory', exact: true });
    await pick(page, page.getByRole('combobox', { name: 'From' }), 'English');
    await pick(page, memory, /^None/);
    await chooseFiles(page, {
      name: 'letter.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Good morning.'),
    });
    await page.getByRole('button', { name: /^Translate/ }).click();
    const retry = page.getByRole('button', { name: 'Retry failed' });
    await expect(retry).toBeVisible();
    await pick(page, memory, /^Office phrases/);
    await retry.click();
    await expect(page.getByText(/Done in/)).toBeVisible();
    expect(readFileSync(join(downloads, 'letter.de.txt'), 'utf8')).toBe('Guten Morgen.');
  },
);
