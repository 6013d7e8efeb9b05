import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

interface Found {
  readonly path: string;
  readonly version: string;
}

const ready = join(import.meta.dirname, '..', '..', 'scripts', 'ready.mjs');
const { chooseNode } = (await import(pathToFileURL(ready).href)) as {
  readonly chooseNode: (packaged: Found | null, running: Found) => Found | null;
};

const packaged = (version: string) => ({ path: '/packages/node', version });
const running = (version: string) => ({ path: '/system/node', version });

test.each([
  // The packages of a system may be older than what it has.
  ['24.0.0', 'v24.21.0', '/system/node'],
  ['24.0.0', 'v24.0.1', '/system/node'],
  ['24.0.0', 'v26.10.0', '/system/node'],
  ['22.23.2', 'v24.1.0', '/system/node'],
  ['24.21.0', 'v24.21.0', '/packages/node'],
  ['24.21.0', 'v24.9.0', '/packages/node'],
  ['24.21.0', 'v22.19.0', '/packages/node'],
  // Too old to run Dragoman.
  ['24.0.0', 'v20.20.2', '/packages/node'],
  ['24.0.0', 'v22.18.9', '/packages/node'],
  ['22.18.0', 'v22.19.0', '/system/node'],
  // A preview gets no fixes.
  ['24.0.0', 'v27.0.0-nightly20261101abcdef', '/packages/node'],
  [null, 'v22.19.0', '/system/node'],
  [null, 'v23.0.0', '/system/node'],
  [null, 'v22.18.0', undefined],
  ['20.1.0', 'v20.20.2', undefined],
])('of a packaged Node %s and a running %s %s is taken', (own, here, expected) => {
  const chosen = chooseNode(own === null ? null : packaged(own), running(here));
  expect(chosen?.path).toBe(expected);
});
