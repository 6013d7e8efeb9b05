import { expect, test } from './app.ts';
import { goTo, textScreen } from './screen.ts';

test('a compact density makes rows and controls lower at once', async ({ page }) => {
  const height = async () => (await textScreen(page).to.boundingBox())?.height ?? 0;
  const before = await height();
  await goTo(page, 'Settings');
  await page.getByRole('tab', { name: 'Appearance' }).click();
  await page.getByText('Compact', { exact: true }).click();
  await goTo(page, 'Text');
  await expect.poll(height).toBeLessThan(before);
});
