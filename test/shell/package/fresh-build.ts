import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * All three parts as `npm run build` makes them, in a folder of their own: a copy of `dist` where that is
 * newer than the sources, else a build, which takes some seconds.
 */
export async function buildInto(folder: string): Promise<void> {
  const ready = join(root, 'scripts', 'ready.mjs');
  const { isBuilt } = (await import(/* @vite-ignore */ pathToFileURL(ready).href)) as {
    readonly isBuilt: () => boolean;
  };
  if (isBuilt()) {
    cpSync(join(root, 'dist'), folder, { recursive: true });
    return;
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'build-program.ts'), folder],
    // Vitest's own value would build the libraries with their warnings for developers.
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`The build failed: ${stderr}`);
}
