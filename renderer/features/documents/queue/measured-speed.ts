import type { DocumentRow } from '../../../../preload/contract/documents.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import { chargeOf } from '../../connections/charge.ts';

/** Documents that are looked at for a pair: computers and engines change. */
const LATEST = 20;
/** A few sentences tell more of an engine's start than of its speed. */
const FEWEST_CHARACTERS = 500;

interface Work {
  readonly ms: number;
  readonly characters: number;
}

/** By queue, since every row of it asks. */
const known = new WeakMap<readonly DocumentRow[], Map<string, number | null>>();

/**
 * Seconds that the offline service will need, by what its engines did for the latest documents of these
 * languages; null where too little was measured.
 * @param rows newest first
 * @param source null: of any language
 */
export function expectedSeconds(
  characters: number,
  { source, target }: { readonly source: string | null; readonly target: string },
  rows: readonly DocumentRow[],
): number | null {
  const rates = known.get(rows) ?? new Map<string, number | null>();
  known.set(rows, rates);
  const pair = `${source === null ? '' : baseOf(source)} ${baseOf(target)}`;
  let rate = rates.get(pair);
  if (rate === undefined) {
    rate = rateOf(rows.filter((row) => isOfPair(row, source, target)));
    rates.set(pair, rate);
  }
  return rate === null ? null : (characters * rate) / 1000;
}

function isOfPair(row: DocumentRow, source: string | null, target: string): boolean {
  if (row.engine === null || chargeOf(row.connection) !== 'counted') return false;
  const own = row.options.source ?? row.found;
  if (source !== null && (own === null || baseOf(own) !== baseOf(source))) return false;
  return baseOf(row.options.target) === baseOf(target);
}

/** Milliseconds for a character. */
function rateOf(rows: readonly DocumentRow[]): number | null {
  const { ms, characters } = rows.slice(0, LATEST).reduce<Work>(
    (sum, { engine }) => ({
      ms: sum.ms + (engine?.ms ?? 0),
      characters: sum.characters + (engine?.characters ?? 0),
    }),
    { ms: 0, characters: 0 },
  );
  return characters < FEWEST_CHARACTERS ? null : ms / characters;
}
