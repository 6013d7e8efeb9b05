import { join } from 'node:path';
import { openSpeech } from '../../../main/engine/speech/open-speech.ts';
import { NO_SPEECH, spoken } from '../../app/spoken.ts';
import type { Report } from '../measured.ts';
import { wordErrors } from './word-errors.ts';
import { startRecogniser } from '../../engine/speech/start-recogniser.ts';
import { SPEECH_PLACES } from '../../engine/speech/speech-places.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const CHUNK = 1_600;
const SENTENCES = [
  'the meeting has been moved to thursday',
  'please bring the signed contract',
  'we will send you the report tomorrow morning',
  'the train to the airport leaves at nine',
];

const TARGETS = { recogniser_time_ratio: 0.5 };

/** How fast the offline recogniser is: time it takes for a time of speech, in one thread. */
export async function recogniser(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  const skip = (reason: string) => ({
    figures: {},
    targets: TARGETS,
    skipped: Object.fromEntries(Object.keys(TARGETS).map((row) => [row, reason])),
  });
  if (NO_SPEECH !== null) return skip(NO_SPEECH);
  const { recognitions } = await openSpeech({
    assets: join(ROOT, 'assets'),
    modelFolder: null,
    env: process.env,
    startHelper: startRecogniser,
    ...SPEECH_PLACES,
  });
  const english = recognitions.find(({ languages }) => languages.includes('en'));
  // It ships with the program: its absence is a fault, so the row misses its target.
  if (english === undefined) return { figures: {}, targets: TARGETS, skipped: {} };

  const sentences = isQuick ? SENTENCES : [...SENTENCES, ...SENTENCES, ...SENTENCES];
  const heard: string[] = [];
  const opening = performance.now();
  const open = await english.open({
    language: 'en',
    terms: [],
    onHeard: ({ kind, words }) => {
      if (kind === 'final') heard.push(...words.map(({ text }) => text));
    },
    onFault: (error) => {
      throw error;
    },
  });
  const openMs = performance.now() - opening;
  const parts = sentences.map((sentence) => spoken(sentence));
  const began = performance.now();
  for (const samples of parts) {
    for (let at = 0; at < samples.length; at += CHUNK) open.feed(samples.subarray(at, at + CHUNK));
  }
  await open.finish();
  const workMs = performance.now() - began;
  const soundMs = parts.reduce((sum, samples) => sum + samples.length / 16, 0);
  open.close();
  const said = sentences.flatMap((sentence) => sentence.split(' '));
  return {
    figures: {
      recogniser_open_ms: openMs,
      recogniser_time_ratio: workMs / soundMs,
      recogniser_word_errors_ratio: wordErrors(said, heard) / said.length,
    },
    targets: TARGETS,
    skipped: {},
  };
}
