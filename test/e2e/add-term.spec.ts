import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { newGlossary } from './control.ts';
import { connect, goTo, pick, textScreen } from './screen.ts';

test('E6 E8: a selected word becomes a term, acts at once, and is taken back', async ({ page }) => {
  const { source, translation, from, options } = textScreen(page);
  await pick(page, from, 'English');
  await options.click();
  await pick(page, page.getByRole('combobox', { name: 'Glossaries' }), /IT terms/);
  await page.getByRole('button', { name: 'Close options' }).click();
  await source.fill('The jetty has a backup.');
  await expect(page.getByRole('main')).toContainText('1 used');
  await source.press('Control+Home');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.getByRole('button', { name: 'Add term' }).click();
  const form = page.getByRole('dialog', { name: 'Add a term' });
  await expect(form.getByLabel('Term in English')).toHaveValue('jetty');
  expect(await serious(page)).toEqual([]);
  await form.getByLabel('Translation in German').fill('Bootssteg');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added “jetty” → “Bootssteg” to “IT terms”.')).toBeVisible();
  await expect(translation).toContainText('Bootssteg');
  await expect(page.getByRole('main')).toContainText('2 used');
  await page.getByRole('button', { name: /^Terms:/ }).click();
  await expect(page.getByRole('dialog', { name: 'Terms and their translations' })).toContainText(
    'Bootssteg',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(translation).not.toContainText('Bootssteg');
  await expect(page.getByRole('main')).toContainText('1 used');
});

test('E6: a term activates its glossary for a detected language, and its notice stays on its screen', async ({
  page,
}) => {
  const { source, translation } = textScreen(page);
  await source.fill('The jetty has a new backup and a bigger storage for all of the boats.');
  await expect(page.getByText('English to German', { exact: true })).toBeVisible();
  await source.press('Control+Home');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.getByRole('button', { name: 'Add term' }).click();
  const form = page.getByRole('dialog', { name: 'Add a term' });
  await form.getByLabel('Translation in German').fill('Bootssteg');
  await page.keyboard.press('Enter');
  await expect(translation).toContainText('Bootssteg');
  await expect(page.getByRole('button', { name: /^Options · 1/ })).toBeVisible();
  await expect(page.getByText(/^Added “jetty”/)).toBeVisible();
  await goTo(page, 'Glossaries');
  await goTo(page, 'Text');
  await expect(translation).toContainText('Bootssteg');
  await expect(page.getByText(/^Added “jetty”/)).toBeHidden();
});

test('E5 E7: five glossaries at most, with what they lack and where they contradict', async ({
  page,
  service,
}) => {
  const real = await service();
  for (const [place, target] of ['Steg', 'Pier', 'Kai', 'Mole', 'Damm', 'Ufer'].entries()) {
    await newGlossary(real, `Harbour ${place + 1}`, [['jetty', target]]);
  }
  await connect(page, real, 'Harbour service');
  await goTo(page, 'Text');
  const { source, translation, from, to, options } = textScreen(page);
  await pick(page, from, 'English');
  await options.click();
  const glossaries = page.getByRole('combobox', { name: 'Glossaries' });
  await pick(page, glossaries, 'Harbour 2');
  await pick(page, glossaries, 'Harbour 1');
  const conflicts = page.getByText(/1 term is translated differently/);
  await expect(conflicts).toContainText('The first glossary in the list wins.');
  await conflicts.click();
  await expect(page.getByText(/“Pier” in Harbour 2 \(wins\)/)).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await source.fill('The jetty is closed.');
  await expect(translation).toContainText('Pier');
  await page.getByRole('button', { name: 'Move Harbour 1 up' }).click();
  await expect(translation).toContainText('Steg');
  for (const place of [3, 4, 5]) await pick(page, glossaries, `Harbour ${place}`);
  await expect(glossaries).toBeDisabled();
  await expect(page.getByText('At most five glossaries.')).toBeVisible();
  await pick(page, to, 'French');
  await expect(page.getByText(/doesn’t include|Doesn’t include/).first()).toBeVisible();
});
