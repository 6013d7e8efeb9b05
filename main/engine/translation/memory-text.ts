import type { Block } from '../markup/blocks.ts';
import {
  CODE_CHARACTER,
  codeCharacter,
  keepsCodes,
  pickCodes,
  restoreCodes,
} from '../markup/coded-text.ts';
import type { Code } from '../markup/coded-text.ts';
import type { Passage } from '../markup/passage.ts';
import { xmlTokens } from '../markup/xml-tokens.ts';
import { spreadTags } from './spread-tags.ts';

/**
 * Writes a stored translation in the place of a passage of a text with markup. Its words stand as
 * stored. Tags that it shares with the passage stay where they are stored; those that it lacks are
 * put where `spread-tags.ts` says, so that the markup of the whole text stays sound. Its other tags
 * are text.
 */
export function writeMemoryText(stored: string, passage: Passage, block: Block): string {
  const isTag = ({ kind }: Code) => kind !== 'kept';
  const { codes, text } = pickCodes(passage.coded, isTag, () => ' ').coded;
  const placed = placeTags(stored, codes);
  const spread = spreadTags(text, codes, placed.text, placed.used);
  if (keepsCodes(spread, { text: spread, codes })) return restoreCodes(spread, codes, block.write);
  const bare = placeTags(stored, codes, true).text;
  return restoreCodes(spreadTags(text, codes, bare, new Set()), codes, block.write);
}

/**
 * The stored text with the tags of the passage as codes, and which these are; with `drop` they are
 * left out instead.
 */
function placeTags(stored: string, codes: readonly Code[], drop = false) {
  const waiting = new Map<string, number[]>();
  codes.forEach(({ raw }, index) => {
    const same = waiting.get(raw);
    if (same) same.push(index);
    else waiting.set(raw, [index]);
  });
  const used = new Set<number>();
  let text = '';
  const clean = stored.replace(CODE_CHARACTER, '');
  for (const { kind, start, end } of xmlTokens(clean)) {
    const piece = clean.slice(start, end);
    const index = kind === 'text' ? undefined : waiting.get(piece)?.shift();
    if (index === undefined) {
      text += piece;
      continue;
    }
    used.add(index);
    if (!drop) text += codeCharacter(index);
  }
  return { text, used };
}
