import type { StoreApi } from 'zustand/vanilla';
import type { Desk } from '../../preload/contract/api.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import { asFailure } from '../failure/as-failure.ts';
import { canImport, importDraft, type ImportDraft } from './import-draft.ts';
import type { ImportVerbs, LocalMemoriesPorts } from './local-memories-store.ts';
import type { Importing, LocalMemoriesState } from './state.ts';

/** @param imported tells of a memory that has got units */
export function createImportVerbs(
  desk: Desk,
  state: StoreApi<LocalMemoriesState>,
  { hand }: LocalMemoriesPorts,
  imported: (memory: string) => void,
): ImportVerbs {
  let file: File | null = null;
  /** Of the file, once it was handed over; main keeps it while the file's languages are asked for. */
  let ticket: string | null = null;
  let current: AbortController | null = null;
  const show = (importing: Importing | null) => state.setState({ importing });

  async function run(draft: ImportDraft, chosen: File, mine: AbortController): Promise<void> {
    const isStopped = () => mine.signal.aborted;
    show({ step: 'handing', draft });
    ticket ??= await hand(chosen);
    if (isStopped()) return;
    const { into, name, source, target, skipsRepeated } = draft;
    const input = {
      ...{ ticket, name: draft.file, source, target, skipsRepeated },
      into: into === null ? { name: name.trim() } : { id: into },
    };
    for await (const value of desk.watch('local-memories.import', input, mine.signal)) {
      if (isStopped()) return;
      if (value.state === 'running') {
        const { progress, units } = value;
        show({ step: 'running', draft, progress, units });
        continue;
      }
      file = null;
      ticket = null;
      show({ step: 'done', draft, report: value });
      imported(value.memory.id);
      return;
    }
  }

  function refuse(draft: ImportDraft, failure: Failure) {
    // Only then main waits for another try with the same file.
    if (failure.params?.['reason'] !== 'no-languages') ticket = null;
    show({ step: 'asking', draft, failure });
  }

  return {
    offer(chosen, into) {
      const { importing } = state.getState();
      if (importing?.step === 'running' || importing?.step === 'handing') return;
      file = chosen;
      ticket = null;
      state.setState({ tab: 'local' });
      show({ step: 'asking', draft: importDraft(chosen.name, into), failure: null });
    },
    changeDraft(change) {
      const { importing } = state.getState();
      if (importing?.step !== 'asking') return;
      show({ ...importing, draft: { ...importing.draft, ...change } });
    },
    async startImport() {
      const { importing } = state.getState();
      if (importing?.step !== 'asking' || file === null || !canImport(importing.draft)) return;
      const mine = new AbortController();
      current = mine;
      try {
        await run(importing.draft, file, mine);
      } catch (thrown) {
        if (!mine.signal.aborted) refuse(importing.draft, asFailure(thrown));
      }
    },
    cancelImport() {
      const { importing } = state.getState();
      if (importing?.step !== 'running' && importing?.step !== 'handing') return;
      current?.abort();
      file = null;
      ticket = null;
      show({ step: 'cancelled', draft: importing.draft });
    },
    closeImport() {
      const { importing } = state.getState();
      if (importing?.step === 'running' || importing?.step === 'handing') return;
      file = null;
      ticket = null;
      show(null);
    },
  };
}
