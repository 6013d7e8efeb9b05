import { expect, test } from './hands.ts';
import { LOCALES } from './say.ts';

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('M4: a connection is added and used, and its report is read', async ({
      page,
      hands,
      say,
      service,
    }) => {
      const real = await service('--demo-year');
      await hands.run('action.connection-add');
      const custom = page.getByRole('radio', { name: say('connections.form.kind.custom') });
      await hands.tabTo(page.getByRole('radio'));
      for (let presses = 0; presses < 4 && !(await custom.isChecked()); presses += 1) {
        await hands.press('ArrowDown');
      }
      await hands.fill(page.getByLabel(say('connections.form.name'), { exact: true }), 'Office');
      await hands.fill(page.getByLabel(say('connections.form.address')), real.base_url);
      await hands.fill(
        page.getByLabel(say('connections.form.key'), { exact: true }),
        real.developer_key,
      );
      await hands.press('Enter');
      await hands.use(
        page.getByRole('button', { name: say('connections.use.label', { name: 'Office' }) }),
      );
      await expect(page.getByRole('contentinfo')).toContainText('Office');

      await hands.run('action.usage-report');
      await hands.fill(page.getByRole('textbox', { name: say('admin.key') }), real.admin_key);
      await hands.press('Enter');
      await expect(
        page.getByRole('table', { name: say('reports.table.name', { table: 'days' }) }),
      ).toBeVisible();
      await expect(page.getByText(say('reports.sum', { count: 30 }))).toBeAttached();
    });

    test('M4: the theme is set in the settings', async ({ page, hands, say }) => {
      await hands.go('Control+,');
      await hands.tabTo(page.getByRole('tab', { name: say('settings.connections') }));
      await hands.press('ArrowDown', 'ArrowDown');
      await expect(page.getByRole('heading', { name: say('settings.appearance') })).toBeVisible();
      await hands.tabTo(page.getByRole('radio', { name: say('settings.theme.system') }));
      await hands.press(hands.forward);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });
  });
}
