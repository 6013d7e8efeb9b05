import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FeatureFailure } from '../../../main/features/feature-failure.ts';
import type { EditedProject } from '../../../main/features/segments/edited-project.ts';
import { createProjectFacts } from '../../../main/features/segments/project-facts.ts';
import { PROJECT_TABLES } from '../../../main/features/segments/project-tables.ts';
import { createSegmentProjects } from '../../../main/features/segments/projects.ts';
import { shownRow } from '../../../main/features/segments/segment-rows.ts';
import { createEditSteps } from '../../../main/features/segments/edit-steps.ts';
import { createSegmentStructure } from '../../../main/features/segments/segment-structure.ts';
import { createSegmentCodes } from '../../../main/features/segments/segment-code-column.ts';
import { createSegmentTexts } from '../../../main/features/segments/segment-texts.ts';
import { createSegmentVersions } from '../../../main/features/segments/segment-versions.ts';
import { createSegmentRows } from '../../../main/features/segments/segment-rows.ts';
import { emptyState } from '../../../main/features/segments/segment-state.ts';
import { exportedTexts, writeUnits } from '../../../main/features/segments/units.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { openSegmentFolders } from '../../../main/system/segment-folders.ts';
import { BYTE_MUTATIONS, mutated } from '../mutate/bytes.ts';
import { jsonText, oddValue } from '../mutate/values.ts';
import type { FuzzedParser, Place } from '../parser.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const NAME = 'segments.sqlite';

/** The database of a sound project, as bytes. */
async function projectBytes(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-fuzz-project-'));
  const database = openDatabase(join(folder, NAME));
  database.migrate(PROJECT_TABLES);
  const { sqlite } = database;
  const segments = [
    { text: 'Good morning.', tags: {} },
    { text: 'Press {1}Start{2} now.', tags: { '1': 'g1', '2': '/g1' } },
    { text: 'Good morning.', tags: {} },
  ];
  const unit = (id: string) => ({ id, gaps: ['', ' ', ' ', ''], segments, most: null });
  const counts = await writeUnits(sqlite, [unit('u1'), unit('u2'), unit('u3')]);
  createProjectFacts(sqlite, ID).write({
    name: 'Notes',
    format: null,
    source: 'en',
    target: 'de',
    ...counts,
    threshold: 75,
    opened: '2026-01-01T00:00:00.000Z',
    into: null,
    memories: ['m'],
    original: 'x',
  });
  const texts = createSegmentTexts(sqlite);
  const rows = createSegmentRows(sqlite, { texts, codes: createSegmentCodes(sqlite) });
  const structure = createSegmentStructure(sqlite, () => rows.order.invalidate());
  const versions = createSegmentVersions(sqlite);
  const steps = createEditSteps(database, { rows, structure, versions });
  for (const [number, target] of ['Guten Morgen.', 'Jetzt {1}Start{2}.'].entries()) {
    steps.make('change', number, number, (step) => {
      step.write(number, { ...emptyState(null), target, status: 'translated', origin: 'typed' });
    });
  }
  await steps.undo(() => undefined);
  database.close();
  const bytes = readFileSync(join(folder, NAME));
  rmSync(folder, { recursive: true });
  return bytes;
}

const sound = await projectBytes();

/** Opens what is kept as the app does, and reads all that the page shows. */
async function readProject(bytes: Uint8Array, { folder }: Place, change: (file: string) => void) {
  const at = join(folder, 'segments', ID);
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, NAME), bytes);
  const projects = createSegmentProjects({
    folders: openSegmentFolders(folder),
    clock: { sleep: () => Promise.resolve() },
    onOpen: () => undefined,
    log: { write: () => undefined },
    tell: () => undefined,
  });
  try {
    change(join(at, NAME));
    await projects.ready();
    const project = await projects.get(ID);
    const { rows, steps } = project.store;
    const shown = rows.window(0, 1_000).map(shownRow);
    for (const { number } of shown) rows.get(number);
    rows.nextOpen(0);
    for (const { id } of rows.places(null, 1_000)) project.store.versions.of(id, 10);
    while ((await steps.undo(() => undefined)) !== null);
    while ((await steps.redo(() => undefined)) !== null);
    await exported(project);
    return project.facts().name.length > 0 ? shown.length : 0;
  } finally {
    projects.close();
    rmSync(join(folder, 'segments'), { recursive: true, force: true });
  }
}

