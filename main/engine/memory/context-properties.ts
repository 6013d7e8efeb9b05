import type { UnitDetails } from './memories.ts';

/** Properties under which programs write the segments before and after a unit. */
export const CONTEXT_PROPERTIES = {
  previous: ['x-context-pre', 'prev', 'x-previous-source-text'],
  next: ['x-context-post', 'next', 'x-next-source-text'],
} as const;

/** A property's own name, the same for all names of a neighbour. */
export function propertyKind(type: string): string {
  const kinds: readonly (readonly string[])[] = Object.values(CONTEXT_PROPERTIES);
  return kinds.find((types) => types.includes(type))?.[0] ?? type;
}

/** The segments before and after a unit, as its properties tell. */
export function contextOf({ properties = [] }: UnitDetails) {
  const told = (types: readonly string[]) =>
    properties.find(({ type }) => types.includes(type))?.text.trim() ?? '';
  const previous = told(CONTEXT_PROPERTIES.previous);
  const next = told(CONTEXT_PROPERTIES.next);
  return { ...(previous !== '' && { previous }), ...(next !== '' && { next }) };
}
