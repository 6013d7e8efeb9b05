/** The segment that is hovered or focused, on either side. */
export interface Lit {
  readonly target: string;
  /** Index among the segments of that target's result. */
  readonly segment: number;
}

export function isSameLit(one: Lit | null, other: Lit | null): boolean {
  return one?.target === other?.target && one?.segment === other?.segment;
}
