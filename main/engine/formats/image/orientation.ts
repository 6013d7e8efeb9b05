const ORIENTATION = 0x0112;
const TIFF_START = 6;

/**
 * Which way a camera was held: 1 to 8, 1 for upright and for what cannot be read (Exif 2.32, 4.6.4).
 * @param exif a JPEG's Exif segment, from its `Exif` mark on
 */
export function orientationOf(exif: Uint8Array): number {
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
