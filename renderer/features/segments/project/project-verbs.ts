import type { Input } from '../../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../../preload/contract/exported-file.ts';
import { attempts } from '../../../ui/failure/attempt.ts';
import type { EditorContext } from '../editor-context.ts';
import { plainWords } from '../tags/tagged-text.ts';

/** Rows that are counted at once. */
const COUNTED_ROWS = 500;

export type SettingsChange = Omit<Input<'segments.settings'>, 'id'>;

/** Verbs on the open project as a whole. */
export interface ProjectVerbs {
  readonly change: (settings: SettingsChange) => Promise<void>;
  /** Counts what a fill by the service would send at most. */
  readonly countCost: () => Promise<void>;
  /** Fills what is empty from the memories, and where asked the rest by the service. */
  readonly fill: (byService: boolean) => Promise<void>;
  readonly stopFill: () => void;
  readonly exportDocument: () => Promise<void>;
  readonly analysisFile: () => Promise<ExportedFile | null>;
  readonly forgetSaid: () => void;
  readonly forgetRefused: () => void;
}

export function createProjectVerbs(context: EditorContext): ProjectVerbs {
  const { rpc, get, set } = context;
  const counting = attempts<number>((cost) => set({ cost }));
  let filling: AbortController | null = null;

  async function emptyCharacters(id: string, signal: AbortSignal): Promise<number> {
    let characters = 0;
    for (let from = 0; ; from += COUNTED_ROWS) {
      const window = { id, from, count: COUNTED_ROWS, filter: 'unconfirmed' } as const;
      const { total, rows } = await rpc.ask('segments.rows', window, signal);
      for (const { status, source } of rows) {
        if (status === 'empty') characters += Array.from(plainWords(source)).length;
      }
      if (from + COUNTED_ROWS >= total) return characters;
    }
  }

  return {
    async change(settings) {
      const project = await context.act((id, signal) =>
        rpc.ask('segments.settings', { id, ...settings }, signal),
      );
      if (project !== null) set({ project });
    },
    async countCost() {
      const id = get()?.project.id;
      if (id !== undefined) await counting.start((signal) => emptyCharacters(id, signal));
    },
    async fill(byService) {
      const mine = new AbortController();
      filling?.abort();
      filling = mine;
      set({ said: null });
      const saving = await context.act((id, signal) =>
        rpc.ask(
          'segments.fill',
          { id, service: byService },
          AbortSignal.any([signal, mine.signal]),
        ),
      );
      if (saving !== null) set({ said: { kind: 'filled', saving } });
    },
    stopFill: () => filling?.abort(),
    async exportDocument() {
      const exported = await context.act((id, signal) =>
        rpc.ask('segments.export', { id }, signal),
      );
      if (exported === null) return;
      const { name } = exported;
      set(({ project }) => ({
        said: { kind: 'exported', name, unconfirmed: project.segments - project.confirmed },
      }));
    },
    analysisFile: () =>
      context.act((id, signal) => rpc.ask('segments.analysis-csv', { id }, signal)),
    forgetSaid: () => set({ said: null }),
    forgetRefused: () => set({ refused: null }),
  };
}
