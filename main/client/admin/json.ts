/** An object of an answer, not checked any further. */
export type Json = Readonly<Record<string, unknown>>;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field that holds an object; null where it does not. */
export function objectIn(value: unknown, field: string): Json | null {
  const found = isJson(value) ? value[field] : null;
  return isJson(found) ? found : null;
}

/** A field that holds text; empty where it does not. */
export function textIn(value: Json, field: string): string {
  const found = value[field];
  return typeof found === 'string' ? found : '';
}

/**
 * Items of a list, each of which leaves it when its turn comes: what was read of a long answer makes
 * room for what is made of it.
 */
export function* drained(items: unknown[]): Generator<unknown, void> {
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    items[index] = null;
    yield item;
  }
}

/** Characters of an id, a label or a tag. Longer ones have no use, and would add up over rows. */
const MAX_LABEL = 1_000;

export const isLabel = (text: string): boolean => text.length <= MAX_LABEL;

/**
 * The array under a name, or else the longest one whose first item fits: names of arrays are not
 * all documented. null where there is none.
 */
export function arrayByShape(
  value: Json,
  name: string,
  fits: (item: Json) => boolean,
): unknown[] | null {
  const arrays = Object.values(value).filter((field): field is unknown[] => Array.isArray(field));
  const named = arrays.find((array) => array === value[name]);
  if (named !== undefined) return named;
  return arrays
    .filter(([first]) => isJson(first) && fits(first))
    .reduce<unknown[] | null>(
      (longest, array) => (array.length > (longest?.length ?? 0) ? array : longest),
      null,
    );
}
