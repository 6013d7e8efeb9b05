import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { unless } from '../../app/unless.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The real binary, found without importing the package, which would download it. */
function electronBinary(): { readonly path: string } | { readonly missing: string } {
  const installed = join(root, 'node_modules', 'electron');
  const named = join(installed, 'path.txt');
  const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(installed, 'dist');
  if (!existsSync(named)) return { missing: 'the Electron binary is not installed' };
  const path = join(folder, readFileSync(named, 'utf8').trim());
  if (!existsSync(path)) return { missing: 'the Electron binary is not where path.txt says' };
  if (process.platform === 'linux' && !process.env['DISPLAY']) return { missing: 'no display' };
  return { path };
}

const binary = electronBinary();
test(
  'the real Electron starts, serves its page and quits',
  unless('missing' in binary ? binary.missing : null),
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const path = 'path' in binary ? binary.path : '';
    const child = spawn(path, [...sandbox, root, '--data', data], { stdio: 'inherit' });
    try {
      const log = join(data, 'dragoman.log');
      await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toContain('shell.started'), {
        timeout: 30_000,
      });
      await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toContain('page.connected'), {
        timeout: 30_000,
      });
      expect(readFileSync(log, 'utf8')).not.toContain('crash');
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(data, { recursive: true, force: true });
    }
  },
);
