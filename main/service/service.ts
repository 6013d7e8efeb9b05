import { join } from 'node:path';
import type { Tier } from './accounts/key.ts';
import { freshSecrets, keptSecrets } from './accounts/key-file.ts';
import { createKeys } from './accounts/keys.ts';
import { createLedger } from './accounts/ledger.ts';
import { createRateLimit } from './accounts/rate-limit.ts';
import { createUsageReports } from './accounts/usage-reports.ts';
import { openWriting } from '../engine/writing/writing.ts';
import { createGlossaries } from './customization/glossaries.ts';
import { createKnownTerms } from './customization/known-terms.ts';
import { createSpokenTerms } from './customization/spoken-terms.ts';
import { createStyleRules } from './customization/style-rules.ts';
import type { EnginePairs } from '../../preload/contract/engine-pairs.ts';
import type { EngineChoice } from '../system/own-engine-routes.ts';
import { MEMORY_MIGRATIONS } from '../engine/memory/storage/schema.ts';
import { openSpeech } from '../engine/speech/open-speech.ts';
import type { Speech } from '../engine/speech/open-speech.ts';
import { findProgram } from '../system/find-program.ts';
import type { DocumentLimits } from './documents/document-limits.ts';
import { plantDemoYear } from './demo-year/plant-demo-year.ts';
import type { DocumentName } from './documents/documents.ts';
import { createDocumentService } from './documents/document-service.ts';
import { adminAnalytics } from './endpoints/admin-analytics.ts';
import { adminCustomTags } from './endpoints/admin-custom-tags.ts';
import { adminDeveloperKeys } from './endpoints/admin-developer-keys.ts';
import { controlFaults, controlKeys } from './endpoints/control.ts';
import { controlLedger } from './endpoints/control-ledger.ts';
import { controlVoice } from './endpoints/control-voice.ts';
import { detectLanguage } from './endpoints/detect-language.ts';
import { glossariesV2 } from './endpoints/glossaries-v2.ts';
import { glossariesV3 } from './endpoints/glossaries-v3.ts';
import { glossaryLanguagePairs } from './endpoints/glossary-language-pairs.ts';
import { languageResources } from './endpoints/language-resources.ts';
import { languagesV2 } from './endpoints/languages-v2.ts';
import { languagesV3 } from './endpoints/languages-v3.ts';
import { instructionEndpoints } from './endpoints/style-rules-instructions.ts';
import { styleRuleEndpoints } from './endpoints/style-rules.ts';
import { spokenTermsEndpoints } from './endpoints/spoken-terms.ts';
import { translate } from './endpoints/translate.ts';
import { translationMemories } from './endpoints/translation-memories.ts';
import { usage } from './endpoints/usage.ts';
import { voiceSessions } from './endpoints/voice-sessions.ts';
import { writeEndpoints } from './endpoints/write.ts';
import type { Fault } from './faults/fault.ts';
import { createFaultMenu } from './faults/fault-menu.ts';
import { listen } from './http/server.ts';
import type { ListeningServer } from './http/server.ts';
import { salvageMemories } from '../engine/memory/storage/salvage-memories.ts';
import { DEFAULT_CHOICE, openLanguageEngine } from './language-engine.ts';
import { loadShipped } from './shipped/load-shipped.ts';
import { openDataFile, tellSetAside } from './storage/data-file.ts';
import type { DataNotice } from './storage/data-file.ts';
import { MIGRATIONS } from './storage/migrations.ts';
import { grammarModule, hunspellModule, speechRuntime, writingThread } from './thread-place.ts';
import { createVoiceSessions, VOICE_LIMITS } from './voice/sessions.ts';
import type { VoiceLimits } from './voice/sessions.ts';
import { createVoiceDoor } from './voice/upgrade.ts';
import { createVoiceFaultMenu } from './voice/voice-faults.ts';
import { createVoiceService } from './voice/voice-service.ts';
import { inBackground, type FaultListener } from '../system/background.ts';
import { packsIn } from '../system/packs/pack-folders.ts';
import { takeDataFolder } from '../system/paths.ts';
import type { StartHelper } from '../system/processes.ts';

