import type { Api } from '../../preload/contract/api.ts';
import type { Bridge } from '../../preload/contract/bridge.ts';
import { connectPipe } from '../../preload/contract/channel/client.ts';
import type { Connected } from '../../preload/contract/channel/client.ts';

/** The page's client over one live connection. */
export type ConnectedRpc = Connected<Api>;

/** Connects the page to main; what fails, fails with a `Failure` value. Rejects when main cannot be reached. */
export const connectRpc = async (bridge: Bridge): Promise<ConnectedRpc> =>
  // Main is trusted to keep the contract.
  connectPipe(await bridge.connect());
