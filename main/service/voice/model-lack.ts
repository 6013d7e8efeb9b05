import type { Speech } from '../../engine/speech/open-speech.ts';

const WHAT_BELONGS =
  'It must contain a sherpa-onnx model or the English PocketSphinx model; see SERVICE.md.';

/** Why the folder of a speech model cannot be used, for people. */
export function lackSentence({ folder, why }: NonNullable<Speech['lack']>): string {
  switch (why.kind) {
    case 'absent':
      return `The speech model folder '${folder}' does not exist or cannot be read.`;
    case 'none':
      return `The folder '${folder}' does not contain a speech model. ${WHAT_BELONGS}`;
    case 'incomplete':
      return (
        `The ${why.engine} model in '${folder}' is incomplete. ` +
        `Missing or empty: ${why.missing.join(', ')}.`
      );
  }
}
