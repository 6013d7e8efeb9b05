import type { Desk } from '../preload/contract/api.ts';
import { createKeysStore } from './admin/keys-store.ts';
import { accessName, createAdminStore, type AdminState } from './admin/store.ts';
import { createBudgetsStore } from './budgets/store.ts';
import { createCaptionsStore } from './captions/store.ts';
import { compareInput } from './compare/compared.ts';
import { createCompareStore } from './compare/store.ts';
import { activeConnection, createConnectionsStore } from './connections/store.ts';
import {
  createCustomizationsStore,
  shownGlossaries,
  shownStyleRules,
} from './customizations/store.ts';
import { createDetectionStore } from './detection/store.ts';
import { createDocumentsStore } from './documents/store.ts';
import { chooseFirstMemory } from './first-memory.ts';
import { createGlossariesStore } from './glossaries/store.ts';
import { createHistoryStore } from './history/store.ts';
import { createLanguagesStore, shownLanguages } from './languages/store.ts';
import { createServicePages } from './local-memories/service-pages.ts';
import { createLocalMemoriesStore } from './local-memories/store.ts';
import { createMemoriesStore } from './memories/store.ts';
import { createOutsideStore } from './outside/store.ts';
import { createMenuStore } from './menu/store.ts';
import { createProjectsStore } from './projects/store.ts';
import { createSharedOptions } from './quick/shared-options.ts';
import { createQuickStore } from './quick/store.ts';
import { createReconcileStore } from './reconcile/store.ts';
import { createReportsStore } from './reports/store.ts';
import { createTagsStore } from './reports/tags-store.ts';
import { createRequestsStore } from './requests/store.ts';
import { createSearchStore } from './search/store.ts';
import { keepDeskPlace } from './segments/keep-desk-place.ts';
import { createSegmentsStore } from './segments/store.ts';
import { shownSettings, type SettingsStore } from './settings/store.ts';
import { createStyleRulesStore } from './style-rules/store.ts';
import { createSupportStore } from './support/store.ts';
import { createTermsStore } from './terms/store.ts';
import { createProbeStore } from './text/probe/store.ts';
import { createTextStore } from './text/store.ts';
import { fitOptions } from './text/fit.ts';
import { createUsageStore } from './usage/store.ts';
import { openCapture } from './voice/capture/capture.ts';
import { createDevices } from './voice/capture/devices.ts';
import { createRecording } from './voice/recording.ts';
import { createVoiceStore } from './voice/store.ts';
import type { Stores } from './workbench.ts';
import { createWritingStore } from './writing/store.ts';

