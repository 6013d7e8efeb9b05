import { readFileSync } from 'node:fs';
import type { Decoder } from '../pocketsphinx/decoder.ts';
import type { Heard, HeardWord } from '../recogniser.ts';
import type { SherpaModel } from './folder.ts';
import { readSherpaFolder } from './folder.ts';
import { hotWordsFor, isInCapitals } from './hot-words.ts';
import { createPassageDecoder } from './passage-decoder.ts';
import type { OnlineRecogniser, OnlineResult, SherpaRuntime } from './runtime.ts';
import { loadSherpa, opened } from './runtime.ts';

const RATE = 16_000;
/** Silence after the last sound, so that the model tells its last word. */
const TAIL = RATE / 2;
/** Seconds of silence that end an utterance without words, and one with words, … */
const PAUSES = { rule1MinTrailingSilence: 2.4, rule2MinTrailingSilence: 1 };
/** … and seconds after which it ends in any case. */
const LONGEST = { rule3MinUtteranceLength: 20 };

/** Opens the runtime and a model. @throws Error where the model is missing or broken */
export function openSherpaDecoder(
  start: {
    readonly runtime: string;
    readonly folder: string;
    readonly language: string;
    readonly terms: readonly string[];
  },
  tell: (heard: Heard) => void,
): Decoder {
  const read = readSherpaFolder(start.folder, [start.language]);
  if ('missing' in read) throw new Error(`The folder lacks ${read.missing.join(', ')}.`);
  const runtime = loadSherpa(start.runtime);
  if (!read.isStreaming) return createPassageDecoder(openWhisper(runtime, read), tell);
  return createStreamDecoder(openStreaming(runtime, read, start.terms), wordCase(read), tell);
}

function openStreaming(
  runtime: SherpaRuntime,
  read: SherpaModel,
  terms: readonly string[],
): OnlineRecogniser {
  const hotWords = hotWordsFor(read, terms);
  try {
    return opened(() =>
      runtime.createOnlineRecognizer({
        featConfig: { sampleRate: RATE, featureDim: 80 },
        modelConfig: {
          ...read.model,
          numThreads: 1,
          provider: 'cpu',
          debug: 0,
          ...hotWords?.model,
        },
        decodingMethod: 'greedy_search',
        maxActivePaths: 4,
        enableEndpoint: 1,
        ...PAUSES,
        ...LONGEST,
        ...hotWords?.recogniser,
      }),
    );
  } finally {
    hotWords?.release();
  }
}

const openWhisper = (runtime: SherpaRuntime, { model, languages }: SherpaModel) =>
  opened(() =>
    runtime.createOfflineRecognizer({
      featConfig: { sampleRate: RATE, featureDim: 80 },
      modelConfig: {
        ...model,
        whisper: {
          ...(model['whisper'] as object),
          language: languages[0] ?? '',
          task: 'transcribe',
          tailPaddings: -1,
        },
        numThreads: 1,
        provider: 'cpu',
        debug: 0,
      },
      decodingMethod: 'greedy_search',
    }),
  );

/** What is all in capitals is written small, as other recognisers write. */
function wordCase({ model }: SherpaModel): (word: string) => string {
  const hasCapitalsAlone = isInCapitals(readFileSync(String(model['tokens']), 'utf8'));
  return hasCapitalsAlone ? (word) => word.toLowerCase() : (word) => word;
}

/** Drives a streaming recogniser; an endpoint of its own ends an utterance. */
export function createStreamDecoder(
  recogniser: OnlineRecogniser,
  inCase: (word: string) => string,
  tell: (heard: Heard) => void,
): Decoder {
  const stream = recogniser.createStream();
  let fed = 0;
  /** Milliseconds where the current utterance began. */
  let began = 0;
  let said = '';

  const wordsNow = () => wordsOf(recogniser.getResult(stream), began, toMs(fed), inCase);
  const conclude = () => {
    const words = wordsNow();
    recogniser.reset(stream);
    began = toMs(fed);
    if (words.length > 0 || said !== '') tell({ kind: 'final', words });
    said = '';
  };
  const hear = () => {
    while (recogniser.isReady(stream)) recogniser.decode(stream);
    if (recogniser.isEndpoint(stream)) {
      conclude();
      return;
    }
    const { text } = recogniser.getResult(stream);
    if (text === said) return;
    said = text;
    tell({ kind: 'partial', words: wordsNow() });
  };

  return {
    feed(samples) {
      stream.acceptWaveform(
        RATE,
        Float32Array.from(samples, (sample) => sample / 32_768),
      );
      fed += samples.length;
      hear();
    },
    finish() {
      stream.acceptWaveform(RATE, new Float32Array(TAIL));
      hear();
      conclude();
    },
  };
}

const toMs = (samples: number): number => Math.round((samples / RATE) * 1000);

/** Words with times from the tokens that begin them; spread evenly where the model tells none. */
function wordsOf(
  result: OnlineResult,
  began: number,
  now: number,
  inCase: (word: string) => string,
): HeardWord[] {
  const texts = result.text.trim().split(/\s+/).filter(Boolean);
  const starts: number[] = [];
  result.tokens?.forEach((token, index) => {
    const at = result.timestamps?.[index];
    if (at !== undefined && (index === 0 || /^[\s▁]/u.test(token))) starts.push(at);
  });
  const startOf = (index: number): number => {
    const told = starts.length === texts.length ? starts[index] : undefined;
    if (told !== undefined) return began + Math.round(told * 1000);
    return began + Math.round(((now - began) * index) / Math.max(1, texts.length));
  };
  return texts.map((text, index) => ({
    text: inCase(text),
    startMs: startOf(index),
    endMs: index + 1 < texts.length ? startOf(index + 1) : Math.max(startOf(index), now),
  }));
}
