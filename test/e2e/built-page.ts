import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { build, preview } from 'vite';
import type { FakeRpcOptions } from '../fakes/rpc.ts';

/** The page over a fake main process, built and served for tests that need no main. */
interface BuiltPage {
  /** Where it is with a main process of these options. */
  address(options?: FakeRpcOptions): string;
  close(): Promise<void>;
}

async function buildPage(): Promise<BuiltPage> {
  const outDir = mkdtempSync(join(tmpdir(), 'dragoman-page-'));
  const configFile = fileURLToPath(new URL('../page/vite.config.ts', import.meta.url));
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const root = server.resolvedUrls?.local[0] ?? '';
  return {
    address: (options = {}) => `${root}#${encodeURIComponent(JSON.stringify(options))}`,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** Built once for all flows of a worker: a build takes longer than most of them. */
export const test = base.extend<object, { readonly built: BuiltPage }>({
  built: [
    async ({}, use) => {
      const built = await buildPage();
      await use(built);
      await built.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
