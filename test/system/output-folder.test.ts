import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutputFolder } from '../../main/system/output-folder.ts';
import { openOutputFolder } from '../../main/system/output-folder.ts';

let root: string;
let output: OutputFolder;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dragoman-output-'));
  output = openOutputFolder(join(root, 'out'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const out = (...names: string[]) => join(root, 'out', ...names);
const bytes = (text: string) => new TextEncoder().encode(text);

async function receive(id: string, text: string): Promise<void> {
  const part = await output.open(id);
  await part.restart();
  await part.write(bytes(text));
  await part.finish();
}

test('a result comes in under a hidden name and is moved when it is whole', async () => {
  expect(await output.received('a')).toBeNull();
  await receive('a', 'Hallo');
  expect(readdirSync(out())).toEqual(['.dragoman-a.part']);
  expect(await output.received('a')).toEqual({ path: out('.dragoman-a.part'), size: 5 });
  const placed = await output.place('a', ['x', 'y'], ['plan.txt']);
  expect(placed).toEqual({ path: out('x', 'y', 'plan.txt'), name: 'plan.txt' });
  await output.discard('a');
  expect(readdirSync(out())).toEqual(['x']);
  expect(readFileSync(placed.path, 'utf8')).toBe('Hallo');
});

test('what an earlier attempt left stays until a new one begins', async () => {
  await receive('a', 'earlier and longer');
  const part = await output.open('a');
  expect((await output.received('a'))?.size).toBe(18);
  await part.restart();
  await part.write(bytes('new'));
  await part.finish();
  expect(readFileSync(out('.dragoman-a.part'), 'utf8')).toBe('new');
  // Ended twice, as after an error.
  await part.close();
});

test('nothing that is there is overwritten, whatever it is', async () => {
  await receive('a', 'mine');
  writeFileSync(out('plan.txt'), 'theirs');
  mkdirSync(out('plan (2).txt'));
  const names = ['plan.txt', 'plan (2).txt', 'plan (3).txt'];
  expect((await output.place('a', [], names)).name).toBe('plan (3).txt');
  expect(readFileSync(out('plan.txt'), 'utf8')).toBe('theirs');
  await expect(output.place('b', [], names)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a result that was placed before a crash is found again, not placed twice', async () => {
  await receive('a', 'mine');
  const names = ['plan.txt', 'plan (2).txt'];
  await output.place('a', [], names);
  expect((await output.place('a', [], names)).name).toBe('plan.txt');
  await receive('b', 'mine');
  expect((await output.place('b', [], names)).name).toBe('plan (2).txt');
});

test('five results for one name all get their own', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  await Promise.all(ids.map((id) => receive(id, id)));
  const names = ['p', 'p (2)', 'p (3)', 'p (4)', 'p (5)'];
  const placed = await Promise.all(ids.map((id) => output.place(id, [], names)));
  expect(placed.map(({ name }) => name).toSorted()).toEqual(names);
  for (const [index, { path }] of placed.entries()) {
    expect(readFileSync(path, 'utf8')).toBe(ids[index]);
  }
});

test('another program may write a result in place of the one that came in', async () => {
  await receive('a', 'small');
  writeFileSync(output.substitutePath('a'), 'whole');
  await output.substitute('a');
  const { path } = await output.place('a', [], ['a.docx']);
  expect(readFileSync(path, 'utf8')).toBe('whole');
  await output.discard('a');
  expect(readdirSync(out())).toEqual(['a.docx']);
});

test('a folder that cannot be made is an error of the disk', async () => {
  writeFileSync(join(root, 'file'), '');
  const below = openOutputFolder(join(root, 'file', 'out'));
  await expect(below.open('a')).rejects.toMatchObject({ code: 'ENOTDIR', syscall: 'mkdir' });
});
