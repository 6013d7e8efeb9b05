/** The package has no types of its own. */
declare module 'mic' {
  import type { Transform } from 'node:stream';

  interface MicOptions {
    rate?: string;
    channels?: string;
    bitwidth?: string;
    encoding?: 'signed-integer' | 'unsigned-integer';
    endian?: 'little' | 'big';
    /** ALSA only. */
    device?: string;
    /** macOS only. */
    fileType?: string;
    exitOnSilence?: number;
    debug?: boolean;
  }

  interface Mic {
    start(): void;
    stop(): void;
    pause(): void;
    resume(): void;
    getAudioStream(): Transform;
  }

  export default function mic(options?: MicOptions): Mic;
}
