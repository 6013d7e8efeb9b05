import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSound } from '../../../main/system/sound/open-sound.ts';
import type { Recorder, Sound } from '../../../main/system/sound/recorder.ts';
import type { Pulse } from '../../app/pulse.ts';
import { NO_PULSE, startPulse } from '../../app/pulse.ts';
import type { Heard } from './heard.ts';
import { createHeard, until } from './heard.ts';
import { startRecorderProcess } from './recorder-process.ts';
import { wavBytes } from './wav-bytes.ts';
import { unless } from '../../app/unless.ts';

/** A second of noise that is nowhere like itself. */
const noise = (() => {
  let state = 1;
  return Array.from({ length: 16_000 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return (state % 20_000) - 10_000 || 1;
  });
})();

const limit = { timeout: 30_000 };
describe('recording from a sound server', { ...limit, ...unless(NO_PULSE) }, () => {
  let folder: string;
  let path: string;
  let pulse: Pulse;
  let sound: Sound;
  let heard: Heard;
  let recorder: Recorder | null;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-sound-'));
    path = join(folder, 'noise.wav');
    // Silence around it: what a server does at the ends of a sound is not looked at.
    const quiet = Array.from({ length: 4_800 }, () => 0);
    writeFileSync(path, wavBytes({ samples: [...quiet, ...noise, ...quiet] }));
    pulse = await startPulse();
    await pulse.addSink('speakers');
    await pulse.addSink('others');
    await pulse.addMicrophone('webcam', 'others');
    await pulse.setDefaultMicrophone('webcam');
    const startHelper = startRecorderProcess(pulse.env);
    sound = openSound({ startHelper, env: pulse.env, platform: 'linux' });
  });
  afterAll(async () => {
    await pulse.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await pulse.addMicrophone('desk', 'speakers');
    heard = createHeard();
    recorder = null;
  });
  afterEach(async () => {
    recorder?.stop();
    await pulse.remove('desk');
  });
  const record = async (device: string) => {
    recorder = sound.recordDevice(device);
    recorder.start(heard);
    await until(() => heard.frames.length > 0);
  };

  it('lists microphones, and monitors as system audio', async () => {
    const { program, devices, systemAudio } = await sound.devices();
    expect([program, systemAudio]).toEqual(['arecord', null]);
    expect(devices.map(({ id, slot, isDefault }) => [id, slot, isDefault])).toEqual([
      ['server:speakers.monitor', 'system', true],
      ['server:others.monitor', 'system', false],
      ['server:webcam', 'microphone', true],
      ['server:desk', 'microphone', false],
    ]);
    expect(sound.recordDevice('server:desk').name).toBe('desk');
  });

  it.each(['server:speakers.monitor', 'server:desk'])('loses no sample of %s', async (device) => {
    await record(device);
    await pulse.play(path, 'speakers');
    const samples = heard.samples();
    const start = samples.findIndex((sample) => sample !== 0);
    expect(samples.slice(start, start + noise.length)).toEqual(noise);
    expect(heard.ends).toEqual([]);
  });

  it('ends when its microphone is unplugged, and does not go on with another', async () => {
    await record('server:desk');
    await pulse.remove('desk');
    await until(() => heard.ends.length > 0);
    expect(heard.ends).toEqual([{ kind: 'failed', reason: 'device' }]);
    const count = heard.frames.length;
    await pulse.play(path, 'others');
    expect(heard.frames).toHaveLength(count);
  });

  it('ends when the server moves it to another microphone', async () => {
    await record('server:desk');
    await pulse.moveRecordings('webcam');
    await until(() => heard.ends.length > 0);
    expect(heard.ends).toEqual([{ kind: 'failed', reason: 'device' }]);
  });

  it('ends at once for a microphone that is not there', async () => {
    recorder = sound.recordDevice('server:gone');
    recorder.start(heard);
    await until(() => heard.ends.length > 0);
    expect(heard.ends).toEqual([{ kind: 'failed', reason: 'device' }]);
    expect(heard.samples().some((sample) => sample !== 0)).toBe(false);
  });

  it('ends when the server does', async () => {
    await record('server:desk');
    pulse.kill();
    await until(() => heard.ends.length > 0);
    expect(heard.ends[0]).toMatchObject({ kind: 'failed' });
  });
});
