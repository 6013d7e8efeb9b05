import type { DownMessage } from './messages.ts';
import type { Piece } from './pieces/piece.ts';
import type { PackedSpeech } from './sound-types.ts';
import { createSpeechEncoder, frameMs } from './speech-encoder.ts';
import type { SpeechEncoder } from './speech-encoder.ts';

/** Bytes of a millisecond at 24 kHz. */
const MS_BYTES = 48;
const CHUNK_MS = 200;
/** Encoder and muxer hold some frames back until more comes; so much silence takes a sentence out. */
const HELD_FRAMES = 8;

export interface PackedSpeechPorts {
  readonly ffmpeg: string;
  readonly type: PackedSpeech;
  readonly contentType: string;
  readonly language: string;
  readonly tell: (message: DownMessage) => void;
  readonly onBroken: (error: Error) => void;
  readonly signal: AbortSignal;
}

/** Writes sentences into one encoded stream; ffmpeg starts with the first one. */
export interface PackedSpeechWriter {
  write(text: string, sound: Uint8Array): void;
  /** Resolves when everything was told. */
  end(): Promise<void>;
}

export function createPackedSpeech(ports: PackedSpeechPorts): PackedSpeechWriter {
  const { type, contentType, language, tell } = ports;
  const pieceMs = frameMs(type);
  const silence = new Uint8Array(Math.ceil(HELD_FRAMES * pieceMs) * MS_BYTES);
  let encoder: SpeechEncoder | null = null;
  /** Milliseconds that were put in, without the silence behind the last sentence. */
  let spokenMs = 0;
  let fedMs = 0;
  /** Milliseconds that came out, and how many of them were told. */
  let outMs = 0;
  let toldMs = 0;
  /** Sentences whose first piece is still to come, with where they begin. */
  const sentences: { readonly text: string; readonly fromMs: number }[] = [];
  let headers: Uint8Array[] = [];
  let isFirst = true;
  let data: Uint8Array[] = [];
  let text: string | null = null;

  const flush = () => {
    if (data.length === 0) return;
    tell({
      target_media_chunk: {
        language,
        data: isFirst ? [...headers, ...data] : data,
        duration: Math.round(outMs) - toldMs,
        ...(isFirst ? { content_type: contentType, headers: headers.length } : {}),
        ...(text === null ? {} : { text }),
      },
    });
    toldMs = Math.round(outMs);
    isFirst = false;
    headers = [];
    data = [];
    text = null;
  };
  const onPiece = ({ bytes, isHeader, frames }: Piece) => {
    if (isHeader) {
      headers.push(bytes);
      return;
    }
    if (outMs >= (sentences[0]?.fromMs ?? Infinity)) {
      flush();
      text = sentences.shift()?.text ?? null;
    }
    data.push(bytes);
    outMs += frames * pieceMs;
    if (outMs - toldMs >= CHUNK_MS || outMs >= spokenMs) flush();
  };

  return {
    write(sentence, sound) {
      encoder ??= createSpeechEncoder({ ...ports, onPiece });
      sentences.push({ text: sentence, fromMs: fedMs });
      spokenMs = fedMs + sound.length / MS_BYTES;
      fedMs = spokenMs + silence.length / MS_BYTES;
      encoder.push(sound);
      encoder.push(silence);
    },
    async end() {
      await encoder?.end();
      flush();
    },
  };
}
