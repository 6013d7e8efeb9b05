import { expect, test } from './built-page.ts';
import { pageActions } from './page-actions.ts';

for (const isCut of [true, false]) {
  test(`a search for fragments that ${isCut ? 'stopped early says so' : 'read all says nothing'}`, async ({
    page,
    built,
  }) => {
    await page.goto(built.address({ segments: { cutFragments: isCut } }));
    await page.getByRole('main').waitFor();
    await pageActions(page).invoke('go-segments');
    await page.locator('.editor-project-open').first().click();
    const terms = page.locator('.term-list + p');
    await expect(page.getByText('Maschinell 3')).toBeVisible();
    await expect(terms).toHaveCount(isCut ? 1 : 0);
    if (isCut) await expect(terms).toHaveText(/fragment search stopped early/);
  });
}
