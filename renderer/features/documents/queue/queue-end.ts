import type { DocumentRow } from '../../../../preload/contract/documents.ts';
import { isOpen, stageOf } from './queue.ts';

const meanOf = (all: readonly number[]): number =>
  all.reduce((sum, one) => sum + one, 0) / all.length;

/**
 * When the whole queue is expected to be done, by how long finished documents took: those of the same format
 * where there are any. As many go at the same time as do now.
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970; null where nothing is under way, or nothing tells how long it takes
 */
export function queueEndsAt(rows: readonly DocumentRow[], now: number): number | null {
  const open = rows.filter(isOpen);
  const running = open.filter((row) => stageOf(row) === 'running').length;
  if (running === 0) return null;
  const taken = rows.flatMap(({ state, seconds, format }) =>
    state === 'done' && seconds !== null ? [{ format, ms: seconds * 1000 }] : [],
  );
  const usual = (format: string): number | null => {
    const same = taken.filter((one) => one.format === format);
    const alike = same.length > 0 ? same : taken;
    return alike.length === 0 ? null : meanOf(alike.map(({ ms }) => ms));
  };
  let sum = 0;
  let last = now;
  for (const { format, progress, endsAt } of open) {
    const whole = usual(format);
    const left = endsAt === null ? whole && whole * (1 - (progress ?? 0)) : endsAt - now;
    if (left === null) return null;
    sum += Math.max(0, left);
    if (endsAt !== null) last = Math.max(last, endsAt);
  }
  return Math.max(last, now + sum / running);
}
