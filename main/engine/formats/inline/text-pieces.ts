import { append } from '../../../system/long-lists.ts';
import { PREDEFINED } from '../../markup/entities.ts';
import { readableEntity } from './document-type.ts';
import { readReferences } from '../../markup/references.ts';
import type { SourcePiece } from './source-piece.ts';

/** What is left over after all references are read: an entity whose text is not known here. */
const UNKNOWN_ENTITY = /&[\p{L}_:][\p{L}\p{N}_:.-]{0,200};/gu;

/**
 * The pieces of markup text at these offsets. An XML entity that is declared elsewhere is a word
 * whose text is not known; in HTML it is what browsers make of it, text. One that the document itself
 * declares (`entities`) is text where it stands for one character, else a word that stays a reference.
 */
export function textPieces(
  source: string,
  start: number,
  end: number,
  kind: 'xml' | 'html',
  entities?: ReadonlyMap<string, string>,
): SourcePiece[] {
  const text = source.slice(start, end);
  if (!text.includes('&')) return [{ kind: 'text', start, end, text }];
  if (entities && entities.size > 0) return declaredPieces(source, start, end, entities);
  return knownPieces(source, start, end, kind);
}

function knownPieces(
  source: string,
  start: number,
  end: number,
  kind: 'xml' | 'html',
): SourcePiece[] {
  return readReferences(source, start, end, kind).flatMap((reading): SourcePiece[] => {
    if (reading.reference) {
      return [
        {
          kind: 'text',
          start: reading.start,
          end: reading.end,
          text: reading.text,
          isReference: true,
        },
      ];
    }
    if (kind === 'html' || !reading.text.includes('&')) {
      return [{ kind: 'text', start: reading.start, end: reading.end, text: reading.text }];
    }
    return splitEntities(reading.text, reading.start);
  });
}

function splitEntities(text: string, start: number): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  let at = 0;
  const literal = (to: number) => {
    if (to <= at) return;
    pieces.push({ kind: 'text', start: start + at, end: start + to, text: text.slice(at, to) });
  };
  for (const match of text.matchAll(UNKNOWN_ENTITY)) {
    literal(match.index);
    at = match.index + match[0].length;
    pieces.push({
      kind: 'alone',
      start: start + match.index,
      end: start + at,
      pair: null,
      isWord: true,
    });
  }
  literal(text.length);
  return pieces;
}

/** A declaration of the document counts before the names of HTML, which many document types share. */
function declaredPieces(
  source: string,
  start: number,
  end: number,
  entities: ReadonlyMap<string, string>,
): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  let at = start;
  const before = (to: number) => {
    if (to > at) append(pieces, knownPieces(source, at, to, 'xml'));
  };
  for (const match of source.slice(start, end).matchAll(UNKNOWN_ENTITY)) {
    const name = match[0].slice(1, -1);
    const value = entities.get(name);
    if (value === undefined || Object.hasOwn(PREDEFINED, name)) continue;
    const from = start + match.index;
    before(from);
    const shown = readableEntity(value);
    at = from + match[0].length;
    // A letter that is written so is a name of something; all others of the text would become it.
    const isCharacter = !value.includes('<') && /^[^a-z\d \t\r\n]$/iu.test(shown);
    pieces.push(
      isCharacter
        ? { kind: 'text', start: from, end: at, text: shown, isReference: true }
        : {
            kind: 'alone',
            start: from,
            end: at,
            pair: null,
            isWord: true,
            shown,
          },
    );
  }
  before(end);
  return pieces;
}
