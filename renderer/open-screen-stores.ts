import { createKeysStore } from './admin/keys-store.ts';
import { accessName, createAdminStore } from './admin/store.ts';
import { createBudgetsStore } from './budgets/store.ts';
import { createCaptionsStore } from './captions/store.ts';
import { followActive } from './connections/follow-active.ts';
import { activeConnection } from './connections/store.ts';
import { createDetectionStore } from './detection/store.ts';
import { createDocumentsStore } from './documents/store.ts';
import { createGlossariesStore } from './glossaries/store.ts';
import { createHistoryStore } from './history/store.ts';
import { createServicePages } from './local-memories/service-pages.ts';
import { createLocalMemoriesStore } from './local-memories/store.ts';
import { createMenuStore } from './menu/store.ts';
import type { Followed, StorePorts } from './open-stores.ts';
import { createOutsideStore } from './outside/store.ts';
import { createSharedOptions } from './quick/shared-options.ts';
import { createQuickStore } from './quick/store.ts';
import { createReconcileStore } from './reconcile/store.ts';
import { createReportsStore } from './reports/store.ts';
import { createTagsStore } from './reports/tags-store.ts';
import { createRequestsStore } from './requests/store.ts';
import { keepDeskPlace } from './segments/keep-desk-place.ts';
import { createSegmentsStore } from './segments/store.ts';
import { shownSettings } from './settings/store.ts';
import { createStyleRulesStore } from './style-rules/store.ts';
import { createTermsStore } from './terms/store.ts';
import { factsOf } from './text/facts.ts';
import { openCapture } from './voice/capture/capture.ts';
import { createDevices } from './voice/capture/devices.ts';
import { createRecording } from './voice/recording.ts';
import { createVoiceStore } from './voice/store.ts';
import type { FirstStores, Stores } from './workbench.ts';
import { createWritingStore } from './writing/store.ts';

/** Makes the stores of the other screens, joins them to the first ones and lets them follow main. */
export function openScreenStores(ports: StorePorts, first: FirstStores): Stores {
  const { desk, hand, canRecordSystem, kind: page } = ports;
  const { settings, connections, memories, customizations, marks, adding } = first;
  const facts = () => factsOf(first);
  const changed = () => void customizations.refresh();
  const known = () => shownSettings(settings.state.getState());

  const menu = createMenuStore(desk);
  const serviceMemories = createServicePages(desk);
  const localMemories = createLocalMemoriesStore(desk, { hand });
  const glossaries = createGlossariesStore(desk, { hand, changed, marks, adding });
  const detection = createDetectionStore(desk, { hand });
  const history = createHistoryStore(desk);
  const documents = createDocumentsStore(desk, { hand, facts });
  const segments = createSegmentsStore(desk, { hand });
  const voice = createVoiceStore(desk, {
    recording: createRecording(desk, openCapture),
    devices: createDevices(canRecordSystem),
    preferences: () => known()?.voice ?? null,
    keepPreferences(change) {
      const now = known();
      if (now !== null) void settings.change({ voice: { ...now.voice, ...change } });
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
  const requests = createRequestsStore(desk);
  const styleRules = createStyleRulesStore(desk, { onChange: changed });
  const writing = createWritingStore(desk);
  const outside = createOutsideStore(desk);
  const quick = createQuickStore(desk, {
    settings: known,
    keepPreferences(change) {
      const now = known();
      if (now !== null) void settings.change({ quick: { ...now.quick, ...change } });
    },
    connection: () => activeConnection(connections.state.getState())?.kind ?? null,
    options: createSharedOptions(desk, {
      ...{ memories, customizations, facts },
      isOffline: () => activeConnection(connections.state.getState())?.kind === 'offline',
    }),
  });
  /** What was read with the admin key of one connection. */
  const account = [reports, tags, keys, reconcile];

  keepDeskPlace(segments, settings);
  if (page === 'main') {
    followActive(first, {
      onFirst(chosen, active) {
        voice.restore();
        documents.restore(
          active.sourceLanguage ?? chosen.sourceLanguage,
          active.targetLanguage ?? chosen.targetLanguage,
        );
        const { project, segment } = chosen.place;
        if (project !== null) void segments.restore(project, segment);
      },
      onSwitch({ sourceLanguage, targetLanguage }) {
        serviceMemories.forget();
        glossaries.forget();
        voice.forget();
        terms.forget();
        admin.forget();
        budgets.forget();
        styleRules.forget();
        writing.forget();
        for (const store of account) store.forget();
        documents.leaveConnection(sourceLanguage, targetLanguage);
      },
    });
  }
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
  admin.state.subscribe((now, before) => {
    // Another admin key may be another account's.
    if (before.access === null || accessName(now) === accessName(before)) return;
    for (const store of account) store.forget();
  });

  const followed: Readonly<Record<typeof page, readonly Followed[]>> = {
    main: [localMemories, documents, segments, voice, admin, budgets, captions, outside],
    captions: [captions],
    quick: [quick],
  };
  // The stores live as long as the page, so nothing ever aborts this.
  const { signal } = new AbortController();
  for (const store of followed[page]) {
    // A watch ends early only with the connection, and its end is shown by the page.
    store.follow(signal).catch(() => undefined);
  }

  return {
    ...first,
    menu,
    serviceMemories,
    localMemories,
    glossaries,
    detection,
    history,
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
    requests,
    styleRules,
    writing,
    outside,
    quick,
  };
}
