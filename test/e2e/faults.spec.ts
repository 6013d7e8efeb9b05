import { expect, test } from './built-page.ts';
import { pageActions } from './page-actions.ts';

test('a fault of ours stops one part, says so, and the rest goes on', async ({ page, built }) => {
  await page.goto(built.address({ broken: 'voice.report', voiceLines: 10 }));
  await page.getByLabel('Source text').fill('Bring the signed contract.');
  const { invoke, asked } = pageActions(page);
  await invoke('go-voice');
  expect(await invoke('voice-report')).toBe(true);
  const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong here' });
  await expect(notice).toBeVisible();
  expect(await asked()).toContain('page.fault');
  // The part opens again, and the other screens were never gone.
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  await expect(
    page
      .getByRole('main')
      .getByText(/contract signed meeting/)
      .first(),
  ).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: 'Text', exact: true }).click();
  await expect(page.getByLabel('Source text')).toHaveValue('Bring the signed contract.');
});

test('another volume of spoken translations, and quiet, break nothing', async ({ page, built }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(built.address({ voiceLines: 10, voiceSpeech: 'de' }));
  await page.getByRole('main').waitFor();
  const { invoke } = pageActions(page);
  await invoke('go-voice');
  const volume = page.getByRole('slider').first();
  await volume.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  expect(await invoke('voice-hush')).toBe(true);
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await invoke('go-text');
  expect(errors).toEqual([]);
});
