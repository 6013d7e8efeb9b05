import { decode, encode } from 'jpeg-js';
import { DocumentRefusal } from '../document-filter.ts';
import { MOST_PIXELS } from './picture.ts';
import type { Picture } from './picture.ts';
import type { PictureFile } from './picture-file.ts';
import { plausible } from './png-file.ts';

/** A part of the file in front of the pixels: its marker, and what is in it. */
interface Segment {
  readonly marker: number;
  readonly data: Uint8Array;
}

const MEGA = 1_000_000;
const MOST_MEMORY_MB = 1024;
/** Sharp enough for print; the pixels beside the new text go through the encoder once more. */
const QUALITY = 92;
const [JFIF, EXIF, ICC] = [0xe0, 0xe1, 0xe2];
const PER_CENTIMETRE = 2;

export function readJpeg(bytes: Uint8Array): PictureFile {
  const segments = segmentsOf(bytes);
  const frame = checkSize(segments);
  const picture = decoded(bytes);
  const exif = segments.find(({ marker, data }) => marker === EXIF && startsWith(data, 'Exif\0'));
  const profile = segments.filter(
    ({ marker, data }) => marker === ICC && startsWith(data, 'ICC_PROFILE\0'),
  );
  const density = segments.find(
    ({ marker, data }) => marker === JFIF && startsWith(data, 'JFIF\0'),
  );
  // Ink colours become light: their profile would be about something else.
  const kept = frame.components === 4 ? [] : profile;
  return {
    kind: 'jpeg',
    picture: upright(picture, exif ? orientationOf(exif.data) : 1),
    dotsPerInch: resolutionOf(density),
    warnings: exif ? [{ code: 'picture-details-lost' }] : [],
    write: ({ width, height, data }) => {
      const written = encode({ width, height, data: onWhite(data) }, QUALITY).data;
      return withSegments(new Uint8Array(written), density, kept);
    },
  };
}

const damaged = () => new DocumentRefusal('damaged', 'the JPEG picture cannot be read');

function decoded(bytes: Uint8Array): Picture {
  try {
    const { width, height, data } = decode(bytes, {
      useTArray: true,
      formatAsRGBA: true,
      tolerantDecoding: true,
      maxResolutionInMP: MOST_PIXELS / MEGA,
      maxMemoryUsageInMB: MOST_MEMORY_MB,
    });
    return { width, height, data };
  } catch {
    throw damaged();
  }
}

/** The frame says how many pixels there are, before any is read. */
function checkSize(segments: readonly Segment[]): { readonly components: number } {
  const frames = segments.filter(
    ({ marker }) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker),
  );
  const [frame] = frames;
  if (frame === undefined || frame.data.length < 6) throw damaged();
  for (const { data } of frames) {
    const [, h1 = 0, h0 = 0, w1 = 0, w0 = 0] = data;
    if (((h1 << 8) | h0) * ((w1 << 8) | w0) > MOST_PIXELS) {
      throw new DocumentRefusal('too-large-inside', 'the picture has too many pixels');
    }
  }
  return { components: frame.data[5] ?? 3 };
}

function segmentsOf(bytes: Uint8Array): Segment[] {
  const segments: Segment[] = [];
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // From here on there are pixels.
    if (marker === 0xda) break;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    segments.push({ marker, data: bytes.subarray(at + 4, at + 2 + length) });
    at += 2 + Math.max(2, length);
  }
  return segments;
}

const startsWith = (data: Uint8Array, sign: string) =>
  Buffer.from(data.subarray(0, sign.length)).toString('latin1') === sign;

function resolutionOf(density: Segment | undefined): number | null {
  const [unit = 0, high = 0, low = 0] = density?.data.subarray(7, 10) ?? [];
  const dots = (high << 8) | low;
  return unit === 0 ? null : plausible(unit === PER_CENTIMETRE ? dots * 2.54 : dots);
}

/** Turns and flips a picture as its orientation (1 to 8, TIFF 6.0) asks for. */
function upright(picture: Picture, orientation: number): Picture {
  if (orientation < 2 || orientation > 8) return picture;
  const { width, height } = picture;
  const isTurned = orientation >= 5;
  const [newWidth, newHeight] = isTurned ? [height, width] : [width, height];
  const from = new Uint32Array(picture.data.slice().buffer);
  const to = new Uint32Array(newWidth * newHeight);
  for (let y = 0; y < newHeight; y += 1) {
    for (let x = 0; x < newWidth; x += 1) {
      const [across, down] = isTurned ? [y, x] : [x, y];
      const flipsAcross = [2, 3, 7, 8].includes(orientation);
      const flipsDown = [3, 4, 6, 7].includes(orientation);
      const column = flipsAcross ? width - 1 - across : across;
      const row = flipsDown ? height - 1 - down : down;
      to[y * newWidth + x] = from[row * width + column] ?? 0;
    }
  }
  return { width: newWidth, height: newHeight, data: new Uint8Array(to.buffer) };
}

/** A JPEG has no opacity; what was drawn is opaque already. */
const onWhite = (data: Uint8Array) => Buffer.from(data.buffer, data.byteOffset, data.length);

/** Puts the resolution in the place of the encoder's, and the colour profile behind it. */
function withSegments(
  jpeg: Uint8Array,
  density: Segment | undefined,
  profile: readonly Segment[],
): Uint8Array {
  const own = segmentsOf(jpeg).find(({ marker }) => marker === JFIF);
  const end = 2 + (own === undefined ? 0 : own.data.length + 4);
  // A thumbnail would show the old text.
  const first = density ? [{ ...density, data: withoutThumbnail(density.data) }] : own ? [own] : [];
  const added = [...first, ...profile].map(({ marker, data }) => {
    const length = data.length + 2;
    return Buffer.concat([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), data]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...added, jpeg.subarray(end)]);
}

function withoutThumbnail(jfif: Uint8Array): Uint8Array {
  const result = Uint8Array.from(jfif.subarray(0, 14));
  result.fill(0, 12);
  return result;
}

const ORIENTATION = 0x0112;
const TIFF_START = 6;

/**
 * Which way a camera was held: 1 to 8, 1 for upright and for what cannot be read (Exif 2.32, 4.6.4).
 * @param exif a JPEG's Exif segment, from its `Exif` mark on
 */
function orientationOf(exif: Uint8Array): number {
  const tiff = exif.subarray(TIFF_START);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length);
  if (tiff.length < 8) return 1;
  const little = view.getUint16(0) === 0x4949;
  const first = view.getUint32(4, little);
  if (first + 2 > tiff.length) return 1;
  const count = view.getUint16(first, little);
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (view.getUint16(at, little) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
