/** Why an answer of an engine was refused. */
const OF_ANSWERS = ['count', 'empty', 'tags', 'numbers', 'language', 'length'] as const;

/**
 * Why an engine has no translation of a segment. It answered, and the answer was refused: `count` it came
 * not at all or twice, `empty`, `tags` one got lost or was torn from its partner, `numbers` others than the
 * source has, `language` another than was asked for, `length` far too long. Or it did not answer:
 * `not-this-api` what is at the address speaks another interface than was set, `refused` it takes no such
 * text or no more of them now, `failed` anything else.
 */
export const LACKS = [
  ...OF_ANSWERS,
  'name-not-found',
  'connection-refused',
  'untrusted-certificate',
  'unreachable',
  'wrong-key',
  'key-missing',
  'unknown-model',
  'not-this-api',
  'too-slow',
  'refused',
  'failed',
] as const;
export type Lack = (typeof LACKS)[number];

/** Whether the engine answered, so that it serves the pair although this answer was refused. */
export const isOfAnswer = (lack: Lack): boolean => OF_ANSWERS.some((one) => one === lack);