export interface ServiceOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** Folder for the databases; made where absent, so that only its owner can enter it. */
  readonly data: string;
  /** Folder with the sample memories, glossaries and style rules. */
  readonly assets: string;
  /** Tier of the developer key that is told. */
  readonly tier: Tier;
  /** Accepted keywords of the Authorization header. */
  readonly keywords: readonly string[];
  readonly faults: readonly Fault[];
  /** Requests per minute of each key; null: no limit. */
  readonly rate: number | null;
  /** `kept`: keys stay the same over restarts, in `keys.json`; `fresh`: new, on no disk. */
  readonly secrets: 'kept' | 'fresh';
  /** Told of internal errors. */
  readonly onFault: FaultListener;
  /** Told in a sentence of a damaged database, with the name under which it was kept. */
  readonly onNotice: DataNotice;
  readonly now?: () => Date;
  /** Fills the reports with a year of made-up usage, once in the life of the data folder. */
  readonly demoYear?: boolean;
  /** Folder of a speech model that the person chose; null: what is installed. */
  readonly speechModel: string | null;
  /** Starts the processes that recognise speech. */
  readonly startHelper: StartHelper;
  /** The built thread that translates documents, or its source. */
  readonly documentThread: string | URL;
  /** Folder of language data for text in pictures that the person chose; null: what is installed. */
  readonly ocrData: string | null;
  /** Folder of spelling dictionaries that the person chose; null, or absent: what is installed. */
  readonly dictionaries?: string | null;
  /** Whether pseudo-translation answers for pairs that no engine covers; for testing clients. */
  readonly pseudo: boolean;
  /** Which engines are asked, in which order; by default packs first, and none at an address. */
  readonly engines?: EngineChoice | undefined;
  /** A folder of packs besides `packs` in the data folder. */
  readonly packs?: string | null;
  /** Whether documents of some formats are billed a minimum, as services do; the default. */
  readonly documentMinimum?: boolean;
  readonly documentLimits?: Partial<DocumentLimits>;
  readonly voiceLimits?: Partial<VoiceLimits>;
  /** In place of what is found on this computer. */
  readonly speech?: Speech;
}

export interface RunningService {
  readonly baseUrl: string;
  readonly developerKey: string;
  readonly adminKey: string;
  /** Which engines are asked from the next text on. */
  choose(choice: EngineChoice): Promise<void>;
  /** Those of the targets that no engine translates to. */
  uncovered(pairs: EnginePairs): readonly string[];
  /** Ends the work on a document that nobody will fetch. */
  dropDocument(name: DocumentName): void;
  close(): Promise<void>;
}

/**
 * Opens the data and serves it on loopback. A damaged database is moved aside and made anew.
 * @throws Error, which `main/system/start-failure.ts` puts into a sentence
 */
