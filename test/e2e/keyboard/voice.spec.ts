import { NO_SPEECH } from '../../app/spoken.ts';
import { soundOf, untilEnded, voiceScreen } from '../voice-screen.ts';
import { expect, test } from './hands.ts';

const meeting = soundOf(
  'hands',
  Array.from({ length: 12 }, () => 'the meeting has been moved to thursday').join('. '),
);

test.skip(NO_SPEECH !== null, NO_SPEECH ?? '');

test('M4: a session from a sound file is begun and ended', async ({ page, hands }) => {
  const { microphone, transcript, start } = voiceScreen(page);
  await hands.press('Control+4');
  await hands.pickFile(() => hands.choose(microphone, 'A sound file'), meeting);
  await expect(start).toBeEnabled();
  await hands.press('Control+Shift+r');
  await expect(transcript).toContainText('meeting', { ignoreCase: true, timeout: 30_000 });
  await hands.press('Control+b');
  await expect(page.getByLabel('Note')).toBeFocused();
  await hands.type('decision');
  await hands.press('Enter');
  await expect(transcript).toContainText('decision');
  await hands.press('Control+Shift+r');
  await untilEnded(page);
});
