import type { Rpc, Output } from '../../../../preload/contract/api.ts';
import type { Failure } from '../../../../preload/contract/failure.ts';
import type { Improvement, WritingRequest } from '../../../../preload/contract/writing.ts';
import { WRITING_LANGUAGES } from '../../../fakes/writing.ts';

/** An improvement that was asked for and that a test answers when it likes. */
export interface OpenImprovement {
  readonly request: WritingRequest;
  readonly isStopped: () => boolean;
  answer(improvement: Partial<Improvement>): void;
  /** The watch breaks, or ends without its last value. */
  end(failure?: Failure): void;
}

const EMPTY: Improvement = {
  state: 'done',
  result: '',
  changes: [],
  isUnchanged: false,
  detected: 'en',
  target: 'en-US',
  billed: 0,
  parts: { done: 1, all: 1 },
  drift: [],
  unchecked: [],
};

/** An RPC client whose improvements are answered by hand and whose asks answer at once. */
export function writingRpc(answers: Readonly<Record<string, unknown>> = {}) {
  const improvements: OpenImprovement[] = [];
  const asked: { readonly route: string; readonly input: unknown }[] = [];
  const all: Readonly<Record<string, unknown>> = {
    'writing.languages': WRITING_LANGUAGES,
    'writing.draft': { none: true },
    'text.detect': { outcome: 'success', language: 'en', by: 'service' },
    ...answers,
  };

  async function* values(request: WritingRequest, signal: AbortSignal | undefined) {
    const queue: (Improvement | { readonly ended: Failure | null })[] = [];
    let wake: () => void = () => undefined;
    const put = (item: (typeof queue)[number]) => {
      queue.push(item);
      wake();
    };
    improvements.push({
      request,
      isStopped: () => signal?.aborted === true,
      answer: (part) => put({ ...EMPTY, ...part }),
      end: (failure) => put({ ended: failure ?? null }),
    });
    for (;;) {
      const next = queue.shift();
      if (next === undefined) {
        await new Promise<void>((resolve) => (wake = resolve));
      } else if ('ended' in next) {
        // The contract says that main throws failures as values.
        if (next.ended !== null) throw next.ended as unknown as Error;
        return;
      } else {
        yield next;
        if (next.state !== 'running') return;
      }
    }
  }

  const rpc: Rpc = {
    ask(route, input) {
      asked.push({ route, input });
      return Promise.resolve((all[route] ?? null) as Output<typeof route>);
    },
    watch: (_route, input, signal) =>
      values(input as WritingRequest, signal) as AsyncIterable<never>,
  };
  return {
    rpc,
    improvements,
    /** What was asked of one route, in order. */
    inputs: (route: string) => asked.filter((one) => one.route === route).map(({ input }) => input),
  };
}
