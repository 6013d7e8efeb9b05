import { expect, test } from './app.ts';
import { goTo, pick, textScreen } from './screen.ts';

test('the status bar tells the languages of the screen in view', async ({ page }) => {
  const languages = page.getByRole('contentinfo').locator('.status-languages');
  await pick(page, textScreen(page).to, 'French');
  await expect(languages).toContainText('→ fr');
  await goTo(page, 'Voice');
  await expect(languages).toContainText('en');
  await expect(languages).not.toContainText('fr');
  await goTo(page, 'History');
  await expect(languages).toHaveText('');
  await goTo(page, 'Text');
  await expect(languages).toContainText('→ fr');
});
