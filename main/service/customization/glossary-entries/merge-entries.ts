import type { GlossaryTerm } from '../../../engine/glossary/apply.ts';

/** Adds entries: one whose source is there already takes its place, others come behind. */
export function mergeEntries(
  entries: readonly GlossaryTerm[],
  added: readonly GlossaryTerm[],
): readonly GlossaryTerm[] {
  const targets = new Map(entries.map(({ source, target }) => [source, target]));
  for (const { source, target } of added) targets.set(source, target);
  return [...targets].map(([source, target]) => ({ source, target }));
}
