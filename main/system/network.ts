import type { Duplex } from 'node:stream';
import type { Dispatcher } from 'undici';

/** How main reaches the network: system proxy and the operating system's certificates. */
export interface NetworkRoute {
  /** The dispatcher for an origin such as `https://host:443`; loopback is always direct. */
  dispatcher(origin: string): Promise<Dispatcher>;
  /**
   * A connection to the host of a WebSocket address, encrypted where the address says so. Rejects
   * with undici's or the system's error.
   */
  connect(address: string, signal: AbortSignal): Promise<Duplex>;
  close(): Promise<void>;
}
