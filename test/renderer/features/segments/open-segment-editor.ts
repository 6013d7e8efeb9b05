import type { Rpc, Output, RouteName } from '../../../../preload/contract/api.ts';
import { createSegmentsStore } from '../../../../renderer/features/segments/store.ts';
import type { EditorState } from '../../../../renderer/features/segments/state.ts';
import { createFakeSegments, type FakeSegmentsOptions } from '../../../fakes/segments.ts';
import { settle } from '../../scripted-rpc.ts';

/**
 * A store over projects in memory; time stands still until a test lets it run.
 * @param onWait told of each time that something waits
 */
export function openSegmentEditor(
  options: FakeSegmentsOptions = {},
  onWait: (ms: number) => void = () => undefined,
) {
  const fake = createFakeSegments(options);
  const asked: { readonly route: RouteName; readonly input: unknown }[] = [];
  const held = new Map<RouteName, Promise<unknown>>();
  const rpc: Rpc = {
    async ask(route, input) {
      asked.push({ route, input });
      await held.get(route);
      const answer = fake.asks[route as keyof typeof fake.asks] as (input: unknown) => unknown;
      return answer(input) as Output<typeof route>;
    },
    watch(route, input, signal) {
      const values =
        route === 'segments.watch'
          ? fake.watch((input as { id: string }).id, signal)
          : fake.projects(signal);
      return values as AsyncIterable<Output<typeof route>>;
    },
  };
  let timers: (() => void)[] = [];
  const store = createSegmentsStore(rpc, {
    hand: () => Promise.resolve('ticket'),
    wait(ms, run) {
      onWait(ms);
      timers.push(run);
      return () => {
        timers = timers.filter((one) => one !== run);
      };
    },
  });
  const now = (): EditorState => {
    const state = store.state.getState().editor;
    if (state === null) throw new Error('no project is open');
    return state;
  };
  /** Lets everything happen that is due, timers included. */
  async function rest() {
    for (let round = 0; round < 6; round += 1) {
      const due = timers;
      timers = [];
      for (const run of due) run();
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
      if (project === undefined) throw new Error('no project');
      await store.enterProject(project);
      await rest();
    },
  };
}

async function firstOf<Value>(values: AsyncIterable<Value>): Promise<Value> {
  for await (const value of values) return value;
  throw new Error('no value');
}
