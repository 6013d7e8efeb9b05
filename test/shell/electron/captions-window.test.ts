import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CaptionsForm } from '../../../main/system/captions-window.ts';
import { createElectron } from '../../fakes/electron.ts';

let fake: ReturnType<typeof createElectron>;
let folder: string;
const log = { write: vi.fn() };
const left = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } };
const right = { id: 2, workArea: { x: 1920, y: 0, width: 1280, height: 984 } };
const form: CaptionsForm = { width: 0.5, height: 120, clickThrough: false };

beforeEach(() => {
  fake = createElectron();
  vi.resetModules();
  vi.doMock('electron', () => fake.named);
  folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
  log.write.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

const create = async (platform: NodeJS.Platform = 'linux', env: Record<string, string> = {}) => {
  const { createCaptionsWindow } = await import('../../../main/shell/electron/captions-window.ts');
  const { createPageSession } = await import('../../../main/shell/electron/page-session.ts');
  return createCaptionsWindow({
    session: createPageSession(),
    preload: '/preload.cjs',
    developing: false,
    placesFile: join(folder, 'captions.json'),
    platform,
    env,
    log,
  });
};
const window = () => {
  const newest = fake.recorded.windows.at(-1);
  if (!newest) throw new Error('no window');
  return newest;
};
const kept = () => vi.waitFor(() => expect(readdirSync(folder)).toEqual(['captions.json']));

test('nothing opens before it is asked for, and one window at most', async () => {
  const captions = await create();
  expect(fake.recorded.windows).toHaveLength(0);
  captions.show(form);
  captions.show({ ...form, height: 200 });
  expect(fake.recorded.windows).toHaveLength(1);
  expect(window().address).toBe('app://dragoman/#captions');
});

test.each([
  ['linux', true],
  ['darwin', false],
  ['win32', false],
] as const)(
  'on %s it takes the keyboard only where the window manager could not move it otherwise',
  async (platform, focusable) => {
    (await create(platform)).show(form);
    expect(window().options.focusable).toBe(focusable);
    expect(window().options.webPreferences?.backgroundThrottling).toBe(false);
  },
);

test('it is frameless, clear, at full pace behind others, and is walled in as the main window', async () => {
  const { openMainWindow } = await import('../../../main/shell/electron/main-window.ts');
  const { createPageSession } = await import('../../../main/shell/electron/page-session.ts');
  openMainWindow({
    session: createPageSession(),
    preload: '/preload.cjs',
    boundsFile: join(folder, 'window.json'),
    developing: false,
    log,
  });
  const main = window().options.webPreferences;
  const captions = await create();
  captions.show(form);
  expect(window().options).toMatchObject({
    frame: false,
    transparent: true,
    hasShadow: false,
    resizable: false,
    fullscreenable: false,
    skipTaskbar: true,
    alwaysOnTop: true,
    show: false,
  });
  for (const [wall, is] of Object.entries({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    devTools: false,
  })) {
    expect(window().options.webPreferences).toHaveProperty(wall, is);
    expect(main).toHaveProperty(wall, is);
  }
  expect(window().options.webPreferences?.session).toBe(main?.session);
});

test('it shows itself without taking the focus, above full screen and on every workspace', async () => {
  const captions = await create('darwin');
  captions.show(form);
  expect(window().state.shown).toBe(false);
  window().emit('ready-to-show');
  expect(window().state).toMatchObject({ shown: true, focused: false });
  expect(window().floating.level).toBe('screen-saver');
  expect(window().floating.workspaces).toMatchObject({
    visibleOnFullScreen: true,
    skipTransformProcessType: true,
  });
});

test('clicks fall through it when asked, except while it is held', async () => {
  const captions = await create();
  captions.show(form);
  expect(window().floating.through?.ignore).toBe(false);
  captions.show({ ...form, clickThrough: true });
  expect(window().floating.through).toEqual({ ignore: true, forward: true });
  captions.hold(true);
  expect(window().floating.through?.ignore).toBe(false);
  captions.hold(false);
  expect(window().floating.through?.ignore).toBe(true);
});

test('more lines grow upwards, another width from the middle', async () => {
  const captions = await create();
  captions.show(form);
  const before = window().getBounds();
  expect(before).toEqual({ x: 480, y: 872, width: 960, height: 120 });
  captions.show({ ...form, height: 300, width: 0.75 });
  expect(window().getBounds()).toEqual({ x: 240, y: 692, width: 1440, height: 300 });
});

test('it comes back where it stood on each display, whatever its size is by then', async () => {
  fake.world.displays = [left, right];
  const first = await create();
  first.show(form);
  window().setBounds({ x: 100, y: 500 });
  window().setBounds({ x: 2000, y: 700, width: 640 });
  first.close();
  await kept();

  const second = await create();
  second.show({ ...form, width: 0.25, height: 220 });
  // Its lower edge and its middle stand where they stood.
  expect(window().getBounds()).toEqual({ x: 2160, y: 600, width: 320, height: 220 });
  second.close();

  fake.world.displays = [left];
  const third = await create();
  third.show(form);
  expect(window().getBounds()).toEqual({ x: 100, y: 500, width: 960, height: 120 });
});

test('a display that goes takes no captions with it', async () => {
  fake.world.displays = [left, right];
  const captions = await create();
  captions.show(form);
  window().setBounds({ x: 2000, y: 700, width: 640 });
  fake.world.displays = [left];
  const { screen } = fake.named as { screen: { emit(name: string): void } };
  screen.emit('display-removed');
  const { x, y, width, height } = window().getBounds();
  expect(x >= 0 && x + width <= 1920 && y >= 0 && y + height <= 1040).toBe(true);
});

test('damaged places count as none', async () => {
  writeFileSync(join(folder, 'captions.json'), '{"last":3}');
  const captions = await create();
  captions.show(form);
  expect(window().getBounds()).toMatchObject({ x: 480, y: 872 });
});

test('its end is told, however it comes, and it can be opened again', async () => {
  const captions = await create();
  const closed = vi.fn();
  captions.onClosed(closed);
  captions.show(form);
  captions.close();
  expect(closed).toHaveBeenCalledTimes(1);
  captions.show(form);
  window().webContents.emit('render-process-gone', {}, { reason: 'crashed' });
  expect(closed).toHaveBeenCalledTimes(2);
  expect(window().state.destroyed).toBe(true);
  captions.close();
  expect(closed).toHaveBeenCalledTimes(2);
  captions.show(form);
  expect(fake.recorded.windows).toHaveLength(3);
  const { screen } = fake.named as { screen: { listenerCount(name: string): number } };
  expect(screen.listenerCount('display-removed')).toBe(1);
});

test('where nothing stays on top, it is said', async () => {
  expect((await create('win32')).staysOnTop).toBe(true);
  expect((await create('linux', { XDG_SESSION_TYPE: 'x11' })).staysOnTop).toBe(true);
  expect((await create('linux', { XDG_SESSION_TYPE: 'wayland' })).staysOnTop).toBe(false);
  fake.world.switches.set('ozone-platform', 'x11');
  expect((await create('linux', { XDG_SESSION_TYPE: 'wayland' })).staysOnTop).toBe(true);
});
