import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startAgain, startApp } from '../app/program.ts';
import { noise, sha256, startPackServer } from '../features/offline-languages/pack-server.ts';
import { openRpcLink, type RpcLink } from '../soak/rpc-link.ts';
import { expect, testOwnApp } from './app.ts';
import { serious } from './axe.ts';
import { chooseFiles, goTo, pick, textScreen } from './screen.ts';
import { openText, segmentEditor } from './segment-editor.ts';
import { voiceScreen } from './voice-screen.ts';

const MODEL = noise(3_000_000);

testOwnApp.use({ hasPseudo: false });

testOwnApp(
  'a language is installed from a list of packs, from Settings and from Text, and removed',
  async ({ app, page }) => {
    const gate = Promise.withResolvers<null>();
    await using server = await startPackServer();
    const file = {
      name: 'model.bin',
      url: `${server.url}/model.bin`,
      bytes: MODEL.length,
      sha256: sha256(MODEL),
    };
    const packOf = (id: string, to: string) => ({
      id,
      ability: 'translate',
      from: 'en',
      to,
      licence: 'MPL-2.0',
      origin: 'Loopback models',
      files: [file],
    });
    const list = { version: 1, packs: [packOf('tiny-en-de', 'de'), packOf('tiny-en-fi', 'fi')] };
    server.files.set('/list.json', { bytes: Buffer.from(JSON.stringify(list)) });
    server.files.set('/model.bin', { bytes: MODEL, until: gate.promise });

    await goTo(page, 'Settings');
    await page.getByRole('tab', { name: 'Offline languages' }).click();
    const table = page.getByRole('table', { name: 'Offline languages' });
    await page.getByLabel('Search languages').fill('germ');
    await expect(table.getByRole('row')).toHaveCount(2);
    await table.getByRole('button', { name: 'German', exact: true }).click();
    await expect(table.getByText(/MPL-2\.0/).first()).toBeVisible();
    for (const name of [
      'Recognize speech: 35 languages',
      'Speak: German',
      'Check spelling: German',
      'Recognize text in images: German',
    ]) {
      await expect(table.getByText(name).first()).toBeVisible();
    }
    expect(await serious(page)).toEqual([]);
    await table.getByRole('button', { name: 'German', exact: true }).click();
    await page.getByLabel('Search languages').fill('');

    await page.getByLabel('Address of another list').fill(`${server.url}/list.json`);
    await page.getByLabel('Path of a folder').focus();
    await expect(page.getByText('hasn’t been loaded yet')).toBeVisible();
    expect(server.requests).toEqual([]);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(table.getByRole('row')).toHaveCount(3);

    const german = table.getByRole('row', { name: /^German/ });
    await german.getByRole('button', { name: 'Install English → German' }).click();
    await expect(page.getByText(/of 2\.9\sMB/)).toBeVisible();
    await german.getByRole('button', { name: 'Cancel English → German' }).click();
    await german.getByRole('button', { name: 'Install English → German' }).click();
    await expect(page.getByText(/of 2\.9\sMB/)).toBeVisible();
    gate.resolve(null);
    await expect(german.getByText('Ready')).toBeVisible();
    const manifest = join(app.data, 'packs', 'tiny-en-de', 'pack.json');
    expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({ from: 'en', to: 'de' });
    expect(await serious(page)).toEqual([]);

    await german.getByRole('button', { name: 'Remove English → German' }).click();
    await expect(german.getByRole('button', { name: 'Install English → German' })).toBeVisible();
    expect(existsSync(manifest)).toBe(false);

    server.files.set('/model.bin', { bytes: noise(3_000_000, 7) });
    await german.getByRole('button', { name: 'Install English → German' }).click();
    await expect(page.getByText('The pack wasn’t installed.')).toBeVisible();
    await expect(german.getByText('Installation failed')).toBeVisible();

    await goTo(page, 'Text');
    const { source, translation, from, to } = textScreen(page);
    await pick(page, from, 'English');
    await pick(page, to, 'Finnish');
    await source.fill('The weather will be pleasant on Sunday.');
    const finnish = page.getByRole('button', { name: 'Install English–Finnish (2.9 MB)' });
    await finnish.click();
    const failure = page.getByRole('alert').filter({ hasText: 'The pack wasn’t installed.' });
    await expect(failure).toBeVisible();
    // It is said where it was asked for, and no longer than the person wants.
    await failure.getByRole('button', { name: 'Close' }).click();
    await expect(finnish).toBeVisible();
    await finnish.click();
    await expect(failure).toBeVisible();
    await goTo(page, 'Write');
    await goTo(page, 'Text');
    await expect(failure).toHaveCount(0);
    server.files.set('/model.bin', { bytes: MODEL });
    await finnish.click();
    await expect
      .poll(() => existsSync(join(app.data, 'packs', 'tiny-en-fi', 'pack.json')))
      .toBe(true);
    // Bytes that are no model: nothing is translated, and nothing else breaks.
    await expect(translation).toContainText('The weather');
  },
);

