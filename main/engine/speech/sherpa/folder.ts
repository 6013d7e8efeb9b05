import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A streaming model of sherpa-onnx as a person laid it down. */
export interface SherpaFolder {
  readonly folder: string;
  /** Base codes. */
  readonly languages: readonly string[];
  /** The part of the recogniser's configuration that names the files. */
  readonly model: Readonly<Record<string, unknown>>;
}

/**
 * Reads a folder that a person supplies. It holds a streaming model (`tokens.txt` and either
 * `encoder*.onnx`, `decoder*.onnx`, `joiner*.onnx`; or the first two alone, a paraformer; or one
 * `model*.onnx`, a zipformer with CTC), the runtime (`npm install sherpa-onnx-node` run in it), and
 * `languages.txt` with one language code a line; without that file, English.
 * @returns null where something is missing
 */
export function readSherpaFolder(folder: string): SherpaFolder | null {
  if (!existsSync(join(folder, 'tokens.txt'))) return null;
  if (!existsSync(join(folder, 'node_modules', 'sherpa-onnx-node', 'package.json'))) return null;
  const files = readdirSync(folder).filter((name) => name.endsWith('.onnx'));
  // The smaller, quantised file where both are there.
  const find = (start: string) => {
    const fitting = files.filter((name) => name.startsWith(start));
    const name = fitting.find((candidate) => candidate.includes('int8')) ?? fitting[0];
    return name === undefined ? undefined : join(folder, name);
  };
  const [encoder, decoder, joiner, single] = ['encoder', 'decoder', 'joiner', 'model'].map(find);
  const tokens = join(folder, 'tokens.txt');
  const languages = readLanguages(folder);
  if (encoder !== undefined && decoder !== undefined) {
    const part =
      joiner === undefined
        ? { paraformer: { encoder, decoder } }
        : { transducer: { encoder, decoder, joiner } };
    return { folder, languages, model: { ...part, tokens } };
  }
  if (single === undefined) return null;
  return { folder, languages, model: { zipformer2Ctc: { model: single }, tokens } };
}

function readLanguages(folder: string): readonly string[] {
  const file = join(folder, 'languages.txt');
  if (!existsSync(file)) return ['en'];
  const lines = readFileSync(file, 'utf8').split(/\s+/);
  return lines.filter((line) => /^[a-z]{2,3}$/.test(line));
}

/** The runtime of the folder. */
export const loadSherpa = (folder: string): unknown =>
  createRequire(join(folder, 'x'))('sherpa-onnx-node');
