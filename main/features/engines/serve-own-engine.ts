import { OwnEngineFailure } from '../../client/own-engine/own-engine-host.ts';
import type { OwnEngineTexts } from '../../client/own-engine/own-engine-host.ts';
import { faultFailure } from '../../system/channel/call-failure.ts';
import { serveParent } from '../../system/channel/parent.ts';
import { ownEngineRoutes } from '../../system/own-engine-routes.ts';
import type { ParentPort } from '../../system/parent-port.ts';
import { FeatureFailure } from '../feature-failure.ts';

/** Serves the engine at an address to the offline service, which has neither its key nor the way there. */
export function serveOwnEngine(
  parent: ParentPort,
  send: (texts: OwnEngineTexts, signal: AbortSignal) => Promise<readonly (string | null)[]>,
): void {
  serveParent(
    parent,
    ownEngineRoutes,
    {
      translate: async (texts, { signal }) => [...(await send(texts, signal))],
    },
    {
      failureOf: (error) => {
        if (error instanceof OwnEngineFailure) {
          return { code: 'refused', params: { reason: error.lack } };
        }
        // Its store is locked: the person has to unlock it.
        if (error instanceof FeatureFailure && error.failure.code === 'key-locked') {
          return { code: 'refused', params: { reason: 'key-missing' } };
        }
        return faultFailure(error);
      },
      onGone: () => undefined,
    },
  );
}
