import { describe, expect, test } from 'vitest';
import { listenForFaults } from '../../../main/system/background.ts';
import { keepRetention } from '../../../main/features/voice/keep-retention.ts';
import { isPast } from '../../../main/features/is-past.ts';
import type { LiveSession } from '../../../main/features/voice/session/live-session.ts';
import type { Settings } from '../../../preload/contract/settings.ts';
import { createVirtualClock } from '../../client/voice/virtual-clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.for([
  ['never', 0],
  ['day', 1],
  ['week', 7],
  ['month', 30],
  ['year', 365],
] as const)('%s is %i days', ([keeping, days]) => {
  expect(isPast(keeping, 1_000, 1_000 + days * DAY)).toBe(true);
  if (days > 0) expect(isPast(keeping, 1_000, 999 + days * DAY)).toBe(false);
});
test('forever is for ever, and a clock that was set back deletes nothing', () => {
  expect(isPast('forever', 0, Number.MAX_SAFE_INTEGER)).toBe(false);
  expect(isPast('day', DAY * 10, 0)).toBe(false);
});

describe('what is past its time goes', () => {
  type Keeping = Pick<Settings['voice'], 'keepText' | 'keepSound'>;
  function rig(keeping: Keeping, running: string | null = null) {
    const time = createVirtualClock();
    const removed: string[] = [];
    let sessions = [
      { id: 'old', ended: 0, hasSound: true },
      { id: 'new', ended: 6.5 * DAY, hasSound: true },
      { id: 'silent', ended: 5 * DAY, hasSound: false },
    ];
    const retention = keepRetention({
      store: {
        kept: () => sessions,
        remove(id) {
          removed.push(id);
          sessions = sessions.filter((one) => one.id !== id);
        },
        removeSound(id) {
          removed.push(`sound of ${id}`);
          sessions = sessions.map((one) => (one.id === id ? { ...one, hasSound: false } : one));
        },
        get running() {
          return running === null ? null : ({ id: running } as LiveSession);
        },
      },
      clock: { ...time, date: () => 7 * DAY + time.now() },
      keeping: () => keeping,
    });
    return { time, removed, retention };
  }

  test('text with its sound, and sound by itself', () => {
    const { retention, removed } = rig({ keepText: 'week', keepSound: 'never' });
    retention.apply();
    expect(removed).toEqual(['old', 'sound of new']);
  });
  test('each hour again, until it is stopped', async () => {
    const { time, retention, removed } = rig({ keepText: 'forever', keepSound: 'day' });
    retention.apply();
    expect(removed).toEqual(['sound of old']);
    await time.pass(13 * HOUR);
    expect(removed).toEqual(['sound of old', 'sound of new']);
    retention.stop();
    await time.pass(40 * DAY);
    expect(removed).toHaveLength(2);
  });
  test('but never a session that runs', () => {
    const { retention, removed } = rig({ keepText: 'never', keepSound: 'never' }, 'new');
    retention.apply();
    expect(removed).toEqual(['old', 'silent']);
  });
});

test('a session that cannot be deleted ends nothing: the others go, and the next hour tries again', async () => {
  const time = createVirtualClock();
  const faults: string[] = [];
  listenForFaults((place, thrown) => faults.push(`${place}: ${(thrown as Error).message}`));
  let isLocked = true;
  let kept = ['locked', 'old'].map((id) => ({ id, ended: 0, hasSound: true }));
  const retention = keepRetention({
    store: {
      kept: () => kept,
      remove(id) {
        if (id === 'locked' && isLocked) throw new Error('EACCES');
        kept = kept.filter((one) => one.id !== id);
      },
      removeSound: () => undefined,
      running: null,
    },
    clock: { ...time, date: () => 7 * DAY + time.now() },
    keeping: () => ({ keepText: 'day', keepSound: 'day' }),
  });
  retention.apply();
  expect(kept.map(({ id }) => id)).toEqual(['locked']);
  expect(faults).toEqual(['voice.retention: EACCES']);
  isLocked = false;
  await time.pass(HOUR);
  expect(kept).toEqual([]);
  retention.stop();
});