testOwnApp(
  'a pack for several languages says so, and is removed for all of them after a question',
  async ({ app, page }) => {
    await using server = await startPackServer();
    const bytes = noise(2000);
    server.files.set('/model.bin', { bytes });
    const file = {
      name: 'model.bin',
      url: `${server.url}/model.bin`,
      bytes: bytes.length,
      sha256: sha256(bytes),
    };
    const pack = {
      id: 'many',
      ability: 'recognise',
      languages: ['de', 'fr', 'ja'],
      licence: 'MIT',
      origin: 'Loopback models',
      files: [file],
    };
    const list = { version: 1, packs: [pack] };
    server.files.set('/list.json', { bytes: Buffer.from(JSON.stringify(list)) });
    await goTo(page, 'Settings');
    await page.getByRole('tab', { name: 'Offline languages' }).click();
    await page.getByLabel('Address of another list').fill(`${server.url}/list.json`);
    await page.getByLabel('Path of a folder').focus();
    await page.getByRole('button', { name: 'Refresh' }).click();
    const table = page.getByRole('table', { name: 'Offline languages' });
    await expect(table.getByRole('row')).toHaveCount(4);
    const german = table.getByRole('row', { name: /^German/ });
    const french = table.getByRole('row', { name: /^French/ });
    await expect(german.getByText('Pack for 3 languages')).toBeVisible();
    await german.getByRole('button', { name: 'Install Recognize speech: German' }).click();
    await expect(french.getByText('Ready')).toBeVisible();
    const remove = german.getByRole('button', { name: 'Remove Recognize speech: German' });
    await remove.click();
    const question = page.getByRole('alertdialog', { name: 'Remove the pack for 3 languages?' });
    await expect(question).toContainText('French, German, and Japanese');
    expect(await serious(page)).toEqual([]);
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(french.getByText('Ready')).toBeVisible();
    await remove.click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(french.getByRole('button', { name: /^Install/ })).toBeVisible();
    expect(existsSync(join(app.data, 'packs', 'many'))).toBe(false);
  },
);

const PACK = join(import.meta.dirname, '../packs/tiny-en-de');
const firstRun = testOwnApp.extend({ isWelcomed: false });

/** An app on a data folder of its own whose page nobody has opened yet. */
const unopened = base.extend<{ readonly link: RpcLink }>({
  link: async ({ context }, use) => {
    const data = mkdtempSync(join(tmpdir(), 'dragoman-e2e-'));
    const app = await startApp(data, {});
    const link = await openRpcLink(app.url);
    await context.addCookies([{ ...link.cookie, url: link.origin }]);
    await use(link);
    link.rpc.close();
    await app.stop();
    // The offline service may take a moment longer than the program.
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  },
});

/**
 * A host of a list with the tiny model.
 * @param dictionary files of a second pack, which checks the spelling of Italian
 */
