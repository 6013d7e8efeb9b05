import type { Input } from '../../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../../preload/contract/exported-file.ts';
import { attempts } from '../../../ui/failure/attempt.ts';
import type { ExportCheck, SharedSetting } from '../../../../preload/contract/segments.ts';
import { hasId } from '../../../../preload/contract/id-ranges.ts';
import type { InOrder } from '../edit/key-order.ts';
import type { EditorContext } from '../editor-context.ts';
import { askedRanges } from '../selection/asked-ranges.ts';
import type { Exported } from '../state.ts';
import { askedPart, type PartKind } from './part-choice.ts';
import type { SettingScope } from './setting-scope.ts';
import { plainWords } from '../tags/tagged-text.ts';

/** Rows that are counted at once. */
const COUNTED_ROWS = 500;

type PartRequest = Omit<Input<'segments.review-export'>, 'id' | 'part'> & {
  readonly part: PartKind;
};

export type SettingsChange = Omit<Input<'segments.settings'>, 'id'>;

/** Verbs on the open project as a whole. */
export interface ProjectVerbs {
  readonly change: (settings: SettingsChange) => Promise<void>;
  /** The file has these settings from its project again. */
  readonly shareSettings: (settings: readonly SharedSetting[]) => Promise<void>;
  /** What a change of a setting acts on from now on. */
  readonly setScope: (scope: SettingScope) => void;
  /** Counts what a fill by the service would send at most. */
  readonly countCost: () => Promise<void>;
  /** Fills what is empty from the memories, and where asked the rest by the service; of what is selected, if anything. */
  readonly fill: (byService: boolean) => Promise<void>;
  /** Adds the sample memory that ships for the project's pair. */
  /** Puts a sample memory on this computer, active. @param memory its id; null: that of the pair */
  readonly addSampleMemory: (memory?: string | null) => Promise<void>;
  readonly stopFill: () => void;
  /** Counts what an export would hold; what was written is saved first. */
  readonly checkExport: (part?: PartKind) => Promise<void>;
  readonly exportDocument: (withUnconfirmed: boolean) => Promise<void>;
  /** Writes a part of the file as a bilingual file. */
  readonly exportPart: (request: PartRequest) => Promise<void>;
  /** Hands the document that was exported last to another program. */
  readonly openExported: (how: 'open' | 'show') => Promise<void>;
  readonly analysisFile: () => Promise<ExportedFile | null>;
  readonly forgetSaid: () => void;
  readonly forgetRefused: () => void;
}

export interface ProjectPorts {
  /** Gives main what was written. */
  readonly save: () => Promise<void>;
  readonly inOrder: InOrder;
  /** Memories were added. */
  readonly matchesMayDiffer: () => void;
}

export function createProjectVerbs(
  context: EditorContext,
  { save, inOrder, matchesMayDiffer }: ProjectPorts,
): ProjectVerbs {
  const { rpc, get, set } = context;
  const counting = attempts<number>((cost) => set({ cost }));
  const checking = attempts<ExportCheck>((exportCheck) => set({ exportCheck }));
  const exporting = attempts<Exported>((now) => set({ exporting: now }));
  let filling: AbortController | null = null;

  async function emptyCharacters(id: string, signal: AbortSignal): Promise<number> {
    let characters = 0;
    const selected = get()?.selection?.ids ?? null;
    const filter = { statuses: ['empty' as const], locked: false };
    for (let from = 0; ; from += COUNTED_ROWS) {
      const window = { id, from, count: COUNTED_ROWS, filter };
      const { total, rows } = await rpc.ask('segments.rows', window, signal);
      for (const { id: row, source } of rows) {
        if (selected === null || hasId(selected, row))
          characters += Array.from(plainWords(source)).length;
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
    async shareSettings(settings) {
      const project = await context.act((file, signal) =>
        rpc.ask('segment-projects.share', { file, settings: [...settings] }, signal),
      );
      if (project !== null) set({ project });
    },
    setScope: (settingScope) => set({ settingScope }),
    async countCost() {
      const id = get()?.project.id;
      if (id !== undefined) await counting.start((signal) => emptyCharacters(id, signal));
    },
    async fill(byService) {
      // Keys that follow wait only until main knows.
      const begin = inOrder(async () => {
        await save();
        const selected = get()?.selection?.ids ?? null;
        const mine = new AbortController();
        filling?.abort();
        filling = mine;
        set({ said: null });
        const done = context.act((id, signal) =>
          rpc.ask(
            'segments.fill',
            { id, service: byService, selected: selected && askedRanges(selected) },
            AbortSignal.any([signal, mine.signal]),
          ),
        );
        return { done };
      });
      const begun = await begin();
      const saving = (await begun?.done) ?? null;
      if (saving !== null) set({ said: { kind: 'filled', saving } });
    },
    async addSampleMemory(memory = null) {
      const project = get()?.project;
      if (project === undefined) return;
      const { source, target } = project;
      await context.act((_, signal) =>
        rpc.ask(
          'local-memories.add-samples',
          memory === null ? { source, target } : { id: memory },
          signal,
        ),
      );
      matchesMayDiffer();
    },
    stopFill: () => filling?.abort(),
    async checkExport(part = 'whole') {
      const now = get();
      if (now === null) return;
      const { id } = now.project;
      exporting.reset();
      await checking.start(async (signal) => {
        await save();
        const asked = { id, part: askedPart(now, part) };
        return rpc.ask('segments.export-check', asked, signal);
      });
    },
    async exportDocument(withUnconfirmed) {
      const now = get();
      if (now === null || now.exportCheck.state !== 'done') return;
      const { id } = now.project;
      const { unconfirmed, empty } = now.exportCheck.value;
      const untranslated = empty + (withUnconfirmed ? 0 : unconfirmed);
      const exported = await exporting.start(async (signal) => {
        const { name } = await rpc.ask(
          'segments.export',
          { id, unconfirmed: withUnconfirmed },
          AbortSignal.any([signal, context.signal()]),
        );
        return { name, untranslated };
      });
      if (exported !== null) set({ said: { kind: 'exported', ...exported } });
    },
    async exportPart({ part, ...request }) {
      const now = get();
      if (now === null) return;
      const { id } = now.project;
      const exported = await exporting.start(async (signal) => {
        const { name } = await rpc.ask(
          'segments.review-export',
          { id, ...request, part: askedPart(now, part) },
          AbortSignal.any([signal, context.signal()]),
        );
        return { name, untranslated: 0 };
      });
      if (exported !== null) set({ said: { kind: 'exported', ...exported } });
    },
    async openExported(how) {
      await context.act((id, signal) =>
        rpc.ask(
          how === 'open' ? 'segments.open-exported' : 'segments.show-exported',
          { id },
          signal,
        ),
      );
    },
    analysisFile: () =>
      context.act((id, signal) => rpc.ask('segments.analysis-csv', { id }, signal)),
    forgetSaid: () => set({ said: null }),
    forgetRefused: () => set({ refused: null }),
  };
}
