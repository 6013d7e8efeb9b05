import type { CheckedInput } from '../../../preload/contract/api.ts';
import type { BandWeights } from '../../../preload/contract/analysis-bands.ts';
import { weightedWords } from '../../../preload/contract/analysis-bands.ts';
import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import type { ProjectAnalysis } from '../../../preload/contract/segment-projects.ts';
import type { SegmentProject } from '../../../preload/contract/segments.ts';
import { sumOfBands } from '../../engine/analysis/analysis.ts';
import { csvCell, csvFile } from '../csv-cell.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { LocalMemoryEngine } from '../local-memory-engine.ts';
import { overFiles } from './over-files.ts';
import { analyseProject } from './project-analysis.ts';
import type { SegmentProjects } from './projects.ts';

/**
 * Counts the files of a project. A source of an earlier file in the same target is a repetition over files, so
 * that the bands of all files add up to those of the project.
 */
export async function analyseFiles(
  { id, files: chosen }: CheckedInput<'segment-projects.analysis'>,
  projects: SegmentProjects,
  memories: Pick<LocalMemoryEngine, 'bestFor'>,
  signal: AbortSignal,
): Promise<ProjectAnalysis> {
  const wanted = { id, chosen };
  // What was stored by work on any of its files was there for none of them.
  const kept = await overFiles(projects, wanted, 'analysis', signal, (file) =>
    Promise.resolve([...file.store.stored.all()]),
  );
  const stored = new Map(kept.done.flatMap(({ value }) => value));
  const sources = new Map<string, Set<string>>();
  const { done, failed } = await overFiles(projects, wanted, 'analysis', signal, (file) => {
    const { target } = file.facts();
    const known = sources.get(target) ?? new Set<string>();
    sources.set(target, known);
    return analyseProject(file, memories, signal, { sources: known, stored });
  });
  // A sum that lacks a file would be a wrong quote.
  const [first] = failed;
  if (first !== undefined) throw new FeatureFailure(first.failure);
  return {
    files: done.map(({ file, value: { bands, total } }) => ({ file: file.id, bands, total })),
    ...sumOfBands(done.map(({ value }) => value)),
    leftOut: stored.size,
  };
}

/** A project's analysis as comma-separated values: a line for each band of each file, then their sums. */
export function filesAnalysisCsv(
  { name, files }: { readonly name: string; readonly files: readonly SegmentProject[] },
  analysis: ProjectAnalysis,
  weights: BandWeights,
): ExportedFile {
  type Counted = Pick<ProjectAnalysis, 'bands' | 'total'>;
  const linesOf = (file: string, target: string, { bands, total }: Counted) =>
    [...bands, { ...total, band: 'total' as const }].map(
      ({ band, segments, words, characters }) => {
        const weighted = weightedWords(band === 'total' ? bands : [{ band, words }], weights);
        const cells = [csvCell(file), csvCell(target), csvCell(band)];
        return [...cells, segments, words, characters, weighted.toFixed(2)].join(',');
      },
    );
  const headings = [
    'file',
    'target',
    'band (%)',
    'segments',
    'words',
    'characters',
    'weighted words',
  ];
  const lines = analysis.files.flatMap((one) => {
    const file = files.find(({ id }) => id === one.file);
    return file === undefined ? [] : linesOf(file.name, file.target, one);
  });
  return {
    name: `analysis ${name.replace(/[\p{Cc}<>:"/\\|?*]/gu, '').slice(0, 80)}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: csvFile([headings.map(csvCell).join(','), ...lines, ...linesOf('total', '', analysis)]),
  };
}
