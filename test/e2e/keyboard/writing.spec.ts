import { expect, test } from './hands.ts';
import { LOCALES } from './say.ts';

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('M4: a text is corrected change by change', async ({ page, hands, say }) => {
      await hands.go('Control+5');
      const source = page.getByLabel(say('writing.source'));
      await hands.tabTo(source);
      await hands.type('I recieved teh letter on Monday.');
      await hands.press('Control+Enter');
      await expect(page.getByRole('region', { name: say('writing.result') })).toContainText(
        'received',
      );
      await hands.press('F8', 'F9', 'F8', 'F9');
      await hands.run('action.write-take');
      await expect(source).toHaveValue('I received the letter on Monday.');
    });

    test('M4: the languages of lines are found', async ({ page, hands, say, language }) => {
      await hands.go('Control+Shift+d');
      await hands.tabTo(page.getByLabel(say('detection.input')));
      await hands.type('This is an English sentence about the weather.');
      await hands.press('Enter');
      await hands.type('Dies ist ein deutscher Satz über das Wetter.');
      await hands.press('Control+Enter');
      await expect(page.getByText(say('detection.finished', { all: 2 }))).toBeAttached();
      await expect(page.getByRole('main')).toContainText(language('de'));
    });
  });
}
