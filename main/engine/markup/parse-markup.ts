import { blocksOf } from './blocks.ts';
import type { Block } from './blocks.ts';
import { htmlTokens } from './html-tokens.ts';
import type { MarkupRules } from './markup-rules.ts';
import { requireWellFormed } from './well-formed.ts';
import { outlineXml } from './xml-outline.ts';
import { xmlTokens } from './xml-tokens.ts';

/**
 * Reads a text with markup into the blocks that can be translated; every byte outside of them stays
 * as it is. Throws a `MarkupError` for malformed XML in version v2.
 */
export function parseMarkup(source: string, rules: MarkupRules): Block[] {
  if (rules.kind === 'html') return blocksOf(source, htmlTokens(source), 'html');
  if (rules.version === 'v2') requireWellFormed(source);
  return blocksOf(source, outlineXml(source, xmlTokens(source), rules), 'xml');
}
