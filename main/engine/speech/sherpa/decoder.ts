import type { Decoder } from '../pocketsphinx/decoder.ts';
import type { Heard, HeardWord } from '../recogniser.ts';
import { loadSherpa, readSherpaFolder } from './folder.ts';
import type { SherpaFolder } from './folder.ts';

const RATE = 16_000;
/** Silence after the last sound, so that the model tells its last word. */
const TAIL = RATE / 2;

interface SherpaStream {
  acceptWaveform(sound: { readonly sampleRate: number; readonly samples: Float32Array }): void;
  inputFinished(): void;
}

interface SherpaResult {
  readonly text: string;
  readonly tokens?: readonly string[];
  /** Seconds from the stream's start, or from the last reset; one for each token. */
  readonly timestamps?: readonly number[];
}

interface OnlineRecognizer {
  createStream(): SherpaStream;
  isReady(stream: SherpaStream): boolean;
  decode(stream: SherpaStream): void;
  isEndpoint(stream: SherpaStream): boolean;
  reset(stream: SherpaStream): void;
  getResult(stream: SherpaStream): SherpaResult;
}

export interface SherpaRuntime {
  readonly OnlineRecognizer: new (config: unknown) => OnlineRecognizer;
}

/** Opens the runtime and the model of a folder. @throws Error when either is missing or broken */
export function openSherpaDecoder(folder: string, tell: (heard: Heard) => void): Decoder {
  const read = readSherpaFolder(folder);
  if ('missing' in read) throw new Error('The folder holds no streaming speech model.');
  return createSherpaDecoder(loadSherpa(folder) as SherpaRuntime, read, tell);
}

/** Drives a streaming recogniser of sherpa-onnx; an endpoint of its own ends an utterance. */
export function createSherpaDecoder(
  runtime: SherpaRuntime,
  { model }: SherpaFolder,
  tell: (heard: Heard) => void,
): Decoder {
  const recogniser = new runtime.OnlineRecognizer({
    featConfig: { sampleRate: RATE, featureDim: 80 },
    modelConfig: { ...model, numThreads: 1, provider: 'cpu' },
    decodingMethod: 'greedy_search',
    enableEndpoint: true,
  });
  const stream = recogniser.createStream();
  let fed = 0;
  /** Milliseconds where the current utterance began. */
  let began = 0;
  let said = '';

  const conclude = () => {
    const words = wordsOf(recogniser.getResult(stream), began, toMs(fed));
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
    const result = recogniser.getResult(stream);
    if (result.text === said) return;
    said = result.text;
    tell({ kind: 'partial', words: wordsOf(result, began, toMs(fed)) });
  };
  const accept = (samples: Float32Array) => stream.acceptWaveform({ sampleRate: RATE, samples });

  return {
    feed(samples) {
      accept(Float32Array.from(samples, (sample) => sample / 32_768));
      fed += samples.length;
      hear();
    },
    finish() {
      accept(new Float32Array(TAIL));
      hear();
      conclude();
    },
  };
}

const toMs = (samples: number): number => Math.round((samples / RATE) * 1000);

/** Words with times from the tokens that begin them; spread evenly where the model tells none. */
function wordsOf(result: SherpaResult, began: number, now: number): HeardWord[] {
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
    text: text.toLowerCase(),
    startMs: startOf(index),
    endMs: index + 1 < texts.length ? startOf(index + 1) : Math.max(startOf(index), now),
  }));
}
