import { alignmentRoutes } from '../../preload/contract/alignment.ts';
import type { Handlers } from '../../preload/contract/api.ts';
import { segmentHelpRoutes } from '../../preload/contract/segment-help.ts';
import { segmentPreviewRoutes } from '../../preload/contract/segment-preview.ts';
import { forbiddenTermsRoutes } from '../../preload/contract/segment-forbidden-terms.ts';
import { qaProfilesRoutes } from '../../preload/contract/segment-qa-profiles.ts';
import { segmentReviewRoutes } from '../../preload/contract/segment-review.ts';
import { segmentSelectionRoutes } from '../../preload/contract/segment-selection.ts';
import { segmentUpdatesRoutes } from '../../preload/contract/segment-updates.ts';
import { segmentProjectsRoutes } from '../../preload/contract/segment-projects.ts';
import { segmentsRoutes } from '../../preload/contract/segments.ts';
import type { Call } from '../../preload/contract/route.ts';
import type { About } from '../../preload/contract/app.ts';
import { createAdminClient } from '../client/admin.ts';
import { systemClock } from '../client/clock.ts';
import { createOwnEngineHost } from '../client/own-engine/own-engine-host.ts';
import { createPackHost } from '../client/pack-host.ts';
import { createServiceClient } from '../client/service-client.ts';
import type { ApplicationMenu } from '../system/application-menu.ts';
import type { CaptionsWindow } from '../system/captions-window.ts';
import { openMemoryThread } from '../engine/memory/thread/open-memory-thread.ts';
import { describeComputer } from '../system/computer.ts';
import { watchHelpers } from '../system/watched-helper.ts';
import type { Database } from '../system/database.ts';
import { openDocumentFolders } from '../system/document-folders.ts';
import type { FileTickets } from '../system/files.ts';
import { localMemoryFile } from '../system/local-memory-file.ts';
import type { Log } from '../system/log.ts';
import { readLogTail } from '../system/log-tail.ts';
import type { NetworkRoute } from '../system/network.ts';
import type { OpenFiles } from '../system/open-files.ts';
import { readOsRelease } from '../system/os-release.ts';
import { OWN_ENGINE_ENTRY } from '../system/own-engine-routes.ts';
import { openPackCatalogues } from '../system/packs/pack-catalogues.ts';
import { openPackFolders, packsIn } from '../system/packs/pack-folders.ts';
import type { Outside } from '../system/outside.ts';
import { openOutputFolder } from '../system/output-folder.ts';
import type { StartHelper } from '../system/processes.ts';
import type { SecretStore } from '../system/secrets.ts';
import { backUpSettings } from '../system/settings-backup.ts';
import { openVoiceFolders } from '../system/session-folder.ts';
import { createCheckpoint } from '../system/checkpoints/checkpoints.ts';
import { openSegmentFolders } from '../system/segment-folders.ts';
import type { Sound } from '../system/sound/recorder.ts';
import { openVault } from '../system/vault.ts';
import { createAdmin } from './admin/admin.ts';
import { glossaryTermsOfPair } from './alignment/glossary-terms-of-pair.ts';
import type { Bill } from './bill.ts';
import { createTroubles } from './troubles.ts';
import { follow } from '../system/background.ts';
import { createApp } from './app/app.ts';
import { createBudgets } from './budgets/budgets.ts';
import { createCaptions } from './captions/captions.ts';
import { createChoices } from './connections/choices.ts';
import { createConnections } from './connections/connections.ts';
import { translatorOnFirstUse } from './document-translator.ts';
import { FeatureFailure } from './feature-failure.ts';
import { createDocuments } from './documents/documents.ts';
import { createDetection } from './detection/detection.ts';
import { createEngines } from './engines/engines.ts';
import { createGlossaries } from './glossaries/glossaries.ts';
import { createKeptGlossaries } from './glossaries/kept-glossaries.ts';
import { createHistory } from './history/history.ts';
import { createLanguages } from './languages/languages.ts';
import { createLedger } from './ledger/ledger.ts';
import type { OpenMemories } from './local-memories/kept-thread.ts';
import { createLocalMemories } from './local-memories/local-memories.ts';
import { createMenu } from './menu/menu.ts';
import { createMemories } from './memories/memories.ts';
import { MIGRATIONS } from './migrations.ts';
import { onFirstUse } from './on-first-use.ts';
import { createOffline } from './offline/offline.ts';
import { createOfflineLanguages } from './offline-languages/offline-languages.ts';
import type { OutsideFeature } from './outside/outside.ts';
import { createOutputFolder } from './output-folder/output-folder.ts';
import { createOutside } from './outside/outside.ts';
import { createPageRequests } from './outside/page-requests.ts';
import { createPrivacy } from './privacy/privacy.ts';
import { createProjects } from './projects/projects.ts';
import { createQuick } from './quick/quick.ts';
import { createReports } from './reports/reports.ts';
import type { Result } from './result.ts';
import { createRequests } from './requests/requests.ts';
import { createGlossarySearcher } from './search/glossary-searcher.ts';
import { createHistorySearcher } from './search/history-searcher.ts';
import { createMemorySearcher } from './search/memory-searcher.ts';
import { createSearch } from './search/search.ts';
import { createTranscriptSearcher } from './search/transcript-searcher.ts';
import { readSegmentTerms } from './segments/glossary-terms.ts';
import { createSpelling } from './spelling/spelling.ts';
import { createSettings } from './settings/settings.ts';
import { createSpokenTerms } from './spoken-terms/spoken-terms.ts';
import { createProjectStyles } from './segments/style-of-project.ts';
import { createStyleRules } from './style-rules/style-rules.ts';
import { createTeamMemories } from './team-memories/team-memories.ts';
import { createSupport } from './support/support.ts';
import { createDraft } from './text/draft.ts';
import { createKeptLookups } from './text/local/kept-lookups.ts';
import { createAlternatives } from './text/alternatives/alternatives.ts';
import { createText } from './text/text.ts';
import { createUsage } from './usage/usage.ts';
import { createVoiceExport } from './voice/export.ts';
import type { SessionClock } from './voice/session/session-clock.ts';
import { systemSessionClock } from './voice/session/session-clock.ts';
import { speechModelCheck } from './voice/speech-model.ts';
import { createVoice } from './voice/voice.ts';
import { createWritingDraft } from './writing/draft.ts';
import { readTermsOf } from './writing/locked-terms.ts';
import { createWriting } from './writing/writing.ts';

