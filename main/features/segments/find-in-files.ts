import { isDone } from '../../../preload/contract/segment-facets.ts';
import type { FileFinding, FoundInFiles } from '../../../preload/contract/segment-projects.ts';
import { append } from '../../system/long-lists.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { EditedProject } from './edited-project.ts';
import type { ProjectFindings } from './findings.ts';
import { overFiles } from './over-files.ts';
import type { SegmentProjects } from './projects.ts';

/** Findings that a report holds; a project that has more needs another kind of help. */
const MOST = 20_000;

interface Ports {
  readonly projects: SegmentProjects;
  readonly findingsOf: (file: EditedProject) => ProjectFindings;
}

interface Wanted {
  readonly id: string;
  /** null: all. */
  readonly files: readonly string[] | null;
}

/**
 * QA of the files of a project, with the texts that it is about.
 * @param most findings that are told; all are counted
 */
export async function findInFiles(
  { id, files: chosen }: Wanted,
  { projects, findingsOf }: Ports,
  signal: AbortSignal,
  most = MOST,
): Promise<FoundInFiles> {
  const findings: FileFinding[] = [];
  const { done, failed } = await overFiles(projects, { id, chosen }, 'qa', signal, async (file) => {
    const found = await findingsOf(file).all(signal);
    append(
      findings,
      found.slice(0, most - findings.length).map((finding): FileFinding => {
        const row = file.store.rows.get(finding.number);
        const texts = { sourceText: row?.source ?? '', targetText: row?.target ?? '' };
        const isConfirmed = row !== null && isDone(row.status);
        return { ...finding, file: file.id, ...texts, isConfirmed };
      }),
    );
    return found.length;
  });
  // A report that lacks a file would say that nothing is wrong in it.
  const [first] = failed;
  if (first !== undefined) throw new FeatureFailure(first.failure);
  return { total: done.reduce((sum, { value }) => sum + value, 0), findings };
}
