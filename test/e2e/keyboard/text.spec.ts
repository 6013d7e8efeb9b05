import { expect, test } from './hands.ts';
import { LOCALES } from './say.ts';

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('M4: a text is translated with a memory and a threshold', async ({ page, hands, say }) => {
      const memory = page.getByRole('combobox', { name: say('text.memory') });
      const threshold = page.getByLabel(say('text.threshold'));
      await hands.choose(memory, 'Office phrases');
      await hands.fill(threshold, '80');
      await hands.press('Enter');
      await hands.tabTo(page.getByRole('textbox', { name: say('text.source'), exact: true }));
      await hands.type('The meeting has been moved to Thursday.');
      await hands.press('Control+Enter');
      await expect(
        page.getByRole('region', { name: say('text.translation'), exact: true }),
      ).toContainText('Die Besprechung wurde auf Donnerstag verschoben.');
      await expect(
        page.getByText(say('text.kind-memory-exact', { place: 'service' })),
      ).toBeVisible();
      await expect(threshold).toHaveValue('80');
    });

    test('M4: a result of the history is run again', async ({ page, hands, say }) => {
      await hands.type('The meeting has been moved to Thursday.');
      await expect(
        page.getByRole('region', { name: say('text.translation'), exact: true }),
      ).toContainText('Donnerstag');
      await hands.go('Control+0');
      await expect(page.getByRole('option', { name: /moved to Thursday/ })).toBeVisible();
      await hands.press('Control+f');
      await hands.type('thurs');
      await hands.tabTo(page.getByRole('option', { name: /moved to Thursday/ }));
      await hands.press('Enter');
      await hands.use(page.getByRole('button', { name: say('history.again') }));
      await expect(
        page.getByRole('textbox', { name: say('text.source'), exact: true }),
      ).toHaveValue(/Thursday/);
    });
  });
}