async function servePack(dictionary: Readonly<Record<string, string>> = {}) {
  const server = await startPackServer();
  const manifest = JSON.parse(readFileSync(join(PACK, 'pack.json'), 'utf8')) as {
    readonly files: readonly { readonly name: string; readonly bytes: number }[];
  };
  const files = manifest.files.map((file) => ({ ...file, url: `${server.url}/${file.name}` }));
  const spelling = Object.entries(dictionary).map(([name, text]) => {
    const bytes = Buffer.from(text);
    server.files.set(`/${name}`, { bytes });
    return { name, url: `${server.url}/${name}`, bytes: bytes.length, sha256: sha256(bytes) };
  });
  const facts = { ability: 'spell', languages: ['it'], licence: 'MIT', origin: 'Ours' };
  const more = spelling.length === 0 ? [] : [{ id: 'spell-it', ...facts, files: spelling }];
  const list = { version: 1, packs: [{ ...manifest, files }, ...more] };
  server.files.set('/list.json', { bytes: Buffer.from(JSON.stringify(list)) });
  for (const { name } of files) {
    server.files.set(`/${name}`, { bytes: readFileSync(join(PACK, name)) });
  }
  return server;
}

unopened(
  'a new user installs their pair on the first step and writes a sentence of their own',
  async ({ page, link }) => {
    await using server = await servePack();
    await link.rpc.ask('settings.change', { packCatalogue: `${server.url}/list.json` });
    await link.rpc.ask('offline-languages.refresh', undefined);
    await page.goto(link.pageAddress);

    const ways = page.getByRole('radiogroup', { name: 'Where should your text be translated?' });
    await expect(ways.getByRole('radio')).toHaveCount(3);
    await expect(ways.getByRole('radio', { name: 'Connect a service' })).toBeVisible();
    await expect(ways.getByRole('radio', { name: 'Explore with the sample memory' })).toBeChecked();
    await ways.getByText(/^Translate offline: install English–German \([\d.]+\sMB\)$/).click();
    expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: 'Install and continue' }).click();

    await expect(page.getByRole('combobox', { name: 'From' })).toContainText('English');
    await expect(page.getByRole('combobox', { name: 'To' })).toContainText('German');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Start translating' }).click();
    const { source, translation, memory } = textScreen(page);
    // Those of the samples come in after the screen, and are chosen then.
    await expect(memory).not.toContainText('None');
    await pick(page, memory, 'None');
    await source.fill('The meeting has been moved to Sunday.');
    await expect(translation).toContainText('Sonntag');
  },
);

