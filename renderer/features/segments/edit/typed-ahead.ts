import { commonHead, commonTail } from '../tags/common-ends.ts';

/** What was typed while a verb was at work: it is meant for the segment as the verb leaves it. */
export interface TypedAhead {
  readonly text: string;
  /** The segment that had the keyboard, its target, and where in it: should nothing have become of the verb. */
  readonly number: number;
  readonly shown: string;
  /** UTF-16 units. */
  readonly at: number;
}

/**
 * @param before what was typed ahead so far
 * @param shown the target of the segment that has the keyboard; it is shown again after each key
 * @param typed the same with what a key changed
 * @returns null: nothing is left of it
 */
export function typeAhead(
  before: TypedAhead | null,
  number: number,
  shown: string,
  typed: string,
): TypedAhead | null {
  let at = commonHead(shown, typed, shown.length);
  // Not within a character of two units.
  if (/[\uD800-\uDBFF]$/.test(typed.slice(0, at))) at -= 1;
  const tail = commonTail(shown, typed, Math.min(shown.length, typed.length) - at);
  const inserted = typed.slice(at, typed.length - tail);
  if (inserted !== '') {
    return before === null
      ? { text: inserted, number, shown, at }
      : { ...before, text: before.text + inserted };
  }
  // Something was deleted: the last of what was typed.
  const text = (before?.text ?? '').replace(/.$/su, '');
  return before === null || text === '' ? null : { ...before, text };
}

/** A target with what was typed ahead: at its end, or at its place where the target is still the same. */
export function withTypedAhead(
  { text, number, shown, at }: TypedAhead,
  to: number,
  target: string,
) {
  const place = to === number && target === shown ? at : target.length;
  return target.slice(0, place) + text + target.slice(place);
}
