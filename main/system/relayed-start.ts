import { z } from 'zod';
import type { ParentPort } from './parent-port.ts';
import type { HelperProcess, StartHelper } from './processes.ts';

/**
 * A helper of Electron cannot start processes itself (a utility process has no `utilityProcess`, and the
 * RunAsNode fuse keeps Node's fork from working). So its parent starts them and passes messages on, in both
 * shells alike.
 */
const Up = z.strictObject({
  relay: z.union([
    z.strictObject({ id: z.int(), start: z.string() }),
    z.strictObject({ id: z.int(), message: z.unknown() }),
    z.strictObject({ id: z.int(), kill: z.literal(true) }),
  ]),
});
const Down = z.strictObject({
  relay: z.union([
    z.strictObject({ id: z.int(), message: z.unknown() }),
    z.strictObject({ id: z.int(), exit: z.number().nullable() }),
  ]),
});

/** In the helper: starts processes through its parent. @returns also the parent, for all else */
export function createRelayedStart(parent: ParentPort): {
  readonly start: StartHelper;
  readonly parent: ParentPort;
} {
  interface Listeners {
    readonly message: ((message: unknown) => void)[];
    readonly exit: ((code: number | null) => void)[];
  }
  const running = new Map<number, Listeners>();
  let starts = 0;
  const post = (relay: z.input<typeof Up>['relay']) => parent.post({ relay });

  parent.onMessage((value) => {
    const relay = Down.safeParse(value).data?.relay;
    const listeners = relay === undefined ? undefined : running.get(relay.id);
    if (relay === undefined || listeners === undefined) return;
    if ('exit' in relay) {
      running.delete(relay.id);
      for (const listener of listeners.exit) listener(relay.exit);
    } else for (const listener of listeners.message) listener(relay.message);
  });

  const start = (entry: string): HelperProcess => {
    starts += 1;
    const id = starts;
    const listeners: Listeners = { message: [], exit: [] };
    running.set(id, listeners);
    post({ id, start: entry });
    return {
      send: (message) => post({ id, message }),
      onMessage: (listener) => void listeners.message.push(listener),
      onExit: (listener) => void listeners.exit.push(listener),
      kill: () => post({ id, kill: true }),
    };
  };
  return {
    start,
    parent: { ...parent, onMessage: others((listener) => parent.onMessage(listener)) },
  };
}

/** Listens to what is not relayed. */
const others =
  (onMessage: ParentPort['onMessage']): ParentPort['onMessage'] =>
  (listener) =>
    onMessage((message) => {
      if (typeof message !== 'object' || message === null || !('relay' in message))
        listener(message);
    });

/**
 * In the parent: starts what a helper asks for, and ends it with the helper.
 * @param entries what it may ask for
 * @returns the helper, for all else
 */
export function relayStarts(
  helper: HelperProcess,
  start: StartHelper,
  entries: ReadonlySet<string>,
): HelperProcess {
  const running = new Map<number, HelperProcess>();
  let isGone = false;
  const post = (relay: z.input<typeof Down>['relay']) => {
    if (!isGone) helper.send({ relay });
  };

  helper.onExit(() => {
    isGone = true;
    for (const child of running.values()) child.kill();
    running.clear();
  });
  helper.onMessage((value) => {
    const relay = Up.safeParse(value).data?.relay;
    if (relay === undefined) return;
    const { id } = relay;
    if ('start' in relay) {
      if (running.has(id)) return;
      if (!entries.has(relay.start)) {
        post({ id, exit: null });
        return;
      }
      const child = start(relay.start);
      running.set(id, child);
      child.onMessage((message) => post({ id, message }));
      child.onExit((code) => {
        running.delete(id);
        post({ id, exit: code });
      });
    } else if ('kill' in relay) running.get(id)?.kill();
    else running.get(id)?.send(relay.message);
  });
  return { ...helper, onMessage: others((listener) => helper.onMessage(listener)) };
}
