import type { Analysis } from '../../../preload/contract/segments.ts';
import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import { createAnalysis } from '../../engine/analysis/analysis.ts';
import type { AnalysedMatch } from '../../engine/analysis/band-of.ts';
import { bandOf, LEAST_PERCENT } from '../../engine/analysis/band-of.ts';
import { wordsOfSegment } from '../../engine/segments/segment-tags.ts';
import { csvCell, csvFile } from '../csv-cell.ts';
import type { LocalMemoryEngine, UnitsOfWork } from '../local-memory-engine.ts';
import type { EditedProject } from './edited-project.ts';
import { nextTurn } from './next-turn.ts';
import type { SegmentRow } from './segment-rows.ts';

/** Segments that are looked up together. */
const AT_ONCE = 500;

/** What the files before it make of a file. */
export interface EarlierFiles {
  /** Sources that they hold; those of this file are added. */
  readonly sources: Set<string>;
  /** Units that work on the project stored. */
  readonly stored: UnitsOfWork;
}

/**
 * Counts a file by the best matches that its memories had before it was worked on; one that stands again
 * is a repetition, also of a file before it.
 */
export async function analyseProject(
  project: EditedProject,
  memories: Pick<LocalMemoryEngine, 'bestFor'>,
  signal: AbortSignal,
  earlier: EarlierFiles | null = null,
): Promise<Analysis> {
  const either = AbortSignal.any([signal, project.ending]);
  const analysis = createAnalysis();
  const { segments: all } = project.facts();
  const before = earlier?.stored ?? project.store.stored.all();
  const own = new Set<string>();
  for (let from = 0; ; from += AT_ONCE) {
    either.throwIfAborted();
    const rows = project.store.rows.window(from, AT_ONCE);
    const isKnown = ({ source }: SegmentRow) => earlier?.sources.has(source) === true;
    const firsts = rows.filter((row) => isFirst(row) && !isKnown(row));
    const found = await bestOf(project, firsts, memories, before, either);
    either.throwIfAborted();
    for (const row of rows) {
      const { number, source, tags } = row;
      const neighbours = { hasPrevious: number > 0, hasNext: number < all - 1 };
      const best = found.get(number) ?? null;
      const band = !isFirst(row)
        ? 'repeat'
        : isKnown(row)
          ? 'cross-repeat'
          : bandOf(best, neighbours);
      own.add(source);
      analysis.add(band, wordsOfSegment(source, tags));
    }
    if (rows.length < AT_ONCE) {
      for (const source of own) earlier?.sources.add(source);
      return { ...analysis.result(), leftOut: before.size };
    }
    await nextTurn();
  }
}

const isFirst = ({ id, twin }: SegmentRow): boolean => id === twin;

async function bestOf(
  project: EditedProject,
  rows: readonly SegmentRow[],
  memories: Pick<LocalMemoryEngine, 'bestFor'>,
  before: UnitsOfWork,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, AnalysedMatch | null>> {
  if (rows.length === 0) return new Map();
  const { source, target, memories: asked } = project.facts();
  const segments = rows.map(({ source: segment, number }) => ({
    segment,
    ...project.store.rows.neighbours(number),
  }));
  const request = { segments, source, target, threshold: LEAST_PERCENT, memories: asked, before };
  const found = await memories.bestFor(request, signal);
  return new Map(rows.map(({ number }, index) => [number, found[index] ?? null]));
}

/** An analysis as comma-separated values; the last line is the sum. */
export function analysisFile(name: string, { bands, total }: Analysis): ExportedFile {
  const line = (band: string, { segments, words, characters }: Analysis['total']) =>
    [csvCell(name), csvCell(band), segments, words, characters].join(',');
  const headings = ['project', 'band (%)', 'segments', 'words', 'characters']
    .map(csvCell)
    .join(',');
  return {
    name: `analysis ${name.replace(/[\p{Cc}<>:"/\\|?*]/gu, '').slice(0, 80)}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: csvFile([headings, ...bands.map((row) => line(row.band, row)), line('total', total)]),
  };
}
