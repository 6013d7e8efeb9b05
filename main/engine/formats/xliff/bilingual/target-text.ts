import type { NamedUnit } from '../../inline/splice-units.ts';
import type { Piece } from '../../inline/unit-text.ts';
import { readPieces, writePieces } from '../../inline/unit-text.ts';
import { readXmlText } from '../../inline/xml-text.ts';

/** A unit whose tags may be signs of a tool in its text; they are told by these names. */
export interface TaggedUnit extends NamedUnit {
  readonly signs?: ReadonlyMap<string, string>;
}

/**
 * The text of a target with the tags of its source, told by their names and ids. Tags that the source
 * lacks are left out: they stay in the file as long as nobody changes the target.
 */
export function targetText(source: string, unit: TaggedUnit, target: TaggedUnit): string {
  const free = new Map<string, string[]>();
  for (const [name, key] of tagKeys(source, unit)) {
    const known = free.get(key);
    if (known === undefined) free.set(key, [name]);
    else known.push(name);
  }
  const names = new Map<string, string>();
  for (const [name, key] of tagKeys(source, target)) {
    const found = free.get(key)?.shift();
    if (found !== undefined) names.set(name, found);
  }
  return writePieces(
    readPieces(target.text).flatMap((piece): Piece[] => {
      if (piece.kind === 'text') return [piece];
      const name = names.get(nameOf(piece));
      return name === undefined ? [] : [{ kind: piece.kind, tag: Number(name.slice(1)) }];
    }),
  );
}

/** Tags of a unit, `g1` or `x2`, with what tells them from others of the same source. */
function tagKeys(source: string, unit: TaggedUnit): [name: string, key: string][] {
  const codes: string[] = [];
  unit.write(unit.text, (start, end) => {
    codes.push(source.slice(start, end));
    return '';
  });
  const keys: [string, string][] = [];
  let at = 0;
  for (const piece of readPieces(unit.text)) {
    if (piece.kind === 'text') continue;
    const name = nameOf(piece);
    const sign = unit.signs?.get(name);
    const code = sign === undefined ? codes[at] : undefined;
    if (sign === undefined) at += 1;
    if (piece.kind === 'close') continue;
    if (sign !== undefined) keys.push([name, `${name.charAt(0)} ${sign}`]);
    else if (code !== undefined) keys.push([name, `${name.charAt(0)} ${codeKey(code)}`]);
  }
  return keys;
}

function codeKey(code: string): string {
  const tag = /^<(?:[\w.-]+:)?([\w.-]+)[^>]*?\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(code);
  if (tag === null) return code;
  return `${tag[1]}#${readXmlText(tag[2] ?? tag[3] ?? '')}`;
}

const nameOf = (piece: Exclude<Piece, { kind: 'text' }>): string =>
  `${piece.kind === 'alone' ? 'x' : 'g'}${piece.tag}`;