/** What a store has that mirrors something of main. */
interface Followed {
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

/** The stores of a page, of which some follow main from the start. */
export interface OpenedStores {
  readonly stores: Stores;
  /** Lets the others follow main too: what the page can be drawn without, and main has work with. */
  readonly followRest: () => void;
}

/** Makes the stores and joins what one needs of another. */
export function openStores(ports: StorePorts): OpenedStores {
  const { desk, settings, hand, canRecordSystem, kind: page } = ports;
  const connections = createConnectionsStore(desk);
  const languages = createLanguagesStore(desk);
  const usage = createUsageStore(desk);
  const memories = createMemoriesStore(desk);
  const menu = createMenuStore(desk);
  const serviceMemories = createServicePages(desk);
  const localMemories = createLocalMemoriesStore(desk, { hand });
  const customizations = createCustomizationsStore(desk);
  const glossaries = createGlossariesStore(desk, {
    hand,
    changed: () => void customizations.refresh(),
  });
  const facts = () => ({
    languages: shownLanguages(languages.state.getState()),
    memories: memories.state.getState().memories,
    glossaries: shownGlossaries(customizations.state.getState()),
    styleRules: shownStyleRules(customizations.state.getState()),
  });
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
  const detection = createDetectionStore(desk, { hand });
  const history = createHistoryStore(desk);
  const search = createSearchStore(desk);
  const probes = createProbeStore(desk);
  const documents = createDocumentsStore(desk, { hand, facts });
  const segments = createSegmentsStore(desk, { hand });

  const voice = createVoiceStore(desk, {
    recording: createRecording(desk, openCapture),
    devices: createDevices(canRecordSystem),
    preferences: () => shownSettings(settings.state.getState())?.voice ?? null,
    keepPreferences(change) {
      const known = shownSettings(settings.state.getState());
      if (known !== null) void settings.change({ voice: { ...known.voice, ...change } });
    },
    hand,
  });
  const terms = createTermsStore(desk, { hand });
  const captions = createCaptionsStore(desk);
  const admin = createAdminStore(desk);
  const keys = createKeysStore(desk);
  const reports = createReportsStore(desk);
  const tags = createTagsStore(desk);
  const budgets = createBudgetsStore(desk);
  const reconcile = createReconcileStore(desk);
  const projects = createProjectsStore(desk);
  const requests = createRequestsStore(desk);
  const support = createSupportStore(desk);
  const styleRules = createStyleRulesStore(desk, { onChange: () => void customizations.refresh() });
  const writing = createWritingStore(desk);
  const outside = createOutsideStore(desk);
  const quick = createQuickStore(desk, {
    settings: () => shownSettings(settings.state.getState()),
    keepPreferences(change) {
      const known = shownSettings(settings.state.getState());
      if (known !== null) void settings.change({ quick: { ...known.quick, ...change } });
    },
    connection: () => activeConnection(connections.state.getState())?.kind ?? null,
    options: createSharedOptions(desk, {
      ...{ memories, customizations, facts },
      isOffline: () => activeConnection(connections.state.getState())?.kind === 'offline',
    }),
  });
  /** What was read with the admin key of one connection. */
  const account = [reports, tags, keys, reconcile];

  let connection: string | null = null;
  let isRestored = false;

  /** The first languages come once the first run is over and the connection is known. */
  function restore() {
    const chosen = shownSettings(settings.state.getState());
    const active = activeConnection(connections.state.getState());
    if (page !== 'main' || isRestored || chosen === null || !chosen.welcomed || active === null)
      return;
    isRestored = true;
    voice.restore();
    connection = active.id;
    const { kind } = active;
    const source = active.sourceLanguage ?? chosen.sourceLanguage;
    const target = active.targetLanguage ?? chosen.targetLanguage;
    documents.restore(source, target);
    const { project, segment } = chosen.place;
    if (project !== null) void segments.restore(project, segment);
    void text.restore(source, target).then((isFresh) => {
      if (isFresh && kind === 'offline') void chooseFirstMemory(memories, text);
    });
  }

  function noticeSwitch() {
    const active = activeConnection(connections.state.getState());
    if (active === null || connection === null || active.id === connection) return;
    connection = active.id;
    const wereAsked = customizations.state.getState().glossaries.state !== 'idle';
    memories.forget();
    serviceMemories.forget();
    probes.forget();
    customizations.forget();
    glossaries.forget();
    voice.forget();
    terms.forget();
    admin.forget();
    budgets.forget();
    support.forget();
    styleRules.forget();
    writing.forget();
    for (const store of account) store.forget();
    text.leaveConnection(active.sourceLanguage, active.targetLanguage);
    // Its settings name things of the connection that is left.
    compare.close();
    documents.leaveConnection(active.sourceLanguage, active.targetLanguage);
    if (wereAsked) void customizations.load();
  }

  /** Another admin key may be another account's. */
  function noticeAdminKey(now: AdminState, before: AdminState) {
    if (before.access === null || accessName(now) === accessName(before)) return;
    for (const store of account) store.forget();
  }

  keepDeskPlace(segments, settings);
  settings.state.subscribe(restore);
  text.state.subscribe((now) => compare.setInput(compareInput(now)));
  connections.state.subscribe(restore);
  if (page === 'quick') {
    settings.state.subscribe(() => quick.reconsider());
    connections.state.subscribe((now, before) => {
      if (activeConnection(now)?.id !== activeConnection(before)?.id) {
        memories.forget();
        customizations.forget();
      }
      quick.reconsider();
    });
  }
  connections.state.subscribe(noticeSwitch);
  admin.state.subscribe(noticeAdminKey);

  // The stores live as long as the page, so nothing ever aborts this.
  const { signal } = new AbortController();
  const work = [
    languages,
    usage,
    localMemories,
    documents,
    segments,
    voice,
    admin,
    budgets,
    projects,
    captions,
    outside,
  ];
  const followed = {
    main: { first: [connections], rest: work },
    captions: { first: [captions], rest: [] },
    quick: { first: [connections, languages, quick], rest: [] },
  }[page];
  const follow = (store: Followed) => {
    // A watch ends early only with the connection, and its end is shown by the page.
    store.follow(signal).catch(() => undefined);
  };
  followed.first.forEach(follow);
  let areAllFollowed = false;

  const stores: Stores = {
    settings,
    connections,
    languages,
    usage,
    memories,
    menu,
    serviceMemories,
    localMemories,
    customizations,
    glossaries,
    text,
    compare,
    detection,
    history,
    search,
    probes,
    documents,
    segments,
    voice,
    terms,
    captions,
    admin,
    keys,
    reports,
    tags,
    budgets,
    reconcile,
    projects,
    requests,
    support,
    styleRules,
    writing,
    quick,
    outside,
  };
  return {
    stores,
    followRest() {
      if (areAllFollowed) return;
      areAllFollowed = true;
      followed.rest.forEach(follow);
    },
  };
}
