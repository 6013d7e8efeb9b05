import { NO_SPEECH } from '../app/spoken.ts';
import { expect, test } from './app.ts';
import { seriousInThemes } from './axe.ts';
import { goTo, pick } from './screen.ts';
import { soundOf, startFile, untilEnded, voiceScreen } from './voice-screen.ts';

const talk = soundOf(
  'talk',
  Array.from({ length: 4 }, () => 'thank you very much for your help.').join(' '),
);

test.skip(NO_SPEECH !== null, NO_SPEECH ?? '');

test('a kept session shows its timeline, goes to a line, plays it again and is charted', async ({
  page,
}) => {
  const { transcript, back, sessions } = voiceScreen(page);
  await goTo(page, 'Settings');
  await page.getByRole('tab', { name: 'Voice' }).click();
  await pick(page, page.getByRole('combobox', { name: 'Audio', exact: true }), 'Until deleted');
  await startFile(page, talk);
  await expect(transcript).toContainText(/thank you/i);
  await page.keyboard.press('Control+b');
  await page.getByLabel('Note').fill('decision');
  await page.keyboard.press('Enter');
  await untilEnded(page);
  // As it is read again from the disk.
  await page.reload();
  await goTo(page, 'Voice');
  if (await back.isVisible()) await back.click();
  await sessions.getByRole('button', { name: /^talk/ }).click();

  const timeline = page.getByRole('slider', { name: 'Timeline' });
  await expect(timeline).toBeVisible();
  await expect(timeline.locator('path')).toHaveAttribute('d', /^M0 .*M3 /);
  await expect(timeline.locator('.voice-timeline-spoken').first()).toBeVisible();
  await expect(timeline.locator('.voice-timeline-mark')).toHaveCount(1);
  // The time and the text of a line stand beside each other, its bookmark below them.
  const noted = transcript.locator('.voice-line').filter({ hasText: 'decision' });
  const tops = await noted
    .locator(':scope > *')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  expect(tops[1]).toBe(tops[0]);
  expect(tops.at(-1)).toBeGreaterThan(tops[0] ?? 0);
  await timeline.focus();
  await page.keyboard.press('End');
  await expect(timeline).toHaveAttribute('aria-valuetext', /: .*help/i);
  await expect(transcript.locator('.voice-line[data-hit=true]')).toHaveCount(1);
  await page.keyboard.press('Home');
  const first = transcript.locator('.voice-line').first();
  await expect(first).toHaveAttribute('data-hit', 'true');
  const width = (await timeline.boundingBox())?.width ?? 0;
  await timeline.click({ position: { x: width - 4, y: 12 } });
  await expect(timeline).not.toHaveAttribute('aria-valuenow', '0');

  const play = first.getByRole('button', { name: /^Play line at/ });
  const stop = first.getByRole('button', { name: /^Stop playing line at/ });
  await play.click();
  await expect(stop).toBeVisible();
  await stop.click();
  await expect(play).toBeVisible();
  await play.focus();
  await page.keyboard.press('Control+.');
  await expect(stop).toBeVisible();
  // It ends by itself.
  await expect(play).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);

  await page.getByRole('button', { name: 'Session report' }).click();
  const report = page.getByRole('dialog', { name: 'Session report' });
  await expect(report.getByText('Speech transcribed')).toBeVisible();
  const bar = report.locator('.voice-chart-bar');
  const shares = await bar
    .locator('span')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  expect(whole).toBeCloseTo(await bar.evaluate((element) => element.clientWidth), 0);
  expect(shares[0]).toBeGreaterThan(whole / 4);
  expect(await seriousInThemes(page)).toEqual([]);
});

test('without kept audio no line offers to be played', async ({ page }) => {
  const { transcript } = voiceScreen(page);
  await startFile(page, talk);
  await untilEnded(page);
  await expect(transcript.locator('.voice-line').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Play line at/ })).toHaveCount(0);
  await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
});
