import type { HandlersOf, Routes } from '../../../preload/contract/route.ts';
import type { WorkFailure } from '../../../main/system/channel/call-failure.ts';
import { serveParent } from '../../../main/system/channel/parent.ts';
import type { HelperProcess, StartHelper } from '../../../main/system/processes.ts';

/** A helper process that serves a table within this one, over structured clones. */
export const serveHere =
  <T extends Routes>(
    table: T,
    handlers: HandlersOf<T>,
    failureOf?: (error: unknown) => WorkFailure,
  ): StartHelper =>
  (): HelperProcess => {
    const up: ((message: unknown) => void)[] = [];
    const down: ((message: unknown) => void)[] = [];
    const exits: ((code: number | null) => void)[] = [];
    const gone: (() => void)[] = [];
    let isOver = false;
    const deliver = (listeners: typeof up, message: unknown) => {
      const copy: unknown = structuredClone(message);
      setImmediate(() => {
        if (!isOver) for (const listener of listeners) listener(copy);
      });
    };
    const end = () => {
      if (isOver) return;
      isOver = true;
      for (const listener of [...exits, ...gone]) listener(null);
    };
    serveParent(
      {
        post: (message) => deliver(down, message),
        onMessage: (listener) => void up.push(listener),
        onGone: (listener) => void gone.push(listener),
      },
      table,
      handlers,
      { onGone: end, ...(failureOf !== undefined && { failureOf }) },
    );
    return {
      send: (message) => deliver(up, message),
      onMessage: (listener) => void down.push(listener),
      onExit: (listener) => void exits.push(listener),
      kill: end,
    };
  };
