import { NO_PULSE, startPulse, type Pulse } from '../app/pulse.ts';
import { NO_SPEECH } from '../app/spoken.ts';
import { expect, testOwnApp as base } from './app.ts';
import { goTo, pick } from './screen.ts';
import { soundOf, voiceScreen } from './voice-screen.ts';

const sentence = soundOf('sentence', 'the meeting has been moved to thursday');
const answer = soundOf('answer', 'thank you very much for your help');
const why = NO_SPEECH ?? NO_PULSE;

/** The app on a sound server of its own, with one microphone and one loudspeaker. */
const test = base.extend<{ pulse: Pulse }>({
  pulse: async ({}, use) => {
    const pulse = await startPulse();
    await pulse.addSink('Loudspeaker');
    await pulse.addSink('Room');
    await pulse.addMicrophone('Desk', 'Room');
    await use(pulse);
    await pulse.stop();
  },
  env: async ({ pulse }, use) => {
    const { PULSE_SERVER = '', XDG_RUNTIME_DIR = '', PULSE_RUNTIME_PATH = '' } = pulse.env;
    await use({ PULSE_SERVER, XDG_RUNTIME_DIR, PULSE_RUNTIME_PATH });
  },
});
test.skip(why !== null, why ?? '');

test('a spoken sentence through the sound server and the recorder program', async ({
  page,
  pulse,
}) => {
  const { microphone, start, end, transcript, state } = voiceScreen(page);
  await goTo(page, 'Voice');
  await pick(page, microphone, /^Desk/);
  await start.click();
  await expect(state).toContainText('Listening');
  await pulse.play(sentence, 'Room');
  await expect(transcript).toContainText('meeting has been moved', {
    ignoreCase: true,
  });
  await end.click();
  await expect(state).toContainText('Ended');
});

test('I2: microphone and system audio together, told apart, each with its mute', async ({
  page,
  pulse,
}) => {
  const { microphone, system, start, end, transcript, state } = voiceScreen(page);
  await goTo(page, 'Voice');
  await pick(page, microphone, /^Desk/);
  await pick(page, system, /Loudspeaker/);
  await start.click();
  await expect(state).toContainText('Listening');
  await pulse.play(sentence, 'Room');
  await expect(transcript).toContainText('meeting', { ignoreCase: true });
  await pulse.play(answer, 'Loudspeaker');
  await expect(transcript).toContainText('much for your help', {
    ignoreCase: true,
  });
  await expect(transcript.locator('.voice-line', { hasText: /meeting/i })).toContainText('Me');
  await expect(transcript.locator('.voice-line', { hasText: /for your help/i })).toContainText(
    'Others',
  );
  await page.getByRole('button', { name: /minutes? used/ }).click();
  await page.getByLabel('Name of Others').fill('Ada');
  await page.keyboard.press('Escape');
  await expect(transcript.locator('.voice-line', { hasText: /for your help/i })).toContainText(
    'Ada',
  );
  await page.getByRole('button', { name: 'Mute System audio' }).click();
  await expect(page.getByRole('button', { name: 'Unmute System audio' })).toBeVisible();
  const lines = await transcript.locator('.voice-line').count();
  await pulse.play(answer, 'Loudspeaker');
  await end.click();
  await expect(state).toContainText('Ended');
  await expect(transcript.locator('.voice-line')).toHaveCount(lines);
});

test('an unplugged microphone is said, and no other one takes its place', async ({
  page,
  pulse,
}) => {
  const { microphone, start, transcript, state } = voiceScreen(page);
  await pulse.addMicrophone('Webcam', 'Loudspeaker');
  await pulse.setDefaultMicrophone('Webcam');
  await goTo(page, 'Voice');
  await pick(page, microphone, /^Desk/);
  await start.click();
  await expect(state).toContainText('Listening');
  await pulse.remove('Desk');
  await expect(page.getByText('The device was disconnected.')).toBeVisible();
  await pulse.play(answer, 'Loudspeaker');
  await expect(transcript.locator('.voice-text')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Change source' })).toBeVisible();
});
