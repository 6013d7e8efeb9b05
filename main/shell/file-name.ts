/**
 * A name for people: the last part of whatever path was given, without control characters and
 * marks that reorder text, at most 255 characters. It is never used to open anything.
 */
export function fileName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').slice(0, 255) || 'unnamed';
}
