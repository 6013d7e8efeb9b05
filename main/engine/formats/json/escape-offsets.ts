const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|.)/g;

/** Where in a string of JSON as written (without quotes) stands what is at an offset of its text. */
export function escapeOffsets(raw: string): (offset: number) => number {
  if (!raw.includes('\\')) return (offset) => offset;
  const offsets = new Uint32Array(raw.length + 1);
  let text = 0;
  let at = 0;
  const literal = (to: number) => {
    for (; at < to; at += 1, text += 1) offsets[text] = at;
  };
  for (const { index, 0: escape } of raw.matchAll(ESCAPE)) {
    literal(index);
    offsets[text] = index;
    text += 1;
    at = index + escape.length;
  }
  literal(raw.length);
  offsets[text] = raw.length;
  return (offset) => offsets[offset] ?? raw.length;
}
