import { SaxesParser } from 'saxes';
import { createEntities } from '../../markup/entities.ts';
import { DocumentRefusal } from '../document-filter.ts';
import { readXmlText } from './xml-text.ts';

const NAME = '[\\p{L}_:][\\p{L}\\p{N}_:.\\-]*';
const QUOTED = `(?:"[^"]*"|'[^']*')`;
const ENTITY = new RegExp(
  `<!ENTITY\\s+(?:(?<parameter>%)\\s+)?(?<name>${NAME})\\s+(?:(?<value>${QUOTED})|` +
    `(?:SYSTEM|PUBLIC\\s+${QUOTED})\\s+${QUOTED}(?<unparsed>\\s+NDATA\\s+${NAME})?)\\s*>`,
  'uy',
);
const OTHER = new RegExp(
  `<!--[^]*?-->|<\\?[^]*?\\?>|<!(?:ELEMENT|ATTLIST|NOTATION)\\s(?:[^>"']|${QUOTED})*>|\\s+`,
  'uy',
);
const REFERENCE = /&([\p{L}_:][\p{L}\p{N}_:.-]{0,200});/gu;
const PARAMETER = new RegExp(`%${NAME};`, 'uy');

/** What a document type says that concerns the text of its document. */
export interface DocumentType {
  /** It names a set of rules in another file, which is never fetched and may declare more. */
  readonly isExternal: boolean;
  /** What the references to its entities stand for, by name: XML. */
  readonly entities: ReadonlyMap<string, string>;
}

export const NO_DOCUMENT_TYPE: DocumentType = { isExternal: false, entities: new Map() };

/**
 * Reads a document type. Entities that stand for text or markup are taken within bounds; those of other
 * files, and parameter entities, which rewrite declarations, are refused.
 * @param text what stands behind `<!DOCTYPE`, with or without the `>`
 */
export function readDocumentType(text: string): DocumentType {
  const subset = subsetOf(text);
  const isExternal = /^\s*\S+\s+(?:PUBLIC|SYSTEM)\s/.test(text);
  const names = declaredNames(subset);
  if (names.size === 0) return { isExternal, entities: new Map() };
  const entities = createEntities(
    (problem) =>
      problem === 'external'
        ? refusedEntity('An entity is in another file.')
        : new DocumentRefusal(
            'entity-growth',
            problem === 'recursive' ? 'An entity contains itself.' : 'Entities swell.',
          ),
    'kept',
  );
  entities.declare(subset);
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, entities.textOf(name) ?? '');
  for (const value of texts.values()) requireWhole(value, texts, isExternal);
  return { isExternal, entities: texts };
}

/** The text of an entity's value without the markup in it. */
export const readableEntity = (value: string): string => readXmlText(value.replace(/<[^>]*>/g, ''));

/**
 * Lets a parser know the entities of the text that it is about to read, as {@link readDocumentType}
 * takes them. Names that the document itself does not declare are known only where its document type
 * names an external set of rules that could; they stand for themselves.
 */
export function knowEntities(parser: SaxesParser, source: string): void {
  parser.on('doctype', (doctype) => {
    const { entities, isExternal } = readDocumentType(doctype);
    for (const [name, value] of entities) parser.ENTITIES[name] ??= readableEntity(value);
    if (!isExternal) return;
    for (const [written, name = ''] of source.matchAll(REFERENCE)) {
      parser.ENTITIES[name] ??= written;
    }
  });
}

/** What stands between the square brackets. */
function subsetOf(text: string): string {
  const head = new RegExp(`(?:[^"'[]|${QUOTED})*`, 'uy').exec(text)?.[0] ?? '';
  const end = text.lastIndexOf(']');
  return text[head.length] === '[' && end > head.length ? text.slice(head.length + 1, end) : '';
}

function declaredNames(subset: string): Set<string> {
  const names = new Set<string>();
  const take = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(subset);
  };
  for (let at = 0; at < subset.length;) {
    const other = take(OTHER, at);
    if (other) {
      at += other[0].length;
      continue;
    }
    const entity = take(ENTITY, at);
    if (!entity) {
      if (take(PARAMETER, at)) throw refusedEntity('A parameter entity is used.');
      throw new DocumentRefusal('damaged', 'The document type is not well-formed.');
    }
    at += entity[0].length;
    const { parameter, name = '', value, unparsed } = entity.groups ?? {};
    if (parameter !== undefined || (value !== undefined && /%[^\s%;"']+;/.test(value))) {
      throw refusedEntity('A parameter entity is declared or used.');
    }
    // A picture or sound that is named so is never a part of the text.
    if (unparsed !== undefined) continue;
    if (value === undefined) throw refusedEntity('An entity is in another file.');
    names.add(name);
  }
  return names;
}

/** An entity with markup must hold whole elements: no tag may end what began outside of it. */
function requireWhole(
  value: string,
  known: ReadonlyMap<string, string>,
  isExternal: boolean,
): void {
  if (!value.includes('<')) return;
  const parser = new SaxesParser({ fragment: true });
  for (const name of known.keys()) parser.ENTITIES[name] ??= '';
  parser.on('error', (error) => {
    if (isExternal && error.message.includes('undefined entity')) return;
    throw new DocumentRefusal('damaged', 'An entity holds half an element.');
  });
  parser.write(value).close();
}

const refusedEntity = (detail: string) => new DocumentRefusal('entities', detail);
