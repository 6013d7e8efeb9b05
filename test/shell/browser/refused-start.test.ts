import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import { writeOlderFile } from '../../features/migrations/older-file.ts';

const program = join(import.meta.dirname, '..', '..', '..', 'dist', 'main', 'browser.js');

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'dragoman-refused-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** Runs the program to its end. */
async function run(): Promise<{ readonly said: string; readonly code: number }> {
  const child = spawn(process.execPath, [program, '--no-open', '--data', data], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? -1)));
  return { said: await text(child.stderr), code: await ended };
}

test('a data file of a later version: one sentence, and the file stays as it is', async () => {
  const file = join(data, 'dragoman.sqlite');
  writeOlderFile(file, [...MIGRATIONS, 'CREATE TABLE later (id)'], MIGRATIONS.length + 1, {});
  const bytes = readFileSync(file);
  expect(await run()).toEqual({
    said: `${file} was written by a newer version of Dragoman and was left unchanged. Start the newer version, or choose another data folder.\n`,
    code: 1,
  });
  expect(readFileSync(file)).toEqual(bytes);
  expect(readFileSync(join(data, 'dragoman.log'), 'utf8')).toContain('"reason":"NewerDatabase"');
});