export async function openService(options: ServiceOptions): Promise<RunningService> {
  const { data, assets, now = () => new Date() } = options;
  takeDataFolder(data);
  const opened = new DisposableStack();
  try {
    const file = join(data, 'service.sqlite');
    const { sqlite: database, setAside } = opened.adopt(
      openDataFile(file, MIGRATIONS, true),
      close,
    );
    if (setAside !== null) tellSetAside(file, setAside, options.onNotice);
    const keys = createKeys(database, now);
    const ledger = createLedger(database, keys, now);
    const reports = createUsageReports(database, keys);
    const rateLimit = createRateLimit(options.rate, now);
    const glossaries = createGlossaries(database, now);
    const styleRules = createStyleRules(database, now);
    const faults = createFaultMenu(options.faults);
    const isSpent = (secret: string) => (keys.find(secret)?.deactivated ?? null) !== null;
    const secrets = options.secrets === 'kept' ? keptSecrets(data, isSpent) : freshSecrets();
    for (const name of ['paid', 'free', 'admin'] as const) keys.install(name, secrets[name]);
    loadShipped(assets, { database, glossaries, styleRules, now });
    if (options.demoYear === true) plantDemoYear({ database, keys, ledger, now });
    const memoryFile = join(data, 'memories.sqlite');
    // Rows alone would not do: the index of entries is made again from what is left of them.
    const { sqlite: memoryDatabase, setAside: lostMemories } = opened.adopt(
      openDataFile(memoryFile, MEMORY_MIGRATIONS, false),
      close,
    );
    const packFolders = [packsIn(data), ...(options.packs ? [options.packs] : [])];
    const [engine, speech] = await Promise.all([
      openLanguageEngine(memoryDatabase, assets, {
        pseudo: options.pseudo,
        packFolders,
        startHelper: options.startHelper,
      }),
      options.speech ??
        openSpeech({
          assets,
          modelFolder: options.speechModel,
          env: process.env,
          startHelper: options.startHelper,
          runtime: speechRuntime(),
          packFolders,
        }),
    ]);
    const { memories, detector, translator, usual, translates } = engine;
    opened.defer(() => inBackground('service.close', () => engine.close()));
    if ('close' in speech) opened.defer(() => speech.close());
    let chosen = options.engines ?? DEFAULT_CHOICE;
    await engine.choose(chosen);
    if (lostMemories !== null) {
      const saved = salvageMemories(join(data, lostMemories.backup), memories);
      tellSetAside(memoryFile, { ...lostMemories, saved }, options.onNotice);
    }
    const documents = createDocumentService({
      database,
      data,
      memories: memoryFile,
      pseudo: options.pseudo,
      packFolders,
      assets,
      ocrData: options.ocrData,
      thread: options.documentThread,
      store: memories,
      glossaries,
      styleRules,
      ledger,
      hasMinimum: options.documentMinimum ?? true,
      engines: () => chosen,
      startHelper: options.startHelper,
      limits: options.documentLimits ?? {},
      onFault: options.onFault,
      now,
    });
    opened.defer(() => inBackground('service.close', () => documents.close()));
    const spokenTerms = createSpokenTerms(database, now);
    const writing = openWriting({
      thread: writingThread(),
      grammarModule: grammarModule(),
      dictionaries: options.dictionaries ?? null,
      packFolders,
      hunspellModule: hunspellModule(),
      env: process.env,
      onFault: options.onFault,
    });
    opened.defer(() => inBackground('service.close', () => writing.close()));
    const limits = { ...VOICE_LIMITS, ...options.voiceLimits };
    const sessions = createVoiceSessions(limits, () => performance.now());
    const door = createVoiceDoor(sessions, limits);
    const voiceFaults = createVoiceFaultMenu();
    const voice = createVoiceService({
      speech,
      translator,
      translates,
      glossaries,
      spokenTerms,
      ledger,
      sessions,
      faults: voiceFaults,
      ffmpeg: () => findProgram('ffmpeg', process.env),
      onFault: options.onFault,
      now: () => performance.now(),
    });

    const server: ListeningServer = await listen(options.port, {
      keys,
      keywords: options.keywords,
      rateLimit,
      faults,
      onFault: options.onFault,
      endpoints: [
        translate({ translator, memories, glossaries, styleRules, ledger, rateLimit }),
        ...writeEndpoints({
          writing,
          detector,
          usual,
          terms: createKnownTerms(glossaries),
          ledger,
          rateLimit,
        }),
        translationMemories(memories),
        detectLanguage(detector),
        languagesV2(),
        languagesV3(),
        languageResources(),
        usage(ledger, now),
        glossaryLanguagePairs(),
        ...glossariesV2(glossaries),
        ...glossariesV3(glossaries),
        ...styleRuleEndpoints(styleRules),
        ...instructionEndpoints(styleRules),
        ...documents.endpoints,
        ...spokenTermsEndpoints(spokenTerms),
        ...voiceSessions({ voice, sessions, door, port: () => server.port }),
        adminAnalytics(reports),
        adminCustomTags(reports),
        ...adminDeveloperKeys(keys, (keyId) => sessions.endOf(keyId)),
        ...controlFaults(faults),
        controlLedger(database, keys, ledger),
        ...controlVoice(voice, voiceFaults),
        controlKeys(keys),
      ],
      upgrade: (incoming, socket, head) => door.admit(incoming, socket, head),
    });
    return {
      baseUrl: `http://127.0.0.1:${server.port}`,
      developerKey: secrets[options.tier],
      adminKey: secrets.admin,
      choose: async (choice) => {
        chosen = choice;
        await engine.choose(choice);
      },
      dropDocument: (name) => documents.drop(name),
      uncovered: ({ source, targets }) =>
        targets.filter((target) => translates(source, target) === 'none'),
      close: async () => {
        sessions.close();
        door.close();
        await server.close();
        await Promise.all([documents.close(), writing.close()]);
        opened.dispose();
      },
    };
  } catch (error) {
    opened.dispose();
    throw error;
  }
}

const close = (thing: { close(): void }): void => thing.close();
