import type { Session } from 'electron';
import type { NetworkRoute } from '../../system/network.ts';
import { createNetworkRoute } from '../../system/network-route.ts';
import { proxyFromAnswer } from '../../system/proxy-answer.ts';

/** The network by the system's proxy settings, which Chromium reads. */
export const createSystemNetwork = (session: Session): NetworkRoute =>
  createNetworkRoute({
    resolveProxy: async (origin) => proxyFromAnswer(await session.resolveProxy(origin)),
  });
