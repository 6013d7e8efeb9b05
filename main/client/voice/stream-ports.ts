import type { Failure } from '../../../preload/contract/failure.ts';
import { after } from '../../system/background.ts';

/** Time as a stream needs it. */
export interface StreamClock {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** Runs once after so many milliseconds. @returns takes it back */
  after(ms: number, run: () => void): () => void;
}

/** One socket. */
export interface StreamSocket {
  /** Bytes that were given to it and are not written yet. */
  readonly waitingBytes: number;
  send(frame: string | Uint8Array): void;
  ping(payload: Uint8Array): void;
  /** Cuts it off without a word; `onClose` does not follow. */
  cut(): void;
}

export interface SocketListener {
  onOpen(): void;
  onMessage(frame: Buffer, isBinary: boolean): void;
  onPong(payload: Buffer): void;
  /** It is gone, or never came to be. Told once; nothing follows. @param why where the service said so */
  onClose(why: Failure | null): void;
}

/** Opens a socket; never throws. @param url with the token, so it is never logged */
export type OpenSocket = (url: string, listener: SocketListener) => StreamSocket;

export const systemStreamClock: StreamClock = {
  now: () => performance.now(),
  after: (ms, run) => after(ms, 'voice.stream', run),
};
