import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MenuItemConstructorOptions } from 'electron';
import type { ShownMenu } from '../../../preload/contract/menu.ts';
import { createElectron } from '../../fakes/electron.ts';
import { writePage } from '../browser/page.ts';

let fake: ReturnType<typeof createElectron>;
let folder: string;
const log = { write: vi.fn() };

beforeEach(() => {
  fake = createElectron();
  vi.resetModules();
  vi.doMock('electron', () => fake.named);
  folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
  log.write.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the page protocol', () => {
  const get = async (address: string, method = 'GET') => {
    const { servePage } = await import('../../../main/shell/electron/page-protocol.ts');
    const { openPageFiles } = await import('../../../main/shell/page-files.ts');
    const { createPageSession } = await import('../../../main/shell/electron/page-session.ts');
    await writePage(folder);
    servePage(createPageSession(), await openPageFiles(folder));
    const handler = fake.recorded.handlers.get('app');
    if (!handler) throw new Error('no handler');
    return handler(new Request(address, { method }));
  };

  test('is a standard and secure scheme, without more rights', async () => {
    const { registerPageScheme } = await import('../../../main/shell/electron/page-protocol.ts');
    registerPageScheme();
    expect(fake.recorded.schemes).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ]);
  });

  test('serves the page with policy and nonce', async () => {
    const response = await get('app://dragoman/');
    const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1] ?? 'none';
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['app://dragoman/../secret.txt', 'GET', 404],
    ['app://dragoman/%2e%2e/secret.txt', 'GET', 404],
    ['app://dragoman/nothing', 'GET', 404],
    ['app://other/', 'GET', 404],
    ['app://dragoman/', 'POST', 405],
    ['app://dragoman/assets/page.js', 'GET', 200],
  ])('%s by %s is answered %i, with the policy', async (address, method, status) => {
    const response = await get(address, method);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('the session', () => {
  const open = async () => {
    const { createPageSession } = await import('../../../main/shell/electron/page-session.ts');
    createPageSession();
    const session = fake.recorded.sessions.get('dragoman');
    if (!session) throw new Error('no session in memory');
    return session;
  };
  const contents = {} as never;

  test('lives in memory and checks no spelling', async () => {
    expect((await open()).spelling).toBe(false);
    expect([...fake.recorded.sessions.keys()].some((name) => name.startsWith('persist:'))).toBe(
      false,
    );
  });

  test('grants no more than the page needs, and that to no stranger', async () => {
    const session = await open();
    const ask = (permission: string, requestingUrl: string, isMainFrame = true) => {
      const answer = vi.fn();
      session.ask?.(contents, permission as 'media', answer, {
        requestingUrl,
        isMainFrame,
      });
      return answer.mock.calls;
    };
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'fullscreen',
      'hid',
      'usb',
    ]) {
      expect(ask(permission, 'app://dragoman/')).toEqual([[false]]);
      expect(session.check?.(contents, permission as 'media', 'app://dragoman', {} as never)).toBe(
        false,
      );
    }
    expect(ask('clipboard-sanitized-write', 'app://dragoman/')).toEqual([[true]]);
    expect(ask('clipboard-sanitized-write', 'app://dragoman/', false)).toEqual([[false]]);
    expect(ask('clipboard-sanitized-write', 'https://evil.example/')).toEqual([[false]]);
    const check = (origin: string) =>
      session.check?.(contents, 'clipboard-sanitized-write', origin, {} as never);
    expect(check('app://dragoman')).toBe(true);
    expect(check('app://dragoman/')).toBe(true);
    expect(check('app://dragoman.evil')).toBe(false);
    expect(session.device?.({} as never)).toBe(false);
  });

  test("finds proxies by the system's settings", async () => {
    await open();
    const { createSystemNetwork } = await import('../../../main/shell/electron/system-network.ts');
    const network = createSystemNetwork(fake.session.fromPartition('dragoman'));
    fake.world.proxy = 'PROXY proxy.example:8080; DIRECT';
    const dispatcher = await network.dispatcher('https://service.example:443');
    expect(dispatcher.constructor.name).toBe('ProxyAgent');
    await network.close();
  });
});

