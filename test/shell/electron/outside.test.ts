import type { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TrayChoice, TrayMenu } from '../../../main/system/outside.ts';
import { createElectron } from '../../fakes/electron.ts';

let fake: ReturnType<typeof createElectron>;
const log = { write: vi.fn() };
const app = () => fake.named['app'] as EventEmitter;

beforeEach(() => {
  fake = createElectron();
  vi.resetModules();
  vi.doMock('electron', () => fake.named);
  log.write.mockClear();
});

const words = {
  captions: 'Captions',
  translate: 'Translate',
  pause: 'Pause',
  resume: 'Go on',
  show: 'Show',
  quit: 'Quit',
};

const makeTray = async (platform: NodeJS.Platform, showsIcons = true) => {
  const { createTray } = await import('../../../main/shell/electron/tray.ts');
  return createTray({
    assets: '/assets',
    platform,
    showsIcons: () => Promise.resolve(showsIcons),
    log,
  });
};

test('each row of the icon’s menu says its choice', async () => {
  const tray = await makeTray('linux');
  const chosen: TrayChoice[] = [];
  tray?.onChosen((choice) => chosen.push(choice));
  tray?.draw({ words, voice: 'running' });
  const [icon] = fake.recorded.trays;
  const rows = icon?.rows ?? [];
  for (const row of rows) row.click?.(undefined as never, undefined, undefined as never);
  expect(rows.map(({ label, type }) => label ?? type)).toEqual([
    'Captions',
    'Translate',
    'Pause',
    'separator',
    'Show',
    'Quit',
  ]);
  expect(chosen).toEqual(['captions', 'translate', 'pause', 'show', 'quit']);
  icon?.emit('click');
  expect(chosen.at(-1)).toBe('show');
  tray?.remove();
  expect(icon?.isDestroyed).toBe(true);
});

test.each([
  ['none', 'Pause', false],
  ['running', 'Pause', true],
  ['paused', 'Go on', true],
] as const)(
  'while voice is %s its row reads %s',
  async (voice: TrayMenu['voice'], label, enabled) => {
    const tray = await makeTray('linux');
    tray?.draw({ words, voice });
    expect(fake.recorded.trays[0]?.rows[2]).toMatchObject({ label, enabled });
  },
);

test('on Linux an icon counts as shown only when the desktop says so', async () => {
  expect(await (await makeTray('linux', false))?.isShown()).toBe(false);
  expect(await (await makeTray('linux', true))?.isShown()).toBe(true);
  expect(await (await makeTray('win32', false))?.isShown()).toBe(true);
});

test('macOS draws a template, which comes for sharp screens too; others get the coloured picture', async () => {
  const picture = async (platform: NodeJS.Platform) => {
    await makeTray(platform);
    return fake.recorded.trays.at(-1)?.picture;
  };
  expect(await picture('darwin')).toMatchObject({ path: '/assets/iconTemplate.png', edge: 0 });
  expect(await picture('win32')).toMatchObject({ path: '/assets/icon.png', edge: 16 });
  expect(await picture('linux')).toMatchObject({ path: '/assets/icon.png', edge: 22 });
});

test('a system without icons is no trouble', async () => {
  fake.world.hasTray = false;
  expect(await makeTray('linux')).toBeNull();
  expect(log.write).toHaveBeenCalledWith('tray.none');
});

test.each([
  ['x11', 'registered'],
  ['wayland', 'asked'],
] as const)('a shortcut on %s is %s, and gives way to the next', async (desktop, state) => {
  const { createGlobalShortcut } = await import('../../../main/shell/electron/global-shortcut.ts');
  const shortcut = createGlobalShortcut(desktop);
  const run = vi.fn();
  expect(shortcut.set('Alt+Shift+T', run)).toBe(state);
  fake.recorded.shortcuts.get('Alt+Shift+T')?.();
  expect(run).toHaveBeenCalledOnce();
  fake.world.taken.add('Alt+Shift+Q');
  expect(shortcut.set('Alt+Shift+Q', run)).toBe('refused');
  expect(shortcut.set('no key', run)).toBe('refused');
  expect(fake.recorded.shortcuts.size).toBe(0);
  expect(shortcut.set('Alt+Shift+T', run)).toBe(state);
  expect(shortcut.set(null, run)).toBe('off');
  expect(fake.recorded.shortcuts.size).toBe(0);
});

test('the engine may ask a Wayland desktop for shortcuts', async () => {
  const { allowPortalShortcuts } = await import('../../../main/shell/electron/global-shortcut.ts');
  allowPortalShortcuts();
  expect(fake.world.switches.get('enable-features')).toContain('GlobalShortcutsPortal');
});

