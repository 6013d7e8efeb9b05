import type { Handlers } from '../../../preload/contract/api.ts';
import type { FuzzySpot } from '../../../preload/contract/fuzzy-spot.ts';
import type { DocumentFolders } from '../../system/document-folders.ts';
import type { OpenFiles } from '../../system/open-files.ts';
import { readCharacterMap, readRange } from '../../system/read-range.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { Examiner } from '../examiner.ts';
import { ExaminerFailed, Refused } from '../examiner.ts';
import type { Placed } from '../../system/output-folder.ts';
import { openResult } from '../open-result.ts';
import type { QueueRows } from './queue-rows.ts';
import type { DocumentRecord } from './record.ts';

export interface ResultsPorts {
  readonly rows: QueueRows;
  readonly folders: Pick<DocumentFolders, 'find'>;
  readonly examiner: Examiner;
  readonly openFiles: OpenFiles;
  readonly assets: string;
}

type ResultHandlers = Pick<
  Handlers,
  | 'documents.preview'
  | 'documents.pdf-piece'
  | 'documents.character-map'
  | 'documents.open'
  | 'documents.show'
>;

/** What a person does with a result; the page names it by its row, never by a path. */
export function createResults(ports: ResultsPorts): ResultHandlers {
  const { rows, folders, examiner, openFiles, assets } = ports;

  const finished = (id: string): DocumentRecord & { readonly result: Placed } => {
    const record = rows.get(id);
    if (record === null || record.result === null) throw new FeatureFailure({ code: 'not-found' });
    return { ...record, result: record.result };
  };
  const act = async (id: string, how: keyof OpenFiles): Promise<null> =>
    openResult(openFiles, how, finished(id).result);

  return {
    'documents.open': ({ id }) => act(id, 'open'),
    'documents.show': ({ id }) => act(id, 'show'),
    'documents.preview': async ({ id, from }) => {
      const { name, result, options, fuzzy } = finished(id);
      const gone = new FeatureFailure({ code: 'file-gone', params: { name } });
      const source = await folders.find(id, 'source');
      if (source === null) throw gone;
      try {
        const { isByUnit, blocks, ...rest } = await examiner.ask('preview', {
          source: source.path,
          result: result.path,
          name,
          target: options.target,
          assets,
          from,
        });
        const spots = Map.groupBy(isByUnit ? fuzzy : [], ({ unit }) => unit);
        return {
          ...rest,
          blocks: blocks.map((block, place) => ({
            ...block,
            fuzzy: marksIn(block.target, spots.get(from + place) ?? []),
          })),
        };
      } catch (error) {
        if (error instanceof ExaminerFailed && error.reason === 'ENOENT') throw gone;
        // The person may have changed it, or put another file in its place.
        if (!(error instanceof Refused || error instanceof ExaminerFailed)) throw error;
        throw new FeatureFailure({ code: 'file-unreadable', params: { name } });
      }
    },
    'documents.pdf-piece': async ({ id, side, from, to }) => {
      const { name, format, result } = finished(id);
      const kept = side === 'source' ? await folders.find(id, 'source') : result;
      if (kept === null) throw new FeatureFailure({ code: 'file-gone', params: { name } });
      if (format !== 'pdf') throw new FeatureFailure({ code: 'file-unreadable', params: { name } });
      try {
        return await readRange(kept.path, from, to);
      } catch (error) {
        const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        throw new FeatureFailure({
          code: isGone ? 'file-gone' : 'file-unreadable',
          params: { name },
        });
      }
    },
    'documents.character-map': async ({ name }) => ({
      bytes: await readCharacterMap(assets, name),
    }),
  };
}

/** A file that was changed afterwards, or another service, may tell of what is not there. */
function marksIn(text: string, spots: readonly FuzzySpot[]): Omit<FuzzySpot, 'unit'>[] {
  let before = 0;
  return spots.flatMap(({ start, end, percent }) => {
    if (start < before || end <= start || end > text.length) return [];
    before = end;
    return [{ start, end, percent }];
  });
}
