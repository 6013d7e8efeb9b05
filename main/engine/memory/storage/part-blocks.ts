import type { WordReader } from '../folded-words.ts';
import { indexedWords } from '../folded-words.ts';
import { createSignatures } from '../index/signature.ts';
import type { BlockWriter } from './block-writer.ts';
import { createBlockWriter } from './block-writer.ts';
import type { PartRows } from './part-rows.ts';

/** The normalised text of a unit on both sides. */
export interface UnitTexts {
  readonly source: string;
  readonly targets: Readonly<Record<string, string>>;
}

/** Writes the blocks of all sides of a part together. */
export interface PartBlocks {
  /** Takes the next unit, or null for a number that is free. */
  push(unit: UnitTexts | null): void;
  flush(): void;
}

/** @param first number of the first unit that comes; those before it are in blocks */
export function createPartBlocks(
  rows: PartRows,
  reader: WordReader,
  part: number,
  languages: readonly string[],
  first: number,
): PartBlocks {
  const sourceBlocks = createBlockWriter(rows, part, '', first);
  const signatureOf = createSignatures(reader.isSign);
  /** By language; one that comes later begins where it comes first. */
  const sides = new Map<string, BlockWriter>();
  let number = first;
  const open = (language: string) => {
    if (sides.has(language)) return;
    sides.set(language, createBlockWriter(rows, part, language, number));
  };
  languages.forEach(open);
  return {
    push(unit) {
      const source = reader.read(unit === null ? '' : unit.source);
      sourceBlocks.push(indexedWords(source), signatureOf(source));
      for (const language in unit?.targets) open(language);
      for (const [language, blocks] of sides) {
        const text = unit?.targets[language];
        blocks.push(text === undefined ? [] : reader.read(text).words);
      }
      number += 1;
    },
    flush() {
      sourceBlocks.flush();
      for (const blocks of sides.values()) blocks.flush();
    },
  };
}
