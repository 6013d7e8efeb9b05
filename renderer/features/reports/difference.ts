/** A total beside the one of the range before. */
export interface Difference {
  readonly kind: 'more' | 'less' | 'same';
  /** Not negative. */
  readonly by: number;
  /** Of what there was before, to a tenth below ten and whole from there on; null where that was nothing. */
  readonly percent: number | null;
}

export function differenceOf(now: number, before: number): Difference {
  const by = Math.abs(now - before);
  const kind = now === before ? 'same' : now > before ? 'more' : 'less';
  if (before === 0) return { kind, by, percent: null };
  const percent = (by / before) * 100;
  return { kind, by, percent: percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent) };
}

/** A part of a whole in percent, to a tenth; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
}