testOwnApp(
  'a pack acts at once in Text, Segments, Documents, Voice, the quick window and Write',
  async ({ app, page }) => {
    // A word that no other dictionary has.
    await using server = await servePack({
      'it.aff': 'SET UTF-8\nTRY aeioulnrtsc\n',
      'it.dic': '4\nla\ncasa\nè\nzorblanda\n',
    });
    const none = page.getByText('Not translated: no engine for English → German');
    await goTo(page, 'Voice');
    const { languages } = voiceScreen(page);
    await pick(page, languages.getByRole('combobox', { name: 'Spoken language' }), 'English');
    await pick(page, languages.getByRole('combobox', { name: 'Add language' }), 'German');
    await expect(none).toBeVisible();
    await openText(page, 'The meeting has been moved to Sunday.', 'Before the pack');
    await expect(none).toBeVisible();
    await goTo(page, 'Text');
    const { source, translation, from, memory } = textScreen(page);
    await pick(page, from, 'English');
    await pick(page, memory, 'None');
    await source.fill('The meeting has been moved to Sunday.');
    await expect(none).toBeVisible();

    await goTo(page, 'Settings');
    await page.getByRole('tab', { name: 'Offline languages' }).click();
    await page.getByLabel('Address of another list').fill(`${server.url}/list.json`);
    await page.getByLabel('Path of a folder').focus();
    await page.getByRole('button', { name: 'Refresh' }).click();
    const table = page.getByRole('table', { name: 'Offline languages' });
    await expect(table.getByRole('row')).toHaveCount(3);
    await table.getByRole('button', { name: 'Install English → German' }).click();
    await table.getByRole('button', { name: 'Install Check spelling: Italian' }).click();
    await expect(table.getByText('Ready')).toHaveCount(2);

    await goTo(page, 'Voice');
    await expect(languages.getByText('German')).toBeVisible();
    await expect(none).toBeHidden();

    await goTo(page, 'Segments');
    const editor = segmentEditor(page);
    await expect(
      editor.pane.getByText('Die Besprechung wurde auf Sonntag verschoben.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Machine-translate empty segments' }).click();
    const dialog = page.getByRole('dialog', { name: 'Machine-translate empty segments' });
    await dialog.getByRole('button', { name: 'Translate', exact: true }).click();
    await expect(editor.target(1)).toHaveValue(/Sonntag/);

    await goTo(page, 'Text');
    await expect(translation).toContainText('Sonntag');

    await goTo(page, 'Documents');
    await pick(page, page.getByRole('combobox', { name: 'From', exact: true }), 'English');
    const lines = Array.from(
      { length: 40 },
      (_, at) => `The meeting number ${at} has been moved to Thursday.`,
    ).join('\n');
    const add = async (name: string) => {
      await chooseFiles(page, {
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(lines),
      });
    };
    await add('minutes.txt');
    await page.getByRole('button', { name: 'Translate 1 file' }).click();
    await expect(page.getByText(/^Done in/)).toBeVisible();
    await page.getByRole('button', { name: 'Details: minutes.txt' }).click();
    await expect(page.getByText(/^bergamot · .* words\/s$/)).toBeVisible();
    await add('more minutes.txt');
    await expect(page.getByText(/Takes about .* based on this computer’s speed/)).toBeVisible();
    expect(await serious(page)).toEqual([]);

    const opening = page.context().waitForEvent('page');
    const text = encodeURIComponent('The meeting has been moved to Monday.');
    expect(await startAgain(app.data, `dragoman://translate?text=${text}&to=de`)).toBe(0);
    const quick = await opening;
    await quick.getByLabel('Source text').press('Enter');
    await expect(quick.getByRole('region', { name: 'Translation' })).toContainText('Montag');
    await quick.close();

    await goTo(page, 'Write');
    await pick(page, page.getByRole('combobox', { name: 'Language', exact: true }), /^Italian/);
    await page.getByLabel('Text to improve').fill('La casa è zorblada.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: 'Improved text' })).toContainText('zorblanda');
  },
);

firstRun(
  'from the first run to an own sentence translated offline, at once and without a network',
  async ({ page }) => {
    const server = await servePack();

    await page.getByRole('button', { name: 'Next' }).click();
    // The samples were chosen, and no download.
    await expect(page.getByText('To translate offline, install a pack in')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Install English–German/ })).toHaveCount(0);
    expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();

    await goTo(page, 'Settings');
    await page.getByRole('tab', { name: 'Offline languages' }).click();
    await page.getByLabel('Address of another list').fill(`${server.url}/list.json`);
    await page.getByLabel('Path of a folder').focus();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(
      page.getByRole('table', { name: 'Offline languages' }).getByRole('row'),
    ).toHaveCount(2);

    await goTo(page, 'Text');
    const { source, translation, from, memory } = textScreen(page);
    await pick(page, from, 'English');
    // It has sentences that differ by a word.
    await pick(page, memory, 'None');
    await source.fill('The meeting has been moved to Sunday.');
    await expect(page.getByText('Not translated: no engine for English → German')).toBeVisible();
    await page.getByRole('button', { name: /^Install English–German/ }).click();
    await expect(translation).toContainText('Sonntag');
    await expect(page.getByText('no engine for English')).toBeHidden();

    await server[Symbol.asyncDispose]();
    await source.fill('The meeting has been moved to Monday.');
    await expect(translation).toContainText('Montag');
  },
);
