import type { MemoryUnit } from '../memories.ts';
import type { Repairs } from './repairs.ts';

/** Why a unit of a file was left out. */
export type BadUnitReason =
  | 'no-source'
  | 'no-target'
  /** Its languages are not known here. */
  | 'unknown-language'
  /** Its source is in another language than the memory's. */
  | 'other-source-language'
  /** A variant beside others: its language is not known, is the source's, or has a text already. */
  | 'dropped-variant'
  /** A line of a table has more cells than the heading. */
  | 'too-many-cells'
  /** Longer than any real segment. */
  | 'too-long';

/** A unit as a file has it; codes of languages are those of the catalogue, in lower case. */
export interface ReadUnit {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly unit: MemoryUnit;
}

/** What a reader of a format tells. */
export interface UnitSink {
  /** Told once, before the first unit: the source language, and targets as far as they are known. */
  languages(source: string, targets: readonly string[]): void;
  unit(unit: ReadUnit): void;
  /** @param text of the unit or variant that is left out, as far as it has some */
  bad(line: number, reason: BadUnitReason, text: string): void;
  readonly repairs: Repairs;
}

/** Reads the text of a file that comes in pieces. */
export interface UnitReader {
  /** @throws ImportRefusal */
  feed(piece: string): void;
  end(): void;
}

/** Longer segments are refused: nobody translates them as one. */
export const MOST_CHARACTERS = 100_000;
