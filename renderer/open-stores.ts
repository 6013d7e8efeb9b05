import type { Desk } from '../preload/contract/api.ts';
import { compareInput } from './compare/compared.ts';
import { createCompareStore } from './compare/store.ts';
import { followActive } from './connections/follow-active.ts';
import { createConnectionsStore } from './connections/store.ts';
import { createCustomizationsStore } from './customizations/store.ts';
import { chooseFirstMemory } from './first-memory.ts';
import { createAddTermStore } from './glossaries/add-term/store.ts';
import { createTermMarksStore } from './glossaries/marks/store.ts';
import { createLanguagesStore } from './languages/store.ts';
import { createMemoriesStore } from './memories/store.ts';
import { createProjectsStore } from './projects/store.ts';
import { createSearchStore } from './search/store.ts';
import { shownSettings, type SettingsStore } from './settings/store.ts';
import { createSupportStore } from './support/store.ts';
import { factsOf } from './text/facts.ts';
import { fitOptions } from './text/fit.ts';
import { createProbeStore } from './text/probe/store.ts';
import { createTextStore } from './text/store.ts';
import { createUsageStore } from './usage/store.ts';
import type { FirstStores } from './workbench.ts';

/** What a store has that mirrors something of main. */
export interface Followed {
  follow(signal: AbortSignal): Promise<void>;
}

/** What the stores stand on. */
export interface StorePorts {
  readonly desk: Desk;
  /** They follow main already. */
  readonly settings: SettingsStore;
  readonly hand: (file: File) => Promise<string>;
  /** Whether the engine hands this page what the computer plays. */
  readonly canRecordSystem: boolean;
  /** Pages of captions and of quick translations need to follow little. */
  readonly kind: 'main' | 'captions' | 'quick';
}

/** The stores that a start needs, of which some follow main from then on. */
export interface OpenedStores {
  readonly stores: FirstStores;
  /** Lets the others follow main too: what the page can be drawn without, and main has work with. */
  readonly followRest: () => void;
}

/** Makes the stores of the first screen and of the frame, and joins what one needs of another. */
export function openStores(ports: StorePorts): OpenedStores {
  const { desk, settings, hand, kind: page } = ports;
  const connections = createConnectionsStore(desk);
  const languages = createLanguagesStore(desk);
  const usage = createUsageStore(desk);
  const memories = createMemoriesStore(desk);
  const customizations = createCustomizationsStore(desk);
  const marks = createTermMarksStore(desk);
  const adding = createAddTermStore(desk);
  const facts = () => factsOf({ languages, memories, customizations });
  const text = createTextStore(desk, {
    hand,
    facts,
    // A comparison is billed twice already, and only when it is asked for.
    whileTyping: () =>
      !compare.state.getState().isOpen &&
      (shownSettings(settings.state.getState())?.translateWhileTyping ?? true),
    keepLanguages: (sourceLanguage, targetLanguage) =>
      void settings.change({ sourceLanguage, targetLanguage }),
  });
  const compare = createCompareStore(desk, {
    fit: (options, { source, target }) => fitOptions(options, source, target, facts()),
  });
  const search = createSearchStore(desk);
  const probes = createProbeStore(desk);
  const projects = createProjectsStore(desk);
  const support = createSupportStore(desk);

  text.state.subscribe((now) => compare.setInput(compareInput(now)));
  if (page === 'main') {
    followActive(
      { settings, connections },
      {
        onFirst(chosen, { kind, ...active }) {
          const source = active.sourceLanguage ?? chosen.sourceLanguage;
          const target = active.targetLanguage ?? chosen.targetLanguage;
          void text.restore(source, target).then((isFresh) => {
            if (isFresh && kind === 'offline') void chooseFirstMemory(memories, text);
          });
        },
        onSwitch({ sourceLanguage, targetLanguage }) {
          const wereAsked = customizations.state.getState().glossaries.state !== 'idle';
          memories.forget();
          probes.forget();
          customizations.forget();
          marks.forget();
          adding.forget();
          support.forget();
          text.leaveConnection(sourceLanguage, targetLanguage);
          // Its settings name things of the connection that is left.
          compare.close();
          if (wereAsked) void customizations.load();
        },
      },
    );
  }

  // The stores live as long as the page, so nothing ever aborts this.
  const { signal } = new AbortController();
  const followed: Readonly<Record<typeof page, Record<'first' | 'rest', readonly Followed[]>>> = {
    main: { first: [connections], rest: [languages, usage, projects] },
    captions: { first: [], rest: [] },
    quick: { first: [connections, languages], rest: [] },
  };
  const follow = (store: Followed) => {
    // A watch ends early only with the connection, and its end is shown by the page.
    store.follow(signal).catch(() => undefined);
  };
  followed[page].first.forEach(follow);
  let areAllFollowed = false;

  return {
    stores: {
      settings,
      connections,
      languages,
      usage,
      memories,
      customizations,
      marks,
      adding,
      text,
      compare,
      search,
      probes,
      projects,
      support,
    },
    followRest() {
      if (areAllFollowed) return;
      areAllFollowed = true;
      followed[page].rest.forEach(follow);
    },
  };
}
