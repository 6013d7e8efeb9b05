import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { caller, temporaryFolder, testAssets } from './running-service.ts';

const ENTRY = join(import.meta.dirname, '../../main/service/offline.ts');
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

async function start(from: { data: string; assets: string }): Promise<[ChildProcess, unknown]> {
  const child = fork(ENTRY, [], { execArgv: [] });
  children.push(child);
  child.send({ unknown: true });
  child.send({ start: from });
  const [answer] = (await once(child, 'message')) as [unknown];
  return [child, answer];
}

describe('the service as a helper process', () => {
  it('serves with fresh keys for each start and writes no key', async () => {
    const [first, answer] = await start({ data, assets });
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
    expect((answer as { failed: { reason: string } }).failed.reason).toMatch(
      /^\/dev\/null\/data cannot be the data folder/,
    );
  });

  it('starts beside a damaged database', async () => {
    const [first] = await start({ data, assets });
    const gone = once(first, 'exit');
    first.disconnect();
    await gone;
    writeFileSync(join(data, 'service.sqlite'), 'x'.repeat(5000));
    const [child, notice] = await start({ data, assets });
    const [answer] = (await once(child, 'message')) as [unknown];
    expect(answer).toHaveProperty('ready');
    const backup = readdirSync(data).find((name) => /^service\.sqlite\.damaged-/.test(name));
    expect(notice).toEqual({ setAside: { backup } });
  });

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
      expect(answer).toMatchObject({ failed: { code: 'data-newer', file } });
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