test('a notice shows only while no window of ours has the keyboard, and leads back', async () => {
  const { createSystemNotices } = await import('../../../main/shell/electron/system-notices.ts');
  const notify = createSystemNotices();
  const press = vi.fn();
  const notice = {
    title: 'Done',
    body: 'offer.docx',
    screen: 'documents' as const,
    document: { id: 'd', press: 'open' as const, open: 'Open', show: 'Show in folder' },
  };
  notify?.(notice, press);
  expect(fake.recorded.notices[0]?.options).toMatchObject({ title: 'Done', body: 'offer.docx' });
  fake.recorded.notices[0]?.emit('click');
  fake.recorded.notices[0]?.emit('action', { actionIndex: 0 });
  fake.recorded.notices[0]?.emit('action', { actionIndex: 1 });
  expect(press.mock.calls).toEqual([[null], ['open'], ['show']]);
  expect(fake.recorded.notices[0]?.options.actions).toEqual([
    { type: 'button', text: 'Open' },
    { type: 'button', text: 'Show in folder' },
  ]);
  notify?.({ ...notice, document: null }, press);
  expect(fake.recorded.notices.pop()?.options.actions).toBeUndefined();
  const { BrowserWindow } = await import('electron');
  new BrowserWindow({}).focus();
  notify?.(notice, press);
  expect(fake.recorded.notices).toHaveLength(1);
});

test('where the system has no notices, pages show them', async () => {
  const { createSystemNotices } = await import('../../../main/shell/electron/system-notices.ts');
  fake.world.hasNotices = false;
  expect(createSystemNotices()).toBeNull();
});

const pasting = async () => {
  const { createPasting } = await import('../../../main/shell/electron/system-clipboard.ts');
  return createPasting(() => Promise.resolve(true));
};

test('the clipboard comes back in all its forms', async () => {
  const board = await pasting();
  const before = new Map([
    ['text/plain', 'price'],
    ['text/html', '<b>price</b>'],
    ['image/png', 'picture'],
  ]);
  fake.world.clipboard = new Map([...before, ['application/odd', 'x']]);
  fake.world.unreadable.add('application/odd');
  const putBack = await board.keep();
  await board.write('Guten Tag');
  expect([...fake.world.clipboard]).toEqual([['text/plain', 'Guten Tag']]);
  await putBack('Guten Tag');
  expect(fake.world.clipboard).toEqual(before);
});

test('an empty clipboard is empty again', async () => {
  const board = await pasting();
  const putBack = await board.keep();
  await board.write('Guten Tag');
  await putBack('Guten Tag');
  expect(fake.world.clipboard.size).toBe(0);
});

test('what was copied meanwhile stays', async () => {
  const board = await pasting();
  const putBack = await board.keep();
  await board.write('Guten Tag');
  await board.write('copied by the person');
  await putBack('Guten Tag');
  expect(fake.world.clipboard.get('text/plain')).toBe('copied by the person');
});

test('the clipboard is read by Electron, and an empty one is said', async () => {
  const { createClipboardReader } =
    await import('../../../main/shell/electron/system-clipboard.ts');
  const reader = createClipboardReader('x11', { PATH: '/nowhere' });
  expect(await reader.read()).toEqual({ trouble: 'empty' });
  fake.world.clipboard.set('text/plain', 'a');
  expect(await reader.read()).toEqual({ text: 'a' });
});

const launches = async () => {
  const { createLaunchQueue } = await import('../../../main/shell/electron/launch-queue.ts');
  return createLaunchQueue();
};

test('links: only an installed program asks for them, and an early one waits', async () => {
  const { receiveLinks } = await import('../../../main/shell/electron/link-protocol.ts');
  const held = await launches();
  receiveLinks(false, held.give);
  expect(fake.recorded.links).toEqual([]);
  app().removeAllListeners('open-url');
  receiveLinks(true, held.give);
  expect(fake.recorded.links).toEqual(['dragoman']);
  const event = { preventDefault: vi.fn() };
  app().emit('open-url', event, 'dragoman://open/usage');
  app().emit('open-url', event, 'dragoman://run');
  const take = vi.fn();
  held.listen(take);
  app().emit('open-url', event, 'dragoman://open/text');
  expect(take.mock.calls).toEqual([
    [{ kind: 'screen', screen: 'usage' }],
    [{ kind: 'screen', screen: 'text' }],
  ]);
  expect(event.preventDefault).toHaveBeenCalledTimes(3);
});

const files = (paths: readonly string[], isCut = false) => ({ kind: 'files', paths, isCut });

