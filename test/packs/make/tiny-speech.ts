/**
 * Makes the packs of the tests that hear and speak with the real engine: no speech, but tones. Each of
 * four bands of pitch is a word for the recogniser; the voice says each letter as a tone.
 *
 *     node test/packs/make/tiny-speech.ts test/packs
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { FLOAT, floats, INT64, message, model, node, port, whole } from './onnx-writer.ts';

/** Bands of the lowest pitch first; the last two sound alike, and only a spoken term makes it WRITE. */
const WORDS = ['HELLO', 'WORLD', 'RIGHT', 'MORNING', 'WRITE'];
const BAND_OF = [0, 1, 2, 3, 2];
const LESS_LIKELY = [0, 0, 0, 0, 1];
const TOKENS = ['<blk>', '<sos/eos>', '<unk>', ...WORDS.map((word) => `▁${word}`)];
const FIRST = TOKENS.length - WORDS.length;
const MELS = 80;
const BAND = MELS / 4;
/** Frames of 10 ms that are read at once, and that become one. */
const FRAMES = 16;
const STEP = 4;
/** By so much must a band be louder than the others, on the logarithm of the features. */
const CLEAR = 4;

function encoder(): Uint8Array {
  const weights = Array.from({ length: MELS }, (_, mel) =>
    TOKENS.map((_token, index) => {
      const band = BAND_OF[index - FIRST];
      if (band === undefined) return 0;
      return Math.floor(mel / BAND) === band ? 1 / BAND : -1 / (MELS - BAND);
    }),
  ).flat();
  const bias = TOKENS.map((_, index) => {
    if (index === 0) return CLEAR;
    return index < FIRST ? -1000 : -(LESS_LIKELY[index - FIRST] ?? 0);
  });
  const state = ['layers', 'N', 1] as const;
  return model({
    nodes: [
      node('Transpose', ['x'], ['bands'], { perm: [0, 2, 1] }),
      node('AveragePool', ['bands'], ['pooled'], { kernel_shape: [STEP], strides: [STEP] }),
      node('Transpose', ['pooled'], ['steps'], { perm: [0, 2, 1] }),
      node('MatMul', ['steps', 'weights'], ['scores']),
      node('Add', ['scores', 'bias'], ['encoder_out']),
      node('Identity', ['h'], ['next_h']),
      node('Identity', ['c'], ['next_c']),
    ],
    constants: [
      floats('weights', [MELS, TOKENS.length], weights),
      floats('bias', [TOKENS.length], bias),
    ],
    inputs: [
      port('x', FLOAT, ['N', FRAMES, MELS]),
      port('h', FLOAT, state),
      port('c', FLOAT, state),
    ],
    outputs: [
      port('encoder_out', FLOAT, ['N', FRAMES / STEP, TOKENS.length]),
      port('next_h', FLOAT, state),
      port('next_c', FLOAT, state),
    ],
    facts: {
      model_type: 'lstm',
      num_encoder_layers: 1,
      T: FRAMES,
      decode_chunk_len: FRAMES,
      rnn_hidden_size: 1,
      d_model: 1,
    },
  });
}

/** Makes the word that was told last, and what sounds like it, unlikely: a tone that goes on is one word. */
function decoder(): Uint8Array {
  const table = TOKENS.map((_, last) =>
    TOKENS.map((_token, next) => {
      const [before, now] = [BAND_OF[last - FIRST], BAND_OF[next - FIRST]];
      return before !== undefined && before === now ? -1000 : 0;
    }),
  ).flat();
  const size = TOKENS.length;
  return model({
    nodes: [
      node('Gather', ['y', 'last'], ['token'], { axis: 1 }),
      node('Gather', ['table', 'token'], ['decoder_out'], { axis: 0 }),
    ],
    constants: [whole('last', [], [1]), floats('table', [size, size], table)],
    inputs: [port('y', INT64, ['N', 2])],
    outputs: [port('decoder_out', FLOAT, ['N', size])],
    facts: { vocab_size: size, context_size: 2 },
  });
}

