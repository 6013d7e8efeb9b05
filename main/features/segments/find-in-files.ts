import type { CheckedInput } from '../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import type { FileFinding } from '../../../preload/contract/segment-projects.ts';
import type { SegmentProject } from '../../../preload/contract/segments.ts';
import { csvCell, csvFile } from '../csv-cell.ts';
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

/** QA of the files of a project, with the texts that it is about. */
export async function findInFiles(
  { id, files: chosen }: CheckedInput<'segment-projects.qa'>,
  { projects, findingsOf }: Ports,
  signal: AbortSignal,
): Promise<readonly FileFinding[]> {
  const { done, failed } = await overFiles(projects, { id, chosen }, 'qa', signal, async (file) => {
    const found = await findingsOf(file).all(signal);
    return found.slice(0, MOST).map((finding): FileFinding => {
      const row = file.store.rows.get(finding.number);
      const texts = { sourceText: row?.source ?? '', targetText: row?.target ?? '' };
      return { ...finding, file: file.id, ...texts };
    });
  });
  // A report that lacks a file would say that nothing is wrong in it.
  const [first] = failed;
  if (first !== undefined) throw new FeatureFailure(first.failure);
  return done.flatMap(({ value }) => value).slice(0, MOST);
}

/** A report as comma-separated values, one line for each finding. */
export function findingsCsv(
  { name, files }: { readonly name: string; readonly files: readonly SegmentProject[] },
  findings: readonly FileFinding[],
): ExportedFile {
  const byId = new Map(files.map((file) => [file.id, file]));
  const headings = ['file', 'target', 'segment', 'check', 'about', 'source', 'translation'];
  const lines = findings.map(({ file: id, number, kind, what, sourceText, targetText }) => {
    const file = byId.get(id);
    return [
      csvCell(file?.name ?? ''),
      csvCell(file?.target ?? ''),
      String(number + 1),
      ...[kind, what, sourceText, targetText].map(csvCell),
    ].join(',');
  });
  return {
    name: `QA ${name.replace(/[\p{Cc}<>:"/\\|?*]/gu, '').slice(0, 80)}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: csvFile([headings.map(csvCell).join(','), ...lines]),
  };
}
