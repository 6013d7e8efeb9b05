/** A process of our own that helps main; it ends with main. */
export interface HelperProcess {
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Called once; code is null after a signal. */
  onExit(listener: (code: number | null) => void): void;
  kill(): void;
}

/**
 * The one port through which processes are started: Node's fork in the browser shell, Electron's
 * utilityProcess in Electron (the RunAsNode fuse is off, so fork does not work there).
 * @param entry file name of a built entry beside main's own, such as `offline.js`
 */
export type StartHelper = (entry: string) => HelperProcess;
