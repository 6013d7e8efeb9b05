import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BrokenPromise } from './parser.ts';
import type { FuzzedParser, Place } from './parser.ts';

/** What came of one input. */
export type Outcome =
  | { readonly kind: 'read'; readonly work: number }
  | { readonly kind: 'refused'; readonly reason: string }
  /** A promise is broken. `fault` names it, the same for the same fault. */
  | { readonly kind: 'broken'; readonly fault: string; readonly stack: string };

/** Reads one input and holds the parser to its promises. Never rejects. */
export async function runParser(
  parser: FuzzedParser,
  input: Uint8Array,
  place: Place,
): Promise<Outcome> {
  // A parser that keeps or changes the bytes must not hide it.
  const copy = Uint8Array.from(input);
  let outcome = await readOnce(parser, copy, place);
  if (outcome.kind !== 'broken' && Buffer.compare(copy, input) !== 0) {
    outcome = broken(new BrokenPromise('the input was changed'));
  }
  const left = readdirSync(place.folder);
  for (const name of left) rmSync(join(place.folder, name), { recursive: true, force: true });
  if (outcome.kind !== 'broken' && left.length > 0) {
    return broken(new BrokenPromise(`left behind: ${left.join(', ')}`));
  }
  return outcome;
}

async function readOnce(parser: FuzzedParser, input: Uint8Array, place: Place): Promise<Outcome> {
  try {
    const work = await parser.read(input, place);
    if (work > parser.mostWork(input.length)) {
      throw new BrokenPromise(`${work} of work for ${input.length} bytes`);
    }
    return { kind: 'read', work };
  } catch (error) {
    const reason = error instanceof BrokenPromise ? null : parser.refusalOf(error);
    return reason === null ? broken(error) : { kind: 'refused', reason };
  }
}

/** Makes what was thrown an outcome. */
export function broken(thrown: unknown): Outcome & { readonly kind: 'broken' } {
  if (!(thrown instanceof Error)) return { kind: 'broken', fault: String(thrown), stack: '' };
  const stack = thrown.stack ?? '';
  const place = /\(?([^\s(]+\/(?:main|preload|test|node_modules)\/[^\s)]+?:\d+):\d+\)?/.exec(
    stack,
  )?.[1];
  const said = thrown.message.replace(/\d+/g, '#').slice(0, 120);
  const at = place?.replace(/^.*\/(?=(?:main|preload|test|node_modules)\/)/, '') ?? '';
  return { kind: 'broken', fault: `${thrown.name}: ${said} at ${at}`, stack };
}
