import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_SPEECH } from '../app/spoken.ts';
import { expect, test, testOwnApp } from './app.ts';
import { seriousInThemes } from './axe.ts';
import { goTo, pick } from './screen.ts';
import { noisySoundOf, soundOf, startFile, untilEnded, voiceScreen } from './voice-screen.ts';

const meeting = soundOf('meeting', 'the meeting has been moved to thursday');
const long = soundOf(
  'long',
  Array.from({ length: 12 }, () => 'thank you very much for your help.').join(' '),
);
const noisy = noisySoundOf(
  'noisy',
  'please bring the signed contract and send me a copy of the report',
);

test.skip(NO_SPEECH !== null, NO_SPEECH ?? '');

test('I23: a file is a microphone, and gives the same transcript twice', async ({ page }) => {
  const { transcript, back, sessions } = voiceScreen(page);
  const texts: (string | null)[] = [];
  for (let round = 0; round < 2; round += 1) {
    await startFile(page, meeting);
    await untilEnded(page);
    await expect(transcript).toContainText('meeting has been moved', {
      ignoreCase: true,
    });
    texts.push(await transcript.locator('.voice-text').first().textContent());
    await back.click();
  }
  expect(texts[1]).toBe(texts[0]);
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
});

test('I7, I13, I20, I11: pause, bookmark, search, edit, save as a file', async ({ page }) => {
  const { transcript, pause, goOn, state, end, exportFile } = voiceScreen(page);
  await startFile(page, long);
  await expect(transcript).toContainText('thank you', { ignoreCase: true });
  await pause.click();
  await expect(state).toContainText('Paused');
  await goOn.click();
  await expect(state).toContainText('Transcribing the file');
  await expect(transcript).toContainText('Resumed after a pause');
  await page.keyboard.press('Control+b');
  await page.getByLabel('Note').fill('decision');
  await page.keyboard.press('Enter');
  await expect(transcript).toContainText('decision');
  await end.click();
  await untilEnded(page);

  await page.keyboard.press('Control+f');
  await page.getByRole('searchbox').fill('THANK');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(transcript.locator('mark').first()).toHaveText(/thank/i);
  await page.keyboard.press('Escape');

  await transcript
    .getByRole('button', { name: /^Line at/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByLabel('Text, Spoken');
  await editor.fill('Many thanks indeed.');
  await editor.press('Enter');
  await expect(transcript).toContainText('Many thanks indeed.');
  await expect(transcript).toContainText('(edited)');

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await pick(page, page.getByRole('combobox', { name: 'Format' }), 'JSON (complete)');
  const saved = page.waitForEvent('download');
  await exportFile.click();
  const json = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as {
    lines: { source?: { text: string; edited?: string } }[];
    bookmarks: { note: string }[];
  };
  const edited = json.lines.find(({ source }) => source?.edited !== undefined);
  expect(edited?.source?.edited).toBe('Many thanks indeed.');
  expect(edited?.source?.text).toMatch(/thank/i);
  expect(json.bookmarks).toMatchObject([{ note: 'decision' }]);
});

test('words heard with little certainty are marked until they are corrected', async ({ page }) => {
  const { transcript, back, sessions } = voiceScreen(page);
  await startFile(page, noisy);
  await untilEnded(page);
  const doubtful = transcript.locator('.voice-doubtful');
  await expect(doubtful.first()).toHaveAttribute('title', 'Low confidence: check this word');
  await expect(doubtful.first()).toHaveCSS('text-decoration-style', 'dotted');
  const marked = await doubtful.allTextContents();
  const text = (await transcript.locator('.voice-text').first().textContent()) ?? '';
  expect(text).toContain('(Low confidence: ');
  for (const word of marked) expect(text).toContain(word);
  expect(await seriousInThemes(page)).toEqual([]);

  await back.click();
  await sessions
    .getByRole('button', { name: /^(long|noisy) / })
    .first()
    .click();
  await expect(doubtful).toHaveText(marked);

  await transcript
    .getByRole('button', { name: /^Line at/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByLabel('Text, Spoken');
  const [first = ''] = marked;
  await editor.fill((await editor.inputValue()).replace(first, 'autograph'));
  await editor.press('Enter');
  await expect(transcript).toContainText('autograph');
  await expect(doubtful).toHaveText(marked.slice(1));
});

testOwnApp('I10: after kill -9 everything is there but the last moment', async ({ app, page }) => {
  const { transcript, sessions } = voiceScreen(page);
  await startFile(page, long);
  await expect(transcript).toContainText('thank you', { ignoreCase: true });
  await page.waitForTimeout(2_100);
  const before = await transcript.locator('.voice-text').first().textContent();
  await app.restart('SIGKILL');
  await goTo(page, 'Voice');
  await expect(sessions).toContainText('interrupted, recovered');
  await sessions
    .getByRole('button', { name: /^(long|noisy) / })
    .first()
    .click();
  await expect(transcript).toContainText(before ?? 'nothing');
  await expect(transcript).toContainText('Dragoman closed here');
});

testOwnApp('I22: private mode writes nothing of a session to disk', async ({ app, page }) => {
  const { transcript } = voiceScreen(page);
  await goTo(page, 'Settings');
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await page.getByText('Private mode').first().click();
  await startFile(page, meeting);
  await untilEnded(page);
  await expect(transcript).toContainText('meeting', { ignoreCase: true });
  await app.restart('SIGKILL');
  await goTo(page, 'Voice');
  await expect(voiceScreen(page).sessions).toContainText('No sessions yet');
});

testOwnApp('the folder of a speech model is looked at while it is typed', async ({ page, app }) => {
  const folder = join(app.data, 'model');
  mkdirSync(folder);
  writeFileSync(join(folder, 'tokens.txt'), 'x');
  await goTo(page, 'Settings');
  await page.getByRole('tab', { name: 'Voice' }).click();
  const field = page.getByLabel('Speech model folder');
  await field.fill(join(folder, 'gone'));
  await expect(page.getByText('This folder doesn’t exist or can’t be read.')).toBeVisible();
  await field.fill(folder);
  await expect(page.getByText('encoder*.onnx, decoder*.onnx, joiner*.onnx')).toBeVisible();
  await field.fill('');
  await expect(page.getByText('Missing or empty')).toBeHidden();
});
