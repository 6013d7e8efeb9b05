import type { PastedLines } from './pasted-lines.ts';
import { repairLineBreaks } from './repair.ts';

/** UTF-16 units of a paste that is looked at; a longer one would hold up the page. */
const MOST_LOOKED_AT = 100_000;

/** The offer for a text that is pasted; null where its lines are as they should be. */
export function offerFor(raw: string): PastedLines | null {
  const pasted = raw.replaceAll(/\r\n?/gu, '\n');
  if (pasted.length > MOST_LOOKED_AT) return null;
  const { text: joined, joins } = repairLineBreaks(pasted);
  return joins === 0 ? null : { state: 'offered', pasted, joined, joins };
}
