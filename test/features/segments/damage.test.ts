import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SegmentsRig } from './rig.ts';
import { failureOf, startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

/** A project with two targets, closed, with something in its file changed. */
async function damaged(sql: string): Promise<string> {
  const { id } = await rig.open('Good <b>morning</b>. Come in! Go.');
  for (const [number, target] of ['Guten Morgen.', 'Herein!'].entries()) {
    await rig.ask('segments.edit', { id, number, target, origin: 'typed', confirm: true });
  }
  await rig.feature.close();
  const file = new DatabaseSync(join(rig.folder, 'data/segments', id, 'segments.sqlite'));
  file.exec(sql);
  file.close();
  rig.killAndStart();
  return id;
}

it.each([
  ['a status that is none', "status = 'x'"],
  ['an origin that is none', "origin = 'x'"],
  ['a percent beyond all numbers', 'percent = 9223372036854775807'],
])('%s costs the state of its segment, not its text, nor the others', async (_, change) => {
  const id = await damaged(`UPDATE segment SET ${change} WHERE id = 0`);
  const rows = await rig.rows(id);
  expect(rows.map(({ target, status }) => [target, status])).toEqual([
    ['Guten Morgen.', 'draft'],
    ['Herein!', 'confirmed'],
    ['', 'empty'],
  ]);
});

it.each(['{', '{"1":2}'])('tags that are %s stay in the text', async (tags) => {
  const id = await damaged(`UPDATE segment SET tags = '${tags}'`);
  expect(await rig.targets(id)).toEqual(['Guten Morgen.', 'Herein!', '']);
});

it('a step that is damaged is passed over, and the one before it is undone', async () => {
  const id = await damaged(
    "UPDATE step_change SET before = '{' WHERE step = (SELECT max(step) FROM step_change)",
  );
  await rig.ask('segments.undo', { id });
  expect(await rig.targets(id)).toEqual(['', 'Herein!', '']);
});

it('chosen memories and glossaries that are damaged are none chosen', async () => {
  const id = await damaged("UPDATE project SET memories = '{', glossaries = '[1]'");
  expect(await rig.targets(id)).toEqual(['Guten Morgen.', 'Herein!', '']);
});

it('a document is not written when nobody knows what stood between its segments', async () => {
  const id = await damaged("UPDATE unit SET gaps = 'null'");
  expect(await failureOf(rig.ask('segments.export', { id }))).toMatchObject({
    code: 'file-unreadable',
    params: { name: 'Notes' },
  });
});
