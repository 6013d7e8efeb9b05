import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './app.ts';
import { testOwnDownloads } from './downloads.ts';
import { goldenFile } from './golden-file.ts';
import { chooseFiles, goTo } from './screen.ts';

/** Programs that stand in for those of the desktop and note what they were given. */
const test = testOwnDownloads.extend<{ opened: () => readonly string[] }>({
  env: async ({ env }, use) => {
    const bin = join(env['HOME'] ?? '', 'bin');
    mkdirSync(bin);
    const program = (name: string, script: string) => {
      writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(bin, name), 0o755);
    };
    program('xdg-open', `printf '%s\\n' "$1" >> '${bin}/opened'`);
    // No file manager answers, so that the folder itself is opened.
    program('dbus-send', 'exit 1');
    await use({ ...env, PATH: [bin, process.env['PATH']].join(delimiter) });
  },
  opened: async ({ env }, use) => {
    const file = join(env['HOME'] ?? '', 'bin', 'opened');
    await use(() => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []));
  },
});

/**
 * Headless Chromium shows no notices: what the page gives the browser is kept instead, and nobody looks
 * at the page.
 */
const keepNotices = (page: Page) =>
  page.evaluate(() => {
    const given: { title: string; body: string; onclick: (() => void) | null }[] = [];
    class KeptNotice {
      static readonly permission = 'granted';
      onclick: (() => void) | null = null;
      readonly title: string;
      readonly body: string;
      constructor(title: string, { body }: { readonly body: string }) {
        [this.title, this.body] = [title, body];
        given.push(this);
      }
      close() {}
    }
    Object.assign(window, { Notification: KeptNotice, givenNotices: given });
    document.hasFocus = () => false;
  });
type Given = { readonly givenNotices: { title: string; body: string; onclick(): void }[] };
const notices = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Given).givenNotices.map(({ title, body }) => [title, body]),
  );
const pressLast = (page: Page) =>
  page.evaluate(() => (window as unknown as Given).givenNotices.at(-1)?.onclick());

async function translate(page: Page, ...names: string[]) {
  await goTo(page, 'Documents');
  await chooseFiles(page, names.map(goldenFile));
  await page.getByRole('button', { name: /^Translate/ }).click();
}

test('D6: a pressed notice opens the document, of several their folder, of a lost one its row', async ({
  page,
  downloads,
  opened,
}) => {
  await keepNotices(page);
  await translate(page, 'letter.txt');
  await expect.poll(() => notices(page)).toHaveLength(1);
  expect(await notices(page)).toEqual([['Document translated', 'letter.txt']]);
  await goTo(page, 'Text');
  await pressLast(page);
  const result = join(downloads, 'letter.de.txt');
  await expect.poll(opened).toEqual([result]);

  await translate(page, 'letter.txt', 'letter.html');
  await expect.poll(() => notices(page)).toHaveLength(2);
  await pressLast(page);
  await expect.poll(opened).toEqual([result, dirname(result)]);

  await translate(page, 'letter.docx');
  await expect.poll(() => notices(page)).toHaveLength(3);
  rmSync(join(downloads, 'letter.de.docx'));
  await goTo(page, 'Text');
  await pressLast(page);
  await expect(page.getByRole('row', { name: /letter\.docx/ }).first()).toBeVisible();
  expect(opened()).toHaveLength(2);
});