test('files that macOS opens are all taken, those from before the start together', async () => {
  const { receiveOpenedPaths } = await import('../../../main/shell/electron/opened-paths.ts');
  const held = await launches();
  receiveOpenedPaths(held.give);
  const event = { preventDefault: vi.fn() };
  for (const path of ['/a.tmx', '/b.xlf', '/a.tmx', 'https://evil.example/c.tmx', '']) {
    app().emit('open-file', event, path);
  }
  const take = vi.fn();
  held.listen(take);
  app().emit('open-file', event, '/c.tmx');
  expect(take.mock.calls).toEqual([[files(['/a.tmx', '/b.xlf'])], [files(['/c.tmx'])]]);
  expect(event.preventDefault).toHaveBeenCalledTimes(6);
});

test('no more early files are held than are opened at once', async () => {
  const { receiveOpenedPaths } = await import('../../../main/shell/electron/opened-paths.ts');
  const held = await launches();
  receiveOpenedPaths(held.give);
  for (let n = 0; n < 120; n += 1) {
    app().emit('open-file', { preventDefault: () => undefined }, `/${n}.tmx`);
  }
  const take = vi.fn();
  held.listen(take);
  const [[launch]] = take.mock.calls as [[{ paths: string[]; isCut: boolean }]];
  expect([launch.paths.length, launch.isCut]).toEqual([100, true]);
});

test('a later start brings its files from its own folder, also while this one is starting', async () => {
  const { receiveSecondStarts } = await import('../../../main/shell/electron/second-starts.ts');
  const held = await launches();
  receiveSecondStarts(null, held.give);
  const start = (...args: string[]) =>
    app().emit('second-instance', {}, ['/opt/dragoman', ...args], '/home/me');
  start('a.tmx');
  start('--allow-file-access-from-files', 'file:///home/me/My%20b.xliff');
  start();
  const take = vi.fn();
  held.listen(take);
  expect(take.mock.calls).toEqual([[files(['/home/me/a.tmx', '/home/me/My b.xliff'])]]);
  start();
  start('--data', '/d', 'c.docx');
  expect(take.mock.calls.slice(1)).toEqual([[{ kind: 'show' }], [files(['/home/me/c.docx'])]]);
});

test('the folder of code that Electron runs is no file to open, with a dot in its name too', async () => {
  const { startArguments } = await import('../../../main/shell/electron/start-arguments.ts');
  const { readLaunchRequest } = await import('../../../main/shell/read-launch-request.ts');
  const { receiveSecondStarts } = await import('../../../main/shell/electron/second-starts.ts');
  const program = '/home/me/src/dragoman.git';
  const read = (...argv: string[]) =>
    readLaunchRequest(startArguments(['/opt/electron', ...argv], program, '/home/me'), '/home/me');
  expect(read(program)).toEqual({ kind: 'show' });
  expect(read('--no-sandbox', 'src/dragoman.git/', '--data', '/d')).toEqual({ kind: 'show' });
  expect(read(program, 'a.tmx')).toEqual(files(['/home/me/a.tmx']));
  expect(read(program, '--translate-clipboard')).toEqual({ kind: 'clipboard' });
  const give = vi.fn();
  receiveSecondStarts(program, give);
  app().emit('second-instance', {}, ['/opt/electron', program, 'b.docx'], '/home/me');
  expect(give.mock.calls).toEqual([[files(['/home/me/b.docx'])]]);
});

test('a session keeps the system awake and the page at full pace, while it runs', async () => {
  const { createKeepAwake } = await import('../../../main/shell/electron/keep-awake.ts');
  const { BrowserWindow } = await import('electron');
  const window = new BrowserWindow({});
  const keepAwake = createKeepAwake(() => window);
  const now = () => [
    fake.recorded.windows.at(-1)?.webContents.isThrottled,
    ...fake.recorded.blockers,
  ];
  keepAwake(true);
  keepAwake(true);
  expect(now()).toEqual([false, true]);
  keepAwake(false);
  expect(now()).toEqual([true, false]);
  window.destroy();
  keepAwake(true);
  expect(now()).toEqual([true, false, true]);
  createKeepAwake(() => null)(true);
});

test('a window hides on closing while it is to stay, and closes when the program quits', async () => {
  const { hideOnClose } = await import('../../../main/shell/electron/close-to-tray.ts');
  const { BrowserWindow } = await import('electron');
  const open = (stays: boolean) => {
    const window = new BrowserWindow({});
    hideOnClose(window, () => stays);
    window.show();
    window.close();
    return fake.recorded.windows.at(-1)?.state;
  };
  expect(open(false)).toMatchObject({ destroyed: true });
  expect(open(true)).toMatchObject({ destroyed: false, shown: false });
  app().emit('before-quit');
  fake.recorded.windows.at(-1)?.close();
  expect(fake.recorded.windows.at(-1)?.state.destroyed).toBe(true);
});
