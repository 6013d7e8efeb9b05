/** The package has no types of its own; only what is used here. */
declare module 'mic' {
  import type { Readable } from 'node:stream';

  interface MicOptions {
    readonly rate: string;
    readonly channels: string;
    readonly bitwidth: string;
    readonly encoding: 'signed-integer';
    readonly endian: 'little';
    /** Linux only. */
    readonly device: string;
    /** macOS only. */
    readonly fileType: 'raw';
  }

  interface Mic {
    start(): void;
    stop(): void;
    getAudioStream(): Readable;
  }

  export default function mic(options: MicOptions): Mic;
}
