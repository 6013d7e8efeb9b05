import { join } from 'node:path';
import { createDecoder } from '../../../main/engine/speech/pocketsphinx/decoder.ts';
import { findInstalledModel } from '../../../main/engine/speech/pocketsphinx/model.ts';
import { openSphinxModule } from '../../../main/engine/speech/pocketsphinx/module.ts';
import { addTerms } from '../../../main/engine/speech/pocketsphinx/vocabulary.ts';
import type { Heard } from '../../../main/engine/speech/recogniser.ts';
import { sentenceSegment } from '../../../main/service/voice/sentence-text.ts';
import { spoken } from '../../app/spoken.ts';

const STEP = 1_600;
const STEP_MS = 100;

/** Text as a person may see it after each 100 ms of sound. */
export interface HeardText {
  readonly atMs: number;
  readonly concluded: string;
  readonly tentative: string;
}

export const SPOKEN = [
  'The meeting about the new budget has been moved to Thursday afternoon.',
  'I think we should ask the people in the other office before we decide anything.',
  'Please bring the signed contract and send me a copy of the report by tomorrow morning.',
  'The train to the airport leaves at nine so we have to be at the station early.',
  'There were more people at the conference this year than in all the years before.',
  'When the weather is better we are going to walk along the river to the old town.',
  'Our customers told us that they would like to pay at the end of every month.',
  'Nobody knows how long it will take until the bridge is open again.',
  'We have looked at the figures and they are much better than we had expected.',
  'If you have any questions please write to me and I will answer as soon as I can.',
  'The doctor said that he should stay at home for another week and drink a lot of water.',
  'It would be nice if we could finish this before the summer holidays begin.',
];

/**
 * What the recogniser makes of spoken sentences, in the steps and the form in which the offline
 * service tells it.
 * @param sentences how many of twelve
 * @param voices that take turns
 */
export async function heardStream(
  sentences: number,
  voices: readonly string[],
): Promise<readonly HeardText[]> {
  const root = join(import.meta.dirname, '..', '..', '..');
  const model = findInstalledModel();
  if (model === null) throw new Error('no model');
  const sphinx = await openSphinxModule(join(root, 'assets', 'recogniser'), model);
  const stream: HeardText[] = [];
  let atMs = 0;
  let concluded = '';
  const decoder = createDecoder(sphinx, addTerms(sphinx, []), ({ kind, words }: Heard) => {
    const text = sentenceSegment(words, concluded === '', kind === 'final')?.text ?? '';
    if (kind === 'final') concluded += text;
    stream.push({ atMs, concluded, tentative: kind === 'final' ? '' : text });
  });
  for (const [index, text] of SPOKEN.slice(0, sentences).entries()) {
    const samples = spoken(text, voices[index % voices.length]);
    for (let at = 0; at < samples.length; at += STEP) {
      atMs += STEP_MS;
      decoder.feed(samples.subarray(at, at + STEP));
    }
  }
  decoder.finish();
  return stream;
}
