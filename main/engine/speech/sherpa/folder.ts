import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { isFilled } from '../supplied-file.ts';
import type { MissingFiles } from '../supplied-file.ts';

/** A streaming model of sherpa-onnx as a person laid it down. */
export interface SherpaFolder {
  readonly folder: string;
  /** Base codes. */
  readonly languages: readonly string[];
  /** The part of the recogniser's configuration that names the files. */
  readonly model: Readonly<Record<string, unknown>>;
}

const RUNTIME = 'node_modules/sherpa-onnx-node';
/** Names that only transducers are published with; their encoder and decoder alone are no paraformer. */
const OF_TRANSDUCER = /epoch|avg|chunk/;

/** Whether somebody began to lay down a model of this kind. */
export const looksLikeSherpa = (folder: string): boolean =>
  existsSync(join(folder, 'tokens.txt')) ||
  existsSync(join(folder, RUNTIME)) ||
  readdirSync(folder).some((name) => name.endsWith('.onnx'));

/**
 * Reads a folder that a person supplies. It holds a streaming model (`tokens.txt` and either
 * `encoder*.onnx`, `decoder*.onnx`, `joiner*.onnx`; or the first two alone, a paraformer; or one
 * `model*.onnx`, a zipformer with CTC), the runtime (`npm install sherpa-onnx-node` run in it), and
 * `languages.txt` with one language code a line; without that file, English.
 * @throws Error of the system where it cannot be read
 */
export function readSherpaFolder(folder: string): SherpaFolder | MissingFiles {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.onnx') && isFilled(join(folder, name)),
  );
  // The smaller, quantised file where both are there.
  const find = (start: string) => {
    const fitting = files.filter((name) => name.startsWith(start));
    const name = fitting.find((candidate) => candidate.includes('int8')) ?? fitting[0];
    return name === undefined ? undefined : join(folder, name);
  };
  const [encoder, decoder, joiner, single] = ['encoder', 'decoder', 'joiner', 'model'].map(find);
  const tokens = join(folder, 'tokens.txt');
  const languages = readLanguages(folder);
  const isSingle = encoder === undefined && decoder === undefined && joiner === undefined;
  const needsJoiner = joiner !== undefined || isSingle || isTransducer(encoder ?? decoder);
  const missing = [
    ...(isFilled(tokens) ? [] : ['tokens.txt']),
    ...(isSingle && single !== undefined
      ? []
      : [
          ...(encoder === undefined ? ['encoder*.onnx'] : []),
          ...(decoder === undefined ? ['decoder*.onnx'] : []),
          ...(needsJoiner && joiner === undefined ? ['joiner*.onnx'] : []),
        ]),
    ...(isFilled(join(folder, RUNTIME, 'package.json')) ? [] : [RUNTIME]),
    ...(languages.length === 0 ? ['languages.txt'] : []),
  ];
  if (missing.length > 0) return { missing };
  if (isSingle) return { folder, languages, model: { zipformer2Ctc: { model: single }, tokens } };
  const part =
    joiner === undefined
      ? { paraformer: { encoder, decoder } }
      : { transducer: { encoder, decoder, joiner } };
  return { folder, languages, model: { ...part, tokens } };
}

const isTransducer = (path: string | undefined): boolean =>
  path !== undefined && OF_TRANSDUCER.test(basename(path));

function readLanguages(folder: string): readonly string[] {
  const file = join(folder, 'languages.txt');
  if (!existsSync(file)) return ['en'];
  const lines = readFileSync(file, 'utf8').split(/\s+/);
  return lines.filter((line) => /^[a-z]{2,3}$/.test(line));
}

/** The runtime of the folder. */
export const loadSherpa = (folder: string): unknown =>
  createRequire(join(folder, 'x'))('sherpa-onnx-node');
