import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import type { MemoryFact, MemoryUnit } from '../memories.ts';
import type { Intake } from '../storage/intake.ts';
import { openIntake } from '../storage/intake.ts';
import { createDecoder, HEAD_BYTES } from './decoder.ts';
import type { FileDecoder } from './decoder.ts';
import { ImportRefusal } from './import-refusal.ts';
import type { BadUnit, LeftOut } from './import-refusal.ts';
import { languageOf, sourceLanguageOf } from './language-names.ts';
import type { RepairKind } from './repairs.ts';
import { createRepairs } from './repairs.ts';
import type { TableLanguages } from './table-reader.ts';
import { createTableReader } from './table-reader.ts';
import { createTmxReader } from './tmx-reader.ts';
import type { BadUnitReason, UnitReader, UnitSink } from './unit-reader.ts';
import { createXliffReader } from './xliff-reader.ts';

/** What is to be imported, and into what. */
export interface ImportPlan {
  /** Path. */
  readonly file: string;
  /** What a person calls the file, where its path says something else. */
  readonly name?: string;
  /** Null: told from the file. */
  readonly format: ImportFormat | null;
  /** A memory that is there, or the name of a new one. */
  readonly memory: { readonly id: string } | { readonly name: string };
  /** The source language; null: as the file says. A TMX file is turned where it says another one. */
  readonly source: string | null;
  /** Target languages of a table without a heading, by column; null: the heading names them. */
  readonly targets: readonly string[] | null;
  /** Leave out units that are there already. */
  readonly skipsRepeated: boolean;
  /** Id of the memory that the units go to in the end, where it is another one. */
  readonly bound?: string;
}

export interface ImportProgress {
  /** Bytes of the file. */
  readonly read: number;
  readonly size: number;
  readonly units: number;
}

/** What became of an import. */
export interface ImportReport {
  readonly memory: MemoryFact;
  readonly format: ImportFormat;
  readonly encoding: string;
  /** Units that were added. */
  readonly added: number;
  /** Units that were there already, in the memory or earlier in the file. */
  readonly repeated: number;
  /** Units and variants that could not be used; the first thousand are named. */
  readonly leftOut: LeftOut;
  readonly repairs: Readonly<Partial<Record<RepairKind, number>>>;
}

const PIECE = 1024 * 1024;
/** Units of one transaction: others wait for it some hundredths of a second at most. */
const UNITS = 2000;
const MOST_NAMED = 1000;
/** Characters of a unit that are shown. */
const SHOWN = 80;
/** Progress is told so often. */
const TELL_MS = 100;

/**
 * Imports a file piece by piece. Nothing of it is seen before all of it is there; when it is refused,
 * cancelled or the process ends, the memory is as it was.
 * @param signal cancels it; rejects with its reason
 * @throws ImportRefusal; RangeError as `openIntake`
 */
export async function importFile(
  database: DatabaseSync,
  plan: ImportPlan,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
  now: () => Date = () => new Date(),
): Promise<ImportReport> {
  const asked = plan.source === null ? null : sourceLanguageOf(plan.source);
  const file = await open(plan.file);
  let intake: Intake | null = null;
  try {
    const { size } = await file.stat();
    const repairs = createRepairs();
    const badUnits: BadUnit[] = [];
    const reasons: Partial<Record<BadUnitReason, number>> = {};
    let units: MemoryUnit[] = [];
    let taken = 0;
    let added = 0;
    let bad = 0;
    const sink: UnitSink = {
      repairs,
      languages(source, targets) {
        if (asked !== null && baseOf(asked) !== baseOf(source)) {
          throw new ImportRefusal('other-source', 1);
        }
        intake = openIntake(database, intakePlan(plan, source, targets), now);
      },
      unit({ unit }) {
        units.push(unit);
        if (units.length >= UNITS) store();
      },
      bad(line, reason, unitText) {
        bad += 1;
        reasons[reason] = (reasons[reason] ?? 0) + 1;
        if (badUnits.length >= MOST_NAMED) return;
        badUnits.push({ line, reason, text: Array.from(unitText.trim()).slice(0, SHOWN).join('') });
      },
    };
    const store = () => {
      taken += units.length;
      added += intake?.add(units) ?? 0;
      units = [];
    };

    const bytes = new Uint8Array(PIECE);
    let read = 0;
    let told = 0;
    let opened: { decoder: FileDecoder; reader: UnitReader; format: ImportFormat } | null = null;
    for (;;) {
      signal.throwIfAborted();
      const { bytesRead } = await file.read(bytes, 0, PIECE, read);
      if (bytesRead === 0) break;
      read += bytesRead;
      const piece = bytes.subarray(0, bytesRead);
      const decoder: FileDecoder =
        opened?.decoder ?? createDecoder(piece.subarray(0, HEAD_BYTES), languagesOf(plan));
      const text = decoder.decode(piece);
      if (text.includes('\uFFFD')) repairs.count('invalid-bytes');
      opened ??= { decoder, ...readerOf(plan, asked, text, sink) };
      opened.reader.feed(text);
      if (performance.now() - told > TELL_MS) {
        told = performance.now();
        onProgress({ read, size, units: taken + units.length });
      }
    }
    if (opened === null) throw new ImportRefusal('no-units', 1);
    opened.reader.feed(opened.decoder.end());
    readToEnd(opened.reader, () => bad > 0);
    store();
    const filled = intake as Intake | null;
    const leftOut = { bad, reasons, badUnits };
    if (taken === 0 && bad > 0) {
      throw new ImportRefusal('all-bad', badUnits[0]?.line ?? 1, { leftOut });
    }
    if (filled === null || taken === 0) throw new ImportRefusal('no-units', 1);
    signal.throwIfAborted();
    const memory = filled.finish();
    onProgress({ read, size, units: taken });
    return {
      memory,
      added,
      leftOut,
      format: opened.format,
      encoding: opened.decoder.encoding,
      repeated: taken - added,
      repairs: repairs.counts,
    };
  } catch (error) {
    (intake as Intake | null)?.cancel();
    throw error;
  } finally {
    await file.close();
  }
}

