import { hashText } from './index/vocabulary.ts';
import { normaliseSegment } from './segment-text.ts';
import type { EntryRow, EntryRows } from './storage/entry-rows.ts';
import type { PartRow } from './storage/part-rows.ts';
import { PART_UNITS } from './storage/schema.ts';
import { append } from '../../system/long-lists.ts';

type Texts = Pick<EntryRow, 'source' | 'targets'>;

/** Source and targets in the form in which segments are identical. */
export function normalisedTexts({ source, targets }: Texts): Texts {
  const normalised: Record<string, string> = {};
  for (const language in targets) normalised[language] = normaliseSegment(targets[language] ?? '');
  return { source: normaliseSegment(source), targets: normalised };
}

/** What makes two units the same; takes normalised texts. */
export function unitText({ source, targets }: Texts): string {
  let text = source;
  for (const language of Object.keys(targets).sort()) {
    text += `\n${language} ${targets[language] ?? ''}`;
  }
  return text;
}

/** A whole number of 53 bits, the same for equal texts and hardly ever for others. */
export function textNumber(text: string): number {
  return hashText(text, 11) * 2_097_152 + (hashText(text, 29) >>> 11);
}

/**
 * Units that another unit of the same parts repeats: of equal ones that which was changed last stays,
 * or the one added last.
 */
export function repeatedUnits(parts: readonly PartRow[], entries: EntryRows): number[] {
  const count = parts.reduce((sum, { units }) => sum + units, 0);
  const hashes = new Float64Array(count);
  const units = new Float64Array(count);
  let at = 0;
  for (const { part } of parts) {
    for (const entry of entries.each(part, 1, PART_UNITS - 1)) {
      hashes[at] = textNumber(unitText(normalisedTexts(entry)));
      units[at] = entry.unit;
      at += 1;
    }
  }
  const order = Uint32Array.from({ length: at }, (_, index) => index);
  order.sort((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0) || a - b);

  const repeated: number[] = [];
  for (let start = 0; start < at;) {
    let end = start + 1;
    const hash = hashes[order[start] ?? 0];
    while (end < at && hashes[order[end] ?? 0] === hash) end += 1;
    if (end > start + 1) {
      const equal = [...order.subarray(start, end)].map((index) => units[index] ?? 0);
      append(repeated, allButLatest(equal, entries));
    }
    start = end;
  }
  return repeated;
}

function allButLatest(units: readonly number[], entries: EntryRows): number[] {
  const latest = new Map<string, EntryRow>();
  const repeated: number[] = [];
  for (const unit of units) {
    const entry = entries.find(unit);
    if (entry === null) continue;
    const text = unitText(normalisedTexts(entry));
    const before = latest.get(text);
    const isLater = before === undefined || entry.changed >= before.changed;
    if (before !== undefined) repeated.push(isLater ? before.unit : unit);
    if (isLater) latest.set(text, entry);
  }
  return repeated;
}
