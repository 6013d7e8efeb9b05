import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeHome } from '../home.ts';
import { expect, testFirstRun } from './hands.ts';
import { ANYTHING, like, LOCALES } from './say.ts';

const test = testFirstRun.extend<{ home: ReturnType<typeof makeHome> }>({
  home: async ({}, use) => {
    const home = makeHome();
    await use(home);
    home.remove();
  },
  env: async ({ home }, use) => {
    await use(home.env);
  },
});

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('M4: a document is added, translated and fetched', async ({
      page,
      hands,
      say,
      home,
    }, info) => {
      const path = info.outputPath('note.txt');
      writeFileSync(path, 'Please bring the signed contract.\n');
      await hands.pickFile(() => hands.run('action.documents-add'), path);
      await expect(
        page.getByText(say('documents.incoming.checked', { fit: 1, refused: 0 })),
      ).toBeVisible();
      await hands.press('Control+Enter');
      const done = like(say('documents.state.done', { seconds: 1, time: ANYTHING, notes: 0 }));
      await expect(page.getByText(done).first()).toBeVisible();
      // Of the shipped memory nothing fits: a pseudo-translation.
      expect(readFileSync(join(home.downloads, 'note.de.txt'), 'utf8')).toMatch(/^\[!!.+!!\]\n$/);
    });
  });
}
