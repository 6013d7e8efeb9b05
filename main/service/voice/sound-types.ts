/** A declared type of sound. */
export type SoundType =
  | {
      readonly kind: 'pcm';
      readonly encoding: 's16le' | 'alaw' | 'ulaw';
      /** Samples a second. */
      readonly rate: number;
    }
  | {
      readonly kind: 'packed';
      /** ffmpeg's name of the container; null: it finds out. */
      readonly format: string | null;
      /** Advised bits a second, to tell the length of a chunk by. */
      readonly bitRate: number;
    };

const pcm = (encoding: 's16le' | 'alaw' | 'ulaw', rate: number): PcmType => ({
  kind: 'pcm',
  encoding,
  rate,
});
const packed = (format: string | null, kilobits: number): SoundType => ({
  kind: 'packed',
  format,
  bitRate: kilobits * 1000,
});

/** What a session takes as its source. */
export const SOURCE_TYPES: Readonly<Record<string, SoundType>> = {
  'audio/auto': packed(null, 96),
  'audio/flac': packed('flac', 256),
  'audio/mpeg': packed('mp3', 128),
  'audio/ogg': packed('ogg', 96),
  'audio/webm': packed('webm', 32),
  'audio/x-matroska': packed('matroska', 128),
  'audio/ogg;codecs=flac': packed('ogg', 256),
  'audio/ogg;codecs=opus': packed('ogg', 32),
  'audio/pcm;encoding=alaw;rate=8000': pcm('alaw', 8000),
  'audio/pcm;encoding=ulaw;rate=8000': pcm('ulaw', 8000),
  'audio/pcm;encoding=s16le;rate=8000': pcm('s16le', 8000),
  'audio/pcm;encoding=s16le;rate=16000': pcm('s16le', 16_000),
  'audio/pcm;encoding=s16le;rate=44100': pcm('s16le', 44_100),
  'audio/pcm;encoding=s16le;rate=48000': pcm('s16le', 48_000),
  'audio/webm;codecs=opus': packed('webm', 32),
  'audio/x-matroska;codecs=aac': packed('matroska', 96),
  'audio/x-matroska;codecs=flac': packed('matroska', 256),
  'audio/x-matroska;codecs=mp3': packed('matroska', 128),
  'audio/x-matroska;codecs=opus': packed('matroska', 32),
};

export const DEFAULT_SPEECH_TYPE = 'audio/webm;codecs=opus';

type PcmType = Extract<SoundType, { kind: 'pcm' }>;

/** How ffmpeg makes a type of speech. */
export interface PackedSpeech {
  readonly kind: 'packed';
  readonly encoder: 'aac' | 'flac' | 'libopus';
  readonly muxer: 'matroska' | 'mpegts' | 'ogg' | 'webm';
  /** What of the muxer's output is sent as one piece. */
  readonly pieces: 'clusters' | 'flac-frames' | 'ogg-pages' | 'opus-packets' | 'transport-packets';
}

const speech = (
  encoder: PackedSpeech['encoder'],
  muxer: PackedSpeech['muxer'],
  pieces: PackedSpeech['pieces'],
): PackedSpeech => ({ kind: 'packed', encoder, muxer, pieces });

/** What translated speech can be asked as. Bare FLAC and bare Opus are taken out of Ogg. */
export const SPEECH_TYPES: Readonly<Record<string, PcmType | PackedSpeech>> = {
  'audio/flac': speech('flac', 'ogg', 'flac-frames'),
  'video/mp2t;codecs=aac': speech('aac', 'mpegts', 'transport-packets'),
  'video/mp2t;codecs=opus': speech('libopus', 'mpegts', 'transport-packets'),
  'audio/ogg': speech('libopus', 'ogg', 'ogg-pages'),
  'audio/ogg;codecs=flac': speech('flac', 'ogg', 'ogg-pages'),
  'audio/ogg;codecs=opus': speech('libopus', 'ogg', 'ogg-pages'),
  'audio/opus': speech('libopus', 'ogg', 'opus-packets'),
  'audio/pcm;encoding=alaw;rate=8000': pcm('alaw', 8000),
  'audio/pcm;encoding=ulaw;rate=8000': pcm('ulaw', 8000),
  'audio/pcm;encoding=s16le;rate=16000': pcm('s16le', 16_000),
  'audio/pcm;encoding=s16le;rate=24000': pcm('s16le', 24_000),
  'audio/webm': speech('libopus', 'webm', 'clusters'),
  'audio/webm;codecs=opus': speech('libopus', 'webm', 'clusters'),
  'audio/x-matroska;codecs=aac': speech('aac', 'matroska', 'clusters'),
  'audio/x-matroska;codecs=flac': speech('flac', 'matroska', 'clusters'),
  'audio/x-matroska;codecs=opus': speech('libopus', 'matroska', 'clusters'),
};

/**
 * The name of a type as the tables above have it. Letter case, spaces, quotes and the order of
 * parameters mean nothing; recorders of browsers write `audio/webm; codecs="opus"`.
 */
export function typeName(written: string): string {
  const [type = '', ...parameters] = written
    .toLowerCase()
    .split(';')
    .map((part) => part.trim().replace(/^([^\s=]+)\s*=\s*"([^"]*)"$/, '$1=$2'));
  return [type, ...parameters.toSorted()].join(';');
}

/** Bytes of one sample. */
export const sampleBytes = ({ encoding }: PcmType): number => (encoding === 's16le' ? 2 : 1);
