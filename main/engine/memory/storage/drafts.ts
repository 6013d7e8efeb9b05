import { randomUUID } from 'node:crypto';
import { findLanguage } from '../../languages/catalogue.ts';
import { CONTEXT_PROPERTIES } from '../context-properties.ts';
import type { MemoryDraft, MemoryFact, MemoryUnit, UnitDetails } from '../memories.ts';
import type { NewEntry } from './entry-rows.ts';
import { segmentHash } from './entry-rows.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The memory that a draft describes, still empty. Throws a RangeError as `Memories.create` says,
 * but takes a draft without targets. */
export function memoryOfDraft(draft: MemoryDraft, now: string): MemoryFact {
  const id = (draft.id ?? randomUUID()).toLowerCase();
  if (!UUID.test(id)) throw new RangeError('The id of a memory must be a UUID.');
  const name = draft.name.trim();
  if (name === '') throw new RangeError('A memory needs a name.');
  const targets = [...new Set(draft.targets.map(memoryCode))].sort();
  const source = memoryCode(draft.source);
  return { id, name, source, targets, segments: 0, created: now, updated: now };
}

/** What a unit is checked against. */
export type UnitHome = Pick<MemoryFact, 'targets'>;

/** A unit as it is stored, outer white space too. Throws a RangeError as `Memories.add` says. */
export function entryOf(unit: MemoryUnit, memory: UnitHome, now: string): NewEntry {
  const { source } = unit;
  if (source.trim() === '') throw new RangeError('A unit needs a source segment.');
  const targets: Record<string, string> = {};
  let isEmpty = true;
  for (const [code, text] of Object.entries(unit.targets)) {
    // Most units come with codes as the memory has them.
    const language = memory.targets.includes(code) ? code : memoryCode(code);
    if (!memory.targets.includes(language)) {
      throw new RangeError(`The memory has no target language ${language}.`);
    }
    if (text.trim() === '') throw new RangeError('A unit needs a target segment.');
    targets[language] = text;
    isEmpty = false;
  }
  if (isEmpty) throw new RangeError('A unit needs a target segment.');
  return {
    source,
    targets,
    author: unit.author ?? null,
    changed: unit.changed ?? now,
    creator: unit.creator ?? null,
    created: unit.created ?? null,
    previous: unit.previous === undefined ? null : segmentHash(unit.previous),
    next: unit.next === undefined ? null : segmentHash(unit.next),
    details: withContext(unit),
  };
}

/** Keeps the neighbours as text too, in the properties under which exchange formats have them. */
function withContext({ previous, next, details = {} }: MemoryUnit): UnitDetails {
  const properties = details.properties ?? [];
  const lacks = (types: readonly string[]) => !properties.some(({ type }) => types.includes(type));
  const added = [
    ...contextProperty(previous, CONTEXT_PROPERTIES.previous, lacks),
    ...contextProperty(next, CONTEXT_PROPERTIES.next, lacks),
  ];
  return added.length === 0 ? details : { ...details, properties: [...properties, ...added] };
}

function contextProperty(
  text: string | undefined,
  types: readonly [string, ...string[]],
  lacks: (types: readonly string[]) => boolean,
) {
  return text !== undefined && text.trim() !== '' && lacks(types)
    ? [{ type: types[0], text: text.trim() }]
    : [];
}

/** @throws RangeError on a language that no catalogue knows */
export function memoryCode(code: string): string {
  const language = findLanguage(code);
  if (language === null) throw new RangeError(`Unknown language ${code}.`);
  return language.code.toLowerCase();
}
