/**
 * Whether `npm test -- --all` asked for the extended run. An ordinary run has a short representative of
 * what is long, and does not count the rest as skipped: it is not there.
 */
export const IS_EXTENDED = process.env['DRAGOMAN_EXTENDED'] === '1';

/** Everything in an extended run, the first few otherwise. */
export const representative = <Item>(all: readonly Item[], few: number): readonly Item[] =>
  IS_EXTENDED ? all : all.slice(0, few);

/** How often a property is tried: often in an extended run, enough to find what is plainly wrong otherwise. */
export const tries = (extended: number, ordinary: number): number =>
  IS_EXTENDED ? extended : ordinary;
