/** The pieces as one array; a single piece is not copied. */
export async function joinPieces(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  const [only] = all;
  if (all.length === 1 && only) return only;
  const whole = Buffer.concat(all);
  return new Uint8Array(whole.buffer, whole.byteOffset, whole.length);
}
