import type { Piece } from '../inline/unit-text.ts';

/** Pieces parted into what is translated and what stays around it. */
export interface TrimmedEnds {
  readonly before: readonly Piece[];
  readonly body: readonly Piece[];
  readonly after: readonly Piece[];
}

/**
 * Takes tags, pairs around everything and white space off both ends: they are no matter of a
 * translation.
 */
export function trimEnds(pieces: readonly Piece[]): TrimmedEnds {
  const body = [...pieces];
  const before: Piece[] = [];
  const after: Piece[] = [];
  for (;;) {
    const first = body[0];
    const last = body.at(-1);
    if (first?.kind === 'alone') {
      before.push(first);
      body.shift();
    } else if (last?.kind === 'alone') {
      after.unshift(last);
      body.pop();
    } else if (first?.kind === 'text' && /^\s/.test(first.text)) {
      const text = first.text.trimStart();
      before.push({ kind: 'text', text: first.text.slice(0, first.text.length - text.length) });
      if (text === '') body.shift();
      else body[0] = { kind: 'text', text };
    } else if (last?.kind === 'text' && /\s$/.test(last.text)) {
      const text = last.text.trimEnd();
      after.unshift({ kind: 'text', text: last.text.slice(text.length) });
      body[body.length - 1] = { kind: 'text', text };
    } else if (first?.kind === 'open' && last?.kind === 'close' && first.tag === last.tag) {
      before.push(first);
      after.unshift(last);
      body.shift();
      body.pop();
    } else {
      return { before, body, after };
    }
  }
}

/** New numbers for the tags of a body, from 1 in the order of their first appearance. */
export function renumber(body: readonly Piece[]): {
  readonly body: readonly Piece[];
  /** The old number of each new one; that of 1 comes first. */
  readonly tags: readonly number[];
} {
  const numbers = new Map<number, number>();
  const renumbered = body.map((piece): Piece => {
    if (piece.kind === 'text') return piece;
    const tag = numbers.get(piece.tag) ?? numbers.size + 1;
    numbers.set(piece.tag, tag);
    return { kind: piece.kind, tag };
  });
  return { body: renumbered, tags: [...numbers.keys()] };
}
