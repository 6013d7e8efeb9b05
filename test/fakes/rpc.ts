import type { Rpc, Input, Output, RouteName } from '../../preload/contract/api.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import type { Connections } from '../../preload/contract/connections.ts';
import type { Memory } from '../../preload/contract/memories.ts';
import { Settings } from '../../preload/contract/settings.ts';
import type {
  AlternativesInput,
  TextDraft,
  Translation,
  TranslationRequest,
} from '../../preload/contract/text.ts';
import type { Team } from '../../preload/contract/team-memories.ts';
import type { UsageState } from '../../preload/contract/usage.ts';
import { createFakeAdminSide, type AdminSideOptions } from './admin-side.ts';
import { connectionAsks, UNTRIED } from './connections.ts';
import { createFakeKeys, type AdminKeyOptions } from './developer-keys.ts';
import { createFakeDetection, type FakeDetectionOptions } from './detection.ts';
import { createFakeDocuments } from './documents.ts';
import { createFakeGlossaries, type FakeGlossariesOptions } from './glossaries.ts';
import { createFakeHistory } from './history.ts';
import { LANGUAGES } from './languages.ts';
import { createFakeLocalMemories, type FakeMemoriesOptions } from './local-memories.ts';
import { createFakeReports, type FakeReportsOptions } from './reports.ts';
import { createFakeSearch } from './search.ts';
import { createFakeStyleRules, type FakeStyleRulesOptions } from './style-rules.ts';
import { createFakeSegments, type FakeSegmentsOptions } from './segments.ts';
import { fakeTranslation } from './translations.ts';
import { fakeUsage } from './usage.ts';
import { createFakeSession, SPOKEN_TERMS, VOICE_LANGUAGES, VOICE_REPORT } from './voice.ts';
import { createFakeWriting, type FakeWritingOptions } from './writing.ts';

/** Nothing is spoken. */
async function* silence(): AsyncIterable<never> {}

/** A value that main watches and changes. */
function fact<Value>(first: Value) {
  let value = first;
  const wakers = new Set<() => void>();
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const wake of wakers) wake();
    },
    async *watch(signal?: AbortSignal): AsyncIterable<Value> {
      while (signal?.aborted !== true) {
        const shown = value;
        yield shown;
        if (shown !== value) continue;
        await new Promise<void>((resolve) => {
          wakers.add(resolve);
          signal?.addEventListener('abort', () => resolve());
        });
      }
    },
  };
}

/** A result of one segment that a hostile service might give. */
function long({ unit, units }: NonNullable<FakeRpcOptions['answer']>): Translation {
  const text = unit.repeat(Math.ceil(units / unit.length)).slice(0, units);
  return {
    state: 'done',
    text,
    segments: [{ kind: 'engine', source: [0, 1], target: [0, units] }],
    detected: 'EN',
    billed: 1,
    chunks: { done: 1, all: 1 },
    service: 'remote',
    mismatches: [],
  };
}

const SETTINGS = Settings.parse({ welcomed: true });

const CONNECTIONS: Connections = {
  active: 'offline',
  all: [
    {
      id: 'offline',
      name: 'Offline service',
      kind: 'offline',
      host: null,
      keyword: 'Service-Auth-Key',
      keyEnd: null,
      tier: 'paid',
      key: 'built-in',
      sourceLanguage: null,
      targetLanguage: null,
    },
    {
      id: 'office',
      name: 'Office account',
      kind: 'paid',
      host: 'api.example.com',
      keyword: 'Service-Auth-Key',
      keyEnd: '9f2c',
      tier: 'paid',
      key: 'session',
      sourceLanguage: null,
      targetLanguage: null,
    },
  ],
  secrets: { kept: 'session', why: 'no-store' },
};

const MEMORIES: readonly Memory[] = Array.from({ length: 40 }, (_, index) => ({
  id: `memory-${index}`,
  name: index === 0 ? 'Office' : `Customer ${index}`,
  source: index % 5 === 4 ? 'de' : 'en',
  targets: index % 3 === 2 ? ['fr', 'it'] : ['de', 'en-gb', 'es'],
  segments: 212 + index * 37,
  updated: '2026-10-03T08:00:00.000Z',
}));

