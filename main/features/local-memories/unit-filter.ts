import type { UnitFilter } from '../../engine/memory/memories.ts';

/** What is asked of units beside their texts; null: nothing. */
export function filterOf({
  author = '',
  project = '',
  since = null,
  until = null,
}: Partial<UnitFilter>): UnitFilter | null {
  const isAny = author.trim() === '' && project.trim() === '' && since === null && until === null;
  return isAny ? null : { author, project, since, until };
}
