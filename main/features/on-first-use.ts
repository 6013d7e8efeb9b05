import type { Api, Handlers } from '../../preload/contract/api.ts';
import type { Call } from '../../preload/contract/route.ts';

/** A feature that keeps texts and is closed with the program. */
interface Feature<Name extends keyof Handlers> {
  readonly handlers: Pick<Handlers, Name>;
  forget(): void;
  purgeFromDisk(): void;
  close(): void | Promise<void>;
}

/** The same before its code is there. */
export interface FeatureOnFirstUse<Name extends keyof Handlers> {
  readonly handlers: Pick<Handlers, Name>;
  forget(): Promise<void>;
  purgeFromDisk(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A feature whose code is read when somebody first asks for it: a start needs none of it.
 * @param routes its rows of the contract
 */
export function onFirstUse<Name extends keyof Handlers>(
  routes: Pick<Api, Name>,
  load: () => Promise<Feature<Name>>,
): FeatureOnFirstUse<Name> {
  let loading: Promise<Feature<Name>> | null = null;
  const feature = (): Promise<Feature<Name>> => {
    loading ??= load();
    return loading;
  };
  type Handler = (input: unknown, call: Call) => unknown;
  const handlerOf = async (name: string): Promise<Handler> =>
    // The contract says what each takes and gives; here they are only passed on.
    (await feature()).handlers[name as Name] as Handler;
  const later = Object.entries<Api[keyof Api]>(routes).map(([name, { verb }]) => [
    name,
    verb === 'ask'
      ? async (input: unknown, call: Call) => (await handlerOf(name))(input, call)
      : async function* (input: unknown, call: Call) {
          yield* (await handlerOf(name))(input, call) as AsyncIterable<unknown>;
        },
  ]);
  return {
    handlers: Object.fromEntries(later) as Pick<Handlers, Name>,
    forget: async () => (await feature()).forget(),
    purgeFromDisk: async () => (await feature()).purgeFromDisk(),
    // What was never asked for has nothing to close.
    close: async () => (await loading)?.close(),
  };
}