describe('the window', () => {
  const open = async () => {
    const { guardWindows } = await import('../../../main/shell/electron/window-guards.ts');
    const { openMainWindow } = await import('../../../main/shell/electron/main-window.ts');
    const { createPageSession } = await import('../../../main/shell/electron/page-session.ts');
    guardWindows();
    openMainWindow({
      session: createPageSession(),
      preload: '/preload.cjs',
      boundsFile: join(folder, 'window.json'),
      developing: false,
      log,
    });
    const window = fake.recorded.windows.at(-1);
    if (!window) throw new Error('no window');
    return window;
  };
  const prevented = (
    contents: { emit(name: string, ...args: unknown[]): boolean },
    name: string,
    url: string,
  ) => {
    const event = { url, preventDefault: vi.fn() };
    contents.emit(name, event);
    return event.preventDefault.mock.calls.length > 0;
  };

  test('is sandboxed and isolated, and has no developer tools when packaged', async () => {
    const { options, address, state } = await open();
    expect(options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      devTools: false,
    });
    expect(address).toBe('app://dragoman/');
    expect(state.shown).toBe(false);
  });

  test('cannot navigate, open windows, or embed pages', async () => {
    const { webContents } = await open();
    for (const name of ['will-navigate', 'will-frame-navigate']) {
      expect(prevented(webContents, name, 'app://dragoman/')).toBe(false);
      for (const url of ['https://evil.example/', 'file:///etc/passwd', 'app://dragoman.evil/']) {
        expect(prevented(webContents, name, url)).toBe(true);
      }
    }
    expect(prevented(webContents, 'will-redirect', 'app://dragoman/')).toBe(true);
    expect(prevented(webContents, 'will-attach-webview', '')).toBe(true);
    expect(webContents.openHandler?.({ url: 'app://dragoman/' })).toEqual({ action: 'deny' });
  });

  test('comes back where it was', async () => {
    const first = await open();
    first.emit('ready-to-show');
    expect(first.state.shown).toBe(true);
    Object.assign(first.options, { x: 100, y: 60, width: 900, height: 600 });
    first.maximize();
    first.emit('close');
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual(['window.json']));
    const second = await open();
    expect(second.options).toMatchObject({ x: 100, y: 60, width: 900, height: 600 });
    expect(second.state.maximized).toBe(true);
  });

  test('comes back where it was although the program was killed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = await open();
    Object.assign(first.options, { x: 100, y: 60, width: 900, height: 600 });
    for (let step = 0; step < 50; step += 1) first.emit('move');
    expect(readdirSync(folder)).toEqual([]);
    vi.runAllTimers();
    vi.useRealTimers();
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual(['window.json']));
    const second = await open();
    expect(second.options).toMatchObject({ x: 100, y: 60, width: 900, height: 600 });
  });

  test('is loaded again after a crash, but not for ever', async () => {
    const { webContents, state } = await open();
    webContents.emit('render-process-gone', {}, { reason: 'clean-exit' });
    expect(webContents.reloads).toBe(0);
    for (let crash = 0; crash < 3; crash += 1) {
      webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    }
    expect(webContents.reloads).toBe(2);
    expect(state.destroyed).toBe(true);
  });

  test('is brought to the front by a second start', async () => {
    const window = await open();
    window.state.minimized = true;
    const { showWindow } = await import('../../../main/shell/electron/main-window.ts');
    showWindow(window as never);
    expect(window.state).toMatchObject({ minimized: false, shown: true, focused: true });
  });
});

