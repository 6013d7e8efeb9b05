/**
 * A number that is the same for equal texts and hardly ever for others (FNV-1a, http://isthe.com/chongo/tech/comp/fnv,
 * and the length); texts of the same number are compared. At most 52 bits.
 */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) * 0x100000 + (text.length & 0xfffff);
}
