import type { TranslationProject } from '../../../../preload/contract/segment-projects.ts';
import type { SegmentProject } from '../../../../preload/contract/segments.ts';

/** The files of a project in the same target as one of them, with it. */
export const filesOfTarget = (
  projects: readonly TranslationProject[] | null,
  { project, target }: SegmentProject,
): readonly SegmentProject[] =>
  (projects?.find(({ id }) => id === project)?.files ?? []).filter(
    (file) => file.target === target,
  );
