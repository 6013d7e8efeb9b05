import type { Rpc, Output } from '../../../../preload/contract/api.ts';
import type { Failure } from '../../../../preload/contract/failure.ts';
import type { Translation, TranslationRequest } from '../../../../preload/contract/text.ts';

/** A translation that was asked for and that a test answers when it likes. */
export interface OpenTranslation {
  readonly request: TranslationRequest;
  /** The page stopped it. */
  readonly isStopped: () => boolean;
  answer(translation: Partial<Translation>): void;
  fail(failure: Failure): void;
}

export interface Asked {
  readonly route: string;
  readonly input: unknown;
}

/**
 * An RPC client whose translations are answered by hand and whose asks answer at once. It delivers what is
 * answered after a stop as well, like a value that was on its way when the stop was sent.
 * @param answers to asks, or what makes them of their input
 */
export function controlledRpc(answers: Readonly<Record<string, unknown>> = {}) {
  const translations: OpenTranslation[] = [];
  const asked: Asked[] = [];

  async function* values(request: TranslationRequest, signal: AbortSignal | undefined) {
    const queue: (Translation | { readonly thrown: Failure })[] = [];
    let wake: () => void = () => undefined;
    const put = (item: (typeof queue)[number]) => {
      queue.push(item);
      wake();
    };
    translations.push({
      request,
      isStopped: () => signal?.aborted === true,
      answer: (part) => put({ ...EMPTY, ...part }),
      fail: (thrown) => put({ thrown }),
    });
    for (;;) {
      const next = queue.shift();
      if (next === undefined) {
        await new Promise<void>((resolve) => (wake = resolve));
      } else if ('thrown' in next) {
        // The contract says that main throws failures as values.
        throw next.thrown as unknown as Error;
      } else {
        yield next;
        if (next.state !== 'running') return;
      }
    }
  }

  const rpc: Rpc = {
    ask(route, input) {
      asked.push({ route, input });
      const answer = answers[route] ?? null;
      const value =
        typeof answer === 'function' ? (answer as (input: unknown) => unknown)(input) : answer;
      return Promise.resolve(value as Output<typeof route>);
    },
    watch: (_route, input, signal) =>
      values(input as TranslationRequest, signal) as AsyncIterable<never>,
  };
  return { rpc, translations, asked };
}

const EMPTY: Translation = {
  state: 'done',
  text: '',
  segments: [],
  detected: null,
  billed: null,
  chunks: { done: 1, all: 1 },
  service: 'offline',
  mismatches: [],
};