/** What a shell gives the features. */
export interface FeaturePorts {
  readonly version: string;
  readonly shell: About['shell'];
  /** Opened and closed by the shell; the features make their tables in it. */
  readonly database: Database;
  /** A promise, where finding the store takes time that the first paint need not wait for. */
  readonly secrets: SecretStore | Promise<SecretStore>;
  readonly startHelper: StartHelper;
  readonly paths: {
    /** Folder of the person's data. */
    readonly data: string;
    /** Folder of what ships with the program. */
    readonly assets: string;
  };
  /** Pseudo-translation where no engine covers a pair, for testing the app. */
  readonly pseudo: boolean;
  /** Folder that translated documents are written to. */
  readonly output: string;
  readonly network: NetworkRoute;
  readonly files: FileTickets;
  readonly openFiles: OpenFiles;
  readonly sound: Sound;
  /** null where the shell has no captions window of its own. */
  readonly captionsWindow: CaptionsWindow | null;
  /** What it has besides pages. */
  readonly outside: Outside;
  /** null where the shell has no menu. */
  readonly applicationMenu: ApplicationMenu | null;
  /** Keeps the computer from sleeping, or no longer. */
  readonly keepAwake: (isNeeded: boolean) => void;
  /** Place of the thread that writes large logs of databases into their files. */
  readonly checkpointThread: string;
  /** Place of the thread that keeps the local memories. */
  readonly memoryThread: string;
  /** Place of the thread that knows how words are spelt. */
  readonly writingThread: string;
  /** Opens them elsewhere; for tests. */
  readonly openMemories?: OpenMemories;
  /** The clock of voice sessions. */
  readonly clock?: SessionClock;
  readonly log: Log;
}

/** Bytes of the log that support gets to see. */
const LOG_TAIL_BYTES = 128 * 1024;

/** Everything a person can do, as the contract names it. */
export interface Features {
  readonly handlers: Handlers;
  readonly outside: Pick<OutsideFeature, 'take' | 'staysInTray'>;
  /** Ends what the features started: requests, timers and the built-in service. */
  close(): Promise<void>;
}

