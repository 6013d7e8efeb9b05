import { expect, test } from './app.ts';
import { seriousInThemes } from './axe.ts';
import { pick, textScreen } from './screen.ts';

test('B8: one source with two settings, marked where they differ, with both costs', async ({
  page,
}) => {
  const { source, translation, memory } = textScreen(page);
  await source.fill('Please bring the signed contract.');
  await pick(page, memory, /Office phrases/);
  await expect(translation).toContainText('Vertrag mit.');
  await page.keyboard.press('Control+Shift+E');
  const bar = page.getByRole('group', { name: 'Compare settings A and B' });
  const a = page.getByRole('region', { name: 'Settings A' });
  const b = page.getByRole('region', { name: 'Settings B' });
  await expect(bar).toContainText('Settings A and B are identical. Change one of the two.');
  await b.getByRole('button', { name: 'Settings (1)' }).click();
  const options = page.getByRole('complementary', { name: 'Settings B' });
  await pick(page, options.getByRole('combobox', { name: 'Translation memory' }), /^None/);
  await page.getByRole('button', { name: 'Close settings B' }).click();
  // What the pointer rests on now would tell about itself, over the button.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Translate both' }).click();
  await expect(a).toContainText('Vertrag mit.');
  await expect(b).toContainText('[!!');
  await expect(bar).toContainText('33 characters with A, 33 with B');
  await expect(bar).toContainText('counted in total');
  await expect(a.locator('del').first()).toBeVisible();
  await expect(b.locator('ins').first()).toBeVisible();
  expect(await seriousInThemes(page)).toEqual([]);
  await page.getByText('Highlight differences').click();
  await expect(page.locator('del, ins')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use B' }).click();
  await expect(bar).toBeHidden();
  await expect(memory).toContainText('None');
  await expect(translation).toContainText('[!!');
});
