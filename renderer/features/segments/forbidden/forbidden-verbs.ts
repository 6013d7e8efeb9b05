import type { Input } from '../../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../../preload/contract/exported-file.ts';
import type { ReadForbidden } from '../../../../preload/contract/segment-forbidden-terms.ts';
import type { EditorContext } from '../editor-context.ts';

/** Files of forbidden terms. */
export interface ForbiddenVerbs {
  readonly readForbidden: (file: File, pair: Pair) => Promise<ReadForbidden | null>;
  readonly forbiddenFile: (
    wanted: Input<'segments.forbidden-file'>,
  ) => Promise<ExportedFile | null>;
}

interface Pair {
  readonly from: string;
  readonly to: string;
}

export const createForbiddenVerbs = (
  { rpc, act }: EditorContext,
  hand: (file: File) => Promise<string>,
): ForbiddenVerbs => ({
  readForbidden: (file, pair) =>
    act(async (_, signal) => {
      const ticket = await hand(file);
      return rpc.ask('segments.read-forbidden', { ...pair, ticket, name: file.name }, signal);
    }),
  forbiddenFile: (wanted) => act((_, signal) => rpc.ask('segments.forbidden-file', wanted, signal)),
});