export function createFeatures(ports: FeaturePorts): Features {
  const { database, network, log, version, shell, files } = ports;
  const troubles = createTroubles();
  const startHelper = watchHelpers(ports.startHelper, (entry) => {
    log.write('helper.hung', { entry });
    if (entry === 'offline.js') troubles.tell({ kind: 'restarted', what: 'offline' });
  });
  const tellDamaged = (what: 'voice' | 'key') => (backup: string) => {
    log.write('data.set-aside', { what, backup });
    troubles.tell({ kind: 'damaged', what, backup });
  };
  database.migrate(MIGRATIONS);
  const { setAside } = database;
  if (setAside !== null) log.write('database.set-aside', { ...setAside });

  const closing = new AbortController();
  const date = () => Date.now();
  const requests = createRequests({ closing: closing.signal });
  const secrets = Promise.resolve(ports.secrets);
  const settings = createSettings(database, (rows) => backUpSettings(ports.paths.data, rows));
  const settingsRepaired = settings.repaired;
  if (settingsRepaired !== null) {
    log.write('settings.repaired', { fields: settingsRepaired.names.join(' ') });
  }
  const { speechModel } = settings.current.value.voice;
  const { dictionaries, documents: documentSettings } = settings.current.value;
  const { ocrData } = documentSettings;
  const engines = createEngines({
    database,
    secrets,
    hostOf: (address) =>
      createOwnEngineHost(address, {
        network,
        userAgent: `Dragoman/${version}`,
        clock: systemClock,
        onAttempt: requests.noting(OWN_ENGINE_ENTRY),
      }),
    now: () => systemClock.now(),
    platform: process.platform,
    osRelease: readOsRelease,
    uncovered: (pairs, signal) => offline.uncovered(pairs, signal),
  });
  const packFolders = [packsIn(ports.paths.data)];
  const offline = createOffline({
    startHelper,
    engines: engines.choice,
    startOwnEngine: () => engines.startOwnEngine(),
    ...ports.paths,
    speechModel,
    ocrData,
    dictionaries,
    pseudo: ports.pseudo,
    log,
    tell: troubles.tell,
  });
  const calling = (connection: string) => ({
    network,
    userAgent: `Dragoman/${version}`,
    log,
    onAttempt: requests.noting(connection),
  });
  const connections = createConnections({
    database,
    secrets,
    clientOf: (destination, connection) => createServiceClient(destination, calling(connection)),
    builtIn: (signal) => offline.ready(signal),
    engineHost: () => engines.remoteHost(),
    log,
  });
  follow(
    'connections.engines',
    closing.signal,
    () => engines.choice.watch(closing.signal),
    () => connections.engineChanged(),
  );
  offline.onRestart(() => connections.refreshBuiltIn());
  const { services } = connections;
  const admin = createAdmin({
    database,
    secrets,
    services,
    ground: connections.adminGround,
    clientOf: (destination, connection) => createAdminClient(destination, calling(connection)),
    builtIn: (signal) => offline.ready(signal),
    date,
    log,
  });
  const ledger = createLedger({ database, services, date, closing: closing.signal, log });
  const usage = createUsage(services, ledger, closing.signal);
  const projects = createProjects({ database });
  const budgets = createBudgets({
    database,
    services,
    ledger,
    log,
    admin: admin.services,
    closing: closing.signal,
  });
  const billing = {
    record: (bill: Bill) => {
      ledger.record(bill);
      budgets.touch();
    },
    onBilled: () => usage.touch(),
    reportingTag: () => projects.tagNow(),
  };
  const isPrivate = () => settings.current.value.privateMode;
  const history = createHistory({
    database,
    services,
    log,
    settings: settings.current,
    hasDocument: (id) => documents.has(id),
    closing: closing.signal,
  });
  const recordResult = (result: Result) => history.record(result);
  const keptGlossaries = createKeptGlossaries();
  const glossarySearcher = createGlossarySearcher({ services, glossaries: keptGlossaries });
  const output = openOutputFolder(ports.output);
  const localMemories = createLocalMemories({
    open:
      ports.openMemories ??
      ((onFault) =>
        openMemoryThread(ports.memoryThread, localMemoryFile(ports.paths.data), onFault)),
    database,
    files,
    output,
    assets: ports.paths.assets,
    log,
    tell: troubles.tell,
    now: date,
    shared: () => teamMemories.shared,
  });
  const teamMemories = createTeamMemories({
    database,
    secrets,
    thread: localMemories.keeping.thread,
    local: localMemories.keeping,
    settings: settings.current,
    now: date,
    log,
  });

  const lookups = createKeptLookups(localMemories.engine);

  const text = createText({
    services,
    lookups,
    files,
    recordResult,
    log,
    ...billing,
    localChanges: localMemories.engine.changes,
    limitPassed: (connection, characters) => usage.limitPassed(connection, characters),
  });
  const projectStyles = createProjectStyles(services, () => systemClock.now());
  const customized = () => {
    text.forget();
    projectStyles.forget();
    glossarySearcher.forget();
  };
  const draft = createDraft(database, isPrivate);
  const writingDraft = createWritingDraft(database, isPrivate);
  const choices = createChoices(database, isPrivate);
  connections.adminGround.onLeaving((connection) => {
    choices.forgetConnection(connection);
    return Promise.resolve();
  });

  const voice = createVoice({
    services,
    settings: () => settings.current.value,
    sound: ports.sound,
    files,
    folders: openVoiceFolders(ports.paths.data, tellDamaged('voice')),
    onDamaged: tellDamaged('voice'),
    clock: ports.clock ?? systemSessionClock,
    memories: localMemories.engine,
    ...billing,
    recordResult,
    isRecorded: (id) => history.hasSession(id),
    onRemoved: (id) => history.forgetSession(id),
    onRunning: ports.keepAwake,
  });

  const documents = createDocuments({
    database,
    services,
    vault: secrets.then((store) => openVault(store, ports.paths.data, tellDamaged('key'))),
    files,
    folders: openDocumentFolders(ports.paths.data),
    output,
    openFiles: ports.openFiles,
    startHelper,
    assets: ports.paths.assets,
    ocrData,
    packFolders,
    dropCopy: (handle) => offline.dropDocument(handle),
    naming: () => settings.current.value.documents.naming,
    isPrivate,
    ...billing,
    recordResult,
    memories: localMemories.engine,
    translator: translatorOnFirstUse(async () => {
      const { createDocumentTranslator } = await import('./segments/translate-document.ts');
      return createDocumentTranslator({
        startHelper,
        assets: ports.paths.assets,
        ocrData,
        packFolders,
        memories: localMemories.engine,
        clock: systemClock,
        ...billing,
      });
    }),
    log,
  });

  const segments = onFirstUse(
    {
      ...segmentsRoutes,
      ...segmentProjectsRoutes,
      ...segmentHelpRoutes,
      ...segmentPreviewRoutes,
      ...segmentReviewRoutes,
      ...segmentSelectionRoutes,
      ...forbiddenTermsRoutes,
      ...qaProfilesRoutes,
      ...segmentUpdatesRoutes,
    },
    async () => {
      const { createSegments } = await import('./segments/segments.ts');
      return createSegments({
        services,
        files,
        output,
        openFiles: ports.openFiles,
        startHelper,
        ocrData,
        packFolders,
        log,
        tell: troubles.tell,
        assets: ports.paths.assets,
        folders: openSegmentFolders(ports.paths.data, createCheckpoint(ports.checkpointThread)),
        originalOf: (id) => documents.originalOf(id),
        memories: localMemories.engine,
        termsOf: readSegmentTerms(services, keptGlossaries),
        styleOf: projectStyles.of,
        naming: () => settings.current.value.documents.naming,
        author: () => settings.current.value.segments.author || null,
        preferences: () => settings.current.value.segments,
        isPrivate: () => settings.current.value.privateMode,
        ...billing,
      });
    },
  );

  const spelling = createSpelling({
    open: async () => {
      const { openSpelling } = await import('../engine/writing/spelling/open-spelling.ts');
      return openSpelling({
        thread: ports.writingThread,
        dictionaries: settings.current.value.dictionaries,
        packFolders,
        env: process.env,
      });
    },
    log,
  });
  const alignment = onFirstUse(alignmentRoutes, async () => {
    const { createAlignment } = await import('./alignment/alignment.ts');
    return createAlignment({
      database,
      files,
      folders: openSegmentFolders(ports.paths.data),
      startHelper,
      assets: ports.paths.assets,
      ocrData,
      packFolders,
      memories: localMemories.engine,
      termsOf: glossaryTermsOfPair(services, keptGlossaries),
      isPrivate,
    });
  });

  const offlineLanguages = createOfflineLanguages({
    host: createPackHost({
      network,
      userAgent: `Dragoman/${version}`,
      sleep: (ms, signal) => systemClock.sleep(ms, signal),
    }),
    folders: openPackFolders(ports.paths.data),
    catalogues: openPackCatalogues(ports.paths.data, ports.paths.assets),
    files,
    settings: settings.current,
    now: () => systemClock.now(),
    log,
  });

  const captions = createCaptions({ window: ports.captionsWindow, settings: settings.current });

  const pageRequests = createPageRequests();
  const quick = createQuick({
    outside: ports.outside,
    settings: settings.current,
    command: (wanted) => pageRequests.command(wanted),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const outside = createOutside({
    outside: ports.outside,
    settings: settings.current,
    requests: pageRequests,
    quick,
    date,
    documents: (signal) => documents.handlers['documents.watch'](undefined, { signal }),
    openDocument: async (id, how) =>
      documents.handlers[`documents.${how}`]({ id }, { signal: closing.signal }),
    sessions: (signal) => voice.handlers['voice.sessions'](undefined, { signal }),
    pause: async (id) => voice.handlers['voice.pause']({ id }, { signal: closing.signal }),
    resume: async (id) => voice.handlers['voice.resume']({ id }, { signal: closing.signal }),
  });

  return {
    outside,
    handlers: {
      ...troubles.handlers,
      ...createApp({
        version,
        shell,
        secrets,
        setAside,
        settingsRepaired,
      }),
      ...settings.handlers,
      ...connections.handlers,
      ...createLanguages(services, closing.signal),
      ...offlineLanguages.handlers,
      ...engines.handlers,
      ...createMemories({ services, ...billing }),
      ...localMemories.handlers,
      ...teamMemories.handlers,
      ...createGlossaries({
        services,
        files,
        startHelper,
        kept: keptGlossaries,
        forbidden: () => settings.current.value.segments.forbidden,
        onChange: customized,
      }),
      ...createStyleRules({ services, ...billing, onChange: customized }),
      ...usage.handlers,
      ...admin.handlers,
      ...createReports({ admin: admin.services, services, ledger, date }),
      ...budgets.handlers,
      ...projects.handlers,
      ...requests.handlers,
      ...text.handlers,
      ...createAlternatives({
        services,
        glossaries: keptGlossaries,
        memories: localMemories.engine,
      }),
      ...draft.handlers,
      ...createWriting({
        services,
        log,
        ...billing,
        termsOf: readTermsOf(services, keptGlossaries),
        onDone: (connection, request, improvement) =>
          recordResult({ kind: 'writing', connection, request, improvement }),
      }),
      ...writingDraft.handlers,
      ...choices.handlers,
      ...createDetection({
        services,
        files,
        date,
        log,
        reportingTag: billing.reportingTag,
        onDone: (connection, lines, found) =>
          recordResult({ kind: 'detection', connection, lines, found }),
      }),
      ...history.handlers,
      ...createSearch({
        searchers: [
          createMemorySearcher(localMemories.searcher),
          glossarySearcher,
          createHistorySearcher(history),
          createTranscriptSearcher({ history, transcriptOf: (id) => voice.transcriptOf(id) }),
        ],
        log,
      }),
      ...documents.handlers,
      ...createOutputFolder({ path: ports.output, openFiles: ports.openFiles }),
      ...segments.handlers,
      ...spelling.handlers,
      ...alignment.handlers,
      ...createSpokenTerms(services),
      ...voice.handlers,
      ...speechModelCheck,
      ...createVoiceExport({ startHelper, transcriptOf: (id) => voice.transcriptOf(id) }),
      ...captions.handlers,
      ...quick.handlers,
      ...outside.handlers,
      ...createMenu(ports.applicationMenu),
      ...createSupport({
        version,
        shell,
        database,
        date,
        log,
        computer: describeComputer,
        settings: () => settings.current.value,
        connections: (signal) => firstOf(connections.handlers['connections.watch'], signal),
        capabilities: (signal) => firstOf(connections.handlers['connections.capabilities'], signal),
        adminAccess: () => admin.services.access(),
        requests: () => requests.newest(),
        queue: () => documents.counts(),
        offline: () => ({
          state: offline.state,
          hasOwnSpeechModel: speechModel !== null,
          hasOwnOcrData: ocrData !== null,
        }),
        logTail: () => readLogTail(ports.paths.data, LOG_TAIL_BYTES),
      }),
      ...createPrivacy({
        settings,
        // The history first: it need not take out session by session what goes all at once.
        storages: [
          draft,
          writingDraft,
          choices,
          history,
          text,
          voice,
          documents,
          segments,
          alignment,
          lookups,
        ],
        database,
      }),
    },
    async close() {
      captions.close();
      quick.close();
      outside.close();
      await Promise.all([
        alignment.close(),
        voice.close(),
        offlineLanguages.close(),
        spelling.close(),
        documents.close(),
        segments
          .close()
          .then(() => teamMemories.close())
          .then(() => localMemories.close()),
      ]);
      closing.abort();
      offline.close();
    },
  };
}

/** What a watch yields at once. */
async function firstOf<T>(
  watch: (input: undefined, call: Call) => AsyncIterable<T>,
  signal: AbortSignal,
): Promise<T> {
  for await (const value of watch(undefined, { signal })) return value;
  throw new FeatureFailure({ code: 'cancelled' });
}
