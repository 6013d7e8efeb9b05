/** How a test wants its WAV file. */
export interface WavOptions {
  readonly samples: readonly number[];
  readonly rate?: number;
  readonly channels?: number;
  readonly bits?: 8 | 16 | 24 | 32 | 64;
  readonly coding?: number;
  /** Named chunks before and after the samples. */
  readonly before?: readonly (readonly [string, Buffer])[];
  readonly after?: readonly (readonly [string, Buffer])[];
  /** What `data` claims instead of its true length. */
  readonly claims?: number;
  /** The coding is named in an extension. */
  readonly isExtensible?: boolean;
}

/** The bytes of a WAV file; samples are numbers of the range of their width. */
export function wavBytes(options: WavOptions): Buffer {
  const { samples, rate = 16_000, channels = 1, bits = 16, coding = 1 } = options;
  const width = bits / 8;
  const data = Buffer.alloc(samples.length * width);
  samples.forEach((sample, index) => {
    const at = index * width;
    if (coding === 3) {
      if (bits === 64) data.writeDoubleLE(sample, at);
      else data.writeFloatLE(sample, at);
    } else if (bits === 8) data.writeUInt8(sample, at);
    else data.writeIntLE(sample, at, width);
  });
  const format = Buffer.alloc(options.isExtensible === true ? 40 : 16);
  format.writeUInt16LE(options.isExtensible === true ? 0xfffe : coding, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * channels * width, 8);
  format.writeUInt16LE(channels * width, 12);
  format.writeUInt16LE(bits, 14);
  if (options.isExtensible === true) format.writeUInt16LE(coding, 24);
  const body = Buffer.concat([
    Buffer.from('WAVE'),
    chunk('fmt ', format),
    ...(options.before ?? []).map(([name, bytes]) => chunk(name, bytes)),
    chunk('data', data, options.claims),
    ...(options.after ?? []).map(([name, bytes]) => chunk(name, bytes)),
  ]);
  return chunk('RIFF', body);
}

function chunk(name: string, bytes: Buffer, claims = bytes.length): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(claims, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
}
