import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDeviceRecorder } from '../../../main/system/sound/device-recorder.ts';
import type { Recorder } from '../../../main/system/sound/recorder.ts';
import type { VirtualClock } from '../../client/voice/virtual-clock.ts';
import { createVirtualClock } from '../../client/voice/virtual-clock.ts';
import type { FakeHelper } from '../../features/rig.ts';
import { createFakeHelper } from '../../features/rig.ts';
import type { Heard } from './heard.ts';
import { createHeard } from './heard.ts';

let folder: string;
let clock: VirtualClock;
let helper: FakeHelper;
let heard: Heard;
let entries: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-sound-'));
  writeFileSync(join(folder, 'arecord'), '', { mode: 0o755 });
  clock = createVirtualClock();
  helper = createFakeHelper();
  heard = createHeard();
  entries = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function started(PATH = folder): Recorder {
  const recorder = createDeviceRecorder('plughw:0', 'Desk', {
    platform: 'linux',
    env: { PATH },
    clock,
    startHelper(entry) {
      entries.push(entry);
      return helper;
    },
  });
  recorder.start(heard);
  return recorder;
}
const sound = (...samples: number[]) => {
  // As it may come out of a message: not at an even place of its memory.
  const bytes = new Uint8Array(samples.length * 2 + 1).subarray(1);
  bytes.set(new Uint8Array(Int16Array.from(samples).buffer));
  return { sound: bytes };
};

/** What the recorder process says of its recording, and the time in which it is heard. */
const say = async (news: object) => {
  helper.say({ id: 0, ...news });
  await new Promise((resolve) => setImmediate(resolve));
};
const piece = (value: object) => say({ value });

describe('the recorder of a device', () => {
  it('asks a process of its own, by the absolute path of the program', () => {
    expect(started().name).toBe('Desk');
    expect(entries).toEqual(['recorder.js']);
    const program = join(folder, 'arecord');
    const input = { program, device: 'plughw:0', pactl: null };
    expect(helper.sent).toEqual([{ id: 0, route: 'record', input }]);
  });

  it('says which program is missing, and starts nothing', async () => {
    started('/nowhere');
    await clock.pass(0);
    expect(heard.ends).toEqual([{ kind: 'missing', program: 'arecord' }]);
    expect(entries).toEqual([]);
  });

  it('tells frames with their place and level', async () => {
    started();
    await piece(sound(0, 16_384, -32_768, 0));
    await piece(sound(100));
    expect(heard.samples()).toEqual([0, 16_384, -32_768, 0, 100]);
    expect(heard.frames.map(({ position }) => position)).toEqual([0, 4]);
    expect(heard.frames[0]).toMatchObject({ peak: 1, level: Math.sqrt(1.25 / 4) });
  });

  it('cuts what comes in a burst into frames of 50 ms', async () => {
    started();
    await piece(sound(...Array.from({ length: 1_700 }, (_, index) => index)));
    expect(heard.frames.map(({ position, samples }) => [position, samples.length])).toEqual([
      [0, 800],
      [800, 800],
      [1_600, 100],
    ]);
    expect(heard.samples()[1_650]).toBe(1_650);
  });

  it('leaves room for samples that were lost', async () => {
    started();
    await piece(sound(1, 2));
    await piece({ lost: 500 });
    await piece(sound(3));
    expect(heard.frames.map(({ position }) => position)).toEqual([0, 502]);
  });

  it('says within three seconds that sound does not come, and that it comes again', async () => {
    started();
    await clock.pass(2_999);
    expect(heard.stalls).toEqual([true]);
    await piece(sound(1));
    expect(heard.stalls).toEqual([true, false]);
    await clock.pass(1_400);
    await piece(sound(1));
    await clock.pass(1_400);
    expect(heard.stalls).toEqual([true, false]);
    await clock.pass(200);
    expect(heard.stalls).toEqual([true, false, true]);
    expect(heard.ends).toEqual([]);
  });

  it.each(['device', 'busy', 'permission', 'server', 'ended', 'unknown'])(
    'ends once with the reason %s',
    async (reason) => {
      started();
      await say({ error: { code: 'refused', params: { reason } } });
      await piece(sound(1));
      helper.exit(0);
      await clock.pass(10_000);
      expect(heard.ends).toEqual([{ kind: 'failed', reason }]);
      expect([heard.frames, heard.stalls]).toEqual([[], []]);
      expect(helper.isKilled).toBe(false);
    },
  );

  it('has ended when its process says what it may not, which is then killed', async () => {
    started();
    await say({ noise: true });
    expect(heard.ends).toEqual([{ kind: 'failed', reason: 'ended' }]);
    expect(helper.isKilled).toBe(true);
  });

  it('has ended when its process has, however', () => {
    started();
    helper.exit(null);
    expect(heard.ends).toEqual([{ kind: 'failed', reason: 'ended' }]);
  });

  it('says nothing more once it is stopped; a process that stays is killed', async () => {
    const recorder = started();
    recorder.stop();
    recorder.stop();
    await piece(sound(1));
    expect(helper.sent[1]).toEqual({ id: 1, route: 'stop', input: undefined });
    await clock.pass(1_999);
    expect(helper.isKilled).toBe(false);
    await clock.pass(1);
    expect(helper.isKilled).toBe(true);
    helper.exit(null);
    expect([heard.frames, heard.stalls, heard.ends]).toEqual([[], [], []]);
  });
});
