import { NO_SPEECH } from '../app/spoken.ts';
import { expect, test } from './app.ts';
import { setVoiceFaults } from './control.ts';
import { connect, goTo } from './screen.ts';
import { soundOf, startFile, untilEnded, voiceScreen } from './voice-screen.ts';

const SENTENCES = 8;
const said = (times: number) =>
  Array.from({ length: times }, () => 'thank you very much for your help.').join(' ');
const long = soundOf('sentences', said(SENTENCES));
const longer = soundOf('more-sentences', said(2 * SENTENCES));

test.skip(NO_SPEECH !== null, NO_SPEECH ?? '');

test('I8: a socket that breaks off ten times costs no word', async ({ page, service }) => {
  const peer = await service();
  await connect(page, peer, 'Peer');
  await setVoiceFaults(peer, [{ kind: 'cut', after_ms: 2_500, count: 10 }]);
  await startFile(page, long);
  const { transcript } = voiceScreen(page);
  await untilEnded(page);
  const text = (await transcript.locator('.voice-text').allTextContents()).join(' ').toLowerCase();
  expect(text.match(/much for your help/g)?.length).toBe(SENTENCES);
  await page.getByRole('button', { name: 'Session report' }).click();
  await expect(page.getByText(/^100%/)).toBeVisible();
});

test('an error of the service begins a new stream in the same transcript', async ({
  page,
  service,
}) => {
  const peer = await service();
  await connect(page, peer, 'Peer');
  await setVoiceFaults(peer, [{ kind: 'error', after_ms: 6_000 }]);
  await startFile(page, long);
  const { transcript } = voiceScreen(page);
  await untilEnded(page);
  const text = (await transcript.locator('.voice-text').allTextContents()).join(' ').toLowerCase();
  expect(text.match(/much for your help/g)?.length).toBeGreaterThanOrEqual(SENTENCES);
});

test('I9: a stream that says nothing is noticed, and there is a way on', async ({
  page,
  service,
}) => {
  const peer = await service();
  await connect(page, peer, 'Peer');
  await setVoiceFaults(peer, [{ kind: 'silent', after_ms: 500 }]);
  await startFile(page, longer);
  const { state, transcript } = voiceScreen(page);
  await expect(state).toContainText('although there is audio');
  await state.getByRole('button', { name: 'Reconnect' }).click();
  await expect(transcript).toContainText('thank you', { ignoreCase: true });
});

test('a network that is gone is said at once, and sound is kept', async ({ page, service }) => {
  const peer = await service();
  await connect(page, peer, 'Peer');
  await startFile(page, long);
  const { state } = voiceScreen(page);
  await expect(state).toContainText('Transcribing the file');
  await peer.stop('SIGKILL');
  await expect(state).toContainText('Reconnecting; audio is being buffered');
  // With the reason, not only that it is so.
  await expect(state).toContainText(/127\.0\.0\.1:\d+ can’t be reached\./);
  await goTo(page, 'Text');
  await goTo(page, 'Voice');
  await expect(state).toContainText('Reconnecting');
});
