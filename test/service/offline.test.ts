import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { caller, temporaryFolder, testAssets } from './running-service.ts';

const ENTRY = join(import.meta.dirname, '../../dist/main/offline.js');
interface Ready {
  readonly baseUrl: string;
  readonly developerKey: string;
  readonly adminKey: string;
}

let folder: ReturnType<typeof temporaryFolder>;
let data: string;
let assets: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = temporaryFolder();
  data = join(folder.path, 'data');
  assets = testAssets(folder.path);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  folder.remove();
});

/** What it says next of its start: a value, or why it failed. */
async function said(child: ChildProcess): Promise<unknown> {
  const [frame] = (await once(child, 'message')) as [{ value?: unknown; error?: unknown }];
  return frame.value ?? frame.error;
}

async function start(from: {
  data: string;
  assets: string;
  pseudo?: boolean;
}): Promise<[ChildProcess, unknown]> {
  const child = fork(ENTRY, [], { execArgv: [] });
  children.push(child);
  child.send({ id: 0, route: 'start', input: from });
  return [child, await said(child)];
}

describe('the service as a helper process', () => {
  it('serves with fresh keys for each start and writes no key', async () => {
    const [first, answer] = await start({ data, assets, pseudo: true });
    const { baseUrl, developerKey, adminKey } = (answer as { ready: Ready }).ready;
    const call = caller(baseUrl, developerKey);
    const json = { text: ['Hello'], target_lang: 'DE' };
    expect((await call('POST', '/v2/translate', { json })).status).toBe(200);
    expect(existsSync(join(data, 'keys.json'))).toBe(false);
    for (const entry of readdirSync(data, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const bytes = readFileSync(join(entry.parentPath, entry.name), 'latin1');
      expect(bytes.includes(developerKey) || bytes.includes(adminKey)).toBe(false);
    }
    const gone = once(first, 'exit');
    first.disconnect();
    expect(await gone).toEqual([0, null]);

    const [, again] = await start({ data, assets });
    const next = (again as { ready: Ready }).ready;
    expect(next.developerKey).not.toBe(developerKey);
    const old = await caller(next.baseUrl, developerKey)('GET', '/v2/usage');
    expect(old.status).toBe(403);
    // The key is the same one with another secret: its usage goes on.
    const usage = await caller(next.baseUrl, next.developerKey)('GET', '/v2/usage');
    expect(usage.json.api_key_character_count).toBe(5);
  });

  it('says why it cannot start', async () => {
    const [, answer] = await start({ data: '/dev/null/data', assets });
    expect(answer).toMatchObject({
      code: 'refused',
      params: {
        reason: expect.stringMatching(/^\/dev\/null\/data can’t be the data folder/) as string,
      },
    });
  });

  it('starts beside a damaged database', async () => {
    const [first] = await start({ data, assets });
    const gone = once(first, 'exit');
    first.disconnect();
    await gone;
    writeFileSync(join(data, 'service.sqlite'), 'x'.repeat(5000));
    const [child, notice] = await start({ data, assets });
    expect(await said(child)).toHaveProperty('ready');
    const backup = readdirSync(data).find((name) => /^service\.sqlite\.damaged-/.test(name));
    expect(notice).toEqual({ setAside: { backup, saved: 0 } });
  });

  it('keeps glossaries and memories of damaged databases, and says how much', async () => {
    const [first, begun] = await start({ data, assets });
    const { baseUrl, developerKey } = (begun as { ready: Ready }).ready;
    const entries = Array.from({ length: 400 }, (_, n) => `source ${n}\ttarget ${n}`).join('\n');
    const dictionary = { source_lang: 'en', target_lang: 'de', entries, entries_format: 'tsv' };
    for (const name of ['one', 'two']) {
      const json = { name, dictionaries: [dictionary] };
      const made = await caller(baseUrl, developerKey)('POST', '/v3/glossaries', { json });
      expect(made.status).toBe(201);
    }
    const gone = once(first, 'exit');
    first.disconnect();
    await gone;
    for (const name of ['service.sqlite', 'memories.sqlite']) {
      const file = join(data, name);
      const bytes = readFileSync(file);
      // An index's page is enough for the database to be damaged.
      const page = bytes.length - 4096;
      bytes.fill(0xa7, page, page + 2048);
      writeFileSync(file, bytes);
    }
    const child = fork(ENTRY, [], { execArgv: [] });
    children.push(child);
    const all: unknown[] = [];
    child.on('message', ({ value }: { value?: unknown }) => {
      if (value !== undefined) all.push(value);
    });
    child.send({ id: 0, route: 'start', input: { data, assets } });
    await vi.waitFor(() => expect(all.at(-1)).toHaveProperty('ready'), { timeout: 30_000 });
    const notices = all.slice(0, -1) as { setAside: { backup: string; saved: number } }[];
    expect(notices.length).toBeGreaterThan(0);
    expect(notices[0]?.setAside.backup).toMatch(/^service\.sqlite\.damaged-/);
    expect(notices[0]?.setAside.saved).toBeGreaterThan(0);
    const next = (all.at(-1) as { ready: Ready }).ready;
    const list = await caller(next.baseUrl, next.developerKey)('GET', '/v3/glossaries');
    expect(JSON.stringify(list)).toContain('two');
  }, 30_000);

  it.each(['service.sqlite', 'memories.sqlite'])(
    'names a %s of a newer version and leaves it as it is',
    async (file) => {
      const [first] = await start({ data, assets });
      const gone = once(first, 'exit');
      first.disconnect();
      await gone;
      const database = new DatabaseSync(join(data, file));
      database.exec('PRAGMA user_version = 999');
      database.close();
      const before = readFileSync(join(data, file));
      const [, answer] = await start({ data, assets });
      expect(answer).toMatchObject({ code: 'refused', params: { code: 'data-newer', file } });
      expect(readFileSync(join(data, file))).toEqual(before);
    },
  );

  it.each(['disconnect', 'SIGTERM', 'SIGINT'] as const)(
    'closes its databases on %s',
    async (how) => {
      const [child] = await start({ data, assets });
      const logs = () => readdirSync(data).filter((name) => /-(wal|shm)$/.test(name));
      expect(logs()).not.toEqual([]);
      const gone = once(child, 'exit');
      if (how === 'disconnect') child.disconnect();
      else child.kill(how);
      expect(await gone).toEqual([0, null]);
      expect(logs()).toEqual([]);
    },
  );
});
