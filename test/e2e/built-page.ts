import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { FakeDeskOptions } from '../fakes/desk.ts';

/** The page on a fake desk, built and served for tests that need no main. */
export interface BuiltPage {
  /** Where it is with a desk of these options. */
  address(options?: FakeDeskOptions): string;
  close(): Promise<void>;
}

export async function buildPage(): Promise<BuiltPage> {
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
