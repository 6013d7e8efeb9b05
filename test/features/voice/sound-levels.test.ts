import { describe, expect, test } from 'vitest';
import { createSoundLevels, levelSign } from '../../../main/features/voice/session/sound-levels.ts';
import { createSpeechActivity } from '../../../main/features/voice/session/speech-activity.ts';

describe('a sign for a level', () => {
  test('is even in dB, from silence to full scale', () => {
    expect([0, 1e-9, 1e-6, 1, 2].map(levelSign)).toEqual(['0', '0', '0', 'z', 'z']);
    expect(Number.parseInt(levelSign(1e-3), 36)).toBe(18);
  });
});

describe('the levels of a session', () => {
  test('are the loudest of each part', () => {
    const levels = createSoundLevels();
    levels.add(0, '0z00');
    levels.add(2_000, 'z');
    expect(levels.untilMs).toBe(2_500);
    expect(levels.parts(3_000, 6)).toEqual([0, 1, 0, 0, 1, 0]);
    expect(levels.parts(3_000, 2)).toEqual([1, 1]);
    expect(levels.parts(3_000, 3)).toEqual([1, 0, 1]);
  });

  test('of an old journal tell loud from silent; strange signs are no sound', () => {
    const levels = createSoundLevels();
    levels.addLoud(500, 900);
    levels.add(1_000, '!');
    expect(levels.parts(1_500, 3).map((level) => level > 0)).toEqual([false, true, false]);
  });

  test('come with what was heard, one for each half second', () => {
    const activity = createSpeechActivity();
    activity.add(8_000, 0);
    activity.add(8_000, 1);
    activity.add(1_600, 1);
    expect(activity.rest()?.levels).toBe('0zz');
  });
});
