import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Heard } from '../../../main/engine/speech/recogniser.ts';
import { createStreamDecoder } from '../../../main/engine/speech/sherpa/decoder.ts';
import { readSherpaFolder } from '../../../main/engine/speech/sherpa/folder.ts';

function folderOf(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-sherpa-'));
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), file === 'languages.txt' ? 'de\nfr\n../x\n' : 'x');
  }
  return folder;
}

test('a folder tells its kind of model and its languages', () => {
  const layouts = [
    [['encoder.int8.onnx', 'encoder.onnx', 'decoder.onnx', 'joiner.onnx'], 'transducer'],
    [['encoder.onnx', 'decoder.onnx'], 'paraformer'],
    [['model.onnx'], 'zipformer2Ctc'],
    [['tiny-encoder.int8.onnx', 'tiny-decoder.int8.onnx', 'tiny-tokens.txt'], 'whisper'],
  ] as const;
  for (const [files, kind] of layouts) {
    const folder = folderOf([...files, 'tokens.txt', 'languages.txt']);
    const read = readSherpaFolder(folder);
    expect(read).toMatchObject({ model: { [kind]: {} }, languages: ['de', 'fr'] });
    rmSync(folder, { recursive: true });
  }
});

test('each file that a folder lacks is named', () => {
  const parts = ['encoder*.onnx', 'decoder*.onnx', 'joiner*.onnx'];
  for (const [files, missing] of [
    [['model.onnx'], ['tokens.txt']],
    [['tokens.txt'], parts],
    [['small-encoder.int8.onnx'], ['*-decoder*.onnx', '*-tokens.txt']],
    [['small-encoder.onnx', 'small-decoder.onnx'], ['*-tokens.txt']],
    [['encoder-epoch-99-avg-1.onnx', 'decoder.onnx', 'tokens.txt'], ['joiner*.onnx']],
    [['encoder.onnx', 'joiner.onnx', 'tokens.txt'], ['decoder*.onnx']],
  ] as const) {
    const folder = folderOf(files);
    expect(readSherpaFolder(folder)).toEqual({ missing });
    rmSync(folder, { recursive: true });
  }
});

test('an empty file counts as missing, and so does a list of languages without any', () => {
  const folder = folderOf(['tokens.txt', 'model.onnx']);
  writeFileSync(join(folder, 'model.onnx'), '');
  expect(readSherpaFolder(folder)).toEqual({
    missing: ['encoder*.onnx', 'decoder*.onnx', 'joiner*.onnx'],
  });
  writeFileSync(join(folder, 'model.onnx'), 'x');
  writeFileSync(join(folder, 'languages.txt'), 'English\n');
  expect(readSherpaFolder(folder)).toEqual({ missing: ['languages.txt'] });
  rmSync(folder, { recursive: true });
});

test('drives the runtime: partials, an endpoint, the last words', () => {
  let heardSamples = 0;
  let base = 0;
  const script = ['', 'HELLO', 'HELLO WORLD'];
  class OnlineRecogniser {
    handle = 1;
    decoded = 0;
    createStream() {
      return {
        acceptWaveform: (_: number, samples: Float32Array) => {
          heardSamples += samples.length;
        },
      };
    }
    isReady() {
      return this.decoded < heardSamples;
    }
    decode() {
      this.decoded = heardSamples;
    }
    isEndpoint() {
      return heardSamples - base >= 16_000 * 3;
    }
    reset() {
      base = heardSamples;
    }
    getResult() {
      const text = script[Math.min(2, Math.floor((heardSamples - base) / 16_000))] ?? '';
      const tokens = text === '' ? [] : text.split(' ').map((word) => ` ${word}`);
      return { text, tokens, timestamps: tokens.map((_, index) => index * 0.5) };
    }
  }
  const told: Heard[] = [];
  const decoder = createStreamDecoder(
    new OnlineRecogniser(),
    (word) => word.toLowerCase(),
    (heard) => told.push(heard),
  );
  for (let second = 0; second < 4; second += 1) decoder.feed(new Int16Array(16_000));
  decoder.finish();
  expect(
    told.map(({ kind, words }) => `${kind} ${words.map(({ text }) => text).join(' ')}`),
  ).toEqual([
    'partial hello',
    'partial hello world',
    'final hello world',
    'partial hello',
    'final hello',
  ]);
  expect(told.at(-1)?.words[0]?.startMs).toBe(3_000);
});
