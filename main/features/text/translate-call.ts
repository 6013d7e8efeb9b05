import type { TranslationOptions, TranslationRequest } from '../../../preload/contract/text.ts';
import type { TranslateCall } from '../../client/translate.ts';

type Elsewhere = 'local' | 'memory' | 'neighbours' | 'reportingTag' | 'context';
type PassedOn = Omit<TranslationOptions, Elsewhere>;

/** Options that are not passed on by their own name. */
const ELSEWHERE: ReadonlySet<string> = new Set<Elsewhere>([
  'local',
  'memory',
  'neighbours',
  'reportingTag',
  'context',
]);

/**
 * The call for pieces of a request: every option goes to its field of the service, except
 * `reportingTag` (a header), `neighbours` (they are in the context already) and `local` (nobody's but
 * ours). Empty lists count
 * as absent. Half of a surrogate pair, which no service takes, goes as U+FFFD: lengths stay.
 * @param context replaces the option of that name; empty for none
 */
export function translateCall(
  { source, target, options }: TranslationRequest,
  texts: readonly string[],
  context: string,
): TranslateCall {
  const { memory } = options;
  const given = Object.entries(options).filter(
    ([name, value]) => !ELSEWHERE.has(name) && !(Array.isArray(value) && value.length === 0),
  );
  return {
    // Options that stay keep their names and types; `Object.entries` loses them.
    ...(Object.fromEntries(given) as PassedOn),
    texts: texts.map((text) => text.toWellFormed()),
    source,
    target,
    ...(context === '' ? {} : { context: context.toWellFormed() }),
    ...(memory === undefined ? {} : { memory: { id: memory.id, threshold: memory.threshold } }),
  };
}