export interface FakeRpcOptions {
  readonly settings?: Partial<Settings>;
  readonly connections?: Partial<Connections>;
  readonly usage?: UsageState;
  readonly draft?: TextDraft;
  /** Milliseconds between the parts of a long result. */
  readonly slow?: number;
  readonly failure?: Failure;
  /** What every translation is: a unit, repeated up to so many UTF-16 units. */
  readonly answer?: { readonly unit: string; readonly units: number };
  /** UTF-16 units, without a space, that every text of an answer is longer by. */
  readonly longTexts?: number;
  /** A route whose answer is nothing like what the contract says, as a fault of ours would have it. */
  readonly broken?: RouteName;
  /** Rows of the queue of documents; it is empty without. */
  readonly documents?: number;
  /** Lines of a running voice session; none runs without. */
  readonly voiceLines?: number;
  /** Language of its spoken translation; there is none without. */
  readonly voiceSpeech?: string;
  readonly adminSide?: AdminSideOptions;
  readonly adminKey?: AdminKeyOptions;
  readonly reports?: FakeReportsOptions;
  readonly glossaries?: FakeGlossariesOptions;
  readonly writing?: FakeWritingOptions;
  /** Entries of the history; it is empty without. */
  readonly history?: number;
  readonly detection?: FakeDetectionOptions;
  readonly styleRules?: FakeStyleRulesOptions;
  readonly localMemories?: FakeMemoriesOptions;
  /** Team databases that this computer follows. */
  readonly teams?: readonly Team[];
  readonly segments?: FakeSegmentsOptions;
}

