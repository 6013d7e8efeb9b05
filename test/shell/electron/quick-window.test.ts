import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventEmitter } from 'node:events';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeQuick, QUICK_LEAST } from '../../../main/shell/electron/quick-place.ts';
import { createElectron } from '../../fakes/electron.ts';

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
afterEach(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

const create = async (platform: NodeJS.Platform = 'linux', env: Record<string, string> = {}) => {
  const { createQuickWindow } = await import('../../../main/shell/electron/quick-window.ts');
  const { createPageSession } = await import('../../../main/shell/electron/page-session.ts');
  return createQuickWindow({
    session: createPageSession(),
    preload: '/preload.cjs',
    developing: false,
    placeFile: join(folder, 'quick.json'),
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
const kept = () => vi.waitFor(() => expect(readdirSync(folder)).toEqual(['quick.json']));

test('it is made hidden ahead of time, and shown without being made again', async () => {
  const quick = await create();
  expect(fake.recorded.windows).toHaveLength(0);
  quick.prepare();
  expect(window().state.shown).toBe(false);
  expect(window().address).toBe('app://dragoman/#quick');
  expect(window().options.webPreferences).toMatchObject({ sandbox: true, contextIsolation: true });
  quick.show();
  expect(window().state).toMatchObject({ shown: true, focused: true });
  expect(fake.recorded.windows).toHaveLength(1);
});

test('shown before it was prepared, it is made then', async () => {
  const quick = await create();
  quick.show();
  quick.prepare();
  expect(fake.recorded.windows).toHaveLength(1);
  expect(window().state.shown).toBe(true);
});

test('it remembers its place, and comes back into sight where that is gone', async () => {
  const quick = await create();
  quick.show();
  window().setBounds({ x: 1000, y: 500, width: 500, height: 420 });
  quick.hide();
  await kept();
  const again = await create();
  again.show();
  expect(window().options).toMatchObject({ x: 1000, y: 500, width: 500, height: 420 });
  fake.world.displays = [{ id: 1, workArea: { x: 0, y: 0, width: 800, height: 600 } }];
  const small = await create();
  small.show();
  const { x = 0, width = 0 } = window().options;
  expect(x + width).toBeLessThanOrEqual(800);
});

test('a damaged place is none', async () => {
  writeFileSync(join(folder, 'quick.json'), '{"x":"far"}');
  const quick = await create();
  quick.show();
  expect(window().options).toMatchObject({ width: 460, height: 400 });
});

test('closing it only hides it, and is told', async () => {
  const closed = vi.fn();
  const quick = await create();
  quick.onClosed(closed);
  quick.show();
  window().close();
  expect(window().state).toMatchObject({ shown: false, destroyed: false });
  expect(closed).toHaveBeenCalledOnce();
});

test('it does not keep the program from quitting', async () => {
  const quick = await create();
  quick.show();
  (fake.named['app'] as EventEmitter).emit('before-quit');
  window().close();
  expect(window().state.destroyed).toBe(true);
  quick.show();
  expect(fake.recorded.windows).toHaveLength(1);
});

test('it goes with the main window for good', async () => {
  const quick = await create();
  quick.prepare();
  quick.destroy();
  expect(window().state.destroyed).toBe(true);
  quick.show();
  expect(fake.recorded.windows).toHaveLength(1);
});

test('a page that broke is made anew with the next press', async () => {
  const closed = vi.fn();
  const quick = await create();
  quick.onClosed(closed);
  quick.pin(true);
  quick.show();
  window().webContents.emit('render-process-gone', {}, { reason: 'crashed' });
  expect(closed).toHaveBeenCalledOnce();
  quick.show();
  expect(fake.recorded.windows).toHaveLength(2);
  expect(window().floating.level).toBe('floating');
});

test.each([
  ['linux', {}, true],
  ['linux', { XDG_SESSION_TYPE: 'wayland' }, false],
  ['win32', {}, true],
] as const)('whether a pin works on %s %j', async (platform, env, staysOnTop) => {
  const quick = await create(platform, env);
  expect(quick.staysOnTop).toBe(staysOnTop);
  quick.show();
  expect(window().floating.level).toBeNull();
  quick.pin(true);
  expect(window().floating.level).toBe('floating');
  quick.pin(false);
  expect(window().floating.level).toBeNull();
});

test('on macOS it is a panel, which gives the keyboard back', async () => {
  (await create('darwin')).show();
  expect(window().options.type).toBe('panel');
});

test('the place is written as plain bounds', async () => {
  const quick = await create();
  quick.show();
  quick.hide();
  await kept();
  expect(
    Object.keys(JSON.parse(readFileSync(join(folder, 'quick.json'), 'utf8')) as object),
  ).toEqual(['x', 'y', 'width', 'height']);
});

test('wherever it stood, it lies wholly on a display', () => {
  const edge = fc.integer({ min: -5_000, max: 5_000 });
  const size = fc.integer({ min: 1, max: 4_000 });
  const rectangle = fc.record({ x: edge, y: edge, width: size, height: size });
  const display = fc.record({
    x: edge,
    y: edge,
    width: fc.integer({ min: QUICK_LEAST.width, max: 4_000 }),
    height: fc.integer({ min: QUICK_LEAST.height, max: 4_000 }),
  });
  fc.assert(
    fc.property(fc.option(rectangle), display, fc.array(display), (remembered, first, others) => {
      const areas = [first, ...others] as const;
      const placed = placeQuick(remembered, areas);
      return areas.some(
        (area) =>
          placed.x >= area.x &&
          placed.y >= area.y &&
          placed.x + placed.width <= area.x + area.width &&
          placed.y + placed.height <= area.y + area.height,
      );
    }),
  );
});
