/** UTF-8 bytes of a source or target text, and of a glossary's name. */
export const MAX_TEXT_BYTES = 1024;

/** Why a text cannot be the source or the target of an entry. */
export type TextFault = 'empty' | 'control-character' | 'outer-space' | 'too-long';

/** C0 and C1 controls, and the line and paragraph separators. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u;

/** The first rule of glossary texts that a text breaks; null for a good one. */
export function textFault(text: string): TextFault | null {
  if (text === '') return 'empty';
  if (CONTROL.test(text)) return 'control-character';
  if (text !== text.trim()) return 'outer-space';
  return exceedsBytes(text, MAX_TEXT_BYTES) ? 'too-long' : null;
}

/** Whether a text has more bytes in UTF-8; a UTF-16 unit has at most three. */
export const exceedsBytes = (text: string, most: number): boolean =>
  text.length * 3 > most && Buffer.byteLength(text) > most;
