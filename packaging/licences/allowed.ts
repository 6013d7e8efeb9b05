/** Terms under which a work may be part of Dragoman: each lets anybody use, change and pass it on. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  // The terms of the word lists that English spelling stands on: use, change and sell, with the notice.
  'LicenseRef-SCOWL',
  'MIT',
  // These hold for their own files alone; they are unchanged, and the notice says where their source is.
  'MPL-1.1',
  'MPL-2.0',
  'OFL-1.1',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);

/**
 * Whether an SPDX expression is allowed: one of several that may be chosen is enough, of several that
 * hold together each has to be. Expressions that mix both are refused, for a person to look at.
 */
export function isAllowed(terms: string): boolean {
  const plain = terms.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  const choices = plain.split(' OR ');
  const together = plain.split(' AND ');
  if (choices.length > 1 && together.length > 1) return false;
  return choices.length > 1
    ? choices.some((one) => ALLOWED.has(one))
    : together.every((one) => ALLOWED.has(one));
}
