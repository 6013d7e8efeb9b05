import type { CheckedInput } from '../../../../preload/contract/api.ts';
import type { FoundSegments } from '../../../../preload/contract/segments.ts';
import { attempts } from '../../../ui/failure/attempt.ts';
import type { EditorContext } from '../editor-context.ts';
import type { RowVerbs } from '../rows/row-verbs.ts';

export type Search = Omit<CheckedInput<'segments.find'>, 'files'>;

/** Finding and replacing in the open file. */
export interface FindVerbs {
  readonly find: (search: Search) => Promise<void>;
  /** Replaces what is found but for some segments; one step. */
  readonly replaceAll: (search: Search, except: readonly number[]) => Promise<void>;
}

/** @param save gives main what was written */
export function createFindVerbs(
  context: EditorContext,
  rows: RowVerbs,
  save: () => Promise<void>,
): FindVerbs {
  const { rpc, get, set } = context;
  const finding = attempts<FoundSegments>((now) => set({ finding: now }));
  const find = async (search: Search) => {
    const id = get()?.project.id;
    if (id === undefined) return;
    await finding.start(async (signal) => {
      await save();
      return rpc.ask('segments.find', { ...search, files: [id] }, signal);
    });
  };
  return {
    find,
    async replaceAll(search, except) {
      await save();
      const done = await context.act((id, signal) =>
        rpc.ask(
          'segments.replace',
          { ...search, files: [id], except: except.map((number) => ({ file: id, number })) },
          signal,
        ),
      );
      if (done === null) return;
      set({ said: { kind: 'replaced', count: done.changed }, dialog: null });
      rows.renew(null);
    },
  };
}
