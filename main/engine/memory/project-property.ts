import type { UnitDetails } from './memories.ts';

/** The property under which a project is stored. */
const PROJECT = 'project';

/**
 * Properties that say what a unit was translated for, under the names that programs give them; the tables of
 * a team database know the same.
 */
const TYPES = /^(?:x-|txt:)?(?:project|client|customer|domain|subject)(?::.*)?$/i;

/** What a unit was translated for: project, client and subject as its properties name them; null where none does. */
export function projectOf({ properties }: UnitDetails): string | null {
  if (properties === undefined) return null;
  const told = properties
    .filter(({ type, text }) => TYPES.test(type) && text.trim() !== '')
    .map(({ text }) => text.trim());
  return told.length === 0 ? null : [...new Set(told)].join(' · ');
}

/** The properties of a unit that is translated in a project now. */
export function withProject(details: UnitDetails, project: string): UnitDetails {
  const others = (details.properties ?? []).filter(({ type }) => type !== PROJECT);
  return { ...details, properties: [...others, { type: PROJECT, text: project }] };
}
