import { NO_SPEECH } from '../app/spoken.ts';
import { expect, test } from './app.ts';
import { seriousInThemes } from './axe.ts';
import { goTo, pick } from './screen.ts';
import { soundOf, untilEnded, voiceScreen } from './voice-screen.ts';

const meeting = soundOf('board meeting', 'the meeting has been moved to thursday');

test('the languages, and two cards, each with its source and one main button; the rest is folded', async ({
  page,
}) => {
  const { languages, liveCard, fileCard, options, start, transcribe } = voiceScreen(page);
  await goTo(page, 'Voice');
  await expect(start).toBeEnabled();
  await expect(liveCard.getByRole('combobox', { name: 'Microphone', exact: true })).toBeVisible();
  await expect(fileCard.getByRole('button', { name: 'Choose file' })).toBeVisible();
  // Said once, for both.
  await expect(page.getByRole('combobox', { name: 'Spoken language' })).toHaveCount(1);
  await expect(languages.getByRole('combobox', { name: 'Spoken language' })).toBeVisible();
  await expect(languages.getByRole('group', { name: 'Translate to' })).toBeVisible();
  for (const card of [liveCard, fileCard]) {
    await expect(card.locator('.button[data-kind=main]')).toHaveCount(1);
  }
  await expect(transcribe).toBeDisabled();
  await expect(fileCard).toContainText('Choose an audio file.');
  for (const name of ['Spoken terms', 'Glossary', 'Spoken translation', 'Maximum length']) {
    await expect(page.getByRole('combobox', { name })).toHaveCount(0);
  }
  // Side by side, and what is opened below them moves neither.
  const [left, right] = [await liveCard.boundingBox(), await fileCard.boundingBox()];
  expect(left?.y).toBe(right?.y);
  await options.click();
  for (const name of ['Spoken terms', 'Glossary', 'Spoken translation', 'Maximum length']) {
    await expect(page.getByRole('combobox', { name })).toBeVisible();
  }
  await expect(page.getByLabel('Session name')).toBeVisible();
  // In the smallest window all of it is in sight before anything is opened.
  await options.click();
  await page.setViewportSize({ width: 1024, height: 640 });
  await expect(page.locator('summary', { hasText: 'Caption preview' })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await options.click();
  expect(await liveCard.boundingBox()).toEqual(left);
  expect(await fileCard.boundingBox()).toEqual(right);
  expect(await seriousInThemes(page)).toEqual([]);
});

test('what is set under Options is shown when the screen is opened again', async ({ page }) => {
  const { options } = voiceScreen(page);
  await goTo(page, 'Voice');
  await options.click();
  await pick(page, page.getByRole('combobox', { name: 'Maximum length' }), '30 minutes');
  await goTo(page, 'Text');
  await goTo(page, 'Voice');
  await expect(page.getByRole('combobox', { name: 'Maximum length' })).toContainText('30 minutes');
});

test('the caption preview follows the settings', async ({ page }) => {
  await goTo(page, 'Voice');
  await page.locator('summary', { hasText: 'Caption preview' }).click();
  const preview = page.getByRole('figure', { name: 'Caption preview' });
  const captions = preview.getByRole('log');
  await expect(captions).toContainText('This line shows what is said.');
  const before = await captions.evaluate((element) => getComputedStyle(element).fontSize);
  await page.getByRole('slider', { name: 'Text size' }).press('End');
  await expect(captions).not.toHaveCSS('font-size', before);
  await expect(captions).toHaveCSS('font-size', '72px');
  const [inner, outer] = [await captions.boundingBox(), await preview.boundingBox()];
  expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
  expect(await seriousInThemes(page)).toEqual([]);
});

test('a recording becomes a transcript that is named after its file', async ({ page }) => {
  test.skip(NO_SPEECH !== null, NO_SPEECH ?? '');
  const { file, fileCard, transcribe, transcript, back, sessions } = voiceScreen(page);
  await goTo(page, 'Voice');
  await expect(sessions).toContainText('No sessions yet');
  await file.setInputFiles(meeting);
  await expect(fileCard).toContainText('board meeting.wav');
  await transcribe.click();
  await expect(page.getByRole('button', { name: 'Captions', exact: true })).toHaveText('Captions');
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveText('Export');
  await untilEnded(page);
  await expect(transcript).toContainText('meeting has been moved', { ignoreCase: true });
  await expect(page.getByLabel('Session name')).toHaveValue('board meeting');
  await back.click();
  await expect(sessions.getByRole('button', { name: /^board meeting/ })).toBeVisible();
  await expect(fileCard).toContainText('Choose an audio file.');
});
