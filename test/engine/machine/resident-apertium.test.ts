import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keepApertium } from '../../../main/engine/machine/resident-apertium.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragoman-resident-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Programs made of shell over records. */
async function kept(script: string, limits: { timeoutMs?: number; idleMs?: number } = {}) {
  const home = await mkdtemp(join(folder, 'bin-'));
  await writeFile(join(home, 'apertium'), `#!/bin/sh\necho run >> '${home}/runs'\n${script}\n`);
  await chmod(join(home, 'apertium'), 0o755);
  const environment = { PATH: `${home}:/usr/bin:/bin` };
  return keepApertium({ environment, timeoutMs: 5000, maxRunning: 2, ...limits });
}

describe('programs kept running', () => {
  it('never mix texts, also when some are given up', async () => {
    const programs = await kept('exec cat');
    const calls = Array.from({ length: 40 }, async (_, at) => {
      const stop = new AbortController();
      const answer = programs.translate('a-b', [`text ${at}`, `more ${at}`], stop.signal);
      if (at % 3 === 0) {
        stop.abort();
        await expect(answer).rejects.toThrow('Apertium failed');
      } else expect(await answer).toEqual([`text ${at}`, `more ${at}`]);
    });
    await Promise.all(calls);
    expect(programs.running).toBe(1);
  });

  it('are no more than allowed: the one unused for longest is ended', async () => {
    const programs = await kept('exec cat');
    for (const mode of ['a-b', 'b-c', 'c-d', 'a-b']) {
      expect(await programs.translate(mode, ['x'])).toEqual(['x']);
      expect(programs.running).toBeLessThanOrEqual(2);
    }
  });

  it('are ended when unused', async () => {
    const programs = await kept('exec cat', { idleMs: 300 });
    await programs.translate('a-b', ['x']);
    await vi.waitFor(() => expect(programs.running).toBe(0), 5000);
    expect(await programs.translate('a-b', ['y'])).toEqual(['y']);
  });

  it('are killed when they hang, and started anew for the next text', async () => {
    const programs = await kept(
      `if [ $(wc -l < "$(dirname "$0")/runs") = 1 ]; then sleep 60; else exec cat; fi`,
      { timeoutMs: 400 },
    );
    await expect(programs.translate('a-b', ['x'])).rejects.toThrow('Apertium failed');
    expect(programs.running).toBe(0);
    expect(await programs.translate('a-b', ['y'])).toEqual(['y']);
  });

  it('reject what was asked when they die', async () => {
    const programs = await kept('head -c 3 > /dev/null; exit 1');
    await expect(programs.translate('a-b', ['x', 'y'])).rejects.toThrow('Apertium failed');
    expect(programs.running).toBe(0);
  });
});
