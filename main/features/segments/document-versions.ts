import type { SegmentProject } from '../../../preload/contract/segments.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { MOST_STEPS } from './edit-steps.ts';
import type { EditedProject } from './edited-project.ts';
import type { KeptFile, KeptProject } from './project-list.ts';
import type { SegmentProjects } from './projects.ts';

/** The versions of documents that updates replace. */
export interface DocumentVersions {
  /** The project of a file that is no other version of one. Throws not-found. */
  readonly projectOf: (file: string) => KeptProject;
  /** The files of its document, one for each target. */
  readonly ofDocument: (project: KeptProject, file: string) => readonly KeptFile[];
  /** A file that nothing is done to just now. */
  readonly quiet: (id: string) => Promise<EditedProject>;
  /** Puts the other version in the place of this one, in all targets. */
  readonly change: (id: string) => Promise<SegmentProject>;
  /**
   * Undoes or redoes an update, which is a step before or after all others of a file.
   * @returns null where there is none to undo or redo
   */
  readonly step: (id: string, how: 'undo' | 'redo') => Promise<SegmentProject | null>;
}

export interface DocumentVersionsPorts {
  readonly projects: SegmentProjects;
  /** What is being undone in a file, or is on its way from it into a memory, has its end. */
  readonly settled: (file: EditedProject) => Promise<unknown>;
}

export function createDocumentVersions(ports: DocumentVersionsPorts): DocumentVersions {
  const { projects, settled } = ports;

  const projectOf = (file: string): KeptProject => {
    const project = projects.list.projectOf(file);
    if (project === null || !projects.list.isCurrent(file)) {
      throw new FeatureFailure({ code: 'not-found' });
    }
    return project;
  };
  const ofDocument = (project: KeptProject, file: string): readonly KeptFile[] => {
    const document = project.files.find(({ id }) => id === file)?.document;
    return project.files.filter((one) => one.document === document);
  };

  async function quiet(id: string): Promise<EditedProject> {
    const file = await projects.get(id);
    await settled(file);
    if (file.moment.filling !== null) {
      throw new FeatureFailure({ code: 'update-refused', params: { reason: 'filling' } });
    }
    return file;
  }

  const stepsOf = (id: string) =>
    projects.use(id, ({ store }) =>
      Promise.resolve({ canUndo: store.steps.canUndo(), made: store.steps.made() }),
    );

  async function change(id: string): Promise<SegmentProject> {
    await projects.ready();
    const leaving = ofDocument(projectOf(id), id);
    for (const file of leaving) await quiet(file.id);
    const steps = new Map<string, number>();
    for (const { other } of leaving) {
      if (other !== undefined) steps.set(other.id, (await stepsOf(other.id)).made);
    }
    const project = projectOf(id);
    const other = project.files.find((file) => file.id === id)?.other;
    if (other === undefined) throw new FeatureFailure({ code: 'not-found' });
    const left = new Set(leaving.map((file) => file.id));
    const files = project.files.map((kept): KeptFile => {
      if (!left.has(kept.id) || kept.other === undefined) return kept;
      const isNewer = !kept.other.isNewer;
      const made = steps.get(kept.other.id) ?? 0;
      return { ...kept, id: kept.other.id, other: { id: kept.id, isNewer, made } };
    });
    projects.keep({ ...project, files });
    for (const file of leaving) if (file.other !== undefined) projects.release(file.id);
    return (await projects.get(other.id)).facts();
  }

  /** Nothing was done since: in no target of the document, since all of them change together. */
  async function isNext(file: KeptFile, how: 'undo' | 'redo'): Promise<boolean> {
    if (file.other === undefined || file.other.isNewer !== (how === 'redo')) return false;
    const { canUndo, made } = await stepsOf(file.id);
    // Of so many, the first ones are not kept: what is left is not the beginning.
    return how === 'undo' ? !canUndo && made < MOST_STEPS : made === file.other.made;
  }

  return {
    projectOf,
    ofDocument,
    quiet,
    change,
    async step(id, how) {
      for (const file of ofDocument(projectOf(id), id)) {
        if (!(await isNext(file, how))) return null;
      }
      return change(id);
    },
  };
}
