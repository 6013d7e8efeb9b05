import type { AskName, Rpc, Input, Output } from '../../../../preload/contract/api.ts';
import type { Entry } from '../../../../preload/contract/glossaries.ts';
import type { Failure } from '../../../../preload/contract/failure.ts';
import type { VoiceSummary, VoiceView } from '../../../../preload/contract/voice.ts';

/** A collection as the fake service keeps it. */
export interface KeptCollection {
  readonly id: string;
  name: string;
  readonly lists: Map<string, readonly string[]>;
}

const TEAM = (): KeptCollection[] => [
  {
    id: 'team',
    name: 'Team names',
    lists: new Map([
      ['en', ['Kovač', 'Nakamura', 'O’Leary']],
      ['de', ['Straßburger', 'Öztürk']],
    ]),
  },
  { id: 'products', name: 'Products', lists: new Map([['en', ['Dragoman', 'Xentu 300']]]) },
];

/** Lines as they were heard and as a person corrected them, by session, newest first. */
const SESSIONS = (): [before: string, after: string, language?: string][][] => [
  [
    ['we met mrs kovack and mr nakamoora', 'we met Mrs Kovač and Mr Nakamura'],
    ['the zen to is ready', 'the Xentu is ready'],
  ],
  [
    ['the zentoo is late', 'the Xentu is late'],
    ['frau öztürk und herr stras burger', 'frau öztürk und herr Straßburger', 'de'],
  ],
];

export interface TermsRpcOptions {
  readonly collections?: KeptCollection[];
  readonly sessions?: [before: string, after: string, language?: string][][];
  /** What files hold, by ticket. */
  readonly files?: Readonly<Record<string, string>>;
  /** Entries of dictionaries, by id, source and target. */
  readonly dictionaries?: Readonly<Record<string, readonly Entry[]>>;
}

const NOT_FOUND: Failure = { code: 'not-found', status: 404 };

class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** An RPC client whose service keeps spoken terms by the rules, and fails when it is told to. */
export function fakeTermsRpc(options: TermsRpcOptions = {}) {
  const kept = options.collections ?? TEAM();
  const sessions = options.sessions ?? SESSIONS();
  const asked: { readonly route: AskName; readonly input: unknown }[] = [];
  let failing: { readonly route: AskName; readonly failure: Failure } | null = null;
  let held: Promise<void> | null = null;
  let count = 0;

  const find = (id: string): KeptCollection => {
    const found = kept.find((one) => one.id === id);
    if (found === undefined) throw new Refusal(NOT_FOUND);
    return found;
  };
  const shown = ({ id, name, lists }: KeptCollection) => ({
    id,
    name,
    created: '2026-10-03T08:00:00.000Z',
    lists: [...lists].map(([language, terms]) => ({ language, count: terms.length })),
  });
  const asks: { [K in AskName]?: (input: Input<K>) => Output<K> } = {
    'spoken-terms.list': () => kept.map(shown),
    'spoken-terms.create': ({ name, lists = [] }) => {
      const made = {
        id: `new-${(count += 1)}`,
        name,
        lists: new Map(lists.map(({ language, terms }) => [language, terms])),
      };
      kept.push(made);
      return shown(made);
    },
    'spoken-terms.rename': ({ id, name }) => {
      find(id).name = name;
      return shown(find(id));
    },
    'spoken-terms.terms': ({ id, language }) => {
      const terms = find(id).lists.get(language);
      if (terms === undefined) throw new Refusal(NOT_FOUND);
      return { language, terms };
    },
    'spoken-terms.replace': ({ id, list }) => {
      find(id).lists.set(list.language, list.terms);
      return { language: list.language, count: list.terms.length };
    },
    'spoken-terms.merge': ({ id, list }) => {
      const { lists } = find(id);
      lists.set(list.language, [...new Set([...(lists.get(list.language) ?? []), ...list.terms])]);
      return shown(find(id));
    },
    'spoken-terms.remove': ({ id }) => {
      kept.splice(kept.indexOf(find(id)), 1);
      return null;
    },
    'spoken-terms.remove-list': ({ id, language }) => {
      find(id).lists.delete(language);
      return null;
    },
    'voice.languages': () =>
      ['en', 'de', 'zh-Hans', 'fr', 'ar'].map((code) => ({
        code,
        name: code,
        source: true,
        target: true,
        speech: false,
        fixedOnly: false,
        status: 'stable' as const,
      })),
    'glossaries.entries': ({ id, source, target }) => {
      const entries = options.dictionaries?.[`${id} ${source} ${target}`];
      if (entries === undefined) throw new Refusal(NOT_FOUND);
      return entries;
    },
    'text.open': ({ ticket }) => ({ name: ticket, text: options.files?.[ticket] ?? '' }),
  };

  const rpc: Rpc = {
    async ask(route, input) {
      asked.push({ route, input });
      await held;
      const answer = Promise.withResolvers<Output<typeof route>>();
      const run = asks[route] as ((input: unknown) => Output<typeof route>) | undefined;
      try {
        if (failing?.route === route) throw new Refusal(failing.failure);
        if (run === undefined) throw new Refusal({ code: 'unknown-route' });
        answer.resolve(run(input));
      } catch (thrown) {
        if (!(thrown instanceof Refusal)) throw thrown;
        if (failing?.route === route) failing = null;
        // As main does: a failure is a value.
        answer.reject(thrown.failure);
      }
      return answer.promise;
    },
    // oxlint-disable-next-line typescript/require-await -- a watch is asynchronous
    async *watch(route, input) {
      if (route === 'voice.sessions') {
        yield sessions.map((_, index) => ({ id: `s${index}` }) as VoiceSummary) as never;
      } else if (route === 'voice.watch') {
        const { id } = input as Input<'voice.watch'>;
        yield viewOf(sessions[Number(id.slice(1))] ?? []) as never;
      }
    },
  };

  return {
    rpc,
    kept,
    /** What was asked of one route, in order. */
    inputs: <K extends AskName>(route: K) =>
      asked.filter((one) => one.route === route).map((one) => one.input as Input<K>),
    /** Lets the next ask of a route fail. */
    failNext(route: AskName, failure: Failure) {
      failing = { route, failure };
    },
    /** Holds every answer back until the returned function is called. */
    hold(): () => void {
      const waiting = Promise.withResolvers<undefined>();
      held = waiting.promise;
      return () => {
        held = null;
        waiting.resolve(undefined);
      };
    },
  };
}

function viewOf(
  lines: [before: string, after: string, language?: string][],
): Pick<VoiceView, 'rows'> {
  return {
    rows: lines.map(([before, after, language = 'en'], index) => ({
      kind: 'speech',
      index,
      startMs: index * 1000,
      endMs: index * 1000 + 900,
      language,
      speaker: null,
      source: { text: before, edited: after },
      targets: {},
      refilled: false,
    })),
  };
}
