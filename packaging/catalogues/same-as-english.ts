import { existsSync, readFileSync } from 'node:fs';
import { shapeOf } from './message-shape.ts';

/** Names and codes that no language translates. */
const NAMES =
  /Dragoman|TMX|XLIFF|CSV|TSV|XLSX|JSON|SRT|WebVTT|MessagePack|API|ID|UTC|PDF|Word|XML|HTML|SVG|PNG|https|px|min|\b(?:k|M|G)?B\b|\bm?s\b/gu;

/** Keys of messages that may read in a language as they do in English (“Text”, “Format”). */
export function allowedSame(code: string): ReadonlySet<string> {
  const file = new URL(`same-as-english/${code}.txt`, import.meta.url);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Set(lines.map((line) => line.trim()).filter((line) => line !== ''));
}

/** Whether a message is still the English one, and has words that a language has to have of its own. */
export function isStillEnglish(message: string, english: string): boolean {
  return message === english && /\p{L}/u.test(shapeOf(message, 'en').text.replace(NAMES, ''));
}
