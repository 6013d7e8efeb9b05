import type { Rpc, Input } from '../../../../preload/contract/api.ts';
import type { Failure } from '../../../../preload/contract/failure.ts';
import type {
  LocalMemories,
  LocalMemory,
  MemoryImported,
  Unit,
} from '../../../../preload/contract/local-memories.ts';

export const memory = (id: string, more: Partial<LocalMemory> = {}): LocalMemory => ({
  id,
  name: id.toUpperCase(),
  source: 'en',
  targets: ['de'],
  units: 3,
  created: '2026-03-02T09:00:00.000Z',
  updated: '2026-03-02T09:00:00.000Z',
  assigned: [],
  ...more,
});

export const unit = (number: number, source = `Source ${number}`): Unit => ({
  unit: number,
  source,
  targets: { de: `Ziel ${number}` },
  author: null,
  project: null,
  changed: '2026-03-02T09:00:00.000Z',
  note: null,
});

type Answers = Readonly<Record<string, (input: never) => unknown>>;

/** An RPC client of memories: asks are answered by functions, watches by hand. */
export function memoriesRpc(answers: Answers = {}) {
  const asked: { readonly route: string; readonly input: unknown }[] = [];
  const imports: {
    readonly input: Input<'local-memories.import'>;
    readonly signal: AbortSignal | undefined;
    put(value: MemoryImported | Failure): void;
  }[] = [];
  let show: (value: LocalMemories) => void = () => undefined;

  async function* values<Value>(
    begin: (put: (value: Value | Failure) => void) => void,
  ): AsyncGenerator<Value> {
    const queue: (Value | Failure)[] = [];
    let wake: () => void = () => undefined;
    begin((value) => {
      queue.push(value);
      wake();
    });
    for (;;) {
      const next = queue.shift();
      if (next === undefined) await new Promise<void>((resolve) => (wake = resolve));
      // The contract says that main throws failures as values.
      else if (isFailure(next)) throw next as unknown as Error;
      else yield next;
    }
  }

  const rpc: Rpc = {
    async ask(route, input) {
      asked.push({ route, input });
      await Promise.resolve();
      return ((answers[route] as ((input: unknown) => unknown) | undefined)?.(input) ??
        null) as never;
    },
    watch: (route, input, signal) =>
      (route === 'local-memories.import'
        ? values<MemoryImported>((put) =>
            imports.push({ input: input as Input<'local-memories.import'>, signal, put }),
          )
        : values<LocalMemories>((put) => (show = put))) as AsyncIterable<never>,
  };

  return {
    rpc,
    imports,
    /** Main tells of these memories. */
    tell: (...memories: LocalMemory[]) => show({ memories, works: [] }),
    inputs: (route: string) => asked.filter((one) => one.route === route).map((one) => one.input),
  };
}

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'code' in value;
