// npm run picture: takes the README's screenshots from the running app.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, node, root, runsHere } from './ready.mjs';
import { relayTo } from './relay.mjs';

ensureInstalled();
ensureBuilt();
if (runsHere()) await take();
else relayTo(node(), process.argv.slice(1));

async function take() {
  const { chromium } = await import('@playwright/test');
  const { chromiumLaunch } = await import('../test/app/chromium.ts');
  const { startApp, startService } = await import('../test/app/program.ts');
  const { connect, goTo } = await import('../test/e2e/screen.ts');
  const { speakInto } = await import('../test/app/spoken.ts');
  const data = mkdtempSync(join(tmpdir(), 'dragoman-picture-'));
  const app = await startApp(data, { HOME: data, XDG_DOWNLOAD_DIR: data });
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(app.url);
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByLabel('Translation memory').click();
  await page.getByRole('option', { name: /Office phrases/ }).click();
  const text = [
    'The meeting has been moved to Thursday.',
    'Please bring the signed contract.',
    'The agenda is attached.',
    'Please confirm your attendance.',
  ].join('\n');
  await page.getByLabel('Source text').fill(text);
  await page.getByRole('region', { name: 'Translation' }).getByText('Donnerstag').waitFor();
  await page.waitForTimeout(500);
  mkdirSync(join(root, 'assets', 'pictures'), { recursive: true });
  await page.screenshot({ path: join(root, 'assets', 'pictures', 'text.png') });

  const said = [
    'we will send you the report tomorrow morning',
    'the train to the airport leaves at nine',
    'open the window and close the door',
    'thank you very much for your help',
  ];
  const sounds = said.map((sentence, index) => {
    const path = join(data, index + '.wav');
    speakInto(path, sentence);
    return path;
  });
  const meeting = join(data, 'meeting.wav');
  spawnSync('sox', [...sounds, meeting]);
  await page.getByRole('navigation').getByRole('button', { name: 'Voice', exact: true }).click();
  await page.locator('input[data-sound-file]').setInputFiles(meeting);
  await page.getByRole('button', { name: 'Transcribe', exact: true }).click();
  // Three lines are final, the fourth is still heard.
  await page
    .getByRole('region', { name: 'Transcript' })
    .getByText(/close the door/i)
    .waitFor({ timeout: 60_000 });
  await page
    .getByRole('region', { name: 'Interim words' })
    .getByText(/very much/i)
    .waitFor({ timeout: 60_000 });
  await page.screenshot({ path: join(root, 'assets', 'pictures', 'voice.png') });

  const year = mkdtempSync(join(tmpdir(), 'dragoman-year-'));
  const service = await startService(year, ['--demo-year']);
  await connect(page, service, 'Head office');
  const files = join(root, 'test', 'engine', 'formats', 'golden', 'files');
  const names = readdirSync(files, { recursive: true }).map((name) => join(files, String(name)));
  await page
    .getByRole('navigation')
    .getByRole('button', { name: 'Documents', exact: true })
    .click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).first().click();
  await (
    await choosing
  ).setFiles(names.filter((name) => /\.(docx|pptx|xlsx|pdf|html|srt)$/.test(name)));
  await page.getByRole('button', { name: /^Translate/ }).click();
  await page.waitForTimeout(20_000);
  await page.screenshot({ path: join(root, 'assets', 'pictures', 'documents.png') });
  await goTo(page, 'Usage');
  await page.getByRole('tab', { name: 'Report', exact: true }).click();
  await page.getByRole('textbox', { name: 'Admin key' }).fill(service.admin_key);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await page.getByText('Total of 30 rows').waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  await page.screenshot({ path: join(root, 'assets', 'pictures', 'usage.png') });
  await browser.close();
  await app.stop();
  await service.stop();
  rmSync(year, { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
}
