import type { Rpc, Output, RouteName } from '../../../../preload/contract/api.ts';
import { createSegmentsStore } from '../../../../renderer/features/segments/store.ts';
import type { EditorState } from '../../../../renderer/features/segments/state.ts';
import { createFakeSegments, type FakeSegmentsOptions } from '../../../fakes/segments.ts';
import { settle } from '../../scripted-rpc.ts';

export interface SegmentEditorOptions extends FakeSegmentsOptions {
  /** A route that is held has done its work: only its answer is late. */
  readonly answersLate?: boolean;
}

/**
 * A store over projects in memory; time stands still until a test lets it run.
 * @param onWait told of each time that something waits
 */
export function openSegmentEditor(
  options: SegmentEditorOptions = {},
  onWait: (ms: number) => void = () => undefined,
) {
  const fake = createFakeSegments(options);
  const asked: {
    readonly route: RouteName;
    readonly input: unknown;
    readonly signal: AbortSignal | undefined;
  }[] = [];
  const held = new Map<RouteName, Promise<unknown>>();
  const rpc: Rpc = {
    async ask(route, input, signal) {
      asked.push({ route, input, signal });
      const answer = fake.asks[route as keyof typeof fake.asks] as (input: unknown) => unknown;
      if (options.answersLate !== true) await held.get(route);
      const value = structuredClone(answer(input)) as Output<typeof route>;
      if (options.answersLate === true) await held.get(route);
      return value;
    },
    watch(route, input, signal) {
      const values =
        route === 'segments.watch'
          ? fake.watch((input as { id: string }).id, signal)
          : fake.projects(signal);
      return values as AsyncIterable<Output<typeof route>>;
    },
  };
  let timers: { readonly ms: number; readonly run: () => void }[] = [];
  const store = createSegmentsStore(rpc, {
    hand: () => Promise.resolve('ticket'),
    wait(ms, run) {
      onWait(ms);
      const timer = { ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
  const now = (): EditorState => {
    const state = store.state.getState().editor;
    if (state === null) throw new Error('no project is open');
    return state;
  };
  /**
   * Lets everything happen that is due, timers included.
   * @param most longer timers go on waiting
   */
  async function rest(most = Infinity) {
    for (let round = 0; round < 6; round += 1) {
      const due = timers.filter(({ ms }) => ms <= most);
      timers = timers.filter(({ ms }) => ms > most);
      for (const { run } of due) run();
      await settle();
    }
  }
  return {
    store,
    asked,
    now,
    rest,
    settle,
    /**
     * Answers of a route wait until the returned function is called.
     * @param fault those that waited fail with it
     */
    hold(route: RouteName, fault?: Error) {
      const gate = Promise.withResolvers<undefined>();
      held.set(route, gate.promise);
      return () => {
        held.delete(route);
        if (fault === undefined) gate.resolve(undefined);
        else gate.reject(fault);
      };
    },
    async enter() {
      const [project] = await firstOf(fake.projects());
      const [file] = project?.files ?? [];
      if (file === undefined) throw new Error('no project');
      await store.enter(file);
      await rest();
    },
  };
}

async function firstOf<Value>(values: AsyncIterable<Value>): Promise<Value> {
  for await (const value of values) return value;
  throw new Error('no value');
}
