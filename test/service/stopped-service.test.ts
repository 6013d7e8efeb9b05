import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createForkStart } from '../../main/system/fork.ts';
import { createNodeNetwork } from '../../main/system/node-network.ts';
import type { Rig } from '../features/rig.ts';
import { all, firstOf, startRig } from '../features/rig.ts';

const reason = process.platform === 'win32' ? 'no SIGSTOP here' : null;
if (reason !== null) process.stderr.write(`a stopped service not tested: ${reason}\n`);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

describe.skipIf(reason !== null)('an offline service that is stopped by SIGSTOP', () => {
  let folder: string;
  let rig: Rig;
  /** Process ids in the order of their starts. */
  const pids = () =>
    readdirSync(join(folder, 'pids'))
      .map((name) => name.split('-').map(Number))
      .sort(([a = 0], [b = 0]) => a - b)
      .map(([, pid = 0]) => pid);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-stopped-service-'));
    mkdirSync(join(folder, 'pids'));
    writeFileSync(
      join(folder, 'offline.js'),
      `import { writeFileSync } from 'node:fs';
       writeFileSync(${JSON.stringify(join(folder, 'pids'))} + '/' + Date.now() + '-' + process.pid, '');
       await import(${JSON.stringify(pathToFileURL(at('main/service/offline.ts')).href)});`,
    );
    // The test itself says when main asks its helpers; everything else runs in real time.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    rig = await startRig({
      startHelper: createForkStart(folder),
      network: createNodeNetwork({}),
      paths: { data: join(folder, 'data'), assets: at('assets') },
    });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await rig.close();
    for (const pid of pids()) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const translate = async (text: string) => {
    const request = { text, source: 'en', target: 'de', options: {} };
    return (await all(rig.watch('text.translate', request))).at(-1);
  };

  it('is noticed, replaced and told of, and work in flight is done by its successor or fails with a reason', async () => {
    expect(await translate('One line.')).toMatchObject({ state: 'done', service: 'offline' });
    const [first = 0] = pids();
    process.kill(first, 'SIGSTOP');
    const inFlight = translate('Another line.');
    // Nobody has noticed yet: it waits for the stopped process.
    expect(await firstOf(rig.watch('app.troubles', undefined), () => true)).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(rig.events.join('\n')).toContain('helper.hung {"entry":"offline.js"}');
    // It depends on the moment whether the successor is there before the call gives up.
    const last = await inFlight;
    if (last?.state !== 'done') expect(last?.failure?.code).toEqual(expect.any(String));
    expect(
      await firstOf(rig.watch('app.troubles', undefined), (troubles) => troubles.length > 0),
    ).toMatchObject([{ kind: 'restarted', what: 'offline' }]);
    expect(await translate('A third line.')).toMatchObject({ state: 'done', service: 'offline' });
    expect(isAlive(first)).toBe(false);
    expect(pids()).toHaveLength(2);
  }, 60_000);
});
