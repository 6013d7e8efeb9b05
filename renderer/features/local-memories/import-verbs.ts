import type { StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { OpenedFile } from '../../../preload/contract/outside.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { canImport, importDraft, type ImportDraft } from './import-draft.ts';
import type { ImportVerbs, LocalMemoriesPorts } from './local-memories-store.ts';
import type { Importing, LocalMemoriesState } from './state.ts';

/** A file that can be imported. */
interface Offered {
  readonly name: string;
  /** Hands it over to main and answers with its ticket. */
  readonly hand: () => Promise<string>;
}

/** @param imported tells of a memory that has got units */
export function createImportVerbs(
  rpc: Rpc,
  state: StoreApi<LocalMemoriesState>,
  { hand }: LocalMemoriesPorts,
  imported: (memory: string) => void,
): ImportVerbs {
  let file: Offered | null = null;
  /** Opened with the program, for the questions that come after this one. */
  let waiting: readonly OpenedFile[] = [];
  /** Of the file, once it was handed over; main keeps it while the file's languages are asked for. */
  let ticket: string | null = null;
  let current: AbortController | null = null;
  const show = (importing: Importing | null) => state.setState({ importing });

  async function run(draft: ImportDraft, chosen: Offered, mine: AbortController): Promise<void> {
    const isStopped = () => mine.signal.aborted;
    show({ step: 'handing', draft });
    ticket ??= await chosen.hand();
    if (isStopped()) return;
    const { into, name, source, target, skipsRepeated } = draft;
    const input = {
      ticket,
      name: draft.file,
      source,
      target,
      skipsRepeated,
      into: into === null ? { name: name.trim() } : { id: into },
    };
    for await (const value of rpc.watch('local-memories.import', input, mine.signal)) {
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
    const reason = failure.params?.['reason'];
    if (reason !== 'no-languages' && reason !== 'several-sources') ticket = null;
    show({ step: 'asking', draft, failure });
  }

  const isBusy = () => {
    const step = state.getState().importing?.step;
    return step === 'running' || step === 'handing';
  };

  function askAbout(chosen: Offered, into: string | null) {
    file = chosen;
    ticket = null;
    state.setState({ tab: 'local' });
    show({ step: 'asking', draft: importDraft(chosen.name, into), failure: null });
  }

  function keepWaiting(files: readonly OpenedFile[]) {
    waiting = files;
    state.setState({ waiting: waiting.length });
  }

  function askAboutNext() {
    const [next, ...others] = waiting;
    if (next === undefined) return;
    keepWaiting(others);
    askAbout({ name: next.name, hand: () => Promise.resolve(next.ticket) }, null);
  }

  return {
    offer(chosen, into) {
      if (!isBusy()) askAbout({ name: chosen.name, hand: () => hand(chosen) }, into);
    },
    offerOpened(opened) {
      const isFirst = waiting.length === 0;
      keepWaiting([...waiting, ...opened]);
      const mayAsk = !isBusy() && state.getState().importing?.step !== 'asking';
      if (isFirst && mayAsk) askAboutNext();
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
      if (isBusy()) return;
      file = null;
      ticket = null;
      show(null);
      askAboutNext();
    },
  };
}
