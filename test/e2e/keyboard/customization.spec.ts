import { expect, test } from './hands.ts';
import { LOCALES } from './say.ts';

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('M4: a glossary gets an entry', async ({ page, hands, say, language }) => {
      await hands.run('action.glossary-new');
      await hands.fill(
        page.getByRole('textbox', { name: say('glossaries.name'), exact: true }),
        'Harbour',
      );
      await hands.fill(page.getByRole('textbox', { name: say('glossaries.first-term') }), 'jetty');
      await hands.press('Tab');
      await hands.type('Steg');
      await hands.press('Enter');
      await expect(page.getByRole('heading', { name: 'Harbour', level: 2 })).toBeVisible();
      await hands.run('action.glossary-entry');
      await expect(page.locator('input.entry-input')).toBeFocused();
      await hands.type('harbour');
      await hands.press('Tab');
      await hands.type('Hafen');
      await hands.press('Enter');
      await hands.press('Control+s');
      await hands.use(
        page.getByRole('dialog').getByRole('button', {
          name: say('glossaries.save.send', { mode: 'plain' }),
          exact: true,
        }),
      );
      const pair = say('glossaries.dictionary', { source: language('en'), target: language('de') });
      await expect(page.getByRole('tab', { name: pair })).toContainText('2');
    });

    test('M4: a style rule is set and saved', async ({ page, hands, say }) => {
      await hands.go('Control+8');
      await hands.arrowTo(page.getByRole('option', { name: /House style \(English\)/ }));
      await hands.press('Space');
      await expect(page.getByRole('main')).toContainText(
        say('style-rules.version', { version: 1 }),
      );
      const name = say('style-rules.rule.dates_and_times.time_format');
      await hands.fill(page.getByRole('searchbox', { name: say('style-rules.search') }), name);
      const category = say('style-rules.category.dates_and_times');
      const rule = say('style-rules.rule-name', { rule: name, category });
      await hands.choose(
        page.getByRole('combobox', { name: rule }),
        say('style-rules.option.use_12_hour_clock_and_specify_morning_or_evening'),
      );
      await hands.press('Control+s');
      await expect(page.getByText(say('style-rules.saved', { version: 2 }))).toBeVisible();
    });
  });
}
