import type { TranslationProject } from '../../../../preload/contract/segment-projects.ts';

/** What each part of a project's page is about. */
export interface ProjectProps {
  readonly project: TranslationProject;
}
