import { NO_SPEECH } from '../app/spoken.ts';
import { expect, test } from './app.ts';
import { importMemory } from './memories-screen.ts';
import { tmxOf } from './printer-text.ts';
import { goTo, pick } from './screen.ts';
import { soundOf, voiceScreen } from './voice-screen.ts';

// Said four times: one misheard word makes it another sentence.
const talk = soundOf(
  'thanks',
  Array.from({ length: 4 }, () => 'thank you very much for your help.').join(' '),
);

test.skip(NO_SPEECH !== null, NO_SPEECH ?? '');

test('a sentence that a memory of this computer has stands in the translated line', async ({
  page,
}) => {
  await importMemory(page, {
    name: 'House.tmx',
    text: tmxOf([['Thank you very much for your help!', 'Herzlichen Dank für Ihre Hilfe!']]),
  });
  const { file, languages, transcribe, transcript, options } = voiceScreen(page);
  await goTo(page, 'Voice');
  await options.click();
  const memory = page.getByRole('combobox', { name: 'Translation memory', exact: true });
  await memory.click();
  await expect(page.getByText('First, choose a language to translate to.').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await pick(page, languages.getByRole('combobox', { name: 'Spoken language' }), 'English');
  await pick(page, languages.getByRole('combobox', { name: 'Add language' }), 'German');
  await expect(memory).toContainText('Active: House');
  await memory.click();
  const office = page.getByRole('option', { name: /^Office phrases/ }).first();
  await expect(office).toBeDisabled();
  await expect(office).toContainText('doesn’t use its memories for speech');
  await page.keyboard.press('Escape');
  await file.setInputFiles(talk);
  await transcribe.click();
  await expect(transcript).toContainText('Herzlichen Dank für Ihre Hilfe!');
  await expect(transcript).toContainText('(from House)');
});