/** A file without a usable unit still tells why: its report is more than that it has none. */
function readToEnd(reader: UnitReader, hasBad: () => boolean): void {
  try {
    reader.end();
  } catch (error) {
    const isEmpty = error instanceof ImportRefusal && error.reason === 'no-units';
    if (!isEmpty || !hasBad()) throw error;
  }
}

function intakePlan(plan: ImportPlan, source: string, targets: readonly string[]) {
  const { memory, skipsRepeated, bound } = plan;
  return {
    memory: 'id' in memory ? memory : { name: memory.name, source, targets },
    origin: nameOf(plan),
    skipsRepeated,
    ...(bound !== undefined && { bound }),
  };
}

const languagesOf = ({ source, targets }: ImportPlan): string[] => [
  ...(source === null ? [] : [source]),
  ...(targets ?? []),
];

const nameOf = ({ name, file }: ImportPlan): string => name ?? basename(file);

function readerOf(
  plan: ImportPlan,
  asked: string | null,
  beginning: string,
  sink: UnitSink,
): { readonly reader: UnitReader; readonly format: ImportFormat } {
  const format = plan.format ?? formatOf(nameOf(plan), beginning.slice(0, 4096));
  if (format === null) throw new ImportRefusal('unknown-format', 1);
  if (format === 'tmx') {
    return { format, reader: createTmxReader(asked, languageOf(plan.source ?? ''), sink) };
  }
  if (format === 'xliff') return { format, reader: createXliffReader(asked, sink) };
  const separator = separatorOf(format, beginning);
  return {
    format,
    reader: createTableReader(separator, tableLanguages(asked, plan.targets), sink),
  };
}

function tableLanguages(
  source: string | null,
  targets: readonly string[] | null,
): TableLanguages | null {
  const known = (targets ?? []).map(languageOf).filter((language) => language !== null);
  return source === null || known.length === 0 ? null : { source, targets: known };
}

/** Formats from which memories are imported. */
type ImportFormat = 'tmx' | 'xliff' | 'csv' | 'tsv';

const BY_ENDING: Readonly<Record<string, ImportFormat>> = {
  tmx: 'tmx',
  xlf: 'xliff',
  xliff: 'xliff',
  sdlxliff: 'xliff',
  mqxliff: 'xliff',
  csv: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  txt: 'tsv',
};

/** The format of a file by how it begins, else by the ending of its name; null for none of ours. */
function formatOf(name: string, beginning: string): ImportFormat | null {
  const root = /<(?:[\w.-]+:)?(tmx|xliff)[\s>]/.exec(beginning)?.[1];
  if (root === 'tmx' || root === 'xliff') return root;
  return BY_ENDING[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null;
}

/** What parts the cells of a table: the sign that its first line has most of. */
function separatorOf(format: 'csv' | 'tsv', beginning: string): ',' | ';' | '\t' {
  const line = /^[^\r\n]*/.exec(beginning)?.[0] ?? '';
  const count = (sign: string) => line.split(sign).length;
  if (format === 'tsv') return count('\t') === 1 && count(';') > 1 ? ';' : '\t';
  if (count('\t') > count(',') && count('\t') > count(';')) return '\t';
  return count(';') > count(',') ? ';' : ',';
}
