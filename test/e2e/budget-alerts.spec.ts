import { expect, test } from './built-page.ts';
import { pageActions } from './page-actions.ts';

test('budget alerts stand in the status bar, move no work, and go when they are dismissed', async ({
  page,
  built,
}) => {
  await page.goto(built.address());
  const { invoke } = pageActions(page);
  const entry = page.getByRole('contentinfo').getByRole('button', { name: '2 budget alerts' });
  await entry.waitFor();
  const title = page.getByRole('heading', { level: 1 });
  expect((await title.boundingBox())?.y).toBeLessThan(44);

  // The list of budgets says the same in its rows: it is not said twice there.
  await invoke('usage-budgets');
  await expect(page.getByRole('list', { name: 'List of budgets' })).toContainText('Exceeded:');
  await expect(page.getByRole('main').getByText('Budget for', { exact: false })).toHaveCount(0);

  await entry.click();
  const panel = page.getByRole('dialog', { name: 'Alerts' });
  await panel.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('button', { name: 'Show budget' })).toBeFocused();
  await panel.getByRole('button', { name: 'Dismiss' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: /alert/ })).toHaveCount(0);
  await expect(page.locator('#work')).toBeFocused();
});
