import { crc32, inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { DocumentRefusal } from '../document-filter.ts';
import { MOST_PIXELS } from './picture.ts';
import type { PictureFile } from './picture-file.ts';

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

const SIGNATURE = 8;
/** What says how the pixels are meant; it stands in front of them. */
const KEPT: ReadonlySet<string> = new Set(['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'pHYs']);
/** Words about the picture, and its time; after a change they would be about another one. */
const DROPPED: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);
const DOTS_PER_METRE = 0.0254;

export function readPng(bytes: Uint8Array): PictureFile {
  const chunks = chunksOf(bytes);
  const pixels = checkSize(chunks);
  let made: PNG;
  try {
    made = PNG.sync.read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      // The checksums of chunks that hold no pixels do no harm.
      checkCRC: false,
    });
  } catch {
    throw damaged();
  }
  if (made.width * made.height !== pixels) throw damaged();
  const has = (type: ReadonlySet<string>) => chunks.some((chunk) => type.has(chunk.type));
  const kept = chunks.filter(({ type }) => KEPT.has(type));
  return {
    kind: 'png',
    picture: { width: made.width, height: made.height, data: new Uint8Array(made.data) },
    dotsPerInch: resolutionOf(chunks),
    warnings: [
      ...(has(DROPPED) ? [{ code: 'picture-details-lost' }] : []),
      ...(has(new Set(['acTL'])) ? [{ code: 'animation-lost' }] : []),
    ],
    write: ({ width, height, data }) => {
      const png = new PNG({ width, height });
      png.data = Buffer.from(data.buffer, data.byteOffset, data.length);
      const isOpaque = everyOpaque(data);
      const written = PNG.sync.write(png, { colorType: isOpaque ? 2 : 6 });
      return withChunks(written, kept);
    },
  };
}

const damaged = () => new DocumentRefusal('damaged', 'the PNG picture cannot be read');

/** Reads the size from the head, and makes sure that the data is not more than that. */
function checkSize(chunks: readonly Chunk[]): number {
  const head = chunks[0];
  if (head?.type !== 'IHDR' || head.data.length < 13) throw damaged();
  const view = new DataView(head.data.buffer, head.data.byteOffset);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  if (width === 0 || height === 0) throw damaged();
  if (width * height > MOST_PIXELS) {
    throw new DocumentRefusal('too-large-inside', 'the picture has too many pixels');
  }
  // Eight bytes a pixel at most, and a byte for each line of each of seven passes.
  const most = width * height * 8 + height * 7 + 64;
  const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
  try {
    inflateSync(Buffer.concat(data), { maxOutputLength: most });
  } catch (error) {
    const isTooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    if (isTooMuch) throw new DocumentRefusal('too-large-inside', 'more data than pixels');
    throw damaged();
  }
  return width * height;
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1');
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
    if (type === 'IEND') break;
  }
  return chunks;
}

function resolutionOf(chunks: readonly Chunk[]): number | null {
  const data = chunks.find(({ type }) => type === 'pHYs')?.data;
  if (data?.length !== 9 || data[8] !== 1) return null;
  const perMetre = new DataView(data.buffer, data.byteOffset).getUint32(0);
  return plausible(perMetre * DOTS_PER_METRE);
}

/** Programs write 72 or 96 where they do not know; letters are larger than that then. */
export const plausible = (dots: number): number | null =>
  dots >= 100 && dots <= 2400 ? dots : null;

function everyOpaque(data: Uint8Array): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** Sets chunks behind the head. */
function withChunks(png: Uint8Array, chunks: readonly Chunk[]): Uint8Array {
  const headEnd = SIGNATURE + 25;
  // The writer's own guess of the gamma would say something else than the file did.
  const rest = chunksOf(png).filter(({ type }) => type !== 'IHDR' && type !== 'gAMA');
  return Buffer.concat([png.subarray(0, headEnd), ...[...chunks, ...rest].map(chunkBytes)]);
}

function chunkBytes({ type, data }: Chunk): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
