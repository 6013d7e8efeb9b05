import { NO_SPEECH } from '../app/spoken.ts';
import { chromiumLaunch } from '../app/chromium.ts';
import { expect, test } from './app.ts';
import { goTo } from './screen.ts';
import { soundOf, voiceScreen } from './voice-screen.ts';

/** Chromium plays this file as its microphone, over and over. */
const sound = soundOf(
  'microphone',
  'the meeting has been moved to thursday. please bring the signed contract.',
  48_000,
);
const launch = chromiumLaunch();

test.use({
  launchOptions: {
    ...launch,
    args: [
      ...launch.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${sound}`,
    ],
  },
});
test.skip(NO_SPEECH !== null, NO_SPEECH ?? '');

for (const way of ['a worker', 'an audio worklet'] as const) {
  test(`I1: three actions to a transcript of the microphone, through ${way}`, async ({ page }) => {
    if (way === 'an audio worklet') {
      await page.addInitScript(() => {
        // An engine without it takes the other way.
        delete (globalThis as { MediaStreamTrackProcessor?: unknown }).MediaStreamTrackProcessor;
      });
      await page.reload();
    }
    const { start, end, transcript, live, state } = voiceScreen(page);
    await goTo(page, 'Voice');
    await start.click();
    await expect(state).toContainText('Listening');
    const meter = page.getByRole('meter', { name: 'Microphone level' });
    await expect(meter).not.toHaveAttribute('aria-valuenow', '0');
    await expect(live).toContainText(/meeting|contract/);
    await expect(transcript).toContainText('meeting has been moved');
    await end.click();
    await expect(state).toContainText('Ended');
    await expect(transcript).toContainText('meeting has been moved');
  });
}

test('the level moves before anything is sent', async ({ page }) => {
  await goTo(page, 'Voice');
  await page.getByRole('button', { name: 'Test microphone' }).click();
  const meter = page.getByRole('meter', { name: 'Microphone level' });
  await expect(meter).not.toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Stop test' }).click();
  await expect(meter).toBeHidden();
  await expect(page.getByRole('button', { name: 'Test microphone' })).toBeVisible();
});

test('a denied microphone is explained, and nothing starts', async ({ page, context }) => {
  await page.addInitScript(() => {
    // The blank page in between is no secure one and has no devices.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (devices === undefined) return;
    devices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await context.clearPermissions();
  await page.reload();
  const { start } = voiceScreen(page);
  await goTo(page, 'Voice');
  await start.click();
  await expect(page.getByText('Microphone access was denied.')).toBeVisible();
  await expect(start).toBeEnabled();
});
