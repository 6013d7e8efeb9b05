import { LACKS } from '../../preload/contract/engine-lack.ts';
import { EngineFailure } from '../engine/machine/engine.ts';
import type { OwnEnginePorts } from '../engine/machine/own-engine/own-engine.ts';
import { OWN_ENGINE_ENTRY, ownEngineRoutes } from '../system/own-engine-routes.ts';
import { CallFailure } from '../system/channel/call-failure.ts';
import { connectHelper } from '../system/channel/helper-process.ts';
import type { StartHelper } from '../system/processes.ts';

/**
 * The way to the engine at an address: main has it, since it holds the key and the route to the network.
 * Opened by the first text, and again after it broke.
 */
export function connectOwnEngine(startHelper: StartHelper): {
  readonly send: OwnEnginePorts['send'];
  close(): void;
} {
  const open = () => connectHelper(startHelper(OWN_ENGINE_ENTRY), ownEngineRoutes);
  let link: ReturnType<typeof open> | null = null;
  return {
    async send({ passages, instructions, terms, ...call }, signal) {
      const mine = (link ??= open());
      try {
        return await mine.ask(
          'translate',
          {
            ...call,
            passages: [...passages],
            instructions: [...instructions],
            terms: [...terms],
          },
          signal,
        );
      } catch (error) {
        if (error instanceof CallFailure && error.code === 'unreachable' && link === mine) {
          link = null;
        }
        const lack = LACKS.find((one) => error instanceof CallFailure && error.reason === one);
        throw new EngineFailure(lack ?? 'failed', error);
      }
    },
    close() {
      link?.close();
      link = null;
    },
  };
}
