import { z } from 'zod';

/**
 * Fields of answers as services really write them. Only what the app cannot work without is
 * required; what is left out, null or written in another way than expected reads as "not told".
 */

/** A number, or digits in quotes. */
const figure = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*\d+(?:\.\d+)?\s*$/)
    .transform(Number),
]);

/** An id or a code that nothing works without; a number becomes text. */
export const identifier = z.union([z.string().min(1), z.number().transform(String)]);

/** Text that may be left out; null where it is. */
export const optionalText = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => text ?? null);

/** A whole count that may be left out; null where it is, or where it is no count. */
export const optionalCount = figure
  .pipe(z.number().min(0).max(Number.MAX_SAFE_INTEGER).transform(Math.round))
  .nullish()
  .catch(null)
  .transform((count) => count ?? null);

/** A yes or no that may be left out; null where it is. */
export const optionalFlag = z
  .union([
    z.boolean(),
    z.enum(['true', 'false']).transform((word) => word === 'true'),
    z.literal([0, 1]).transform((bit) => bit === 1),
  ])
  .nullish()
  .catch(null)
  .transform((flag) => flag ?? null);

/** Items that are passed over before an answer counts as unreadable: each costs a note of its fault. */
const MAX_UNREADABLE = 100;

/**
 * A list whose unreadable items do not take the others with them. Where none can be read the list
 * fails with the fault of the first, since an empty one would claim that there is nothing.
 */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).transform((items, context): z.output<Item>[] => {
    const read: z.output<Item>[] = [];
    let unreadable = 0;
    let fault: z.core.$ZodIssue | undefined;
    for (const [index, one] of items.entries()) {
      const checked = item.safeParse(one);
      if (checked.success) {
        read.push(checked.data);
        continue;
      }
      const [issue] = checked.error.issues;
      fault ??= issue && { ...issue, path: [index, ...issue.path] };
      unreadable += 1;
      if (unreadable > MAX_UNREADABLE) break;
    }
    if (fault !== undefined && (read.length === 0 || unreadable > MAX_UNREADABLE)) {
      context.issues.push({
        code: 'custom',
        input: items,
        path: fault.path,
        message: fault.message,
      });
    }
    return read;
  });
}

/** A list that fails with the fault of its first unreadable item: a note of each would cost too much. */
export function wholeListOf<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).transform((items, context): z.output<Item>[] => {
    const read: z.output<Item>[] = [];
    for (const [index, one] of items.entries()) {
      const checked = item.safeParse(one);
      if (checked.success) read.push(checked.data);
      else {
        const [{ path, message } = { path: [], message: '' }] = checked.error.issues;
        context.issues.push({ code: 'custom', input: one, path: [index, ...path], message });
        return z.NEVER;
      }
    }
    return read;
  });
}

/** A list as `listOf`; empty where it is left out or null. */
export function optionalListOf<Item extends z.ZodType>(item: Item) {
  return listOf(item)
    .nullish()
    .transform((items) => items ?? []);
}
