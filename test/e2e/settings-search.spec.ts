import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { goTo } from './screen.ts';

test('a setting is found by its name, and gone to', async ({ page }) => {
  await goTo(page, 'Settings');
  const search = page.getByRole('searchbox', { name: 'Search settings' });
  await search.fill('density');
  await expect(page.getByRole('tab', { name: 'Appearance' })).toBeHidden();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: /^Density/ }).click();
  await expect(page.getByRole('tab', { name: 'Appearance' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('radiogroup', { name: 'Density' })).toBeInViewport();
  await search.fill('nothing of the kind');
  await expect(page.getByText('No results for “nothing of the kind”')).toBeVisible();
  await search.press('Escape');
  await expect(page.getByRole('tab', { name: 'Appearance' })).toBeVisible();
});
