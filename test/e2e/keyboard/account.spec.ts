import { expect, test } from './hands.ts';

test('M4: a connection is added and used, and its report is read', async ({
  page,
  hands,
  service,
}) => {
  const real = await service('--demo-year');
  await hands.run('Add a connection');
  const custom = page.getByRole('radio', { name: /Custom/ });
  await hands.tabTo(page.getByRole('radio'));
  for (let presses = 0; presses < 4 && !(await custom.isChecked()); presses += 1) {
    await hands.press('ArrowDown');
  }
  await hands.fill(page.getByLabel('Name', { exact: true }), 'Office');
  await hands.fill(page.getByLabel('Address'), real.base_url);
  await hands.fill(page.getByLabel('Key', { exact: true }), real.developer_key);
  await hands.press('Enter');
  await hands.use(page.getByRole('button', { name: 'Use Office' }));
  await expect(page.getByRole('contentinfo')).toContainText('Office');

  await hands.run('Show the usage report');
  await hands.fill(page.getByRole('textbox', { name: 'Admin key' }), real.admin_key);
  await hands.press('Enter');
  await expect(page.getByRole('table', { name: /Usage by day/ })).toBeVisible();
  await expect(page.getByText('Sum of 30 rows')).toBeAttached();
});

test('M4: the theme is set in the settings', async ({ page, hands }) => {
  await hands.press('Control+,');
  await hands.tabTo(page.getByRole('tab', { name: 'Connections' }));
  await hands.press('ArrowDown', 'ArrowDown');
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  await hands.tabTo(page.getByRole('radio', { name: 'System' }));
  await hands.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
