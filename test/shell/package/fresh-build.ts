import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * Builds all three parts as `npm run build` does, into a folder of its own: `dist` may be in use. Takes
 * some seconds.
 */
export function buildInto(folder: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'build-program.ts'), folder],
    // Vitest's own value would build the libraries with their warnings for developers.
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`The build failed: ${stderr}`);
}
