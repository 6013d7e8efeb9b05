import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const checks = vi.fn<() => Promise<null>>();
const autoUpdater = Object.assign(new EventEmitter(), { checkForUpdates: checks });
vi.mock('electron-updater', () => ({ default: { autoUpdater } }));
const log = { write: vi.fn() };
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  autoUpdater.removeAllListeners();
  checks.mockReset().mockResolvedValue(null);
  log.write.mockClear();
});
afterEach(() => vi.useRealTimers());

const follow = async () => {
  const { followUpdates } = await import('../../../main/shell/electron/updates.ts');
  followUpdates(log);
};

test('the feed is asked after the start and once a day', async () => {
  await follow();
  expect(checks).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(checks).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3 * DAY);
  expect(checks).toHaveBeenCalledTimes(4);
});

test('a newer version waits for the end of the program, and none is ever older', async () => {
  await follow();
  expect(autoUpdater).toMatchObject({ autoInstallOnAppQuit: true, allowDowngrade: false });
  autoUpdater.emit('update-downloaded', { version: '9.9.9' });
  expect(log.write).toHaveBeenCalledWith('update.ready', { version: '9.9.9' });
});

test('a feed that cannot be asked is no trouble, and is asked again', async () => {
  checks.mockRejectedValue(new Error('net::ERR_NAME_NOT_RESOLVED'));
  await follow();
  await vi.advanceTimersByTimeAsync(60_000 + DAY);
  autoUpdater.emit('error', new Error('no signature'));
  expect(checks).toHaveBeenCalledTimes(2);
  expect(log.write.mock.calls).toEqual([['update.not-asked'], ['update.not-asked']]);
});
