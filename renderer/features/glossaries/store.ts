import { createStore } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Entry } from '../../../preload/contract/glossaries.ts';
import { IDLE } from '../../ui/failure/attempt.ts';
import { createLifetime } from '../connections/lifetime.ts';
import type { GlossariesStore } from './glossaries-store.ts';
import type { GlossariesContext, GlossariesPorts } from './glossaries-context.ts';
import { createGridStore, type GridStore } from './grid/grid-store.ts';
import { createImportStore } from './import/store.ts';
import { createListVerbs } from './list/list-verbs.ts';
import { createDictionaryVerbs } from './save/dictionary-verbs.ts';
import {
  dictionaryKey,
  dictionaryOf,
  isSamePair,
  type DictionaryState,
  type GlossariesState,
  type Pair,
} from './state.ts';
import { defineStore } from '../../ui/stores.ts';
import { customizationsStore } from '../customizations/store.ts';
import { termMarksStore } from './marks/store.ts';
import { addTermStore } from './add-term/store.ts';

const EMPTY: GlossariesState = {
  all: null,
  listing: IDLE,
  query: '',
  chosen: null,
  pair: null,
  dictionaries: {},
  finding: null,
  making: null,
  creating: IDLE,
  name: null,
  renaming: IDLE,
  removing: IDLE,
  removed: null,
  exporting: IDLE,
};

const UNREAD: DictionaryState = {
  grid: null,
  loading: IDLE,
  isUnsaved: false,
  bytes: 0,
  entries: 0,
  saving: null,
  notice: null,
};

/** The glossaries of the active connection, while they are looked at and edited. */
export function createGlossariesStore(rpc: Rpc, ports: GlossariesPorts): GlossariesStore {
  const state = createStore<GlossariesState>(() => EMPTY);
  const life = createLifetime();
  const compare = ports.compare ?? new Intl.Collator().compare;
  const context: GlossariesContext = {
    rpc,
    state,
    life,
    ports: { ...ports, changed },
    changeDictionary(id, pair, change) {
      const key = dictionaryKey(id, pair);
      state.setState(({ dictionaries }) => ({
        dictionaries: {
          ...dictionaries,
          [key]: { ...(dictionaries[key] ?? UNREAD), ...change },
        },
      }));
    },
    dropDictionaries(id, pair) {
      const isMeant = (key: string) =>
        pair === undefined ? key.startsWith(`${id} `) : key === dictionaryKey(id, pair);
      state.setState(({ dictionaries }) => ({
        dictionaries: Object.fromEntries(
          Object.entries(dictionaries).filter(([key]) => !isMeant(key)),
        ),
      }));
    },
    put(glossary) {
      state.setState(({ all }) => {
        const known = all ?? [];
        const isKnown = known.some(({ id }) => id === glossary.id);
        return {
          all: isKnown
            ? known.map((one) => (one.id === glossary.id ? glossary : one))
            : [...known, glossary],
        };
      });
    },
  };

  /** Makes a grid of entries; the lists follow it for as long as it is the one that is shown. */
  function show(id: string, pair: Pair, entries: readonly Entry[]) {
    const grid = createGridStore(entries, compare);
    const { chosen, pair: shown, finding } = state.getState();
    if (finding !== null && chosen === id && isSamePair(shown, pair)) {
      grid.look({ query: finding });
      state.setState({ finding: null });
    }
    context.changeDictionary(id, pair, { grid, loading: IDLE, ...shareOf(grid) });
    grid.state.subscribe(() => {
      const now = dictionaryOf(state.getState(), id, pair);
      if (now?.grid !== grid) return;
      const share = shareOf(grid);
      if (
        now.isUnsaved !== share.isUnsaved ||
        now.bytes !== share.bytes ||
        now.entries !== share.entries
      ) {
        context.changeDictionary(id, pair, share);
      }
    });
  }

  function changed() {
    ports.marks.outdate();
    ports.changed();
  }

  const dictionaries = createDictionaryVerbs(context, show);
  const lists = createListVerbs(
    context,
    () => void dictionaries.open(),
    (id, pair) => show(id, pair, []),
  );
  ports.adding.onChange(async ({ id, pair, now }) => {
    // It comes from here.
    if (now === 'edited') return;
    changed();
    if (state.getState().all === null) return;
    await lists.refresh();
    await dictionaries.reread(id, pair);
  });

  const importing = createImportStore(context, { read: dictionaries.reread, show: lists.choose });

  return {
    state,
    ...lists,
    ...dictionaries,
    openFile: (file) =>
      importing.open(file, state.getState().pair ?? importing.state.getState().pair),
    importing,
    forget() {
      life.end();
      importing.leave();
      state.setState(({ dictionaries: all, making }) => {
        const unsaved = Object.entries(all)
          .filter(([, { isUnsaved }]) => isUnsaved)
          .map(([key, one]) => [key, { ...one, loading: IDLE, saving: null, notice: null }]);
        return {
          ...EMPTY,
          making,
          dictionaries: Object.fromEntries(unsaved) as GlossariesState['dictionaries'],
        };
      });
    },
  };
}

function shareOf(grid: GridStore) {
  const { isUnsaved, check, rows } = grid.state.getState();
  return { isUnsaved, bytes: check.bytes, entries: rows.length };
}

export const glossariesStore = defineStore<GlossariesStore>({
  name: 'glossaries',
  scope: 'connection',
  create: ({ rpc, hand, store }) =>
    createGlossariesStore(rpc, {
      hand,
      changed: () => void store(customizationsStore).refresh(),
      marks: store(termMarksStore),
      adding: store(addTermStore),
    }),
});
