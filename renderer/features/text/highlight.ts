/** The segment that is hovered or focused, on either side. */
export interface Highlight {
  readonly target: string;
  /** Index among the segments of that target's result. */
  readonly segment: number;
}

export function isSameHighlight(one: Highlight | null, other: Highlight | null): boolean {
  return one?.target === other?.target && one?.segment === other?.segment;
}
