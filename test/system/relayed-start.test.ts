import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createForkStart } from '../../main/system/fork.ts';
import type { ParentPort } from '../../main/system/parent-port.ts';
import type { HelperProcess, StartHelper } from '../../main/system/processes.ts';
import { createRelayedStart, relayStarts } from '../../main/system/relayed-start.ts';

/** A helper in this process: what its parent holds, and its own way to the parent. */
function helperHere(): {
  readonly helper: HelperProcess;
  readonly port: ParentPort;
  readonly die: () => void;
} {
  const up: ((message: unknown) => void)[] = [];
  const down: ((message: unknown) => void)[] = [];
  const exits: ((code: number | null) => void)[] = [];
  // As a port does it: later, and as a copy.
  const post = (listeners: typeof up) => (message: unknown) => {
    const copy: unknown = structuredClone(message);
    queueMicrotask(() => listeners.forEach((listener) => listener(copy)));
  };
  return {
    helper: {
      send: post(down),
      onMessage: (listener) => void up.push(listener),
      onExit: (listener) => void exits.push(listener),
      kill: () => undefined,
    },
    port: {
      post: post(up),
      onMessage: (listener) => void down.push(listener),
      onGone: () => undefined,
    },
    die: () => exits.forEach((listener) => listener(null)),
  };
}

let folder: string;
let start: StartHelper;
const started: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-relay-'));
  started.length = 0;
  const forked = createForkStart(folder);
  start = (entry) => {
    started.push(entry);
    return forked(entry);
  };
  writeFileSync(
    join(folder, 'echo.cjs'),
    `process.on('message', (m) => {
       if (m === 'die') process.kill(process.pid, 'SIGKILL');
       else if (m === 'end') process.exit(4);
       else process.send({ pid: process.pid, echo: m });
     });`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const ECHO = new Set(['echo.cjs']);

test('a helper starts processes through its parent and speaks with each of them', async () => {
  const { helper, port } = helperHere();
  relayStarts(helper, start, ECHO);
  const relayed = createRelayedStart(port).start;
  const heard: unknown[][] = [[], []];
  const codes: (number | null)[] = [];
  const children = heard.map((list) => {
    const child = relayed('echo.cjs');
    child.onMessage((message) => list.push((message as { echo: unknown }).echo));
    child.onExit((code) => codes.push(code));
    return child;
  });
  const sound = new Int16Array([1, -2, 3]);
  children[0]?.send({ samples: sound });
  children[1]?.send('other');
  await expect.poll(() => heard).toEqual([[{ samples: sound }], ['other']]);
  children[0]?.send('end');
  await expect.poll(() => codes).toEqual([4]);
  children[1]?.kill();
  await expect.poll(() => codes).toEqual([4, null]);
});

test('a process that is killed is told to the helper, and the others live', async () => {
  const { helper, port } = helperHere();
  relayStarts(helper, start, ECHO);
  const relayed = createRelayedStart(port).start;
  const [victim, other] = [relayed('echo.cjs'), relayed('echo.cjs')];
  const deaths: (number | null)[] = [];
  const heard: unknown[] = [];
  victim.onExit((code) => deaths.push(code));
  other.onMessage((message) => heard.push(message));
  victim.send('die');
  await expect.poll(() => deaths).toEqual([null]);
  victim.send('late');
  other.send(1);
  await expect.poll(() => heard).toHaveLength(1);
  other.kill();
});

test('processes end with the helper that asked for them', async () => {
  const { helper, port, die } = helperHere();
  const ended: (number | null)[] = [];
  relayStarts(
    helper,
    (entry) => {
      const child = start(entry);
      child.onExit((code) => ended.push(code));
      return child;
    },
    ECHO,
  );
  createRelayedStart(port).start('echo.cjs');
  await expect.poll(() => started).toHaveLength(1);
  die();
  await expect.poll(() => ended).toEqual([null]);
});

test('nothing but what is allowed is started', async () => {
  const { helper, port } = helperHere();
  relayStarts(helper, start, ECHO);
  const codes: (number | null)[] = [];
  createRelayedStart(port)
    .start('../../bin/sh')
    .onExit((code) => codes.push(code));
  await expect.poll(() => codes).toEqual([null]);
  port.post({ relay: { id: 'x', start: 'echo.cjs' } });
  port.post({ relay: null });
  expect(started).toEqual([]);
});

test('what is not relayed is heard by all else that listens, and nothing of the rest', async () => {
  const { helper, port } = helperHere();
  const above = relayStarts(helper, start, ECHO);
  const { parent, start: relayed } = createRelayedStart(port);
  const heard: unknown[] = [];
  above.onMessage((message) => heard.push(['above', message]));
  parent.onMessage((message) => heard.push(['below', message]));
  const child = relayed('echo.cjs');
  const echoed = new Promise((resolve) => child.onMessage(resolve));
  child.send('hello');
  await echoed;
  parent.post({ id: 1 });
  above.send({ id: 2 });
  await expect
    .poll(() => heard)
    .toEqual([
      ['above', { id: 1 }],
      ['below', { id: 2 }],
    ]);
  child.kill();
});
