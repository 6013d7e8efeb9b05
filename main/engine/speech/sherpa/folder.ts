import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isFilled } from '../supplied-file.ts';
import type { MissingFiles } from '../supplied-file.ts';

/** A speech model of sherpa-onnx on the disk. */
export interface SherpaModel {
  readonly folder: string;
  /** Base codes. */
  readonly languages: readonly string[];
  /** Whether words come while somebody speaks, or only once a passage is over. */
  readonly isStreaming: boolean;
  /** The part of the recogniser's configuration that names the files. */
  readonly model: Readonly<Record<string, unknown>>;
}

/** Names that only transducers are published with; their encoder and decoder alone are no paraformer. */
const OF_TRANSDUCER = /epoch|avg|chunk/;
/** Whisper's files have the name of its size before theirs. */
const WHISPER = { encoder: /^\w.*-encoder\b.*\.onnx$/, decoder: /^\w.*-decoder\b.*\.onnx$/ };

/** Whether somebody began to lay down a model of this kind. */
export const looksLikeSherpa = (folder: string): boolean =>
  existsSync(join(folder, 'tokens.txt')) ||
  readdirSync(folder).some((name) => name.endsWith('.onnx') || name.endsWith('-tokens.txt'));

/**
 * Reads a folder of a model: `tokens.txt` and `encoder*.onnx`, `decoder*.onnx`, `joiner*.onnx`; or the first
 * two alone, a paraformer; or one `model*.onnx`, a zipformer with CTC; or Whisper's `*-encoder*.onnx`,
 * `*-decoder*.onnx` and `*-tokens.txt`.
 * @param languages base codes; left out, they are read from `languages.txt`, one a line, and without that
 *   file the model is English
 * @throws Error of the system where it cannot be read
 */
export function readSherpaFolder(
  folder: string,
  languages: readonly string[] = readLanguages(folder),
): SherpaModel | MissingFiles {
  const names = readdirSync(folder).filter((name) => isFilled(join(folder, name)));
  const files = names.filter((name) => name.endsWith('.onnx'));
  // The smaller, quantised file where both are there.
  const pick = (fitting: readonly string[]) => {
    const name = fitting.find((candidate) => candidate.includes('int8')) ?? fitting[0];
    return name === undefined ? undefined : join(folder, name);
  };
  const whisper = readWhisper(folder, names, pick);
  if (whisper !== null) {
    if (whisper.missing.length > 0) return { missing: whisper.missing };
    return { folder, languages, isStreaming: false, model: whisper.model };
  }
  const [encoder, decoder, joiner, single] = ['encoder', 'decoder', 'joiner', 'model'].map(
    (start) => pick(files.filter((name) => name.startsWith(start))),
  );
  const tokens = join(folder, 'tokens.txt');
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
    ...(languages.length === 0 ? ['languages.txt'] : []),
  ];
  if (missing.length > 0) return { missing };
  const part = isSingle
    ? { zipformer2Ctc: { model: single } }
    : joiner === undefined
      ? { paraformer: { encoder, decoder } }
      : { transducer: { encoder, decoder, joiner } };
  return { folder, languages, isStreaming: true, model: { ...part, tokens } };
}

const isTransducer = (path: string | undefined): boolean =>
  path !== undefined && OF_TRANSDUCER.test(basename(path));

/** null: nothing of it is there. */
function readWhisper(
  folder: string,
  names: readonly string[],
  pick: (fitting: readonly string[]) => string | undefined,
): (MissingFiles & Pick<SherpaModel, 'model'>) | null {
  const find = (kind: RegExp) =>
    pick(names.filter((name) => kind.test(name) && !OF_TRANSDUCER.test(name)));
  const [encoder, decoder] = [find(WHISPER.encoder), find(WHISPER.decoder)];
  if (encoder === undefined && decoder === undefined) return null;
  const tokens = names.find((name) => name === 'tokens.txt' || name.endsWith('-tokens.txt'));
  const missing = [
    ...(encoder === undefined ? ['*-encoder*.onnx'] : []),
    ...(decoder === undefined ? ['*-decoder*.onnx'] : []),
    ...(tokens === undefined ? ['*-tokens.txt'] : []),
  ];
  return { missing, model: { whisper: { encoder, decoder }, tokens: join(folder, tokens ?? '') } };
}

function readLanguages(folder: string): readonly string[] {
  const file = join(folder, 'languages.txt');
  if (!existsSync(file)) return ['en'];
  const lines = readFileSync(file, 'utf8').split(/\s+/);
  return lines.filter((line) => /^[a-z]{2,3}$/.test(line));
}
