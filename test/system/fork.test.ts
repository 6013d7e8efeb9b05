import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createForkStart } from '../../main/system/fork.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const program = (source: string) => writeFileSync(join(folder, 'helper.cjs'), source);

test('a helper is spoken with, and its end is told once', async () => {
  program(
    `process.on('message', (m) => { process.send({ echo: m }); if (m === 'end') process.exit(3); });`,
  );
  const helper = createForkStart(folder)('helper.cjs');
  const heard: unknown[] = [];
  helper.onMessage((message) => heard.push(message));
  helper.send({ a: [1, 'x'] });
  helper.send('end');
  const codes: (number | null)[] = [];
  await new Promise<void>((resolve) =>
    helper.onExit((code) => {
      codes.push(code);
      resolve();
    }),
  );
  expect(heard).toEqual([{ echo: { a: [1, 'x'] } }, { echo: 'end' }]);
  expect(codes).toEqual([3]);
  // To one that has ended, a message is nothing.
  helper.send('late');
});

test('a helper is killed', async () => {
  program('setInterval(() => {}, 1000);');
  const helper = createForkStart(folder)('helper.cjs');
  helper.kill();
  expect(await new Promise((resolve) => helper.onExit(resolve))).toBeNull();
});

test('a helper that fails at its start ends with its code', async () => {
  program('process.exit(7);');
  const helper = createForkStart(folder)('helper.cjs');
  expect(await new Promise((resolve) => helper.onExit(resolve))).toBe(7);
});
