import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, testFirstRun } from './hands.ts';
import { ANYTHING, like, LOCALES } from './say.ts';

const test = testFirstRun.extend<{ home: string }>({
  home: async ({}, use) => {
    const home = mkdtempSync(join(tmpdir(), 'dragoman-home-'));
    mkdirSync(join(home, 'Downloads'));
    await use(home);
    rmSync(home, { recursive: true, force: true });
  },
  env: async ({ home }, use) => {
    await use({ HOME: home, XDG_DOWNLOAD_DIR: join(home, 'Downloads') });
  },
});

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('M4: a document is added, translated and fetched', async ({ page, hands, say, home }) => {
      const path = join(home, 'note.txt');
      writeFileSync(path, 'Please bring the signed contract.\n');
      await hands.pickFile(() => hands.run('action.documents-add'), path);
      await expect(
        page.getByText(say('documents.incoming.checked', { fit: 1, refused: 0 })),
      ).toBeVisible();
      await hands.press('Control+Enter');
      const done = like(say('documents.state.done', { seconds: 1, time: ANYTHING, notes: 0 }));
      await expect(page.getByText(done).first()).toBeVisible();
      // Of the shipped memory nothing fits: a pseudo-translation.
      expect(readFileSync(join(home, 'Downloads', 'note.de.txt'), 'utf8')).toMatch(
        /^\[!!.+!!\]\n$/,
      );
    });
  });
}
