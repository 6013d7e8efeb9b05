import type { ExportCheck } from '../../../preload/contract/segments.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { EditedProject } from './edited-project.ts';
import type { ProjectFindings } from './findings.ts';

/**
 * What an export would hold, and what QA says of each of its segments.
 * @param part ids of the segments that go out; null: all
 */
export async function checkExport(
  project: EditedProject,
  checks: ProjectFindings,
  part: ReadonlySet<number> | null,
  signal: AbortSignal,
): Promise<ExportCheck> {
  const { rows } = project.store;
  const isPart = (number: number) => part === null || part.has(rows.order.idAt(number) ?? -1);
  const found = (await checks.all(signal)).filter(({ number }) => isPart(number));
  const open = new Set(rows.open().filter(isPart));
  const segments = part === null ? project.facts().segments : part.size;
  const findings = found.map((finding) => ({ ...finding, isConfirmed: !open.has(finding.number) }));
  // White space alone translates nothing, which only QA sees; where its check is off, the status says it.
  const blank = findings.filter(({ kind, isConfirmed }) => kind === 'empty' && !isConfirmed);
  const empty = new Set([...rows.empty().filter(isPart), ...blank.map(({ number }) => number)])
    .size;
  return {
    confirmed: segments - open.size,
    unconfirmed: open.size - empty,
    empty,
    findings,
  };
}

/**
 * Rejects with qa-errors where the project is not to be exported while QA finds errors in what would be.
 * @param withUnconfirmed whether drafts and pre-translated segments are exported, too
 */
export async function refuseWithErrors(
  project: EditedProject,
  checks: ProjectFindings,
  withUnconfirmed: boolean,
  signal: AbortSignal,
): Promise<void> {
  if (!project.facts().blocksExport) return;
  const { findings } = await checkExport(project, checks, null, signal);
  const count = findings.filter(
    ({ severity, isConfirmed }) => severity === 'error' && (withUnconfirmed || isConfirmed),
  ).length;
  if (count > 0) throw new FeatureFailure({ code: 'qa-errors', params: { count } });
}
