import type { TranslationProject } from '../../../../preload/contract/segment-projects.ts';

/** What each part of a project's page is about. */
export interface ProjectProps {
  readonly project: TranslationProject;
}

/** What verbs on its files are about. */
export interface FilesProps extends ProjectProps {
  /** Chosen files; null: all. */
  readonly files: string[] | null;
}
