import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileLog } from '../../main/system/file-log.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-log-'));
  file = join(folder, 'dragoman.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lines = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe('createFileLog', () => {
  it('writes one object per line and goes on where an earlier run ended', () => {
    createFileLog(file).write('start', { version: '1.0', count: 2, ok: true, host: null });
    createFileLog(file).write('stop');
    expect(lines(file)).toEqual([
      {
        time: expect.any(String) as unknown,
        event: 'start',
        version: '1.0',
        count: 2,
        ok: true,
        host: null,
      },
      { time: expect.any(String) as unknown, event: 'stop' },
    ]);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('cuts a field that is too long to be a code', () => {
    createFileLog(file).write('odd', { code: 'x'.repeat(5000) });
    expect(statSync(file).size).toBeLessThan(400);
  });

  it('keeps a bounded number of bounded files, the newest events among them', () => {
    const log = createFileLog(file, { maxBytes: 500, keep: 2 });
    for (let number = 0; number < 100; number += 1) log.write('event', { number });
    expect(readdirSync(folder).sort()).toEqual([
      'dragoman.log',
      'dragoman.log.1',
      'dragoman.log.2',
    ]);
    for (const name of readdirSync(folder)) {
      expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(500);
    }
    expect(lines(file).at(-1)).toMatchObject({ number: 99 });
  });

  it('loses an event rather than stop the program', () => {
    const log = createFileLog(join(folder, 'gone', 'dragoman.log'));
    expect(() => log.write('event')).not.toThrow();
  });
});