function joiner(): Uint8Array {
  const size = TOKENS.length;
  return model({
    nodes: [node('Add', ['encoder_out', 'decoder_out'], ['logit'])],
    constants: [],
    inputs: [port('encoder_out', FLOAT, ['N', size]), port('decoder_out', FLOAT, ['N', size])],
    outputs: [port('logit', FLOAT, ['N', size])],
    facts: { joiner_dim: size },
  });
}

/**
 * The pieces as SentencePiece keeps them: each with its text (field 1) and score (field 2). A word is joined
 * letter by letter, so all its beginnings are pieces, too.
 */
function pieces(): Uint8Array {
  const starts = WORDS.flatMap((word) => Array.from(word, (_, at) => `▁${word.slice(0, at + 1)}`));
  const all = new Set([...TOKENS, ...starts, '▁', ...WORDS.join('').split('')]);
  const written = [...all].map((token, index) => {
    const score = new Uint8Array(Float32Array.of(-index).buffer);
    const piece = Buffer.concat([message([[1, token]]), Uint8Array.of(0x15), score]);
    return [1, piece] as const;
  });
  return message(written);
}

const LETTERS = ' abcdefghijklmnopqrstuvwxyz'.split('');
const VOICE_RATE = 16_000;
const LETTER_SAMPLES = 800;

/** A voice by letters: 50 ms of a tone for each, higher through the alphabet; a space is silent. */
function voice(): Uint8Array {
  const turns = ['_', ...LETTERS].map((letter) => {
    const at = LETTERS.indexOf(letter);
    return at <= 0 ? 0 : (2 * Math.PI * (200 + 40 * at)) / VOICE_RATE;
  });
  const ramp = Array.from({ length: LETTER_SAMPLES }, (_, sample) => sample);
  return model({
    nodes: [
      node('Gather', ['turns', 'x'], ['each'], { axis: 0 }),
      node('Unsqueeze', ['each', 'end'], ['columns']),
      node('Mul', ['columns', 'ramp'], ['angles']),
      node('Sin', ['angles'], ['waves']),
      node('Mul', ['waves', 'half'], ['softer']),
      node('Reshape', ['softer', 'shape'], ['y']),
    ],
    constants: [
      floats('turns', [turns.length], turns),
      whole('end', [1], [2]),
      floats('ramp', [1, 1, LETTER_SAMPLES], ramp),
      floats('half', [1], [0.5]),
      whole('shape', [3], [1, 1, -1]),
    ],
    inputs: [
      port('x', INT64, ['N', 'L']),
      port('x_length', INT64, ['N']),
      port('noise_scale', FLOAT, [1]),
      port('length_scale', FLOAT, [1]),
      port('noise_scale_w', FLOAT, [1]),
    ],
    outputs: [port('y', FLOAT, ['N', 1, 'samples'])],
    facts: {
      model_type: 'vits',
      comment: 'tones',
      sample_rate: VOICE_RATE,
      add_blank: 0,
      n_speakers: 0,
      language: 'English',
      frontend: 'characters',
      punctuation: '',
    },
  });
}

function writePack(
  folder: string,
  facts: { readonly id: string; readonly ability: string; readonly languages: readonly string[] },
  files: Readonly<Record<string, Uint8Array | string>>,
): void {
  const place = join(folder, facts.id);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const listed = Object.entries(files).map(([name, content]) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    writeFileSync(join(place, name), bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { name, bytes: bytes.length, sha256 };
  });
  const manifest = { ...facts, licence: 'MIT', origin: 'Dragoman tests', files: listed };
  writeFileSync(join(place, 'pack.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

const numbered = (tokens: readonly string[]) =>
  tokens.map((token, index) => `${token} ${index}\n`).join('');

const [, , folder = '.'] = argv;
writePack(
  folder,
  { id: 'tiny-hear-en', ability: 'recognise', languages: ['en'] },
  {
    'encoder-epoch-1-avg-1.onnx': encoder(),
    'decoder-epoch-1-avg-1.onnx': decoder(),
    'joiner-epoch-1-avg-1.onnx': joiner(),
    'tokens.txt': numbered(TOKENS),
    'bpe.model': pieces(),
  },
);
writePack(
  folder,
  { id: 'tiny-speak-en', ability: 'speak', languages: ['en'] },
  { 'model.onnx': voice(), 'tokens.txt': numbered(['_', ...LETTERS]) },
);
