import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, testOwnApp as test } from './app.ts';
import { textScreen } from './screen.ts';

const PROJECT = '00000000-0000-4000-8000-000000000000';

test('data of a newer version is named on the screen, and a call says why it fails', async ({
  app,
  page,
}) => {
  const { source, translation } = textScreen(page);
  await source.fill('Good morning.');
  await expect(translation).not.toBeEmpty();
  mkdirSync(join(app.data, 'segments', PROJECT), { recursive: true });
  const files = ['service.sqlite', 'local-memories.sqlite', `segments/${PROJECT}/segments.sqlite`];
  for (const file of files) {
    const database = new DatabaseSync(join(app.data, file), { timeout: 5_000 });
    database.exec('PRAGMA user_version = 999');
    database.close();
  }
  await app.restart();
  for (const said of [
    'The offline service’s data (service.sqlite) can’t be opened: the file was written by a newer version',
    'Your translation memories (local-memories.sqlite) can’t be opened: the file was written by a newer version',
    `A project (segments/${PROJECT}) can’t be opened: the file was written by a newer version`,
  ]) {
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  }
  await source.fill('Good evening.');
  const card = page.getByRole('alert');
  await expect(card).toContainText('“service.sqlite” was written by a newer version of Dragoman.');
  await expect(card).toContainText('Start the newer version');
});
