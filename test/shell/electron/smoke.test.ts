import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { _electron as electron } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { unless } from '../../app/unless.ts';

/*
 * The real Electron, started as `npm start` starts it. Needs its binary (fetched, or a folder named by
 * ELECTRON_OVERRIDE_DIST_PATH), the built program (`npm run build`) and a display.
 */

const root = join(import.meta.dirname, '..', '..', '..');
const START_MS = 60_000;

/** The real binary, found without importing the package, which would download it. */
function electronBinary(): { readonly path: string } | { readonly missing: string } {
  const installed = join(root, 'node_modules', 'electron');
  const named = join(installed, 'path.txt');
  const given = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (!existsSync(named) && given === undefined) {
    return { missing: 'the Electron binary is not installed' };
  }
  const own = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };
  const name = existsSync(named)
    ? readFileSync(named, 'utf8').trim()
    : ((own as Partial<Record<NodeJS.Platform, string>>)[process.platform] ?? 'electron');
  const path = join(given ?? join(installed, 'dist'), name);
  if (!existsSync(path)) return { missing: 'the Electron binary is not where it should be' };
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform === 'linux' && DISPLAY === undefined && WAYLAND_DISPLAY === undefined) {
    return { missing: 'no display' };
  }
  if (!existsSync(join(root, 'dist', 'main', 'electron.js')))
    return { missing: 'nothing is built' };
  return { path };
}

const binary = electronBinary();

describe('the real Electron', unless('missing' in binary ? binary.missing : null), () => {
  const path = 'path' in binary ? binary.path : '';
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  let data: string;
  let app: ElectronApplication;
  let page: Page;
  /** One test, so that a machine without the binary skips one. */
  const steps: { readonly name: string; readonly run: () => void | Promise<void> }[] = [];
  const step = (name: string, run: () => void | Promise<void>) => void steps.push({ name, run });
  const log = () => readFileSync(join(data, 'dragoman.log'), 'utf8');
  const args = (...more: string[]) => [...sandbox, '--lang=en-US', root, '--data', data, ...more];

  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
    app = await electron.launch({ executablePath: path, args: args(), timeout: START_MS });
    page = await app.firstWindow({ timeout: START_MS });
  }, START_MS * 2);
  afterAll(async () => {
    await app.close();
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  });

  step('starts, shows its page from its own scheme, and hands a port over', async () => {
    expect(page.url()).toMatch(/^app:\/\/dragoman\//);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await page.getByLabel('Source text', { exact: true }).waitFor();
    await vi.waitFor(() => expect(log()).toContain('page.connected'), { timeout: START_MS });
    expect(log()).toContain('shell.started');
    expect(await page.evaluate(() => 'require' in globalThis || 'process' in globalThis)).toBe(
      false,
    );
  });

  step('translates offline', async () => {
    await page.getByLabel('Source text', { exact: true }).fill('Good morning.');
    const translation = page.getByRole('region', { name: 'Translation', exact: true });
    await vi.waitFor(async () => expect((await translation.innerText()).trim()).not.toBe(''), {
      timeout: START_MS,
    });
  });

  step('keeps keys where a trial of the secret store says, and the screen says so', async () => {
    const prefix = await app.evaluate(async ({ safeStorage }) =>
      (await safeStorage.encryptStringAsync('works')).subarray(0, 3).toString('latin1'),
    );
    const backend = await app.evaluate(({ safeStorage }) =>
      process.platform === 'linux' ? safeStorage.getSelectedStorageBackend() : 'system',
    );
    const isReal =
      process.platform !== 'linux' || (backend !== 'basic_text' && /^v(?!10)\d\d$/.test(prefix));
    await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'About' }).click();
    await page
      .getByText(
        isReal ? /^Keys are kept in this computer/ : /^Keys are kept for this session only/,
      )
      .first()
      .waitFor();
  });

  step('makes an icon beside the clock', () => {
    expect(log()).not.toContain('tray.none');
  });

  step('takes what a second start asks for, which ends well', async () => {
    const second = spawn(path, args('dragoman://open/usage'), { stdio: 'ignore' });
    const [code] = (await once(second, 'exit')) as [number | null];
    expect(code).toBe(0);
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
    expect(app.windows().filter((window) => !window.url().includes('#'))).toHaveLength(1);
    expect(log()).not.toContain('crash');
  });

  test('starts, hands over a port, translates offline, tries its secret store, has an icon, and takes a second start', async () => {
    for (const { name, run } of steps) {
      try {
        await run();
      } catch (cause) {
        throw new Error(`It fails where it ${name}`, { cause });
      }
    }
  }, 240_000);
});
