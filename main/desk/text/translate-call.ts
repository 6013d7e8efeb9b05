import type { TranslationRequest } from '../../../preload/contract/text.ts';
import type { TranslateCall } from '../../client/translate.ts';

/**
 * The call for a piece of a request: every option goes to its field of the service, except
 * `reportingTag` (a header) and `neighbours` (they are in the context already). Empty lists count
 * as absent.
 * @param context replaces the option of that name; empty for none
 */
export function translateCall(
  { source, target, options }: TranslationRequest,
  text: string,
  context: string,
): TranslateCall {
  const { memory, neighbours, reportingTag, context: entered, ...passedOn } = options;
  void [neighbours, reportingTag, entered];
  const given = Object.entries(passedOn).filter(
    ([, value]) => !(Array.isArray(value) && value.length === 0),
  );
  return {
    ...(Object.fromEntries(given) as typeof passedOn),
    texts: [text],
    source,
    target,
    ...(context === '' ? {} : { context }),
    ...(memory === undefined ? {} : { memory: { id: memory.id, threshold: memory.threshold } }),
  };
}
