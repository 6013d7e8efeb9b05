import { largestOf } from '../../../../system/long-lists.ts';
import type { NamedUnit } from '../../inline/splice-units.ts';
import { fitPieces, readPieces, writePieces } from '../../inline/unit-text.ts';
import type { TaggedUnit } from './target-text.ts';

/** Phrase writes tags as text: `{1}` alone, `{b>…<b}` in pairs; escaped as in a unit. */
const SIGN = /\{([0-9]+|[biu_^]+)(?:&gt;|>)|&lt;([0-9]+|[biu_^]+)\}|\{([0-9]+)\}/g;

interface Sign {
  readonly kind: 'open' | 'close' | 'alone';
  readonly id: string;
  readonly raw: string;
}

/** A unit of a Phrase file with its signs as tags. */
export function withPhraseSigns(unit: NamedUnit): TaggedUnit {
  const found = [...unit.text.matchAll(SIGN)];
  if (found.length === 0) return unit;
  const signs = found.map(([raw, open, close, alone]): Sign => {
    const kind = open !== undefined ? 'open' : close !== undefined ? 'close' : 'alone';
    return { kind, id: open ?? close ?? alone ?? '', raw };
  });
  const tags = numbered(signs, 1 + highest(unit.text));
  let at = 0;
  const text = unit.text.replace(SIGN, () => tags[at++] ?? '');
  const raws = new Map(tags.map((tag, index) => [tag, signs[index]?.raw ?? '']));
  const pieces = readPieces(text);
  return {
    ...unit,
    text,
    signs: new Map(
      tags.flatMap((tag, index): [string, string][] => {
        const sign = signs[index];
        return sign === undefined || tag.startsWith('</')
          ? []
          : [[tag.replace(/[<>/]/g, ''), `${sign.kind} ${sign.id}`]];
      }),
    ),
    write(translation, raw) {
      const fitted = fitPieces(pieces, translation);
      const written = writePieces(fitted.pieces).replace(
        /<\/?[gx][0-9]+\/?>/g,
        (tag) => raws.get(tag) ?? tag,
      );
      const inner = unit.write(written, raw);
      return { text: inner.text, kept: inner.kept && fitted.kept };
    },
  };
}

/** Tags for signs; a pair is one where it is nested in the others. */
function numbered(signs: readonly Sign[], first: number): string[] {
  const open: number[] = [];
  const partner = new Map<number, number>();
  for (const [index, { kind, id }] of signs.entries()) {
    if (kind === 'open') open.push(index);
    else if (kind === 'close' && signs[open.at(-1) ?? -1]?.id === id) {
      const opener = open.pop() ?? -1;
      partner.set(opener, index);
      partner.set(index, opener);
    }
  }
  let next = first;
  const numbers = new Map<number, number>();
  return signs.map(({ kind }, index) => {
    const other = partner.get(index);
    if (kind === 'close' && other !== undefined) return `</g${numbers.get(other)}>`;
    const number = next;
    next += 1;
    numbers.set(index, number);
    return other === undefined ? `<x${number}/>` : `<g${number}>`;
  });
}

const highest = (text: string): number =>
  Math.max(0, largestOf(text.matchAll(/<[gx]([0-9]+)/g).map(([, digits]) => Number(digits))));
