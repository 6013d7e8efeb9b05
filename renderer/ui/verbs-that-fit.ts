/** Widths in CSS pixels. */
export interface VerbWidths {
  readonly room: number;
  readonly gap: number;
  /** Of the button that opens the rest. */
  readonly more: number;
  readonly verbs: readonly { readonly width: number; readonly isFirst: boolean }[];
}

/**
 * Which verbs of a bar stand in it, by their places. Where not all of them do, the button for the rest
 * needs room as well; verbs come in their order, those that are `isFirst` before the others.
 */
export function verbsThatFit({ room, gap, more, verbs }: VerbWidths): ReadonlySet<number> {
  const places = verbs.map((_, place) => place);
  const all = verbs.reduce((sum, { width }) => sum + width, gap * Math.max(0, verbs.length - 1));
  // Widths are whole pixels only where nothing is scaled.
  if (all <= room + 1) return new Set(places);
  const isFirst = (place: number) => verbs[place]?.isFirst === true;
  const inTurn = [...places.filter(isFirst), ...places.filter((place) => !isFirst(place))];
  const shown = new Set<number>();
  let left = room - more;
  for (const place of inTurn) {
    left -= (verbs[place]?.width ?? 0) + gap;
    if (left < 0) break;
    shown.add(place);
  }
  return shown;
}
