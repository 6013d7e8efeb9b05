import { commonHead, commonTail } from '../tags/common-ends.ts';

/** What was typed while a confirmation was on its way: it is meant for the segment that comes next. */
export interface TypedAhead {
  readonly text: string;
  /** The segment that still had the keyboard, and where in its target: should no other one come. */
  readonly number: number;
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
      ? { text: inserted, number, at }
      : { ...before, text: before.text + inserted };
  }
  // Something was deleted: the last of what was typed.
  const text = (before?.text ?? '').replace(/.$/su, '');
  return before === null || text === '' ? null : { ...before, text };
}

/** A target with what was typed ahead: at its end, or at its place where no other segment came. */
export function withTypedAhead({ text, number, at }: TypedAhead, to: number, target: string) {
  const place = to === number ? Math.min(at, target.length) : target.length;
  return target.slice(0, place) + text + target.slice(place);
}
