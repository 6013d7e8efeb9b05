import type { Input } from '../../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../../preload/contract/exported-file.ts';
import type { ReadForbidden } from '../../../../preload/contract/segment-forbidden-terms.ts';
import type { EditorContext } from '../editor-context.ts';

/** Files of forbidden terms. */
export interface ForbiddenVerbs {
  readonly readForbidden: (file: Input<'segments.read-forbidden'>) => Promise<ReadForbidden | null>;
  readonly forbiddenFile: (pair: Input<'segments.forbidden-csv'>) => Promise<ExportedFile | null>;
}

export const createForbiddenVerbs = ({ rpc, act }: EditorContext): ForbiddenVerbs => ({
  readForbidden: (file) => act((_, signal) => rpc.ask('segments.read-forbidden', file, signal)),
  forbiddenFile: (pair) => act((_, signal) => rpc.ask('segments.forbidden-csv', pair, signal)),
});
