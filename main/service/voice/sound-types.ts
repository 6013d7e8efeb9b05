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

const pcm = (encoding: 's16le' | 'alaw' | 'ulaw', rate: number): SoundType => ({
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

/** What translated speech can be asked as; those of `SPOKEN_TYPES` the offline service can make. */
export const SPEECH_TYPES: readonly string[] = [
  'audio/flac',
  'video/mp2t;codecs=aac',
  'video/mp2t;codecs=opus',
  'audio/ogg',
  'audio/ogg;codecs=flac',
  'audio/ogg;codecs=opus',
  'audio/opus',
  'audio/pcm;encoding=alaw;rate=8000',
  'audio/pcm;encoding=ulaw;rate=8000',
  'audio/pcm;encoding=s16le;rate=16000',
  'audio/pcm;encoding=s16le;rate=24000',
  'audio/webm',
  'audio/webm;codecs=opus',
  'audio/x-matroska;codecs=aac',
  'audio/x-matroska;codecs=flac',
  'audio/x-matroska;codecs=opus',
];

type PcmType = Extract<SoundType, { kind: 'pcm' }>;

/** Speech is made sentence by sentence, which only sound without a container can be joined from. */
export const SPOKEN_TYPES: Readonly<Record<string, PcmType>> = {
  'audio/pcm;encoding=alaw;rate=8000': { kind: 'pcm', encoding: 'alaw', rate: 8000 },
  'audio/pcm;encoding=ulaw;rate=8000': { kind: 'pcm', encoding: 'ulaw', rate: 8000 },
  'audio/pcm;encoding=s16le;rate=16000': { kind: 'pcm', encoding: 's16le', rate: 16_000 },
  'audio/pcm;encoding=s16le;rate=24000': { kind: 'pcm', encoding: 's16le', rate: 24_000 },
};

/** Bytes of one sample. */
export const sampleBytes = ({ encoding }: PcmType): number => (encoding === 's16le' ? 2 : 1);
