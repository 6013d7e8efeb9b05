import type { MarkupToken } from './markup-token.ts';
import { readReferences, referenceWriter } from './references.ts';
import { pairTags } from './tag-pairs.ts';

/** What stands for a locked element in the plain text of a block. */
const OBJECT = '\uFFFC';

/** A stretch of a block: text, or one tag. */
export interface Piece {
  readonly kind: 'text' | 'reference' | 'open' | 'close' | 'alone' | 'locked';
  /** UTF-16 offsets into the source. */
  readonly start: number;
  readonly end: number;
  /** Where it stands in the plain text of the block. Tags have no extent there. */
  readonly at: number;
  readonly text: string;
  /** Index of the other tag of the pair when it is in the same block. */
  readonly partner: number | null;
}

/** A stretch of source that sentences may fill, with the tags inside it. */
export interface Block {
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly Piece[];
  /** The text without tags, references read, one object sign for each locked element. */
  readonly text: string;
  /** Writes text of this block: escapes it as the place asks for. */
  readonly write: (text: string) => string;
}

/** A text without markup: one block, written as it is. */
export function plainBlock(source: string): Block {
  const piece: Piece = {
    kind: 'text',
    start: 0,
    end: source.length,
    at: 0,
    text: source,
    partner: null,
  };
  return { start: 0, end: source.length, pieces: [piece], text: source, write: (text) => text };
}

/** Groups tokens into blocks: every run between tags that divide, and every CDATA section. */
export function blocksOf(
  source: string,
  tokens: readonly MarkupToken[],
  kind: 'xml' | 'html',
): Block[] {
  const blocks: Block[] = [];
  let run: MarkupToken[] = [];
  const finish = () => {
    if (run.some((token) => token.kind === 'text')) blocks.push(block(source, run, kind));
    run = [];
  };
  for (const token of tokens) {
    if (token.kind === 'verbatim') {
      finish();
      blocks.push(verbatim(source, token));
    } else if (token.breaks) finish();
    else run.push(token);
  }
  finish();
  return blocks;
}

function verbatim(source: string, { start, end }: MarkupToken): Block {
  const text = source.slice(start, end);
  const piece: Piece = { kind: 'text', start, end, at: 0, text, partner: null };
  // A translation that holds the end mark must not end the section.
  const write = (written: string) => written.replaceAll(']]>', ']]]]><![CDATA[>');
  return { start, end, pieces: [piece], text, write };
}

function block(source: string, tokens: readonly MarkupToken[], kind: 'xml' | 'html'): Block {
  const partners = pairTags(tokens);
  const placed: (Omit<Piece, 'partner'> & { readonly token: number })[] = [];
  const references = new Map<string, string>();
  const first = new Map<number, number>();
  let text = '';
  tokens.forEach((token, index) => {
    first.set(index, placed.length);
    const { start, end } = token;
    if (token.kind !== 'text') {
      const sign = token.kind === 'locked' ? OBJECT : '';
      const tag = token.kind === 'verbatim' ? 'alone' : token.kind;
      placed.push({ kind: tag, start, end, at: text.length, text: sign, token: index });
      text += sign;
      return;
    }
    for (const reading of readReferences(source, start, end, kind)) {
      const { reference, ...rest } = reading;
      placed.push({
        kind: reference ? 'reference' : 'text',
        ...rest,
        at: text.length,
        token: index,
      });
      if (reference) references.set(reading.text, source.slice(reading.start, reading.end));
      text += reading.text;
    }
  });
  const literal = (character: string) =>
    placed.some((piece) => piece.kind === 'text' && piece.text.includes(character));
  for (const [read] of references) if (literal(read)) references.delete(read);
  if (!references.has('>') && literal('>')) references.set('>', '>');
  const pieces = placed.map(({ token, ...piece }): Piece => {
    const other = partners.get(token);
    return { ...piece, partner: other === undefined ? null : (first.get(other) ?? null) };
  });
  return {
    start: tokens[0]?.start ?? 0,
    end: tokens.at(-1)?.end ?? 0,
    pieces,
    text,
    write: referenceWriter(references),
  };
}
