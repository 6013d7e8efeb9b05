import { baseOf } from '../languages/code.ts';

/** Languages that put nothing between sentences: their full stops bring their own room. */
const TIGHT: ReadonlySet<string> = new Set(['ja', 'zh']);

/** What stands between two translated sentences, where the source has nothing but white space. */
export function sentenceGap(
  gap: string,
  { source, target }: { readonly source: string; readonly target: string },
): string {
  const isTight = TIGHT.has(baseOf(target));
  if (isTight && /^ +$/.test(gap)) return '';
  return gap === '' && !isTight && TIGHT.has(baseOf(source)) ? ' ' : gap;
}
