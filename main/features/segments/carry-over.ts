import { isDone } from '../../../preload/contract/segment-facets.ts';
import type { UpdateKind } from '../../../preload/contract/update-kinds.ts';
import { matchVersions } from '../../engine/segments/match-versions.ts';
import type { VersionMatch } from '../../engine/segments/match-versions.ts';
import { withoutForeignTags } from '../../engine/segments/segment-tags.ts';
import type { Database } from '../../system/database.ts';
import { createTurnTimer } from './next-turn.ts';
import { createPace } from './pace.ts';
import type { StoredFile } from './project-facts.ts';
import type { HeldSegments, SegmentRow, SegmentRows } from './segment-rows.ts';
import { createSegmentRows, shownSource, stateOf } from './segment-rows.ts';
import type { SegmentState } from './segment-state.ts';
import { keptChange, UNTOUCHED } from './segment-state.ts';
import { keepUpdate } from './update-report.ts';

/** The version that is replaced. */
export interface EarlierVersion {
  readonly facts: StoredFile;
  readonly sqlite: Database['sqlite'];
  readonly rows: SegmentRows;
}

/** Of a version that nobody sees yet nothing is held in memory. */
const NOTHING_HELD: HeldSegments = {
  texts: { changed: () => undefined, emptied: () => undefined, forget: () => undefined },
  codes: {
    changed: () => undefined,
    emptied: () => undefined,
    forget: () => undefined,
    of: () => 0,
  },
};
/** Rows that are read together at least, and at most. */
const READ_AT_LEAST = 300;
const MOST_READ = 2000;
/** Sources that have less in common are two sentences, whatever the threshold of the project. */
const LEAST_SIMILAR = 50;
/** Tables that are about texts, or about the file as a whole. */
const WHOLE_TABLES = ['stored_unit', 'ignored_finding', 'service_memory'] as const;

/**
 * Gives a new version of a document what the old one has of it, and a report of that; after its units,
 * facts and targets of the file were written, inside of the caller's transaction.
 * @param name of the new version
 * @param at milliseconds
 */
export async function carryOver(
  before: EarlierVersion,
  sqlite: Database['sqlite'],
  name: string,
  at: number,
  pause: () => Promise<void>,
): Promise<void> {
  const old = await readAll(before.rows, pause);
  const rows = createSegmentRows(sqlite, NOTHING_HELD);
  const fresh = await readAll(rows, pause);
  const { threshold, opened, propagation, glossaries, memories } = before.facts;
  const matches = await matchVersions(
    old.map(({ source }) => source),
    fresh.map(({ source }) => source),
    Math.max(LEAST_SIMILAR, threshold),
    pause,
  );
  sqlite
    .prepare('UPDATE project SET propagation = ?, glossaries = ?, memories = ?')
    .run(
      propagation,
      JSON.stringify(glossaries),
      memories === null ? null : JSON.stringify(memories),
    );
  for (const table of WHOLE_TABLES) await copyTable(table, before.sqlite, sqlite, pause);
  const versions = versionsBetween(before.sqlite, sqlite);
  const report = keepUpdate(sqlite);
  const counts: Record<UpdateKind, number> = { same: 0, moved: 0, changed: 0, new: 0, removed: 0 };
  const taken = new Set<number>();
  const isTurnOfOthers = createTurnTimer();
  for (const [number, row] of fresh.entries()) {
    if (isTurnOfOthers()) await pause();
    const match = matches[number] ?? null;
    const like = match === null ? undefined : old[match.from];
    if (match === null || like === undefined) {
      counts.new += 1;
      report.row({ ...rowOf(row), kind: 'new', number, earlierNumber: null });
      continue;
    }
    taken.add(match.from);
    counts[match.kind] += 1;
    const state = stateFor(row, like, match, opened, at);
    if (state !== null) rows.write(row.id, state);
    versions.copy(like.id, row.id);
    // What stood there before it became a draft.
    if (match.kind === 'changed' && like.target !== '') versions.record(row.id, stateOf(like));
    if (match.kind === 'same') continue;
    report.row({
      ...rowOf(like),
      kind: match.kind,
      number,
      earlierNumber: match.from,
      source: row.source,
      earlierSource: match.kind === 'changed' ? like.source : null,
      percent: match.percent,
    });
  }
  let removedConfirmed = 0;
  for (const [earlierNumber, row] of old.entries()) {
    if (isTurnOfOthers()) await pause();
    if (taken.has(earlierNumber)) continue;
    counts.removed += 1;
    if (isDone(row.status)) removedConfirmed += 1;
    report.row({ ...rowOf(row), kind: 'removed', number: null, earlierNumber });
  }
  report.end({
    name,
    earlierName: before.facts.name,
    at: new Date(at).toISOString(),
    counts,
    removedConfirmed,
  });
}

