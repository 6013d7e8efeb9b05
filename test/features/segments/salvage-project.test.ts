import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSegmentProjects } from '../../../main/features/segments/projects.ts';
import { createProjectFacts } from '../../../main/features/segments/project-facts.ts';
import { PROJECT_TABLES } from '../../../main/features/segments/project-tables.ts';
import { createTroubles } from '../../../main/features/troubles.ts';
import { openSegmentFolders } from '../../../main/system/segment-folders.ts';

const ID = '6f1c2c4e-0000-4000-8000-000000000001';
const COUNT = 1_500;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function makeProject(): string {
  const database = openSegmentFolders(folder).open(ID);
  database.migrate(PROJECT_TABLES);
  const { sqlite } = database;
  sqlite.exec('BEGIN');
  createProjectFacts(sqlite, ID).write({
    name: 'Contract',
    source: 'en',
    target: 'de',
    format: null,
    original: 'the text',
    segments: COUNT,
    characters: 9_000,
    opened: '2026-01-01T00:00:00.000Z',
    into: null,
    threshold: 75,
    memories: null,
  });
  const insert = sqlite.prepare(
    `INSERT INTO segment (id, unit, source, twin, repeats, target, status)
     VALUES (?, 0, ?, 0, 2, ?, 'confirmed')`,
  );
  for (let row = 0; row < COUNT; row += 1) insert.run(row, `Sentence ${row}`, `Satz ${row}`);
  sqlite.exec('COMMIT');
  database.close();
  return join(folder, 'segments', ID, 'segments.sqlite');
}

async function openProjects() {
  const troubles = createTroubles();
  const projects = createSegmentProjects({
    folders: openSegmentFolders(folder),
    clock: { sleep: () => Promise.resolve() },
    onOpen: () => undefined,
    log: { write: () => undefined },
    tell: (trouble) => troubles.tell(trouble),
  });
  await projects.ready();
  const told = troubles.handlers['app.troubles'](undefined, {
    signal: new AbortController().signal,
  });
  const first: IteratorResult<unknown, unknown> = await told[Symbol.asyncIterator]().next();
  return { projects, told: first.value };
}

test('a damaged project is in the list again with what can be read, and that is told', async () => {
  const path = makeProject();
  const bytes = readFileSync(path);
  bytes.fill(0, 0, 60);
  for (let at = 20 * 4_096; at < bytes.length; at += 8 * 4_096) bytes.fill(0xa5, at, at + 4_096);
  writeFileSync(path, bytes);
  const { projects, told } = await openProjects();
  const facts = (await projects.get(ID)).facts();
  expect(facts).toMatchObject({ name: 'Contract', source: 'en', target: 'de' });
  expect(facts.segments).toBeGreaterThan(COUNT / 2);
  expect(facts.confirmed).toBe(facts.segments);
  const [backup] = readdirSync(join(folder, 'segments', ID)).filter((name) =>
    name.includes('damaged'),
  );
  expect(told).toEqual([
    {
      id: 1,
      kind: 'set-aside',
      what: 'project',
      saved: facts.segments,
      backup: `segments/${ID}/${backup ?? 'none'}`,
    },
  ]);
  projects.close();
});

test('a project of which nothing is left is told of, and its file kept', async () => {
  writeFileSync(makeProject(), 'no database at all, but long enough to be looked at'.repeat(100));
  const { projects, told } = await openProjects();
  expect(told).toMatchObject([{ kind: 'set-aside', what: 'project', saved: 0 }]);
  expect(readdirSync(join(folder, 'segments', ID)).join()).toContain('damaged');
  projects.close();
});

test('a project of a newer version is told of and left as it is', async () => {
  const path = makeProject();
  const database = openSegmentFolders(folder).open(ID);
  database.sqlite.exec('PRAGMA user_version=99');
  database.close();
  const before = readFileSync(path);
  const { projects, told } = await openProjects();
  expect(told).toEqual([{ id: 1, kind: 'newer', what: 'project', file: `segments/${ID}` }]);
  expect(readFileSync(path).equals(before)).toBe(true);
  projects.close();
});
