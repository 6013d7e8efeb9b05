import type { Piece, PieceReader } from './piece.ts';
import { append } from '../../../system/long-lists.ts';

const PACKET = 188;
const SYNC = 0x47;
const STARTS_UNIT = 0x40;
const HAS_ADAPTATION = 0x20;

/**
 * The packets of an MPEG transport stream from the start of one frame of sound to the next; the tables
 * before the first one are its header (ISO/IEC 13818-1, 2.4.3).
 */
export function transportPackets(): PieceReader {
  let rest: Buffer = Buffer.alloc(0);
  let piece: Buffer[] = [];
  let hasSound = false;

  const close = (): Piece[] => {
    if (piece.length === 0) return [];
    const bytes = Buffer.concat(piece);
    piece = [];
    return [{ bytes, isHeader: !hasSound, frames: hasSound ? 1 : 0 }];
  };

  return {
    push(bytes) {
      rest = Buffer.concat([rest, bytes]);
      const pieces: Piece[] = [];
      while (rest.length >= PACKET) {
        const packet = rest.subarray(0, PACKET);
        if (packet[0] !== SYNC) throw new Error('no packet of a transport stream');
        if (startsSound(packet)) {
          append(pieces, close());
          hasSound = true;
        }
        piece.push(packet);
        rest = rest.subarray(PACKET);
      }
      return pieces;
    },
    end: close,
  };
}

/** Whether its payload begins with the start code of elementary streams, which no table has. */
function startsSound(packet: Buffer): boolean {
  if ((packet.readUInt8(1) & STARTS_UNIT) === 0) return false;
  const adaptation = (packet.readUInt8(3) & HAS_ADAPTATION) === 0 ? 0 : 1 + packet.readUInt8(4);
  const payload = packet.subarray(4 + adaptation);
  return payload[0] === 0 && payload[1] === 0 && payload[2] === 1;
}
