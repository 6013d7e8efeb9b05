import { NO_SPEECH } from '../../app/spoken.ts';
import { soundOf } from '../voice-screen.ts';
import { expect, test } from './hands.ts';
import { LOCALES } from './say.ts';

const meeting = soundOf(
  'hands',
  Array.from({ length: 12 }, () => 'the meeting has been moved to thursday').join('. '),
);

test.skip(NO_SPEECH !== null, NO_SPEECH ?? '');

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('M4: a session from a sound file is begun and ended', async ({ page, hands, say }) => {
      const choose = page.getByRole('button', { name: say('voice.file.choose'), exact: true });
      const transcript = page.getByRole('region', { name: say('voice.transcript') });
      await hands.go('Control+4');
      await hands.pickFile(() => hands.use(choose), meeting);
      const start = page.getByRole('button', { name: say('voice.file.start'), exact: true });
      await expect(start).toBeEnabled();
      await hands.use(start);
      await expect(transcript).toContainText('meeting', { ignoreCase: true });
      await hands.press('Control+b');
      await expect(page.getByLabel(say('voice.bookmark.note'))).toBeFocused();
      await hands.type('decision');
      await hands.press('Enter');
      await expect(transcript).toContainText('decision');
      await hands.press('Control+Shift+r');
      await expect(page.locator('.voice-state')).toContainText(say('voice.phase.ended'));
    });
  });
}
