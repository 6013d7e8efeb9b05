/** A closed outline: corners in pixels, y downwards. */
export type Outline = readonly (readonly [x: number, y: number])[];

/** How much of each pixel of a rectangle is inside of outlines, 0 to 255. */
export interface Coverage {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Rows of a pixel that are looked at; across, the share of a pixel is exact. */
const ROWS = 5;

/**
 * Fills outlines by the non-zero rule, as fonts ask for: overlapping strokes of a letter stay filled,
 * inner ones that run the other way are holes.
 * @returns null where nothing is inside
 */
export function rasterise(
  outlines: readonly Outline[],
  clip: { readonly width: number; readonly height: number },
): Coverage | null {
  const corners = outlines.flat();
  const bound = (of: (corner: readonly [number, number]) => number, limit: number) => {
    const values = corners.map(of).filter(Number.isFinite);
    const low = values.reduce((least, value) => Math.min(least, value), Infinity);
    const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
    return [Math.max(0, Math.floor(low)), Math.min(limit, Math.ceil(high))] as const;
  };
  const [left, right] = bound(([x]) => x, clip.width);
  const [top, bottom] = bound(([, y]) => y, clip.height);
  const [width, height] = [right - left, bottom - top];
  if (!(width > 0 && height > 0)) return null;
  const edges = outlines.flatMap(edgesOf);
  const data = new Uint8Array(width * height);
  const row = new Float32Array(width);
  for (let y = 0; y < height; y += 1) {
    row.fill(0);
    for (let part = 0; part < ROWS; part += 1) {
      fillSpans(crossings(edges, top + y + (part + 0.5) / ROWS), left, row);
    }
    for (let x = 0; x < width; x += 1) {
      data[y * width + x] = Math.min(255, Math.round(((row[x] ?? 0) * 255) / ROWS));
    }
  }
  return { left, top, width, height, data };
}

interface Edge {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** How far x goes with each pixel downwards. */
  readonly slope: number;
  /** 1 for an edge that runs downwards, -1 for one that runs upwards. */
  readonly winding: 1 | -1;
}

function edgesOf(outline: Outline): Edge[] {
  const edges: Edge[] = [];
  for (const [at, from] of outline.entries()) {
    const to = outline[(at + 1) % outline.length];
    if (to === undefined || from[1] === to[1]) continue;
    const [upper, lower] = from[1] < to[1] ? [from, to] : [to, from];
    edges.push({
      x: upper[0],
      top: upper[1],
      bottom: lower[1],
      slope: (lower[0] - upper[0]) / (lower[1] - upper[1]),
      winding: from[1] < to[1] ? 1 : -1,
    });
  }
  return edges;
}

/** Where a horizontal line enters and leaves the shape. */
function crossings(edges: readonly Edge[], y: number): (readonly [from: number, to: number])[] {
  const found = edges
    .filter((edge) => edge.top <= y && y < edge.bottom)
    .map((edge) => ({ x: edge.x + (y - edge.top) * edge.slope, winding: edge.winding }))
    .sort((a, b) => a.x - b.x);
  const spans: (readonly [number, number])[] = [];
  let winding = 0;
  let from = 0;
  for (const crossing of found) {
    if (winding === 0) from = crossing.x;
    winding += crossing.winding;
    if (winding === 0) spans.push([from, crossing.x]);
  }
  return spans;
}

function fillSpans(
  spans: readonly (readonly [from: number, to: number])[],
  left: number,
  row: Float32Array,
): void {
  for (const [from, to] of spans) {
    const first = Math.max(0, Math.floor(from - left));
    const last = Math.min(row.length - 1, Math.floor(to - left));
    for (let x = first; x <= last; x += 1) {
      const share = Math.min(to - left, x + 1) - Math.max(from - left, x);
      if (share > 0) row[x] = (row[x] ?? 0) + share;
    }
  }
}