async function readAll(rows: SegmentRows, pause: () => Promise<void>): Promise<SegmentRow[]> {
  const all: SegmentRow[] = [];
  const pace = createPace(READ_AT_LEAST, MOST_READ);
  const readSome = (size: number): boolean => {
    const part = rows.window(all.length, size);
    for (const row of part) all.push(row);
    return part.length < size;
  };
  while (!pace.part(readSome)) await pause();
  return all;
}

const rowOf = ({ source, target, status }: SegmentRow) => ({
  source,
  target,
  status,
  earlierSource: null,
  percent: null,
});

/** What a segment becomes; null: it stays as the new file has it. */
function stateFor(
  row: SegmentRow,
  like: SegmentRow,
  { kind, percent }: VersionMatch,
  opened: string,
  at: number,
): SegmentState | null {
  // What nobody touched since the old file was opened is for the new file to say.
  const isOfFile = like.changed === null || like.changed <= opened;
  const own = stateOf(row);
  if (keptChange(own) !== UNTOUCHED && isOfFile && row.target !== '') return null;
  const comments = [...own.comments, ...like.comments.filter((one) => !isAmong(own, one.text))];
  if (kind !== 'changed') {
    return { ...stateOf(like), comments, isLocked: like.isLocked || own.isLocked };
  }
  if (like.target.trim() === '') return { ...own, comments };
  // A person has to look at it: neither confirmed nor locked.
  return {
    target: withoutForeignTags(like.target, shownSource(row)),
    status: 'draft',
    origin: 'memory-fuzzy',
    percent,
    memory: null,
    author: like.author,
    changed: new Date(at).toISOString(),
    isLocked: false,
    comments,
  };
}

const isAmong = ({ comments }: SegmentState, text: string): boolean =>
  comments.some((one) => one.text === text);

async function copyTable(
  table: (typeof WHOLE_TABLES)[number],
  from: Database['sqlite'],
  to: Database['sqlite'],
  pause: () => Promise<void>,
): Promise<void> {
  // By its key, which comes first.
  const reading = from.prepare(`SELECT * FROM ${table} ORDER BY 1 LIMIT ? OFFSET ?`);
  const columns = reading.columns().map(({ name }) => name);
  const writing = to.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  const pace = createPace(READ_AT_LEAST, MOST_READ);
  let copied = 0;
  const copySome = (size: number): boolean => {
    const rows = reading.all(size, copied);
    for (const row of rows) writing.run(...Object.values(row));
    copied += rows.length;
    return rows.length < size;
  };
  while (!pace.part(copySome)) await pause();
}

/** Takes the histories of segments along. */
function versionsBetween(from: Database['sqlite'], to: Database['sqlite']) {
  const reading = from.prepare('SELECT state FROM version WHERE segment = ? ORDER BY number');
  const writing = to.prepare('INSERT INTO version (segment, step, state) VALUES (?, NULL, ?)');
  const hasSome = from.prepare('SELECT 1 FROM version LIMIT 1').get() !== undefined;
  return {
    copy(earlier: number, id: number): void {
      if (!hasSome) return;
      for (const { state } of reading.all(earlier)) writing.run(id, String(state));
    },
    record: (id: number, state: SegmentState) => void writing.run(id, JSON.stringify(state)),
  };
}
