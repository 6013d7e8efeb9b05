import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { tone, WORD_TONES } from '../engine/speech/tones.ts';
import { sha256, startPackServer } from '../features/offline-languages/pack-server.ts';
import type { PackServer } from '../features/offline-languages/pack-server.ts';
import { writeWav } from '../shell/sound/wav.ts';
import { expect, testOwnApp } from './app.ts';
import { serious } from './axe.ts';
import { chooseFiles, goTo, pick } from './screen.ts';
import { startFile, voiceScreen } from './voice-screen.ts';

/** Offers one pack of files in a list that the settings name. */
async function offer(
  page: Page,
  server: PackServer,
  facts: object,
  files: Readonly<Record<string, Buffer>>,
): Promise<void> {
  const listed = Object.entries(files).map(([name, bytes]) => {
    server.files.set(`/${name}`, { bytes });
    return { name, url: `${server.url}/${name}`, bytes: bytes.length, sha256: sha256(bytes) };
  });
  const pack = { licence: 'MIT', origin: 'Loopback packs', ...facts, files: listed };
  const list = { version: 1, packs: [pack] };
  server.files.set('/list.json', { bytes: Buffer.from(JSON.stringify(list)) });
  await goTo(page, 'Settings');
  await page.getByRole('tab', { name: 'Offline languages' }).click();
  await page.getByLabel('Address of another list').fill(`${server.url}/list.json`);
  await page.getByLabel('Path of a folder').focus();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('table', { name: 'Offline languages' }).getByRole('row')).toHaveCount(
    2,
  );
}

const PACK = join(import.meta.dirname, '../packs/tiny-hear-en');

testOwnApp(
  'a voice session without a recogniser offers its pack, and starts once it is installed',
  async ({ app, page }) => {
    await using server = await startPackServer();
    const names = ['encoder', 'decoder', 'joiner'].map((part) => `${part}-epoch-1-avg-1.onnx`);
    const files = Object.fromEntries(
      [...names, 'tokens.txt'].map((name) => [name, readFileSync(join(PACK, name))]),
    );
    // Tones, which are words to the tiny model, in a language that nothing else here hears.
    const facts = { id: 'tiny-hear-de', ability: 'recognise', languages: ['de'] };
    await offer(page, server, facts, files);
    const sound = join(app.data, 'tones.wav');
    const parts = [
      tone(0, 0.5),
      tone(WORD_TONES.hello, 0.6),
      tone(0, 0.4),
      tone(WORD_TONES.world, 0.6),
    ];
    const samples = new Int16Array(parts.flatMap((part) => Array.from(part)));
    writeWav(sound, samples, 16_000);
    const { languages, transcript } = voiceScreen(page);
    await goTo(page, 'Voice');
    await pick(page, languages.getByRole('combobox', { name: 'Spoken language' }), 'German');
    await startFile(page, sound);
    await expect(page.getByText('The service can’t transcribe')).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: /^Install speech recognition for German \(/ }).click();
    await expect(page.getByText('The German pack is installed.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(transcript).toContainText(/hello world/i);
  },
);

const PICTURES = join(import.meta.dirname, '../engine/formats/image/files');
const ENGLISH = '/usr/share/tesseract-ocr/5/tessdata/eng.traineddata';

testOwnApp('an image whose language cannot be read offers its pack', async ({ page }) => {
  await using server = await startPackServer();
  // The data of a language that has letters of its own; what it reads does not matter here.
  const facts = { id: 'tesseract-tha', ability: 'read', languages: ['th'] };
  await offer(page, server, facts, { 'tha.traineddata': readFileSync(ENGLISH) });
  await goTo(page, 'Documents');
  await pick(page, page.getByRole('combobox', { name: 'From', exact: true }), 'Thai');
  await chooseFiles(page, join(PICTURES, 'danger.png'));
  await page.getByRole('button', { name: 'Translate 1 file' }).click();
  const install = page.getByRole('button', { name: /^Install text recognition for Thai \(/ });
  await expect(page.getByText('can’t be recognized here').first()).toBeVisible();
  await page.getByRole('button', { name: 'Details: danger.png' }).click();
  expect(await serious(page)).toEqual([]);
  await install.click();
  await expect(page.getByText('The Thai pack is installed.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry danger.png' }).click();
  await expect(page.getByText(/Done in/).first()).toBeVisible();
});