/** A main process in memory with plausible answers, for looking at the page without main. */
export function createFakeRpc(options: FakeRpcOptions = {}): Rpc {
  const session =
    options.voiceLines === undefined
      ? null
      : createFakeSession(options.voiceLines, options.voiceSpeech);
  const documents = createFakeDocuments(options.documents ?? 0);
  const adminSide = createFakeAdminSide(fact, options.adminSide);
  const keys = createFakeKeys(fact, options.adminKey);
  const reports = createFakeReports(options.reports);
  const writing = createFakeWriting(options.writing);
  const styleRules = createFakeStyleRules(options.styleRules);
  const history = createFakeHistory(options.history);
  const detection = createFakeDetection(options.detection);
  const answered = new Set<string>();
  const segments = createFakeSegments(options.segments);
  const localMemories = createFakeLocalMemories(fact, options.localMemories);
  const usage = fact<UsageState>(options.usage ?? fakeUsage());
  // Benchmarks speak through them.
  Object.assign(globalThis, {
    fakeSession: session,
    fakeDocuments: documents,
    fakeReports: reports,
  });
  const settings = fact<Settings>({ ...SETTINGS, ...options.settings });
  const connections = fact<Connections>({ ...CONNECTIONS, ...options.connections });
  const capabilities = fact(UNTRIED);
  let draft = options.draft;

  async function* translate(
    request: TranslationRequest,
    signal?: AbortSignal,
  ): AsyncIterable<Translation> {
    const { isFresh, ...asked } = request;
    const key = JSON.stringify(asked);
    const done = options.answer === undefined ? fakeTranslation(request) : long(options.answer);
    if (isFresh !== true && answered.has(key)) {
      yield { ...done, billed: 0, fromCache: true };
      return;
    }
    answered.add(key);
    const all = options.slow === undefined ? 1 : 8;
    for (let part = 0; part < all; part += 1) {
      await new Promise((resolve) => setTimeout(resolve, options.slow ?? 60));
      if (signal?.aborted === true) return;
      const length = Math.floor((done.text.length * part) / all);
      if (all > 1) {
        yield {
          ...done,
          state: 'running',
          text: done.text.slice(0, length),
          segments: done.segments.filter((one) => one.target[1] <= length),
          chunks: { done: part, all },
        };
      }
    }
    const { failure } = options;
    // Benchmarks count from here.
    performance.mark('answered');
    yield failure === undefined
      ? done
      : { ...done, state: 'failed', text: '', segments: [], failure };
  }

  const asks: { [K in RouteName]?: (input: never) => unknown } = {
    'app.about': () => ({
      version: '0.1.0',
      shell: 'browser',
      secrets: CONNECTIONS.secrets,
    }),
    'settings.change': (change: Partial<Settings>) => {
      settings.set({ ...settings.get(), ...change });
      return settings.get();
    },
    ...documents.asks,
    'output-folder.read': () => ({ short: '~/Downloads', path: '/home/anna/Downloads' }),
    ...adminSide.asks,
    ...keys.asks,
    ...reports.asks,
    ...createFakeGlossaries(options.glossaries).asks,
    ...writing.asks,
    ...history.asks,
    ...createFakeSearch(history).asks,
    ...detection.asks,
    ...styleRules.asks,
    ...localMemories.asks,
    ...segments.asks,
    'usage.refresh': () => {
      const now = usage.get();
      if (now.state === 'known') usage.set({ ...now, readAt: new Date().toISOString() });
      return null;
    },
    ...connectionAsks(connections, capabilities),
    'connections.use': ({ id }: { id: string }) => {
      connections.set({ ...connections.get(), active: id });
      return null;
    },
    'memories.page': ({ page, pageSize = 25 }: Input<'memories.page'>) => ({
      connection: 'offline',
      memories: MEMORIES.slice(page * pageSize, (page + 1) * pageSize),
      total: MEMORIES.length,
    }),
    'text.alternatives': ({ at, translation }: AlternativesInput) => ({
      list: [
        {
          text: translation.slice(...at).toUpperCase(),
          at,
          sources: [{ kind: 'memory', name: 'Office phrases', count: 3 }],
        },
      ],
      unsearched: [],
    }),
    'text.cost': ({ text }: TranslationRequest) => ({ characters: Array.from(text).length }),
    'text.detect': () => ({
      outcome: 'success',
      language: 'en',
      by: 'local',
      refusal: { code: 'feature-refused', status: 403, params: { feature: 'detect' } },
    }),
    'text.open': () => ({ name: 'notes.txt', text: 'The text of a file.\n' }),
    'voice.languages': () => VOICE_LANGUAGES,
    'voice.report': () => VOICE_REPORT,
    'voice.timeline': () => ({ mediaMs: VOICE_REPORT.mediaMs, levels: [0, 0.5, 0.8, 0.3] }),
    'voice.speech-model': () => ({ kind: 'none' }),
    'voice.recorders': () => ({ program: null, devices: [], systemAudio: 'no-recorder' }),
    'spoken-terms.list': () => SPOKEN_TERMS,
    'spoken-terms.terms': () => ({ language: 'en', terms: ['Dragoman', 'Ada', 'Kubernetes'] }),
    'captions.available': () => 'none',
    'text.draft': () => draft ?? { none: true },
    'text.save-draft': (next: TextDraft) => {
      draft = next;
      return null;
    },
  };

  return {
    async ask(route, input) {
      await new Promise((resolve) => setTimeout(resolve, 4));
      if (route === options.broken) return null as Output<typeof route>;
      const answer = asks[route] as ((input: unknown) => unknown) | undefined;
      return (answer?.(input) ?? null) as Output<typeof route>;
    },
    watch(route, input, signal) {
      const watches: { [K in RouteName]?: () => AsyncIterable<unknown> } = {
        'settings.watch': () => settings.watch(signal),
        'connections.watch': () => connections.watch(signal),
        'connections.capabilities': () => capabilities.watch(signal),
        'languages.watch': () =>
          fact({ state: 'ready', connection: 'offline', items: LANGUAGES }).watch(signal),
        'usage.watch': () => usage.watch(signal),
        'voice.sessions': () => fact(session === null ? [] : [session.summary]).watch(signal),
        'voice.speech': () => silence(),
        'voice.watch': () => session?.watch(signal) ?? fact(null).watch(signal),
        'documents.watch': () => documents.watch(signal),
        ...adminSide.watches(signal),
        ...keys.watches(signal),
        ...localMemories.watches(input, signal),
        'alignment.watch': () => fact([]).watch(signal),
        'team-memories.watch': () => fact(options.teams ?? []).watch(signal),
        'segment-projects.watch': () => segments.projects(signal),
        'segments.watch': () => segments.watch((input as { id: string }).id, signal),
        'quick.watch': () =>
          fact({ handed: null, window: 'page', staysOnTop: false, replaces: false }).watch(signal),
        'outside.requests': () => fact({ request: null }).watch(signal),
        'app.troubles': () => fact([]).watch(signal),
        'outside.notices': () => fact([]).watch(signal),
        'outside.facts': () =>
          fact({
            desktop: 'wayland',
            shortcut: 'asked',
            tray: 'unsure',
            notices: 'page',
            command: '/opt/dragoman --translate-clipboard',
            doubleCopy: true,
            clipboard: true,
          }).watch(signal),
        'captions.shown': () => fact({ id: null }).watch(signal),
        'history.watch': () => fact({ version: 1, entries: history.size }).watch(signal),
        'detection.run': () => detection.run(input as Input<'detection.run'>, signal),
        'writing.improve': () => writing.improve(input as Input<'writing.improve'>, signal),
        'text.translate': () => translate(input as TranslationRequest, signal),
      };
      return (watches[route]?.() ?? fact(null).watch(signal)) as AsyncIterable<
        Output<typeof route>
      >;
    },
  };
}
