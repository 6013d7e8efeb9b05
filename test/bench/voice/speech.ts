import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createDecoder } from '../../../main/engine/speech/pocketsphinx/decoder.ts';
import { findInstalledModel } from '../../../main/engine/speech/pocketsphinx/model.ts';
import { openSphinxModule } from '../../../main/engine/speech/pocketsphinx/module.ts';
import { addTerms } from '../../../main/engine/speech/pocketsphinx/vocabulary.ts';
import { NO_SPEECH, spoken } from '../../app/spoken.ts';
import { ASSETS, startTestService } from '../../service/running-service.ts';
import { askSession, openStream } from '../../service/voice/stream-client.ts';
import { percentile } from '../measured.ts';
import type { Report } from '../measured.ts';
import { SPOKEN } from './heard-stream.ts';
import { wordErrors } from './word-errors.ts';

const RATE = 16_000;
/** Samples of a chunk of 100 ms. */
const CHUNK = RATE / 10;
const VOICES = ['rms', 'slt', 'awb', 'kal16'];

const TARGETS = {
  speech_word_errors_ratio: 0.2,
  speech_invented_in_silence_per_minute: 1,
  speech_invented_in_noise_per_minute: 1,
  speech_invented_in_music_per_minute: 1,
  speech_tentative_p95_ms: 1_200,
};

/**
 * What the offline recogniser makes of prose in four synthetic voices, as the first pass showed it (before)
 * and as it was concluded (after); of sound without a word; and how late tentative words of speech at its
 * own pace leave the service, from the end of their sound on.
 */
export async function speech(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  const reason = NO_SPEECH;
  if (reason !== null) {
    const skipped = Object.fromEntries(Object.keys(TARGETS).map((row) => [row, reason]));
    return { figures: {}, targets: TARGETS, skipped };
  }
  const figures: Record<string, number> = {};
  const sentences = SPOKEN.slice(0, isQuick ? 4 : SPOKEN.length);
  const errors = { before: 0, after: 0, words: 0 };
  for (const [index, text] of sentences.entries()) {
    const said = text.toLowerCase().replace(/\./g, '').split(' ');
    const { first, concluded } = await heardIn(spoken(text, VOICES[index % VOICES.length]));
    errors.before += wordErrors(said, first);
    errors.after += wordErrors(said, concluded);
    errors.words += said.length;
  }
  figures['speech_word_errors_first_pass_ratio'] = errors.before / errors.words;
  figures['speech_word_errors_ratio'] = errors.after / errors.words;

  const seconds = isQuick ? 12 : 60;
  for (const [name, sample] of Object.entries(WORDLESS)) {
    const sound = Int16Array.from({ length: seconds * RATE }, (_, at) => sample(at / RATE));
    const { concluded, shown } = await heardIn(sound);
    figures[`speech_invented_in_${name}_per_minute`] = (concluded.length * 60) / seconds;
    figures[`speech_shown_in_${name}_per_minute`] = (shown * 60) / seconds;
  }
  const delays = await tentativeDelays(SPOKEN.slice(0, isQuick ? 5 : SPOKEN.length));
  figures['speech_tentative_p50_ms'] = percentile(delays, 50);
  figures['speech_tentative_p95_ms'] = percentile(delays, 95);
  return { figures, targets: TARGETS, skipped: {} };
}

let seed = 1;
function noise(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31 - 0.5;
}
const NOTES = [262, 330, 392, 523, 440, 349, 294, 392];
const BEAT = 0.22;

/** Samples at a second. */
const WORDLESS: Readonly<Record<string, (second: number) => number>> = {
  silence: () => 0,
  /** Bursts, since a steady noise is taken for the room's. */
  noise: (second) => (second % 2 > 0.4 && second % 2 < 1.1 ? noise() * 16_000 : noise() * 300),
  /** A plucked tune over a held note. */
  music: (second) => {
    const beat = Math.floor(second / BEAT);
    const tone = (hertz: number) =>
      [1, 2, 3, 4, 5, 6].reduce(
        (sum, part) => sum + Math.sin(2 * Math.PI * hertz * part * second) / part,
        0,
      );
    const pluck = Math.exp(-6 * (second - beat * BEAT));
    return 5_000 * tone(NOTES[(beat * 5) % NOTES.length] ?? 262) * pluck + 1_200 * tone(131);
  },
};

async function heardIn(samples: Int16Array) {
  const model = findInstalledModel();
  if (model === null) throw new Error('no model');
  const sphinx = await openSphinxModule(join(ASSETS, 'recogniser'), model);
  const first: string[] = [];
  const concluded: string[] = [];
  let last: readonly string[] = [];
  let shown = 0;
  const decoder = createDecoder(sphinx, addTerms(sphinx, []), ({ kind, words }) => {
    const texts = words.map(({ text }) => text);
    if (kind === 'partial') {
      if (texts.length > 0) shown += 1;
      last = texts;
    } else {
      first.push(...last);
      concluded.push(...texts);
      last = [];
    }
  });
  for (let at = 0; at < samples.length; at += CHUNK) decoder.feed(samples.subarray(at, at + CHUNK));
  decoder.finish();
  return { first, concluded, shown };
}

/** Milliseconds from the end of the sound of each word that shows up to the message that told it. */
async function tentativeDelays(sentences: readonly string[]): Promise<readonly number[]> {
  const service = await startTestService({ assets: ASSETS });
  try {
    const parts = sentences.map((text, index) => spoken(text, VOICES[index % VOICES.length]));
    const grant = await askSession(service, {});
    const stream = await openStream(grant);
    const delays: number[] = [];
    // The recogniser opens with the first sound, which is a matter of the start.
    stream.sound(1_000);
    await setTimeout(3_000);
    const began = performance.now();
    let sentMs = 1_000;
    let words = 0;
    stream.socket.on('message', (data: Buffer) => {
      const at = performance.now() - began;
      const { source_transcript_update: update } = JSON.parse(data.toString('utf8')) as {
        source_transcript_update?: { concluded: Said[]; tentative: Said[] };
      };
      if (update === undefined) return;
      const last = update.tentative.at(-1);
      const count = last?.text.trim().split(' ').length ?? 0;
      if (last !== undefined && count > words) delays.push(at - (last.end_time - 1_000));
      words = count;
    });
    for (const samples of parts) {
      for (let from = 0; from < samples.length; from += CHUNK) {
        const piece = samples.subarray(from, from + CHUNK);
        sentMs += (piece.length * 1_000) / RATE;
        await setTimeout(Math.max(0, began + sentMs - 1_000 - performance.now()));
        stream.chunk(new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength));
      }
    }
    stream.end();
    await stream.until('end_of_stream');
    return delays;
  } finally {
    await service.close();
  }
}

interface Said {
  readonly text: string;
  readonly end_time: number;
}
