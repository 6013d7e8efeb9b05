import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebPreferences } from 'electron';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageHeaders } from '../../../main/shell/page-headers.ts';
import { createElectron } from '../../fakes/electron.ts';

/*
 * The recommendations of https://www.electronjs.org/docs/latest/tutorial/security, a row for each, by
 * its number there.
 */

const root = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|html)$/.test(name))
    .map((name) => ({ name: `${folder}/${name}`, text: read(join(folder, name)) }));
const naming = (pattern: RegExp, ...folders: string[]) =>
  folders
    .flatMap(sources)
    .filter(({ text }) => pattern.test(text))
    .map(({ name }) => name);

let fake: ReturnType<typeof createElectron>;
let folder: string;
const log = { write: vi.fn() };

beforeEach(() => {
  fake = createElectron();
  vi.resetModules();
  vi.doMock('electron', () => fake.named);
  folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

/** Opens a window of each kind, guarded as the program guards them. */
async function openAll() {
  const { guardWindows } = await import('../../../main/shell/electron/window-guards.ts');
  const { createPageSession } = await import('../../../main/shell/electron/page-session.ts');
  const { openMainWindow } = await import('../../../main/shell/electron/main-window.ts');
  const { createCaptionsWindow } = await import('../../../main/shell/electron/captions-window.ts');
  const { createQuickWindow } = await import('../../../main/shell/electron/quick-window.ts');
  guardWindows();
  const parts = {
    session: createPageSession(),
    preload: '/preload.cjs',
    developing: false,
    platform: 'linux' as const,
    env: {},
    log,
  };
  openMainWindow({ ...parts, boundsFile: join(folder, 'window.json') });
  const captions = createCaptionsWindow({ ...parts, placesFile: join(folder, 'captions.json') });
  captions.show({ width: 0.5, height: 120, clickThrough: false });
  createQuickWindow({ ...parts, placeFile: join(folder, 'quick.json') }).prepare();
  return fake.recorded.windows;
}

/** Holds for the preferences of every window that the program can open. */
async function everyWindow(check: (preferences: WebPreferences) => void) {
  const windows = await openAll();
  expect(windows).toHaveLength(naming(/new BrowserWindow\(/, 'main').length);
  for (const { options } of windows) check(options.webPreferences ?? {});
}

const policy = () => pageHeaders('nonce')['content-security-policy'] ?? '';

const CHECKLIST: readonly (readonly [string, () => void | Promise<void>])[] = [
  [
    '1 only load secure content',
    async () => {
      for (const { address } of await openAll()) expect(address).toMatch(/^app:\/\/dragoman\//);
      expect(policy()).not.toMatch(/https?:|\*/);
      expect(naming(/\b(?:src|href)=["']https?:/, 'renderer')).toEqual([]);
    },
  ],
  [
    '2 no Node.js in pages',
    () =>
      everyWindow((preferences) => {
        expect(preferences.nodeIntegration).toBe(false);
        expect(preferences.nodeIntegrationInWorker).toBeUndefined();
        expect(preferences.nodeIntegrationInSubFrames).toBeUndefined();
      }),
  ],
  [
    '3 context isolation',
    () => everyWindow(({ contextIsolation }) => expect(contextIsolation).toBe(true)),
  ],
  ['4 process sandboxing', () => everyWindow(({ sandbox }) => expect(sandbox).toBe(true))],
  [
    '5 permission requests are answered by us',
    async () => {
      await openAll();
      const [session, ...others] = fake.recorded.sessions.values();
      expect(others).toEqual([]);
      for (const handler of ['ask', 'check', 'device', 'display'] as const) {
        expect(session?.[handler]).toBeTypeOf('function');
      }
      const answer = vi.fn();
      const details = { requestingUrl: 'app://dragoman/', isMainFrame: true };
      session?.ask?.({} as never, 'geolocation', answer, details);
      expect(answer).toHaveBeenCalledWith(false);
    },
  ],
  [
    '6 web security stays on',
    () => everyWindow(({ webSecurity }) => expect(webSecurity).toBe(true)),
  ],
  [
    '7 a content security policy',
    () => {
      expect(policy()).toContain("default-src 'none'");
      expect(policy()).toContain("script-src 'self';");
      expect(policy()).toContain("connect-src 'self';");
      expect(policy()).toContain("require-trusted-types-for 'script'");
      expect(policy()).not.toMatch(/unsafe-/);
    },
  ],
  [
    '8 no insecure content in secure pages',
    () =>
      everyWindow(({ allowRunningInsecureContent }) => {
        expect(allowRunningInsecureContent).toBeUndefined();
      }),
  ],
  [
    '9 no experimental features',
    () => everyWindow(({ experimentalFeatures }) => expect(experimentalFeatures).toBeUndefined()),
  ],
  [
    '10 no Blink features switched on',
    async () => {
      await everyWindow(({ enableBlinkFeatures }) => expect(enableBlinkFeatures).toBeUndefined());
      expect(naming(/enable-blink-features/i, 'main')).toEqual([]);
    },
  ],
  [
    '11 no webview, so none with pop-ups',
    async () => {
      await everyWindow(({ webviewTag }) => expect(webviewTag).toBe(false));
      expect(naming(/<webview|allowpopups/i, 'renderer')).toEqual([]);
    },
  ],
  [
    '12 a webview that is attached all the same is refused',
    async () => {
      for (const { webContents } of await openAll()) {
        expect(isPrevented(webContents, 'will-attach-webview', '')).toBe(true);
      }
    },
  ],
  [
    '13 pages go nowhere else',
    async () => {
      for (const { webContents } of await openAll()) {
        for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
          for (const url of [
            'https://evil.example/',
            'file:///etc/passwd',
            'app://dragoman.evil/',
          ]) {
            expect(isPrevented(webContents, event, url)).toBe(true);
          }
        }
      }
    },
  ],
  [
    '14 pages open no windows',
    async () => {
      for (const { webContents } of await openAll()) {
        expect(webContents.openHandler?.({ url: 'app://dragoman/' })).toEqual({ action: 'deny' });
      }
    },
  ],
  [
    '15 no address is given to the system to open',
    () => expect(naming(/openExternal/, 'main', 'preload', 'renderer')).toEqual([]),
  ],
  [
    '16 a current version, the one that is tested',
    () => {
      const wanted = JSON.parse(read('package.json')) as {
        readonly devDependencies: Readonly<Record<string, string>>;
      };
      const installed = JSON.parse(read('node_modules/electron/package.json')) as {
        readonly version: string;
      };
      expect(wanted.devDependencies['electron']).toBe(installed.version);
      expect(Number(installed.version.split('.')[0])).toBeGreaterThanOrEqual(45);
    },
  ],
  [
    '17 the sender of every message is checked',
    async () => {
      const { isFromOurPage } = await import('../../../main/shell/electron/our-page.ts');
      const from = (frame: unknown) => isFromOurPage({ senderFrame: frame } as never);
      expect(from({ url: 'app://dragoman/', parent: null })).toBe(true);
      expect(from({ url: 'https://evil.example/', parent: null })).toBe(false);
      expect(from({ url: 'app://dragoman/', parent: {} })).toBe(false);
      expect(from(null)).toBe(false);
      const listening = naming(/ipcMain\.(?:on|once|handle)/, 'main');
      expect(listening).not.toEqual([]);
      expect(listening.filter((file) => !read(file).includes('isFromOurPage(event)'))).toEqual([]);
    },
  ],
  [
    '18 no file:// pages, a protocol of our own',
    async () => {
      const { registerPageScheme } = await import('../../../main/shell/electron/page-protocol.ts');
      registerPageScheme();
      expect(fake.recorded.schemes.map(({ scheme }) => scheme)).toEqual(['app']);
      expect(naming(/\.loadFile\(|loadURL\([^)]*file:/, 'main')).toEqual([]);
    },
  ],
  [
    '19 fuses are set',
    () => {
      const settings = read('electron-builder.yml');
      for (const fuse of [
        'runAsNode',
        'enableNodeOptionsEnvironmentVariable',
        'enableNodeCliInspectArguments',
        'grantFileProtocolExtraPrivileges',
      ]) {
        expect(settings).toContain(`  ${fuse}: false\n`);
      }
      for (const fuse of ['enableEmbeddedAsarIntegrityValidation', 'onlyLoadAppFromAsar']) {
        expect(settings).toContain(`  ${fuse}: true\n`);
      }
    },
  ],
  [
    '20 pages get no part of Electron, two functions of ours alone',
    async () => {
      await import('../../../preload/preload.ts');
      expect([...fake.recorded.exposed.keys()]).toEqual(['dragoman']);
      const exposed = fake.recorded.exposed.get('dragoman') as Readonly<Record<string, unknown>>;
      expect(Object.keys(exposed).sort()).toEqual(['hand', 'openPort']);
      for (const value of Object.values(exposed)) expect(value).toBeTypeOf('function');
    },
  ],
];

test('the checklist has a row for each of the twenty recommendations', () => {
  expect(CHECKLIST.map(([name]) => Number.parseInt(name))).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

test.each(CHECKLIST)('%s', async (_name, check) => {
  await check();
});

function isPrevented(
  contents: { emit(name: string, ...args: unknown[]): boolean },
  name: string,
  url: string,
): boolean {
  const event = { url, preventDefault: vi.fn() };
  contents.emit(name, event);
  return event.preventDefault.mock.calls.length > 0;
}
