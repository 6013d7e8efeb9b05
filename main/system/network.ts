import type { Dispatcher } from 'undici';

/** How main reaches the network: system proxy and the operating system's certificates. */
export interface NetworkRoute {
  /** The dispatcher for an origin such as `https://host:443`; loopback is always direct. */
  dispatcher(origin: string): Promise<Dispatcher>;
  close(): Promise<void>;
}
