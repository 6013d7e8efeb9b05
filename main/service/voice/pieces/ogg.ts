import type { Piece, PieceReader } from './piece.ts';

const HEAD_BYTES = 27;
const SEGMENTS_AT = 26;
const POSITION_AT = 6;
/** A lacing value that a packet goes on behind (RFC 3533, 5). */
const GOES_ON = 255;

interface Page {
  readonly bytes: Buffer;
  readonly isHeader: boolean;
  /** Those that end on this page. */
  readonly packets: readonly Buffer[];
}

/** The pages of an Ogg stream; those without a position are headers. */
export function oggPages(): PieceReader {
  const pages = pageReader();
  return {
    push: (bytes) =>
      pages(bytes).map(({ bytes: page, isHeader, packets }) => ({
        bytes: page,
        isHeader,
        frames: isHeader ? 0 : packets.length,
      })),
    end: () => [],
  };
}

/** The bare packets of Opus in Ogg behind its identification header (RFC 7845, 5.1). */
export const opusPackets = (): PieceReader =>
  barePackets((packet) => (packet.toString('latin1', 0, 8) === 'OpusHead' ? packet : null));

/** Bytes of the mapping of FLAC to Ogg before its own mark. */
const FLAC_MAPPING = 9;
const LAST_BLOCK = 0x80;

/** A FLAC stream as it is without Ogg: its mark, the one block that decoders need, and frames. */
export const flacFrames = (): PieceReader =>
  barePackets((packet) => {
    if (packet.toString('latin1', 1, 5) !== 'FLAC') return null;
    const header = Buffer.from(packet.subarray(FLAC_MAPPING));
    header[4] = (header[4] ?? 0) | LAST_BLOCK;
    return header;
  });

/** @param header what becomes of a header packet; null leaves it out */
function barePackets(header: (packet: Buffer) => Buffer | null): PieceReader {
  const pages = pageReader();
  const pieceOf = (packet: Buffer, isHeader: boolean): Piece[] => {
    const bytes = isHeader ? header(packet) : packet;
    return bytes === null ? [] : [{ bytes, isHeader, frames: isHeader ? 0 : 1 }];
  };
  return {
    push: (bytes) =>
      pages(bytes).flatMap(({ isHeader, packets }) =>
        packets.flatMap((packet) => pieceOf(packet, isHeader)),
      ),
    end: () => [],
  };
}

function pageReader(): (bytes: Buffer) => Page[] {
  let rest: Buffer = Buffer.alloc(0);
  let open: Buffer = Buffer.alloc(0);

  const next = (): Page | null => {
    if (rest.length < HEAD_BYTES) return null;
    if (rest.toString('latin1', 0, 4) !== 'OggS') throw new Error('no page of Ogg');
    const head = HEAD_BYTES + rest.readUInt8(SEGMENTS_AT);
    if (rest.length < head) return null;
    const lacing = rest.subarray(HEAD_BYTES, head);
    const size = head + lacing.reduce((sum, length) => sum + length, 0);
    if (rest.length < size) return null;
    const packets: Buffer[] = [];
    let at = head;
    for (const length of lacing) {
      const part = rest.subarray(at, at + length);
      open = open.length === 0 ? part : Buffer.concat([open, part]);
      at += length;
      if (length === GOES_ON) continue;
      packets.push(open);
      open = Buffer.alloc(0);
    }
    const bytes = rest.subarray(0, size);
    rest = rest.subarray(size);
    return { bytes, isHeader: bytes.readBigInt64LE(POSITION_AT) === 0n, packets };
  };

  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const pages: Page[] = [];
    for (let page = next(); page !== null; page = next()) pages.push(page);
    return pages;
  };
}
