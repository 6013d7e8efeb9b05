import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IS_EXTENDED } from '../../extended.ts';
import type { DocumentRow } from '../../../preload/contract/documents.ts';
import type { PlayedService } from './played-service.ts';
import { playService } from './played-service.ts';

const program = join(import.meta.dirname, 'queue-program.ts');
const TEXT = 'Good day.\n';

let folder: string;
let service: PlayedService;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-kill-'));
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  writeFileSync(join(folder, 'plan.txt'), TEXT);
  service = await playService();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await service[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  /** Resolves with the row once it is so. */
  row(fits: (row: DocumentRow) => boolean): Promise<DocumentRow>;
  kill(): Promise<void>;
}

function start(file: string): Started {
  const places = [join(folder, 'data'), join(folder, 'out'), service.baseUrl, file];
  const child = spawn(process.execPath, [program, ...places], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let output = '';
  let newest: DocumentRow | null = null;
  const waiting = new Set<(row: DocumentRow) => void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const lines = output.split('\n');
    output = lines.pop() ?? '';
    for (const line of lines) {
      const message = JSON.parse(line) as { readonly row?: DocumentRow };
      if (message.row === undefined) continue;
      newest = message.row;
      for (const tell of waiting) tell(newest);
    }
  });
  return {
    row: (fits) =>
      new Promise((resolve) => {
        const look = (row: DocumentRow) => {
          if (!fits(row)) return;
          waiting.delete(look);
          resolve(row);
        };
        waiting.add(look);
        if (newest !== null) look(newest);
      }),
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const add = () => start(join(folder, 'plan.txt'));
const goOn = () => start('');
const isDone = (row: DocumentRow) => row.state === 'done';
const isSettled = (row: DocumentRow) => row.state === 'done' || row.state === 'failed';
const results = () => readdirSync(join(folder, 'out'));

/** Runs to where the service holds, and kills the program there. */
async function killAt(step: NonNullable<PlayedService['hold']>['at'], begin = add): Promise<void> {
  const reached = new Promise<void>((resolve) => {
    service.hold = { at: step, reached: resolve };
  });
  const feature = begin();
  await reached;
  await feature.kill();
  service.hold = null;
}

async function expectOneResult(row: DocumentRow): Promise<void> {
  expect(row).toMatchObject({ result: 'plan.de.txt', characters: { count: 42, isBilled: true } });
  // Its hidden name goes last.
  await vi.waitFor(() => expect(results()).toEqual(['plan.de.txt']));
  expect(readFileSync(join(folder, 'out', 'plan.de.txt'), 'utf8')).toBe('Guten Tag');
  expect(readFileSync(join(folder, 'plan.txt'), 'utf8')).toBe(TEXT);
  expect(service.downloads).toBe(1);
}

/** What left the service, which gives it only once, and had not come to the disk when it ended. */
async function expectOneResultOrGone(row: DocumentRow): Promise<void> {
  if (row.state === 'done') return expectOneResult(row);
  expect(row.failure).toMatchObject({ code: 'document-failed', params: { reason: 'gone' } });
  expect(service.downloads).toBe(1);
  await vi.waitFor(() => expect(results()).toEqual([]));
}

describe('killed with SIGKILL', () => {
  it('while queued: it is sent once', async () => {
    const feature = add();
    await feature.row(() => true);
    await feature.kill();
    await expectOneResult(await goOn().row(isDone));
    expect(service.uploads).toBeLessThanOrEqual(2);
  });

  it('inside the upload: it is sent once more, and that is said', async () => {
    await killAt('upload');
    const row = await goOn().row(isDone);
    await expectOneResult(row);
    expect(row.maybeSentBefore).toBe(true);
    expect(service.uploads).toBe(2);
  });

  it('while it is translated, twice: it is not sent again', async () => {
    await killAt('status');
    await killAt('status', goOn);
    const row = await goOn().row(isDone);
    await expectOneResult(row);
    expect(service.uploads).toBe(1);
    expect(row.maybeSentBefore).toBe(false);
  });

  it('in the middle of the result: it is fetched again, from its beginning', async () => {
    await killAt('result');
    expect(results()).toHaveLength(1);
    await expectOneResult(await goOn().row(isDone));
    expect(service.uploads).toBe(1);
  });

  it('as the last byte of the result goes: it is whole, or it is said to be gone', async () => {
    await killAt('last-byte');
    const row = await goOn().row(isSettled);
    await expectOneResultOrGone(row);
    expect(service.uploads).toBe(1);
  });

  it('when it is done: nothing happens again', async () => {
    const feature = add();
    await feature.row(isDone);
    await feature.kill();
    await expectOneResult(await goOn().row(isDone));
    expect(service.uploads).toBe(1);
  });

  it('again and again, at any moment: one result, and never more than one upload unsaid', async () => {
    service.takesMs = 600;
    const first = add();
    await first.row(() => true);
    await first.kill();
    for (let ms = 150; ms < 1200; ms += IS_EXTENDED ? 150 : 300) {
      const feature = goOn();
      await feature.row(() => true);
      await new Promise((resolve) => setTimeout(resolve, ms));
      await feature.kill();
    }
    const row = await goOn().row(isSettled);
    await expectOneResultOrGone(row);
    expect(service.uploads).toBeLessThanOrEqual(row.maybeSentBefore ? 2 : 1);
  });
});

it('id and key are in no file of the data folder, and the key to them is for its owner alone', async () => {
  await killAt('status');
  const data = join(folder, 'data');
  for (const name of readdirSync(data, { recursive: true }) as string[]) {
    const path = join(data, name);
    if (statSync(path).isDirectory()) continue;
    expect(readFileSync(path).includes('KEYDOC1'), name).toBe(false);
  }
  expect(statSync(join(data, 'documents.key')).mode & 0o777).toBe(0o600);
});
