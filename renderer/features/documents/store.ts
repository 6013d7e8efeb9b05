import { createStore } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type {
  DocumentPreview,
  DocumentReport,
  DocumentRow,
} from '../../../preload/contract/documents.ts';
import { mirror } from '../../rpc/mirror.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { keptChoices } from '../connections/kept-choices.ts';
import {
  fitBatch,
  isOneLanguage,
  leftBehind,
  ofConnection,
  withChoices,
  withoutOptions,
  type Batch,
} from './batch/batch.ts';
import type { DocumentsPorts, DocumentsStore } from './documents-store.ts';
import { createIntake } from './intake/intake.ts';
import { canRetry, growing, isOpen } from './queue/queue.ts';
import { EMPTY, hasPages, type DocumentsState } from './state.ts';
import { defineStore } from '../../ui/stores.ts';
import { factsOf } from '../text/facts.ts';
import { activeConnection, connectionsStore } from '../connections/store.ts';
import { textStore } from '../text/store.ts';

/** The queue of documents, the files that are about to join it, and how they are translated. */
export function createDocumentsStore(rpc: Rpc, { hand, facts }: DocumentsPorts): DocumentsStore {
  const state = createStore<DocumentsState>(() => EMPTY);
  const get = state.getState;
  const set = state.setState;

  const previews = attempts<DocumentPreview>((texts) =>
    set(({ preview }) => ({ preview: preview && { ...preview, texts } })),
  );
  const adding = attempts<null>((now) => set({ adding: now }));
  const intake = createIntake({
    rpc,
    hand,
    options: () => fitBatch(get().batch, facts()).options,
    get: () => get().incoming,
    show: (incoming) => set({ incoming }),
    repeat: (repeated) => set({ repeated }),
  });

  /** Does a verb; why it could not be done is shown above the list. */
  async function act<Value>(verb: () => Promise<Value>): Promise<Value | null> {
    set({ refused: null });
    try {
      return await verb();
    } catch (thrown) {
      set({ refused: asFailure(thrown) });
      return null;
    }
  }

  const previewPiece = (row: DocumentRow, from: number, signal: AbortSignal) =>
    rpc.ask('documents.preview', { id: row.id, from }, signal);
  /** The reading of the other pieces of a long document. */
  let rest = new AbortController();

  /** The other pieces come while the first ones are read already. */
  async function readOn(row: DocumentRow, first: DocumentPreview) {
    const mine = new AbortController();
    rest = mine;
    const show = (texts: Attempt<DocumentPreview>) =>
      set(({ preview }) => ({ preview: preview && { ...preview, texts } }));
    let value = first;
    try {
      while (value.next !== null) {
        const piece = await previewPiece(row, value.next, mine.signal);
        if (mine.signal.aborted) return;
        value = { ...piece, blocks: [...value.blocks, ...piece.blocks] };
        show({ state: 'done', value });
      }
    } catch (thrown) {
      if (!mine.signal.aborted) show({ state: 'failed', failure: asFailure(thrown) });
    }
  }

  /** Something was chosen for documents with this connection: texts say nothing of them any more. */
  let isChosen = false;
  const choices = keptChoices(rpc, 'documents', (kept) => {
    isChosen = true;
    set(({ batch }) => ({ batch: withChoices(batch, kept) }));
  });
  const keep = () => {
    isChosen = true;
    choices.keep(ofConnection(get().batch));
  };

  function setBatch(change: Partial<Batch>) {
    const before = get().batch;
    const batch = { ...before, ...change };
    set({ batch });
    // These two decide which files are taken; the others only how they are translated.
    const isOther = before.minify !== batch.minify;
    if (isOther || isOneLanguage(before) !== isOneLanguage(batch)) intake.recheck();
  }

  async function actOn(
    route: 'documents.cancel' | 'documents.retry' | 'documents.remove',
    rows: readonly DocumentRow[],
  ) {
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await act(() => rpc.ask(route, { ids }));
  }

  return {
    state,
    follow: (signal) =>
      mirror(growing(rpc.watch('documents.watch', undefined, signal)), (queue) =>
        set({ queue: queue.shown() }),
      ),
    restore(source, target, connection) {
      const { batch: untouched } = state.getInitialState();
      const { batch } = get();
      // Languages that were chosen before anyone knew the connection stay.
      if (batch.source === untouched.source && batch.target === untouched.target) {
        set({ batch: { ...batch, source, target } });
      }
      void choices.open(connection);
    },
    leaveConnection(source, target, connection) {
      isChosen = false;
      set({ batch: leftBehind(get().batch, source, target) });
      intake.recheck();
      void choices.open(connection);
    },

    likeText(text) {
      if (isChosen) return;
      set(({ batch }) => {
        const { options: shared, threshold } = text;
        return { batch: withChoices(batch, ofConnection({ ...batch, shared, threshold })) };
      });
    },

    setBatch,
    setShared(change) {
      set(({ batch }) => ({ batch: { ...batch, shared: { ...batch.shared, ...change } } }));
      keep();
    },
    setThreshold(threshold) {
      set(({ batch }) => {
        const { memory } = batch.shared;
        const shared = { ...batch.shared, ...(memory && { memory: { ...memory, threshold } }) };
        return { batch: { ...batch, threshold, shared } };
      });
      keep();
    },
    resetOptions() {
      setBatch(withoutOptions(get().batch));
      keep();
    },

    take(picked) {
      set({ adding: IDLE, repeated: [] });
      intake.take(picked);
    },
    takeOpened(opened) {
      set({ adding: IDLE, repeated: [] });
      intake.takeOpened(opened);
    },
    drop: intake.drop,
    dismiss() {
      adding.reset();
      set({ repeated: [] });
      intake.dismiss();
    },
    async start() {
      if (get().adding.state === 'running') return;
      set({ repeated: [] });
      await adding.start(async () => {
        await intake.submit();
        return null;
      });
    },

    async pause(isPaused) {
      await act(() => rpc.ask('documents.pause', { isPaused }));
    },
    cancel: (rows) => actOn('documents.cancel', rows.filter(isOpen)),
    async retry(rows) {
      const ids = rows.filter(canRetry).map(({ id }) => id);
      const { batch } = get();
      // Settings with which nothing can be translated are no settings for a retry.
      const shown = isOneLanguage(batch) ? {} : { options: fitBatch(batch, facts()).options };
      if (ids.length > 0) await act(() => rpc.ask('documents.retry', { ids, ...shown }));
    },
    retryUnchanged: (rows) => actOn('documents.retry', rows.filter(canRetry)),
    remove: (rows) =>
      actOn(
        'documents.remove',
        rows.filter((row) => !isOpen(row)),
      ),
    async open(id) {
      await act(() => rpc.ask('documents.open', { id }));
    },
    async show(id) {
      await act(() => rpc.ask('documents.show', { id }));
    },
    forgetRefused: () => set({ refused: null }),
    forgetRepeated: () => set({ repeated: [] }),
    async report() {
      set({ reporting: { state: 'running' } });
      const report = await act<DocumentReport>(() => rpc.ask('documents.report', undefined));
      set({ reporting: IDLE });
      return report;
    },

    setStage: (stage) => set({ stage }),
    toggle: (id) =>
      set(({ opened }) => {
        const next = new Set(opened);
        if (!next.delete(id)) next.add(id);
        return { opened: next };
      }),
    async preview(row) {
      rest.abort();
      set({ preview: { row, texts: IDLE } });
      if (hasPages(row)) return;
      const first = await previews.start((signal) => previewPiece(row, 0, signal));
      if (first !== null) await readOn(row, first);
    },
    pdfPiece: (id, side, from, to, signal) =>
      rpc.ask('documents.pdf-piece', { id, side, from, to }, signal),
    characterMap: async (name) => (await rpc.ask('documents.character-map', { name })).bytes,
    closePreview() {
      rest.abort();
      previews.reset();
      set(({ preview }) => ({ preview: null, left: preview?.row.id ?? null }));
    },
    reveal(id) {
      rest.abort();
      previews.reset();
      set({ stage: null, preview: null, left: id });
    },
    takeLeft() {
      const { left } = get();
      if (left !== null) set({ left: null });
      return left;
    },
  };
}

export const documentsStore = defineStore<DocumentsStore>({
  name: 'documents',
  scope: 'app',
  create({ rpc, hand, store }) {
    const documents = createDocumentsStore(rpc, { hand, facts: () => factsOf(store) });
    const text = store(textStore).state;
    const connections = store(connectionsStore).state;
    const follow = () => {
      const { options, threshold } = text.getState();
      // A fresh Text screen chooses a sample memory of the offline service, which nobody asked for here.
      const { memory, ...others } = options;
      const isSample = activeConnection(connections.getState())?.kind === 'offline';
      documents.likeText({ threshold, options: isSample ? others : { ...others, memory } });
    };
    text.subscribe(follow);
    follow();
    return documents;
  },
  forget: (store, { id, sourceLanguage, targetLanguage }) =>
    store.leaveConnection(sourceLanguage, targetLanguage, id),
  restore: (store, chosen, active) =>
    store.restore(
      active.sourceLanguage ?? chosen.sourceLanguage,
      active.targetLanguage ?? chosen.targetLanguage,
      active.id,
    ),
  followedBy: { main: 'rest' },
});
