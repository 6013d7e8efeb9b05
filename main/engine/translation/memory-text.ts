import type { Block } from '../markup/blocks.ts';
import { CODE_CHARACTER, codeCharacter, keepsCodes, restoreCodes } from '../markup/coded-text.ts';
import type { Code } from '../markup/coded-text.ts';
import type { Passage } from '../markup/passage.ts';
import { xmlTokens } from '../markup/xml-tokens.ts';

/**
 * Writes a stored translation in the place of a passage of a text with markup. Its words stand as
 * stored. Tags that it shares with the passage stay where they are stored; those that it lacks are
 * put round it, so that the markup of the whole text stays sound. Its other tags are text.
 */
export function writeMemoryText(stored: string, passage: Passage, block: Block): string {
  const codes = tagsOf(passage.coded.codes);
  const placed = placeTags(stored, codes);
  const text = keepsCodes(placed, { text: placed, codes })
    ? placed
    : wrap(placeTags(stored, codes, true), codes, new Set());
  return restoreCodes(text, codes, block.write);
}

/** The tags among the codes, numbered anew. */
function tagsOf(codes: readonly Code[]): Code[] {
  const numbers = new Map<number, number>();
  codes.forEach((code, index) => {
    if (code.kind !== 'kept') numbers.set(index, numbers.size);
  });
  return codes
    .filter((code) => code.kind !== 'kept')
    .map((code) => ({
      ...code,
      partner: code.partner === null ? null : (numbers.get(code.partner) ?? null),
    }));
}

/** The stored text with the tags of the passage as codes; with `drop` these are left out instead. */
function placeTags(stored: string, codes: readonly Code[], drop = false): string {
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
  return drop ? text : wrap(text, codes, used);
}

/** Puts every code that is not used round the text, so that pairs enclose it. */
function wrap(text: string, codes: readonly Code[], used: ReadonlySet<number>): string {
  let before = '';
  let opened = '';
  let inside = '';
  let closed = '';
  let after = '';
  codes.forEach(({ kind, partner }, index) => {
    if (used.has(index)) return;
    const character = codeCharacter(index);
    if (kind === 'alone') inside += character;
    else if (partner !== null && !used.has(partner)) {
      if (kind === 'close') return;
      opened += character;
      closed = codeCharacter(partner) + closed;
    } else if (kind === 'close') before += character;
    else after += character;
  });
  return before + opened + text + inside + closed + after;
}
