import { isDone } from '../../../preload/contract/segment-facets.ts';
import { EXTENSIONS } from '../../engine/formats/format-of.ts';
import { isDiskFull } from '../../system/disk-full.ts';
import type { OutputFolder, Placed } from '../../system/output-folder.ts';
import type { SegmentFolders } from '../../system/segment-folders.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { ExaminerFailed, Refused } from '../examiner.ts';
import { pseudoSegment } from '../../engine/segments/pseudo-segment.ts';
import { resultNames } from '../result-names.ts';
import { commentsForFile } from './comments-of-file.ts';
import type { EditedProject } from './edited-project.ts';
import type { ExtractionPorts } from './open-project.ts';
import { orCancelled } from './or-cancelled.ts';
import type { SegmentRow } from './segment-rows.ts';
import { shownSource } from './segment-rows.ts';
import { statesForFile } from './targets-of-file.ts';
import { exportedTexts } from './units.ts';

export interface ExportPorts extends ExtractionPorts {
  readonly folders: Pick<SegmentFolders, 'originalPath'>;
  readonly output: OutputFolder;
  /** Template of the results' names. */
  readonly naming: () => string;
}

/** What goes out, and where. */
export interface ExportChoice {
  /** Drafts and pre-translated segments are exported too. */
  readonly withUnconfirmed: boolean;
  /** Every segment is pseudo-translated instead, to try the layout. */
  readonly isPseudo?: boolean;
  /** Folder below the output folder. */
  readonly folder?: string;
}

/**
 * Writes a project as a document in its own format, plain texts as text files. Segments without a
 * translation stay in the source language. Never over a file.
 */
export async function exportProject(
  project: EditedProject,
  { withUnconfirmed, isPseudo = false, folder }: ExportChoice,
  signal: AbortSignal,
  ports: ExportPorts,
): Promise<Placed> {
  const { folders, output, naming, examiner, assets, ocrData } = ports;
  const { source, target, name, format } = project.facts();
  const text = project.store.facts.original();
  const from = text === null ? { path: folders.originalPath(project.id), name } : { text };
  const either = AbortSignal.any([signal, project.ending]);
  const id = crypto.randomUUID();
  try {
    const { sqlite, rows } = project.store;
    const exported = (row: SegmentRow): string | null => {
      if (isPseudo) return pseudoSegment(shownSource(row));
      return withUnconfirmed || isDone(row.status) ? row.target : null;
    };
    const languagesOf = { name, source, target };
    const texts = await exportedTexts(sqlite, rows, languagesOf, exported, either);
    const written =
      format === 'xliff' ? await statesForFile(sqlite, rows, texts, exported, either) : { texts };
    const notes =
      format === 'xliff' && !isPseudo ? await commentsForFile(sqlite, rows, either) : [];
    // Makes the folder where it is absent.
    await output.open(id).then((part) => part.close());
    const to = output.substitutePath(id);
    const packFolders = [...ports.packFolders];
    const languages = { source, target, assets, ocrData, packFolders };
    const job = { from, ...languages, ...written, notes, to };
    const { extension } = await orCancelled(examiner.ask('merge-segments', job), either);
    await output.substitute(id);
    const named = format === null && !/\.txt$/i.test(name) ? `${name}.txt` : name;
    const names = resultNames(naming(), {
      name: named,
      language: isPseudo ? `${target}.pseudo` : target,
      // `docx` where no font of this computer can draw the translation in a picture or pdf.
      extension: isOf(format, extension) ? null : extension,
    });
    return await output.place(id, folder === undefined ? [] : [folder], names);
  } catch (error) {
    throw either.aborted ? new FeatureFailure({ code: 'cancelled' }) : exportFailure(error, name);
  } finally {
    await output.discard(id).catch(() => undefined);
  }
}

/** Whether an ending is one of the format's own. */
const isOf = (format: string | null, extension: string): boolean =>
  Object.entries(EXTENSIONS).some(
    ([known, endings]) => known === (format ?? 'txt') && endings.includes(extension),
  );

function exportFailure(error: unknown, name: string): unknown {
  const code = error instanceof ExaminerFailed ? error.reason : codeOf(error);
  if (isDiskFull(error) || code === 'ENOSPC' || code === 'EDQUOT') {
    return new FeatureFailure({ code: 'disk-full' });
  }
  if (code === 'ENOENT') return new FeatureFailure({ code: 'file-gone', params: { name } });
  if (error instanceof Refused) {
    return new FeatureFailure({ code: 'document-refused', params: { reason: error.reason, name } });
  }
  if (code === 'closed') return new FeatureFailure({ code: 'cancelled' });
  if (code === null) return error;
  return new FeatureFailure({ code: 'document-failed', params: { reason: 'not-written', name } });
}

/** Code of the system; null for a fault of ours. */
const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
