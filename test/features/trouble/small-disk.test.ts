import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = join(import.meta.dirname, 'small-disk-program.ts');
/** Mounts a disk of 16 MB in a name space of its own, then runs what follows. */
const MOUNT = 'mount -t tmpfs -o size=16m,mode=700 tmpfs "$0" && exec "$@"';

/** Users may make name spaces on Debian and its like; containers and some systems forbid it. */
const canMount = () =>
  spawnSync('unshare', ['-rm', 'sh', '-c', MOUNT, tmpdir(), 'true'], { stdio: 'ignore' }).status ===
  0;
/** Without a disk of its own the program forbids itself to let files grow. */
const how = process.platform !== 'linux' ? null : canMount() ? 'small' : 'limit';
if (how === null) process.stderr.write('a full disk not tested: neither mounts nor limits here\n');
const ways = how === 'small' ? (['small', 'limit'] as const) : (['limit'] as const);

describe.skipIf(how === null).each(ways)('a full disk, made by %s', (way) => {
  let folder: string;
  let said: Record<string, Record<string, unknown>>;
  /** A file that may not grow is a full disk; SQLite itself tells it apart from nothing else that fails. */
  const full = way === 'small' ? 'disk-full' : 'data-not-written';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-small-disk-'));
    const data = join(folder, 'data');
    const roomy = join(folder, 'roomy');
    for (const made of [data, roomy]) mkdirSync(made, { mode: 0o700 });
    const run = [process.execPath, program, way, data, roomy];
    const [command = '', ...args] =
      way === 'small' ? ['unshare', '-rm', 'sh', '-c', MOUNT, data, ...run] : run;
    const lines = execFileSync(command, args, {
      encoding: 'utf8',
      timeout: 170_000,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    said = JSON.parse(lines) as typeof said;
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps the app from starting by a sentence that says so', () => {
    expect(said['start']?.['sentence']).toMatch(
      way === 'small'
        ? /^There is no space left for DATA\. Free up some space/
        : /^The drive of DATA isn’t working properly\. Check it/,
    );
  });

  it('keeps the offline service from starting, and it starts by itself once there is room', () => {
    expect(said['offline']).toEqual({ usage: full, refused: full, mended: 'done' });
  });

  it('is told by the offline service at work', () => {
    // What makes something is sent once; the limit is that of the app's own process.
    const code = way === 'small' ? 'outcome-unknown' : null;
    expect(said['glossary']).toEqual({ code, again: null });
  });

  it('costs a change of the settings, and none before it', () => {
    expect(said['settings']).toEqual({ code: full, kept: true, again: null });
  });

  it('costs a draft, and not the one before it', () => {
    expect(said['draft']).toEqual({
      code: full,
      kept: true,
      again: null,
      text: 'After there was room',
    });
  });

  it('costs an import wholly, and nothing of the memory', () => {
    expect(said['memory']).toEqual({ code: full, kept: true, again: null, units: 3_001 });
  });

  it('costs a confirmed segment, and none before it', () => {
    expect(said['segment']).toEqual({
      code: full,
      kept: true,
      untouched: true,
      again: null,
      target: 'Danach.',
    });
  });

  it('costs a voice session nothing that it held meanwhile', () => {
    expect(said['voice']).toEqual({
      troubles: ['disk-full', null],
      lines: 11,
      samples: 32_000,
    });
  });

  it('holds the result of a document back until there is room', () => {
    expect(said['document']).toEqual({
      code: full,
      state: 'done',
      failure: null,
      results: [true],
    });
  });
});
