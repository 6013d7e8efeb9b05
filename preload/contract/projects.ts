import { z } from 'zod';
import { MAX_TAG_CHARACTERS } from './limits.ts';
import { ask, nothing, watch } from './route.ts';

/** Work whose requests are counted together: they carry its tag. */
export interface Project {
  readonly id: string;
  readonly name: string;
  /** As it is sent: trimmed, lower case, ASCII without spaces. */
  readonly tag: string;
}
export interface Projects {
  readonly all: readonly Project[];
  /** Id of the one at work; null: requests carry no tag of a project. */
  readonly active: string | null;
}
export const ProjectDraft = z.strictObject({
  /** Present when one is changed. */
  id: z.string().max(64).optional(),
  name: z.string().trim().min(1).max(80),
  tag: z.string().trim().min(1).max(MAX_TAG_CHARACTERS),
});
export const OneProject = z.strictObject({ id: z.string().min(1).max(64) });
export const ProjectChoice = z.strictObject({ id: z.string().min(1).max(64).nullable() });

export const projectsRoutes = {
  'projects.watch': watch(nothing).gives<Projects>(),
  'projects.save': ask(ProjectDraft).gives<{ readonly id: string }>(),
  'projects.remove': ask(OneProject).gives<null>(),
  'projects.choose': ask(ProjectChoice).gives<null>(),
};
