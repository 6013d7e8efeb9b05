import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROJECT_TABLES } from '../../../main/features/segments/project-tables.ts';
import { createSegmentCodes } from '../../../main/features/segments/segment-code-column.ts';
import { CODE_OF_ROW, isOpenCode } from '../../../main/features/segments/segment-codes.ts';
import { createEditSteps } from '../../../main/features/segments/edit-steps.ts';
import { createSegmentRows } from '../../../main/features/segments/segment-rows.ts';
import type { SegmentRows } from '../../../main/features/segments/segment-rows.ts';
import { createSegmentStructure } from '../../../main/features/segments/segment-structure.ts';
import { createSegmentVersions } from '../../../main/features/segments/segment-versions.ts';
import type { SegmentState } from '../../../main/features/segments/segment-state.ts';
import { createSegmentTexts } from '../../../main/features/segments/segment-texts.ts';
import { writeUnits } from '../../../main/features/segments/units.ts';
import type { Database } from '../../../main/system/database.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { SEGMENT_STATUSES } from '../../../preload/contract/segment-facets.ts';

let database: Database;
beforeEach(async () => {
  database = openDatabase(':memory:');
  database.migrate(PROJECT_TABLES);
  const texts = ['Go on.', 'Stop <g1>now</g1>.', 'Go on.', 'Cafe\u0301.', 'Wait.'];
  const segments = texts.map((text) => ({ text, tags: {} }));
  await writeUnits(database.sqlite, [{ id: 'u', gaps: [], segments, most: null }]);
});
afterEach(() => database.close());

const open = () => {
  const { sqlite } = database;
  const texts = createSegmentTexts(sqlite);
  const codes = createSegmentCodes(sqlite);
  return { texts, codes, rows: createSegmentRows(sqlite, { texts, codes }) };
};
const pause = () => Promise.resolve();
const stepsOf = (rows: SegmentRows) => {
  const { sqlite } = database;
  const structure = createSegmentStructure(sqlite, () => rows.order.invalidate());
  return createEditSteps(database, { rows, structure, versions: createSegmentVersions(sqlite) });
};

const state: fc.Arbitrary<SegmentState> = fc.record({
  target: fc.constantFrom('', 'Los.', '<g1>Halt</g1>', 'Cafe\u0301'),
  status: fc.constantFrom(...SEGMENT_STATUSES),
  origin: fc.constantFrom(
    null,
    'typed',
    'source-copy',
    'memory-exact',
    'memory-fuzzy',
    'engine',
    'pseudo',
    'untranslated',
    'cache',
    'propagated',
    'not-reported',
  ),
  percent: fc.constantFrom(null, 50, 99, 100, 101),
  memory: fc.constant(null),
  author: fc.constant(null),
  changed: fc.constant(null),
  isLocked: fc.boolean(),
  comments: fc.array(
    fc.record({
      id: fc.constant('c'),
      text: fc.constantFrom('', '"isResolved":false'),
      author: fc.constant(null),
      at: fc.constant(''),
      isResolved: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
});

it('what is held of the segments is what the file says, whatever was written', async () => {
  const { texts, codes, rows } = open();
  await Promise.all([texts.load(pause), codes.load(pause)]);
  const reading = database.sqlite.prepare(
    `SELECT id, source, target, ${CODE_OF_ROW} AS code FROM segment ORDER BY id`,
  );
  const change = fc.record({ id: fc.integer({ min: 0, max: 4 }), state });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      for (const one of changes) rows.write(one.id, one.state);
      const kept = reading.all();
      const held = kept
        .map(({ id }) => Number(id))
        .map((id) => ({
          id,
          source: texts.source(id),
          target: texts.target(id),
          code: codes.of(id),
        }));
      expect(held).toEqual(kept.map((row) => ({ ...row })));
      const isWaiting = (number: number) => isOpenCode(Number(kept[number]?.['code']));
      for (const number of [-1, 0, 2, 4, 7]) {
        const from = number >= 0 && number <= 4 ? number + 1 : 0;
        const inTurn = [0, 1, 2, 3, 4].map((step) => (from + step) % 5);
        expect(rows.nextOpen(number)).toBe(inTurn.find(isWaiting) ?? null);
      }
    }),
  );
});

it('a step that fails leaves nothing behind', async () => {
  const { texts, codes, rows } = open();
  await Promise.all([texts.load(pause), codes.load(pause)]);
  const before = codes.of(0);
  const failing = () =>
    stepsOf(rows).make('change', 0, 0, (step) => {
      step.write(0, { target: 'Los.', status: 'confirmed' });
      throw new Error('full');
    });
  expect(failing).toThrow('full');
  expect([texts.target(0), codes.of(0)]).toEqual(['', before]);
});

it('a fill that is undone and redone is as a search sees it', async () => {
  const { texts, codes, rows } = open();
  await Promise.all([texts.load(pause), codes.load(pause)]);
  const steps = stepsOf(rows);
  const told: (readonly number[])[] = [];
  steps.make('fill', 0, 0, (step) => {
    for (let number = 0; number < 5; number += 1) {
      step.write(number, { target: `de:${number}`, status: 'translated', origin: 'engine' });
    }
  });
  const targets = () => [0, 1, 2, 3, 4].map((id) => texts.target(id));
  const filled = targets();
  await steps.undo((...parts) => told.push(...parts));
  expect(targets()).toEqual(['', '', '', '', '']);
  expect(rows.empty()).toEqual([0, 1, 2, 3, 4]);
  await steps.redo((...parts) => told.push(...parts));
  expect(targets()).toEqual(filled);
  const every = [0, 1, 2, 3, 4];
  expect(told).toEqual([every, [], every, every]);
});

it('texts are looked through without tags and with composed letters', async () => {
  const { texts, rows } = open();
  await texts.load(pause);
  expect([1, 3].map((id) => texts.sourceWords(id))).toEqual(['Stop now.', 'Café.']);
  const row = rows.get(4);
  if (row !== null) rows.write(4, { ...row, target: '<g1>e\u0301</g1>' });
  expect(texts.targetWords(4)).toBe('é');
});

it('what was written while it was read is not lost', async () => {
  const { texts, codes, rows } = open();
  let writes = 0;
  const writing = () => {
    const row = rows.get(2);
    if (row !== null && writes === 0) rows.write(2, { ...row, target: 'Weiter.', status: 'draft' });
    writes += 1;
    return Promise.resolve();
  };
  await texts.load(writing);
  await codes.load(writing);
  expect(texts.target(2)).toBe(rows.get(2)?.target);
  rows.forget();
  database.sqlite.exec("UPDATE segment SET target = 'x' WHERE id = 2");
  await texts.load(pause);
  expect(texts.target(2)).toBe('x');
});
