import { writeFileSync } from 'node:fs';
import { expect, test } from './hands.ts';
import { LOCALES } from './say.ts';

const TMX = `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4"><header srclang="en" datatype="plaintext" segtype="sentence" adminlang="en"
 o-tmf="none" creationtool="none" creationtoolversion="1"/><body>
<tu><tuv xml:lang="en"><seg>Good morning.</seg></tuv><tuv xml:lang="de"><seg>Guten Morgen.</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>Thank you.</seg></tuv><tuv xml:lang="de"><seg>Danke.</seg></tuv></tu>
</body></tmx>`;

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('M4: three segments are translated and confirmed', async ({
      page,
      hands,
      say,
      language,
    }) => {
      await hands.go('Control+3');
      await hands.choose(
        page.getByRole('combobox', { name: say('segments.from'), exact: true }),
        language('en'),
      );
      await hands.choose(
        page.getByRole('combobox', { name: say('segments.to'), exact: true }),
        language('de'),
      );
      await hands.tabTo(
        page
          .getByRole('main')
          .getByRole('textbox', { name: say('segments.new.words'), exact: true }),
      );
      await hands.type('Good morning.');
      await hands.press('Enter');
      await hands.type('Thank you very much.');
      await hands.press('Enter');
      await hands.type('See you on Thursday.');
      await hands.use(page.getByRole('button', { name: say('segments.new.open'), exact: true }));
      const progress = page.getByRole('progressbar', { name: say('segments.progress') });
      await expect(progress).toHaveAttribute('aria-valuemax', '3');
      await hands.tabTo(page.locator('.target-area'));
      for (const [place, text] of ['Guten Morgen.', 'Vielen Dank.', 'Bis Donnerstag.'].entries()) {
        await hands.press('Control+a');
        await hands.type(text);
        await hands.press('Control+Enter');
        await expect(progress).toHaveAttribute('aria-valuenow', String(place + 1));
      }
    });

    test('M4: a memory is imported', async ({ page, hands, say }, info) => {
      const path = info.outputPath('greetings.tmx');
      writeFileSync(path, TMX);
      await hands.pickFile(() => hands.run('action.memory-import'), path);
      await hands.use(
        page
          .getByRole('button', { name: say('memories.import-start') })
          .and(page.locator('[type=submit]')),
      );
      await expect(page.getByRole('option', { name: /greetings/ })).toContainText(
        say('memories.units', { count: 2 }),
      );
    });
  });
}
