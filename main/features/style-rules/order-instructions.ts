import type { StyleInstruction } from '../../../preload/contract/style-rules.ts';
import { MAX_STYLE_INSTRUCTIONS } from '../../../preload/contract/limits.ts';
import type { InstructionContent } from '../../client/style-rules.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';

/** Changes of one list, as far as an order needs them. */
export interface InstructionCalls {
  /** Stands behind the others. */
  readonly add: (content: InstructionContent) => Promise<StyleInstruction>;
  readonly remove: (id: string) => Promise<unknown>;
}

/**
 * Puts instructions into another order. The service keeps the order in which they were made, so those
 * that have to stand further down are made anew, then their old ones are deleted: whatever fails, no
 * instruction is lost. A full list is done in as many rounds as the room left needs.
 *
 * When adding fails, what this round added is taken back. A failure says in `params` what is left:
 * `left` is `as-before`, `moved` (some stand at the end already) or `duplicates`, with their number as
 * `count`.
 *
 * @throws FeatureFailure invalid-input when `order` is not an order of these, or the list is quite full
 */
export async function orderInstructions(
  current: readonly StyleInstruction[],
  order: readonly string[],
  calls: InstructionCalls,
): Promise<void> {
  const byId = new Map(current.map((instruction) => [instruction.id, instruction]));
  const wanted = order.flatMap((id) => byId.get(id) ?? []);
  if (wanted.length !== current.length || new Set(order).size !== order.length) {
    throw invalidOrder('changed');
  }
  const moved = wanted.slice(countStaying(current, wanted));
  if (moved.length === 0) return;
  const room = MAX_STYLE_INSTRUCTIONS - current.length;
  if (room < 1) throw invalidOrder('full');
  for (let at = 0; at < moved.length; at += room) {
    await moveToEnd(moved.slice(at, at + room), at > 0, calls);
  }
}

const invalidOrder = (reason: string): FeatureFailure =>
  new FeatureFailure({ code: 'invalid-input', params: { field: 'order', reason } });

/** How many of the first wanted ones stand in that order already, whatever is between them. */
function countStaying(
  current: readonly StyleInstruction[],
  wanted: readonly StyleInstruction[],
): number {
  let at = 0;
  for (const [count, { id }] of wanted.entries()) {
    const found = current.findIndex((instruction, index) => index >= at && instruction.id === id);
    if (found < 0) return count;
    at = found + 1;
  }
  return wanted.length;
}

async function moveToEnd(
  moved: readonly StyleInstruction[],
  wasMoved: boolean,
  { add, remove }: InstructionCalls,
): Promise<void> {
  const added: string[] = [];
  try {
    for (const { label, prompt, sourceLanguage } of moved) {
      added.push((await add({ label, prompt, sourceLanguage })).id);
    }
  } catch (error) {
    const isUnsure = failureOf(error)?.code === 'outcome-unknown';
    const stuck = await removeAll(added, remove);
    throw leaving(error, stuck + (isUnsure ? 1 : 0), wasMoved);
  }
  for (const [done, { id }] of moved.entries()) {
    try {
      await remove(id);
    } catch (error) {
      throw leaving(error, moved.length - done, true);
    }
  }
}

/** @returns how many are still there */
async function removeAll(
  ids: readonly string[],
  remove: InstructionCalls['remove'],
): Promise<number> {
  let stuck = 0;
  for (const id of ids) {
    try {
      await remove(id);
    } catch {
      stuck += 1;
    }
  }
  return stuck;
}

/** The failure with the state that it leaves behind; a fault of ours stays as it is. */
function leaving(error: unknown, duplicates: number, wasMoved: boolean): unknown {
  const failure = failureOf(error);
  if (failure === null) return error;
  const left = duplicates > 0 ? 'duplicates' : wasMoved ? 'moved' : 'as-before';
  return new FeatureFailure({ ...failure, params: { ...failure.params, left, count: duplicates } });
}
