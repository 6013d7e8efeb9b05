import type { ProjectWork } from '../../../preload/contract/segment-projects.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { SegmentProject } from '../../../preload/contract/segments.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import type { EditedProject } from './edited-project.ts';
import type { SegmentProjects } from './projects.ts';

/** What a work over files gave, and which of them it could not be done in. */
export interface OverFiles<T> {
  readonly done: readonly { readonly file: SegmentProject; readonly value: T }[];
  readonly failed: readonly { readonly file: string; readonly failure: Failure }[];
}

/**
 * Does something in one file of a project after the other, and tells how far it is. A file in which it fails
 * keeps no other from its turn. Rejects with not-found, and with cancelled when the signal fires.
 * @param chosen ids of the files; null: all
 */
export async function overFiles<T>(
  projects: SegmentProjects,
  { id, chosen }: { readonly id: string; readonly chosen: readonly string[] | null },
  kind: ProjectWork['kind'],
  signal: AbortSignal,
  work: (file: EditedProject) => Promise<T>,
): Promise<OverFiles<T>> {
  await projects.ready();
  const files = projects
    .project(id)
    .files.filter((file) => chosen === null || chosen.includes(file.id));
  const done: { file: SegmentProject; value: T }[] = [];
  const failed: { file: string; failure: Failure }[] = [];
  try {
    for (const [index, file] of files.entries()) {
      projects.setWork(id, { kind, done: index, all: files.length });
      try {
        done.push({ file, value: await projects.use(file.id, work) });
      } catch (error) {
        if (signal.aborted) throw new FeatureFailure({ code: 'cancelled' });
        const failure = failureOf(error);
        if (failure === null || failure.code === 'cancelled') throw error;
        failed.push({ file: file.id, failure });
      }
    }
    return { done, failed };
  } finally {
    projects.setWork(id, null);
  }
}
