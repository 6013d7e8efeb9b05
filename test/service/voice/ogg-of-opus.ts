/** Bare packets of Opus behind their header as a file that other programs read (RFC 7845). */
export function oggOfOpus(packets: readonly Uint8Array[]): Buffer {
  const [head = Buffer.alloc(0), ...frames] = packets;
  const tags = Buffer.concat([Buffer.from('OpusTags\x04\0\0\0test\0\0\0\0', 'latin1')]);
  const FRAME = 960;
  return Buffer.concat([
    page(head, 0, 0, 2),
    page(tags, 1, 0, 0),
    ...frames.map((frame, index) =>
      page(frame, index + 2, (index + 1) * FRAME, index === frames.length - 1 ? 4 : 0),
    ),
  ]);
}

function page(packet: Uint8Array, number: number, position: number, flags: number): Buffer {
  const lacing = [...Array<number>(Math.floor(packet.length / 255)).fill(255), packet.length % 255];
  const head = Buffer.alloc(27);
  head.write('OggS', 'latin1');
  head.writeUInt8(flags, 5);
  head.writeBigInt64LE(BigInt(position), 6);
  head.writeUInt32LE(1, 14);
  head.writeUInt32LE(number, 18);
  head.writeUInt8(lacing.length, 26);
  const bytes = Buffer.concat([head, Buffer.from(lacing), packet]);
  bytes.writeUInt32LE(checksum(bytes), 22);
  return bytes;
}

/** CRC-32 of Ogg: polynomial 0x04c11db7, no reflection, from zero. */
function checksum(bytes: Buffer): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = sum < 0 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  }
  return sum >>> 0;
}
