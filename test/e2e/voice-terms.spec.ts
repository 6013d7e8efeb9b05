import { readFileSync } from 'node:fs';
import { NO_SPEECH } from '../app/spoken.ts';
import { expect, test } from './app.ts';
import { pick } from './screen.ts';
import { soundOf, startFile, untilEnded, voiceScreen } from './voice-screen.ts';

const said = soundOf('dragoman', 'today i will show you dragoman');

test('I17, J4: terms are heard in a session, and a corrected word becomes one', async ({
  page,
}) => {
  test.skip(NO_SPEECH !== null, NO_SPEECH ?? '');
  const { transcript, back, options, exportFile } = voiceScreen(page);
  await startFile(page, said);
  await untilEnded(page);
  await expect(transcript).toContainText('show you', { ignoreCase: true });
  await expect(transcript).not.toContainText('Dragoman');
  await transcript
    .getByRole('button', { name: /^Line at/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Text, Spoken').fill('Today I will show you Dragoman.');
  await page.getByRole('button', { name: /Dragoman/ }).click();
  await expect(page.getByText(/Dragoman.*My terms/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await back.click();
  await options.click();
  await pick(page, page.getByRole('combobox', { name: 'Spoken terms' }), 'My terms');
  await startFile(page, said);
  await untilEnded(page);
  await expect(transcript).toContainText('Dragoman');
  await expect(page.getByText('Spoken terms: My terms')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await exportFile.click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(/00:00:00,\d+ --> /);
});
