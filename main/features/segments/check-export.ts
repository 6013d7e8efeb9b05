import type { ExportCheck } from '../../../preload/contract/segments.ts';
import type { EditedProject } from './edited-project.ts';
import type { ProjectFindings } from './findings.ts';

/** What an export of the project would hold, and what QA says of each of its segments. */
export async function checkExport(
  project: EditedProject,
  checks: ProjectFindings,
  signal: AbortSignal,
): Promise<ExportCheck> {
  const found = await checks.all(signal);
  const open = new Set(project.store.rows.open());
  const { segments } = project.facts();
  const findings = found.map((finding) => ({ ...finding, isConfirmed: !open.has(finding.number) }));
  // White space alone translates nothing, which only QA sees; where its check is off, the status says it.
  const blank = findings.filter(({ kind, isConfirmed }) => kind === 'empty' && !isConfirmed);
  const empty = new Set([...project.store.rows.empty(), ...blank.map(({ number }) => number)]).size;
  return {
    confirmed: segments - open.size,
    unconfirmed: open.size - empty,
    empty,
    findings,
  };
}
