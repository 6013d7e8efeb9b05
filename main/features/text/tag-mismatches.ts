import type { TagMismatch } from '../../../preload/contract/text.ts';
import { findPlaceholders } from '../../engine/markup/placeholders.ts';

/** A tag of XML or HTML; its name is what must survive, attributes may well be translated. */
const TAG = /<(\/?)([A-Za-z_][\w:.-]*)(?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?\/?>/g;

/**
 * Tags and placeholders that do not stand equally often in source and target, in the order in
 * which they first appear.
 */
export function tagMismatches(source: string, target: string): TagMismatch[] {
  const inSource = countMarks(source);
  const inTarget = countMarks(target);
  return [...new Set([...inSource.keys(), ...inTarget.keys()])]
    .map((tag) => ({ tag, inSource: inSource.get(tag) ?? 0, inTarget: inTarget.get(tag) ?? 0 }))
    .filter((mark) => mark.inSource !== mark.inTarget);
}

function countMarks(text: string): Map<string, number> {
  const tags = [...text.matchAll(TAG)].map((match) => `<${match[1] ?? ''}${match[2] ?? ''}>`);
  const placeholders = findPlaceholders(text)
    .map(({ start, end }) => text.slice(start, end))
    // The engine finds web and e-mail addresses too; those may well have a target of their own.
    .filter((mark) => /^[{$#%]/.test(mark));
  const counts = new Map<string, number>();
  for (const mark of [...tags, ...placeholders]) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}
