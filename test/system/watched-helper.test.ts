import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createForkStart } from '../../main/system/fork.ts';
import { watchHelpers } from '../../main/system/watched-helper.ts';
import { createFakeHelper } from '../features/rig.ts';

const reason = process.platform === 'win32' ? 'no SIGSTOP here' : null;
if (reason !== null) process.stderr.write(`stopped helpers not tested: ${reason}\n`);

describe('a helper', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function rig(entry = 'offline.js') {
    const helper = createFakeHelper();
    const hung: string[] = [];
    const heard: unknown[] = [];
    const watched = watchHelpers(
      () => helper,
      (name) => hung.push(name),
    )(entry);
    watched.onMessage((message) => heard.push(message));
    return { helper, hung, heard };
  }

  test('that answers is left alone, and its answers are no news', () => {
    const { helper, hung, heard } = rig();
    for (let turn = 0; turn < 60; turn += 1) {
      vi.advanceTimersByTime(2_000);
      helper.say({ alive: true });
    }
    helper.say({ ready: true });
    expect([hung, heard, helper.isKilled]).toEqual([[], [{ ready: true }], false]);
  });

  test('that is busy for a while is left alone, and what it says counts as an answer', () => {
    const { helper, hung } = rig();
    for (let turn = 0; turn < 5; turn += 1) {
      vi.advanceTimersByTime(18_000);
      helper.say({ progress: turn });
    }
    expect([hung, helper.isKilled]).toEqual([[], false]);
  });

  test('that answers nothing is told of and ended', () => {
    const { helper, hung } = rig();
    vi.advanceTimersByTime(60_000);
    expect([hung, helper.isKilled]).toEqual([['offline.js'], true]);
  });

  test('that works on one document for minutes is not taken for hung', () => {
    const { helper, hung } = rig('inspection.js');
    vi.advanceTimersByTime(4 * 60_000);
    expect([hung, helper.isKilled]).toEqual([[], false]);
    vi.advanceTimersByTime(2 * 60_000);
    expect([hung, helper.isKilled]).toEqual([['inspection.js'], true]);
  });

  test('that has ended is asked no more', () => {
    const { helper, hung } = rig();
    helper.exit(0);
    vi.advanceTimersByTime(120_000);
    expect([hung, helper.sent]).toEqual([[], []]);
  });
});

describe.skipIf(reason !== null)('a process that is stopped', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('answers no more, and ends when it is killed', async () => {
    const port = fileURLToPath(new URL('../../main/system/parent-port.ts', import.meta.url));
    writeFileSync(
      join(folder, 'helper.mjs'),
      `import { findParent } from ${JSON.stringify(port)};
       const parent = findParent(process);
       parent.onMessage((message) => parent.post({ echo: message }));
       parent.post({ pid: process.pid });`,
    );
    const helper = createForkStart(folder)('helper.mjs');
    const heard: Record<string, unknown>[] = [];
    const ended = new Promise((resolve) => helper.onExit(resolve));
    helper.onMessage((message) => heard.push(message as Record<string, unknown>));
    await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 30_000 });
    helper.send({ alive: true });
    helper.send('work');
    // The question is answered by the port itself; the helper's own listener never sees it.
    await vi.waitFor(() => expect(heard.slice(1)).toEqual([{ alive: true }, { echo: 'work' }]));
    process.kill(Number(heard[0]?.['pid']), 'SIGSTOP');
    helper.send({ alive: true });
    helper.kill();
    expect(await ended).toBeNull();
    expect(heard).toHaveLength(3);
  }, 20_000);
});
