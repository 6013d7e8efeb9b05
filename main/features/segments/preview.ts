import type { Handlers } from '../../../preload/contract/api.ts';
import type { SegmentLayout } from '../../../preload/contract/segment-preview.ts';
import type { InspectionAnswer } from '../../engine/inspection/routes.ts';
import { readRange } from '../../system/read-range.ts';
import type { SegmentFolders } from '../../system/segment-folders.ts';
import { ExaminerFailed, Refused } from '../examiner.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { EditedProject } from './edited-project.ts';
import type { ExtractionPorts } from './open-project.ts';
import { orCancelled } from './or-cancelled.ts';

export interface PreviewPorts extends ExtractionPorts {
  readonly folders: Pick<SegmentFolders, 'originalPath'>;
  readonly get: (id: string) => Promise<EditedProject>;
}

type Units = InspectionAnswer<'layout'>['units'];

/** The document of a file as it will look, for a preview beside its segments. */
export function createPreview(
  ports: PreviewPorts,
): Pick<Handlers, 'segments.layout' | 'segments.original-piece'> {
  /** The document never changes, so its units are read once. */
  const read = new WeakMap<EditedProject, Promise<Units>>();

  function unitsOf(project: EditedProject): Promise<Units> {
    const known = read.get(project);
    if (known !== undefined) return known;
    const { source, target, name } = project.facts();
    const text = project.store.facts.original();
    const from = text === null ? { path: ports.folders.originalPath(project.id), name } : { text };
    const { assets, ocrData } = ports;
    const packFolders = [...ports.packFolders];
    const job = { from, source, target, assets, ocrData, packFolders };
    const reading = ports.examiner.ask('layout', job).then(({ units }) => units);
    read.set(project, reading);
    reading.catch(() => read.delete(project));
    return reading;
  }

  return {
    'segments.layout': async ({ id }, { signal }) => {
      const project = await ports.get(id);
      const { name, format } = project.facts();
      const either = AbortSignal.any([signal, project.ending]);
      try {
        const units = await orCancelled(unitsOf(project), either);
        return { blocks: blocksOf(project, units), original: originalOf(format) };
      } catch (error) {
        if (error instanceof Refused || error instanceof ExaminerFailed) {
          throw new FeatureFailure({ code: 'file-unreadable', params: { name } });
        }
        throw error;
      }
    },
    'segments.original-piece': async ({ id, from, to }) => {
      const project = await ports.get(id);
      const { name, format } = project.facts();
      if (originalOf(format) === null) {
        throw new FeatureFailure({ code: 'file-unreadable', params: { name } });
      }
      try {
        return await readRange(ports.folders.originalPath(project.id), from, to);
      } catch {
        throw new FeatureFailure({ code: 'file-gone', params: { name } });
      }
    },
  };
}

/** Where the blocks begin now: splitting and merging segments moves them. */
function blocksOf(project: EditedProject, units: Units): SegmentLayout['blocks'] {
  const counts = project.store.sqlite
    .prepare(
      `SELECT unit, count(*) AS segments FROM segment WHERE joined IS NULL
       GROUP BY unit ORDER BY unit`,
    )
    .all();
  let first = 0;
  return counts.map((row) => {
    const { kind = 'text', place = null } = units[Number(row['unit'])] ?? {};
    const block = { first, kind, place } as const;
    first += Number(row['segments']);
    return block;
  });
}

const originalOf = (format: string | null): SegmentLayout['original'] =>
  format === 'pdf' || format === 'image' ? format : null;