describe('keys in safeStorage', () => {
  const open = async (platform: NodeJS.Platform = 'linux') => {
    const { openSafeStorageSecrets } =
      await import('../../../main/shell/electron/safe-storage-secrets.ts');
    return openSafeStorageSecrets(join(folder, 'secrets.json'), platform);
  };

  test('are kept encrypted in a private file, over starts', async () => {
    const first = await open();
    expect(first.storage).toEqual({ kept: 'store', backend: 'gnome_libsecret' });
    await Promise.all([first.set('a', 'key one'), first.set('b', 'key two')]);
    const file = join(folder, 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain('key');
    expect(readdirSync(folder)).toEqual(['secrets.json']);
    const second = await open();
    expect(await second.get('a')).toBe('key one');
    expect(await second.get('b')).toBe('key two');
    await second.delete('a');
    const third = await open();
    expect(await third.get('a')).toBeNull();
    expect(await third.get('b')).toBe('key two');
    expect(await third.get('__proto__')).toBeNull();
  });

  test('last only for the session if the backend does not encrypt', async () => {
    fake.world.backend = 'basic_text';
    const secrets = await open();
    expect(secrets.storage).toEqual({ kept: 'session', why: 'plain-text-backend' });
    await secrets.set('a', 'key one');
    expect(await secrets.get('a')).toBe('key one');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('live for the session where there is no encryption', async () => {
    fake.world.encryption = false;
    expect((await open()).storage).toEqual({ kept: 'session', why: 'no-store' });
    expect((await open('darwin')).storage).toEqual({ kept: 'session', why: 'no-store' });
  });

  test('live for the session where only the key of Chromium’s own source code would seal them', async () => {
    fake.world.keyring = 'none';
    const secrets = await open();
    expect(secrets.storage).toEqual({ kept: 'session', why: 'no-store' });
    await secrets.set('a', 'key one');
    expect(await secrets.get('a')).toBe('key one');
    expect(readdirSync(folder)).toEqual([]);
    // Elsewhere the same three letters stand before what the system's own store sealed.
    expect((await open('darwin')).storage.kept).toBe('store');
  });

  test('that a keyring sealed wait in the file while it is locked', async () => {
    await (await open()).set('a', 'key one');
    fake.world.keyring = 'locked';
    const locked = await open();
    expect(locked.storage).toEqual({ kept: 'session', why: 'store-locked' });
    expect([locked.isUnavailable('a'), locked.isUnavailable('b')]).toEqual([true, false]);
    await expect(locked.get('a')).rejects.toMatchObject({ name: 'SecretUnavailable' });
    expect(await locked.get('b')).toBeNull();
    await locked.set('b', 'key two');
    fake.world.keyring = 'open';
    const later = await open();
    expect(await later.get('a')).toBe('key one');
    expect(await later.get('b')).toBeNull();
  });

  test('that a keyring sealed are replaced by what is entered while it is locked', async () => {
    await (await open()).set('a', 'key one');
    fake.world.keyring = 'locked';
    const locked = await open();
    await locked.set('a', 'key two');
    expect(await locked.get('a')).toBe('key two');
    expect(locked.isUnavailable('a')).toBe(false);
    fake.world.keyring = 'open';
    expect(await (await open()).get('a')).toBeNull();
  });

  test('that the fallback sealed in an earlier version are removed and not used', async () => {
    const file = join(folder, 'secrets.json');
    const sealed = Buffer.from(`v10:${Buffer.from('key one').toString('hex')}`).toString('base64');
    writeFileSync(file, JSON.stringify({ a: sealed }));
    const secrets = await open();
    expect(await secrets.get('a')).toBeNull();
    expect(readFileSync(file, 'utf8')).toBe('{}');
  });

  test('are refused by a keyring that went away meanwhile, and nothing that it sealed is lost', async () => {
    const secrets = await open();
    await secrets.set('a', 'key one');
    fake.world.keyring = 'locked';
    await expect(secrets.set('b', 'key two')).rejects.toThrow();
    await expect(secrets.get('a')).rejects.toMatchObject({ name: 'SecretUnavailable' });
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('"b"');
  });

  test('name the backend of each system', async () => {
    expect((await open('darwin')).storage).toEqual({ kept: 'store', backend: 'keychain' });
    expect((await open('win32')).storage).toEqual({ kept: 'store', backend: 'dpapi' });
  });

  test('are encrypted again when the key of the system was changed', async () => {
    const secrets = await open();
    await secrets.set('a', 'key one');
    const before = statSync(join(folder, 'secrets.json')).ino;
    fake.world.rotated = true;
    expect(await secrets.get('a')).toBe('key one');
    expect(statSync(join(folder, 'secrets.json')).ino).not.toBe(before);
  });

  test('that cannot be decrypted, or a damaged file, count as none', async () => {
    const file = join(folder, 'secrets.json');
    writeFileSync(file, JSON.stringify({ a: Buffer.from('other').toString('base64') }));
    expect(await (await open()).get('a')).toBeNull();
    writeFileSync(file, '{"a":');
    expect(await (await open()).get('a')).toBeNull();
  });
});

describe('helpers', () => {
  test('are utility processes beside main', async () => {
    const { createUtilityStart } = await import('../../../main/shell/electron/utility-start.ts');
    const helper = createUtilityStart('/app/dist/main')('recogniser.js');
    const [fork] = fake.recorded.forks;
    expect(fork?.path).toBe(join('/app/dist/main', 'recogniser.js'));
    // It alone may load a library that a person supplied; others stay under macOS's check.
    expect(fork?.options).toMatchObject({ allowLoadingUnsignedLibraries: true });
    createUtilityStart('/app/dist/main')('offline.js');
    expect(fake.recorded.forks[1]?.options).toMatchObject({ allowLoadingUnsignedLibraries: false });
    const heard: unknown[] = [];
    const codes: unknown[] = [];
    helper.onMessage((message) => heard.push(message));
    helper.onExit((code) => codes.push(code));
    helper.send({ start: 1 });
    fork?.child.emit('message', { ready: 1 });
    helper.kill();
    expect(fork?.child.sent).toEqual([{ start: 1 }]);
    expect(heard).toEqual([{ ready: 1 }]);
    expect(codes).toEqual([0]);
  });
});

describe('the menu', () => {
  test('is made of roles, with developer tools only when developing', async () => {
    const { menuTemplate } = await import('../../../main/shell/electron/menu-template.ts');
    const text = (developing: boolean, platform: NodeJS.Platform = 'linux') =>
      JSON.stringify(menuTemplate({ platform, developing }));
    for (const role of ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll', 'zoomIn', 'quit']) {
      expect(text(false)).toContain(`{"role":"${role}"}`);
    }
    expect(text(false)).not.toContain('toggleDevTools');
    expect(text(true)).toContain('toggleDevTools');
    expect(text(false)).not.toContain('appMenu');
    expect(text(false, 'darwin')).toContain('appMenu');
    expect(text(false)).not.toContain('label');
  });

  test("has the page's actions in its words, and tells which one was chosen", async () => {
    const { createApplicationMenu } =
      await import('../../../main/shell/electron/application-menu.ts');
    const menu = createApplicationMenu({ platform: 'linux', developing: false });
    expect(fake.recorded.menus).toHaveLength(1);
    const chosen: string[] = [];
    menu.onChosen((id) => void chosen.push(id));
    const item = (id: string, shortcut: string | null, isEnabled = true) => ({
      id,
      label: `${id} & so on`,
      shortcut,
      isEnabled,
    });
    menu.show({
      roles: new Proxy({}, { get: (_, role) => `my ${String(role)}` }) as ShownMenu['roles'],
      file: [item('open', 'Mod+O')],
      view: [],
      go: { label: 'Go to', items: [item('go-text', 'Mod+1')] },
      actions: {
        label: 'Actions',
        parts: [{ label: 'Text', items: [item('swap', null), item('cancel', 'Escape', false)] }],
      },
      help: { label: 'Help', items: [item('segments-next', 'Mod+ArrowDown')] },
    });
    const shown = fake.recorded.menus.at(-1) as MenuItemConstructorOptions[];
    expect(shown.map(({ label }) => label)).toEqual([
      ...['my file', 'my edit', 'my view', 'Go to', 'Actions', 'my window', 'Help'],
    ]);
    const rows = (place: number) => shown[place]?.submenu as MenuItemConstructorOptions[];
    expect(rows(0)[0]).toMatchObject({
      label: 'open && so on',
      enabled: true,
      accelerator: 'CommandOrControl+O',
      registerAccelerator: false,
    });
    expect(rows(0).at(-1)).toMatchObject({ role: 'quit', label: 'my quit' });
    expect(rows(1)).toContainEqual({ role: 'undo', label: 'my undo' });
    expect(rows(6)[0]).toMatchObject({ accelerator: 'CommandOrControl+Down' });
    const [swap, cancel] = (rows(4)[0]?.submenu ?? []) as MenuItemConstructorOptions[];
    expect(swap).not.toHaveProperty('accelerator');
    expect(cancel).not.toHaveProperty('accelerator');
    expect(cancel).toMatchObject({ enabled: false });
    (swap?.click as () => void)();
    expect(chosen).toEqual(['swap']);
  });
});

test('only --data and --out are ours among the arguments', async () => {
  const { folderOption } = await import('../../../main/shell/electron/folder-option.ts');
  expect(folderOption('data', ['.', '--data', 'x'], '/here')).toBe('/here/x');
  const args = ['--no-sandbox', '--data=/there', '--out', 'results', '--password-store=basic'];
  expect(folderOption('data', args, '/here')).toBe('/there');
  expect(folderOption('out', args, '/here')).toBe('/here/results');
  expect(folderOption('out', ['.', '--inspect'], '/here')).toBeNull();
  expect(folderOption('data', ['--data'], '/here')).toBeNull();
});

test('results are opened and shown by the system, unless they are gone', async () => {
  const { createShellOpen } = await import('../../../main/shell/electron/open-files.ts');
  const openFiles = createShellOpen();
  const path = join(folder, 'plan.de.txt');
  expect(await openFiles.open(path)).toBe('gone');
  expect(await openFiles.show(path)).toBe('gone');
  writeFileSync(path, '');
  expect(await openFiles.open(path)).toBe('done');
  expect(await openFiles.show(path)).toBe('done');
  fake.world.refusal = 'No application is registered as handling this file';
  expect(await openFiles.open(path)).toBe('failed');
  expect(fake.recorded.opened).toEqual([`open ${path}`, `show ${path}`, `open ${path}`]);
});

test('a fault in main ends the program with a sentence and without its text', async () => {
  const { guardAgainstCrashes } = await import('../../../main/shell/electron/crash-guard.ts');
  const before = process.listeners('uncaughtException');
  const others = process.listeners('unhandledRejection');
  guardAgainstCrashes(log);
  const added = process.listeners('uncaughtException').find((one) => !before.includes(one));
  added?.(new TypeError('the secret text'), 'uncaughtException');
  for (const one of process.listeners('uncaughtException')) {
    if (!before.includes(one)) process.off('uncaughtException', one);
  }
  for (const one of process.listeners('unhandledRejection')) {
    if (!others.includes(one)) process.off('unhandledRejection', one);
  }
  expect(fake.recorded.exits).toEqual([1]);
  expect(fake.recorded.errors).toHaveLength(1);
  expect(JSON.stringify(log.write.mock.calls)).toContain('TypeError');
  expect(JSON.stringify(log.write.mock.calls)).not.toContain('secret');
});
