import { join } from 'node:path';
import { NO_SPEECH, speakInto } from '../app/spoken.ts';
import { expect } from './app.ts';
import { testOwnDownloads } from './downloads.ts';
import { goldenFile } from './golden-file.ts';
import { tmxOf } from './printer-text.ts';
import { chooseFiles, pick } from './screen.ts';

const newUser = testOwnDownloads.extend({ isWelcomed: false, hasPseudo: false });

/**
 * Ten tasks of somebody who has never seen the app: every step takes what stands on the screen, by the words
 * that stand there.
 */
newUser('a new user does ten tasks by what stands on the screen', async ({ page, downloads }) => {
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).first().click();
  const list = (name: string | RegExp) => page.getByRole('combobox', { name, exact: true });
  const goThere = (name: string) =>
    page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
  const source = page.getByLabel('Source text', { exact: true });
  const translation = page.getByRole('region', { name: 'Translation', exact: true });

  await newUser.step('1 translate a text', async () => {
    await press('Next');
    await press('Next');
    await press('Start translating');
    await source.fill('The meeting has been cancelled.');
    await expect(translation).toContainText('Die Besprechung wurde abgesagt.');
  });

  await newUser.step('2 use a translation memory', async () => {
    await pick(page, list('Translation memory'), /^None/);
    await expect(translation).not.toContainText('Besprechung');
    await pick(page, list('Translation memory'), /^Office phrases/);
    await expect(translation).toContainText('Die Besprechung wurde abgesagt.');
  });

  await newUser.step('3 translate into two languages', async () => {
    await pick(page, list('Add target language'), 'French');
    await expect(page.getByText('La réunion a été annulée.')).toBeVisible();
    await expect(page.getByText('Die Besprechung wurde abgesagt.')).toBeVisible();
  });

  await newUser.step('4 add a term', async () => {
    await source.fill('The meeting has been cancelled.\nThe jetty is closed.');
    await press('Add term');
    const form = page.getByRole('dialog', { name: 'Add a term' });
    await form.getByLabel(/^Term in English/).fill('jetty');
    await form.getByLabel(/^Translation in German/).fill('Bootssteg');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText(/^Added “jetty” → “Bootssteg”/)).toBeVisible();
  });

  await newUser.step('5 translate a document', async () => {
    await goThere('Documents');
    await chooseFiles(page, goldenFile('letter.docx'));
    await press(/^Translate/);
    await expect(page.getByText(/no engine|Done in/).first()).toBeVisible();
  });

  await newUser.step('6 import a TMX', async () => {
    await goThere('Memories');
    const text = tmxOf([['The house is for sale.', 'Das Haus steht zum Verkauf.']]);
    await chooseFiles(
      page,
      { name: 'House.tmx', mimeType: 'text/xml', buffer: Buffer.from(text) },
      () => press('Import file'),
    );
    await page.locator('form').getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('active for 1 pair')).toBeVisible();
    await press('Close report');
  });

  await newUser.step('7 translate segment by segment, and export', async () => {
    await goThere('Segments');
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('The house is for sale.');
    if ((await list('From').textContent())?.includes('English') !== true) {
      await pick(page, list('From'), 'English');
    }
    if ((await list('To').textContent())?.includes('German') !== true) {
      await pick(page, list('To'), 'German');
    }
    await press('Open');
    await expect(page.getByText('0 of 1 confirmed')).toBeVisible();
    await press('Pre-translate from TM');
    // The pane beside it shows the match before it is put in.
    await expect(page.getByRole('textbox', { name: 'Translation of segment 1' })).toHaveValue(
      'Das Haus steht zum Verkauf.',
    );
    await press(/^Confirm/);
    await expect(page.getByText('1 of 1 confirmed')).toBeVisible();
    await press('Export');
    await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Show in folder' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await newUser.step('8 correct a text', async () => {
    await goThere('Write');
    await page.getByLabel('Text to improve').fill('I has a letter.');
    await press('Correct');
    await expect(page.getByRole('region', { name: 'Improved text' })).toContainText('have');
  });

  await newUser.step('9 transcribe a recording', async () => {
    if (NO_SPEECH !== null) return;
    const talk = join(downloads, 'talk.wav');
    speakInto(talk, 'thank you very much for your help.');
    await goThere('Voice');
    await chooseFiles(page, talk, () => press('Choose file'));
    await press('Transcribe');
    await expect(page.getByRole('region', { name: 'Transcript' })).toContainText(/help/i);
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
  });

  await newUser.step('10 see what was used', async () => {
    await goThere('Usage');
    await expect(page.getByRole('tab', { name: 'This period' })).toBeVisible();
    await expect(page.getByText(/^\d[\d,]* characters$/).first()).toBeVisible();
  });
});
