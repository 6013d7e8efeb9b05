import { NO_SPEECH } from '../app/spoken.ts';
import { expect, test } from './app.ts';
import { serious, seriousInThemes } from './axe.ts';
import { goTo } from './screen.ts';
import { soundOf, startFile, untilEnded, voiceScreen } from './voice-screen.ts';

const long = soundOf(
  'captions',
  Array.from({ length: 20 }, () => 'thank you very much for your help.').join(' '),
);

test.skip(NO_SPEECH !== null, NO_SPEECH ?? '');

test('I6: captions in a window of their own, which stays while the person reads elsewhere', async ({
  page,
}) => {
  await startFile(page, long);
  await page.getByRole('button', { name: 'Captions', exact: true }).click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Show captions' }).click();
  const captions = await opening;
  await expect(captions.getByRole('log')).toContainText(/thank you/i);
  expect(await serious(captions)).toEqual([]);
  await page.keyboard.press('Escape');
  await goTo(page, 'Text');
  await expect(captions.getByRole('log')).toContainText(/thank you/i);
  await goTo(page, 'Voice');
});

test('M5: no serious finding on any face of the Voice screen, light and dark', async ({ page }) => {
  // A session in real time, and each face looked at in both.
  await goTo(page, 'Voice');
  await expect(voiceScreen(page).start).toBeEnabled();
  expect(await seriousInThemes(page)).toEqual([]);
  await startFile(page, long);
  const { transcript, end, back } = voiceScreen(page);
  await expect(transcript).toContainText(/thank you/i);
  expect(await seriousInThemes(page)).toEqual([]);
  await end.click();
  await untilEnded(page);
  for (const [button, name] of [
    ['Session report', 'Session report'],
    ['Export', 'Export transcript'],
    ['Bookmarks', 'Bookmarks'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(await seriousInThemes(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await transcript
    .getByRole('button', { name: /^Line at/ })
    .first()
    .click();
  expect(await seriousInThemes(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  expect(await seriousInThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await back.click();
  await goTo(page, 'Settings');
  await page.getByRole('tab', { name: 'Voice' }).click();
  expect(await seriousInThemes(page)).toEqual([]);
});
