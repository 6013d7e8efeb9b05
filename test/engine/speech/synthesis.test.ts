import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSpeech } from '../../../main/engine/speech/open-speech.ts';
import { speechSound } from '../../../main/engine/speech/synthesis/speech-sound.ts';
import { NO_SPEECH } from '../../app/spoken.ts';
import { unless } from '../../app/unless.ts';
import { startRecogniser } from './start-recogniser.ts';
import { SPEECH_PLACES } from './speech-places.ts';

test('speaks English without silence at either end', unless(NO_SPEECH), async () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const { syntheses } = await openSpeech({
    assets: join(root, 'assets'),
    modelFolder: null,
    env: process.env,
    startHelper: startRecogniser,
    ...SPEECH_PLACES,
  });
  const flite = syntheses.find(({ name }) => name === 'flite');
  const { signal } = new AbortController();
  const sound = await flite?.speak(
    'Good morning, everybody.',
    { language: 'en', sex: 'male' },
    signal,
  );
  const seconds = (sound?.length ?? 0) / 48_000;
  expect(seconds).toBeGreaterThan(0.8);
  expect(seconds).toBeLessThan(3);
  const gone = AbortSignal.abort();
  await expect(flite?.speak('Never.', { language: 'en', sex: null }, gone)).rejects.toThrow();
});

test('a sound file that is none is refused', () => {
  expect(() => speechSound(Buffer.from('no sound at all'))).toThrow();
  expect(() => speechSound(Buffer.alloc(0))).toThrow();
  expect(() => speechSound(Buffer.from('RIFF0000WAVEdata'))).toThrow();
});
