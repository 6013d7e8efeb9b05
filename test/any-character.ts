import fc from 'fast-check';

/**
 * Any code point, halves of pairs included. `unit: 'binary'` is the same, but draws up a table of all of
 * them first: a second of work in each file of tests.
 */
export const anyCharacter = fc
  .oneof(
    fc.integer({ max: 0x7f, min: 0 }),
    fc.integer({ max: 0xffff, min: 0 }),
    fc.integer({ max: 0x10ffff, min: 0 }),
  )
  .map((point) => String.fromCodePoint(point));
