/**
 * Bytes that LZW data makes, without making them; reading stops beyond `limit`. Codes have 9 to 12
 * bits, 256 clears the table, 257 ends the data (ISO 32000-1, 7.4.4).
 */
export function lzwLength(data: Uint8Array, limit: number): number {
  const lengths = new Uint32Array(4096);
  lengths.fill(1, 0, 256);
  let next = 258;
  let width = 9;
  let previous = -1;
  let total = 0;
  let bits = 0;
  let held = 0;
  for (const byte of data) {
    bits = ((bits << 8) | byte) & 0xff_ffff;
    held += 8;
    if (held < width) continue;
    held -= width;
    const code = (bits >> held) & ((1 << width) - 1);
    if (code === 257) break;
    if (code === 256) {
      next = 258;
      width = 9;
      previous = -1;
      continue;
    }
    const before = previous < 0 ? 0 : (lengths[previous] ?? 0);
    if (previous >= 0 && next < 4096) {
      lengths[next] = before + 1;
      next += 1;
    }
    total += lengths[code] ?? 0;
    if (total > limit) break;
    previous = code;
    if (next + 1 >= 1 << width && width < 12) width += 1;
  }
  return total;
}