/** What goes out when all is confirmed; the project may be too damaged for that, and says so. */
async function exported(project: EditedProject): Promise<void> {
  const { store } = project;
  store.sqlite.exec("UPDATE segment SET status = 'confirmed', target = 'x'");
  try {
    await exportedTexts(
      store.sqlite,
      store.rows,
      project.facts(),
      ({ target }) => target,
      new AbortController().signal,
    );
  } catch (error) {
    if (!(error instanceof FeatureFailure)) throw error;
  }
}

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  project: [
    'name',
    'format',
    'original',
    'source',
    'segments',
    'opened',
    'into_memory',
    'threshold',
    'memories',
    'glossaries',
  ],
  unit: ['id', 'gaps'],
  segment: [
    'unit',
    'source',
    'tags',
    'most',
    'twin',
    'repeats',
    'target',
    'status',
    'origin',
    'percent',
    'memory',
    'changed',
  ],
  step: ['kind', 'segment', 'at', 'undone'],
  step_change: ['segment', 'before', 'after'],
};
const TEXTS = [
  '{',
  '[]',
  '{}',
  'null',
  '["a",1]',
  '{"target":"x"}',
  'confirmed',
  'engine',
  '{"1":2}',
  '"',
];

/** Writes a value into a column, of one row or of all. What the table does not take is left as it is. */
function damage(file: string, lines: string): void {
  const database = new DatabaseSync(file);
  for (const line of lines.split('\n')) {
    const [table = '', column = '', row = '', value = ''] = line.split('\t');
    if (COLUMNS[table]?.includes(column) !== true) continue;
    const where = /^\d+$/.test(row) ? `LIMIT 1 OFFSET ${row}` : '';
    try {
      const keys = table === 'step_change' ? 'step' : 'number';
      database
        .prepare(
          `UPDATE ${table} SET ${column} = ? WHERE ${keys} IN (SELECT ${keys} FROM ${table} ${where})`,
        )
        .run(readValue(value));
    } catch {
      // Its type keeps such a value out.
    }
  }
  database.close();
}

const readValue = (written: string): string | number | null => {
  if (written === 'NULL') return null;
  return /^-?\d{1,15}$/.test(written) ? Number(written) : written;
};

const refusalOf = (thrown: unknown): string | null =>
  thrown instanceof FeatureFailure ? thrown.failure.code : null;

/** Projects of the segment editor whose rows, or whose files, are damaged. */
export const projects: readonly FuzzedParser[] = [
  {
    name: 'project',
    seeds: [Buffer.from('segment\tstatus\t1\tx')],
    mutate(random) {
      const lines = Array.from({ length: 1 + random.below(4) }, () => {
        const table = random.pick(Object.keys(COLUMNS));
        const odd = random.percent(50) ? random.pick(TEXTS) : oddValue(random);
        const value = typeof odd === 'string' ? odd : jsonText(odd ?? 'NULL');
        const row = random.percent(50) ? random.below(4) : '*';
        return [table, random.pick(COLUMNS[table] ?? []), row, value].join('\t');
      });
      return Buffer.from(lines.join('\n'));
    },
    read: (input, place) =>
      readProject(sound, place, (file) => damage(file, Buffer.from(input).toString())),
    refusalOf,
    mostWork: () => 100,
    runs: 60,
  },
  {
    name: 'project-file',
    seeds: [sound],
    mutate: (random) => mutated(sound, random, BYTE_MUTATIONS, [sound]),
    read: (input, place) => readProject(input, place, () => undefined),
    // What the database itself says of its file is the disk's fault, not the reader's.
    refusalOf: (thrown) =>
      thrown instanceof Error && 'errcode' in thrown ? 'database' : refusalOf(thrown),
    mostWork: () => 1_000,
    runs: 40,
  },
];
