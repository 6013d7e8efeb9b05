import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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

const configFile = fileURLToPath(new URL('../page/vite.config.ts', import.meta.url));

/**
 * Builds the page in the worker that is the first to make its folder; the others wait for it.
 * @param outputDir of the run, which Playwright empties before the first flow
 * @returns the folder of the page
 */
async function builtOnce(outputDir: string): Promise<string> {
  const outDir = join(outputDir, '.page');
  const outcome = join(outputDir, '.page-outcome');
  mkdirSync(outputDir, { recursive: true });
  if (isMade(outDir)) {
    // Written under another name first, so that nobody reads half of it.
    const end = (error: string) => {
      writeFileSync(`${outcome}.part`, error);
      renameSync(`${outcome}.part`, outcome);
    };
    await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } }).then(
      () => end(''),
      (error: unknown) => end(String(error)),
    );
  }
  while (!existsSync(outcome)) await wait(100);
  const error = readFileSync(outcome, 'utf8');
  if (error !== '') throw new Error(`The page could not be built: ${error}`);
  return outDir;
}

/** Whether the folder was not there; of several callers one alone hears it. */
function isMade(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function servePage(outDir: string): Promise<BuiltPage> {
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const root = server.resolvedUrls?.local[0] ?? '';
  return {
    address: (options = {}) => `${root}#${encodeURIComponent(JSON.stringify(options))}`,
    close: () => server.close(),
  };
}

/** Built once for all flows of a run: a build takes longer than most of them. */
export const test = base.extend<object, { readonly built: BuiltPage }>({
  built: [
    async ({}, use, { project }) => {
      const built = await servePage(await builtOnce(project.outputDir));
      await use(built);
      await built.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
