import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileRecorder } from '../../../main/system/sound/file-recorder.ts';
import { systemSoundClock } from '../../../main/system/sound/sound-clock.ts';
import { findProgram } from '../../../main/system/find-program.ts';
import { createVirtualClock } from '../../client/voice/virtual-clock.ts';
import { createHeard, until } from './heard.ts';
import { wavBytes } from './wav-bytes.ts';
import { unless } from '../../app/unless.ts';

const ramp = (count: number) => Array.from({ length: count }, (_, index) => (index % 2_000) + 1);
const inPieces = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    ),
  );
/** Lets what waits for streams in memory happen. */
const settle = async () => {
  for (let round = 0; round < 6; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

function start(open: () => Readable, speed = 1) {
  const clock = createVirtualClock();
  const heard = createHeard();
  const file = { name: 'meeting.wav', open };
  const recorder = createFileRecorder(file, speed, { clock, decoder: () => null });
  recorder.start(heard);
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 25) {
      await clock.pass(Math.min(25, left));
      await settle();
    }
  };
  return { recorder, heard, pass };
}

describe('the recorder of a file', () => {
  it.each([
    [1, 500],
    [2, 1_000],
  ])('at %d times the speed has heard %d ms in half a second', async (speed, heardMs) => {
    const bytes = wavBytes({ samples: ramp(24_000) });
    const { recorder, heard, pass } = start(() => inPieces(bytes, 9_999), speed);
    expect(recorder.name).toBe('meeting.wav');
    await settle();
    expect(heard.frames).toEqual([]);
    await pass(500);
    const played = heard.samples().length / 16;
    expect(played).toBeLessThanOrEqual(heardMs);
    expect(played).toBeGreaterThan(heardMs - 101);
    await pass(1_500);
    expect(heard.samples()).toEqual(ramp(24_000));
    expect(heard.ends).toEqual([null]);
    let next = 0;
    for (const { position, samples } of heard.frames) {
      expect(position).toBe(next);
      expect(samples.length).toBeLessThanOrEqual(800);
      next += samples.length;
    }
  });

  it('gives any WAV file as 16 kHz and one channel, and nothing that stands behind it', async () => {
    const samples = ramp(2 * 4_410);
    const after = [['LIST', Buffer.alloc(5_000, 0x7f)] as const];
    const bytes = wavBytes({ samples, rate: 44_100, channels: 2, after });
    const { heard, pass } = start(() => inPieces(bytes, 3_000));
    await settle();
    await pass(400);
    expect(heard.ends).toEqual([null]);
    expect(Math.abs(heard.samples().length - 1_600)).toBeLessThanOrEqual(16);
    expect(Math.max(...heard.samples())).toBeLessThan(2_200);
  });

  it('reads no faster than it plays', async () => {
    const bytes = wavBytes({ samples: ramp(160_000) });
    let read = 0;
    const pieces = function* () {
      for (let at = 0; at < bytes.length; at += 3_200) {
        read = at;
        yield bytes.subarray(at, at + 3_200);
      }
    };
    const { recorder, heard, pass } = start(() => Readable.from(pieces(), { highWaterMark: 2 }));
    await settle();
    await pass(1_000);
    expect(read).toBeLessThan(64_000);
    recorder.stop();
    await pass(100);
    expect(heard.ends).toEqual([]);
  });

  it('does not play in one burst what a sleeping computer missed', async () => {
    const clock = createVirtualClock();
    let asleep = 0;
    const heard = createHeard();
    const bytes = wavBytes({ samples: ramp(160_000) });
    createFileRecorder({ name: 'a', open: () => inPieces(bytes, 50_000) }, 1, {
      decoder: () => null,
      clock: { now: () => clock.now() + asleep, after: (ms, run) => clock.after(ms, run) },
    }).start(heard);
    await settle();
    await clock.pass(100);
    asleep = 8_000;
    for (let round = 0; round < 10; round += 1) {
      await clock.pass(50);
      await settle();
    }
    expect(heard.samples().length / 16).toBeLessThan(1_000);
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['empty', wavBytes({ samples: [] })],
    ['format', wavBytes({ samples: [1] }).subarray(0, 30)],
    ['no-decoder', Buffer.from('OggS and so on and so on')],
    ['no-decoder', wavBytes({ samples: [1], coding: 7, bits: 8 })],
  ])('says why it cannot play: %s', async (reason, bytes) => {
    const { heard, pass } = start(() => Readable.from(bytes.length === 0 ? [] : [bytes]));
    await settle();
    await pass(100);
    expect(heard.ends).toEqual([{ kind: 'unreadable', reason }]);
  });

  it('says so when the file cannot be read at all', async () => {
    const { heard } = start(() => createReadStream('/nowhere/at/all.wav'));
    await until(() => heard.ends.length > 0);
    expect(heard.ends).toEqual([{ kind: 'unreadable', reason: 'format' }]);
  });

  it('says nothing more once it is stopped', async () => {
    const { recorder, heard, pass } = start(() =>
      inPieces(wavBytes({ samples: ramp(9_000) }), 999),
    );
    await settle();
    await pass(100);
    const count = heard.frames.length;
    expect(count).toBeGreaterThan(0);
    recorder.stop();
    await pass(1_000);
    expect([heard.frames.length, heard.ends]).toEqual([count, []]);
  });
});

/** What begins the names of folders that a decoder reads from. */
const SPOOL = 'dragoman-decoding-';

const ffmpeg = findProgram('ffmpeg', process.env);
const missing = ffmpeg === null ? 'not installed: ffmpeg' : null;

describe('the recorder of a file of another type', unless(missing), () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-sound-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const play = async (path: string) => {
    const heard = createHeard();
    const file = { name: 'a', open: () => createReadStream(path) };
    const ports = { decoder: () => ffmpeg, clock: systemSoundClock };
    createFileRecorder(file, 2, ports).start(heard);
    await until(() => heard.ends.length > 0);
    return heard;
  };
  const make = (name: string, ...args: string[]) => {
    const path = join(folder, name);
    const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=0.4:sample_rate=48000'];
    const made = spawnSync(ffmpeg ?? '', [
      '-loglevel',
      'error',
      ...tone,
      '-ac',
      '2',
      ...args,
      path,
    ]);
    expect(made.stderr.toString()).toBe('');
    return path;
  };

  it.each([
    ['a.flac', []],
    ['a.ogg', ['-c:a', 'libopus']],
    // Its table of contents stands at the end.
    ['a.m4a', ['-c:a', 'aac']],
  ])('plays %s', async (name, args) => {
    const heard = await play(make(name, ...args));
    expect(heard.ends).toEqual([null]);
    expect(Math.abs(heard.samples().length / 16 - 400)).toBeLessThan(60);
    expect(Math.max(...heard.frames.map(({ peak }) => peak))).toBeGreaterThan(0.05);
    expect(readdirSync(tmpdir()).filter((entry) => entry.startsWith(SPOOL))).toEqual([]);
  });

  it('opens nothing that a playlist names', async () => {
    const inside = make('inside.ts', '-f', 'mpegts');
    expect(existsSync(inside)).toBe(true);
    const list = `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:${inside}\n#EXT-X-ENDLIST\n`;
    const heard = createHeard();
    const file = { name: 'a', open: () => Readable.from([Buffer.from(list)]) };
    const ports = { decoder: () => ffmpeg, clock: systemSoundClock };
    createFileRecorder(file, 2, ports).start(heard);
    await until(() => heard.ends.length > 0);
    expect(heard.ends).toEqual([{ kind: 'unreadable', reason: 'format' }]);
  });

  it('says so when the decoder does not know it', async () => {
    const heard = createHeard();
    const file = { name: 'a', open: () => Readable.from([Buffer.alloc(5_000, 'no sound ')]) };
    const ports = { decoder: () => ffmpeg, clock: systemSoundClock };
    createFileRecorder(file, 2, ports).start(heard);
    await until(() => heard.ends.length > 0);
    expect(heard.ends).toEqual([{ kind: 'unreadable', reason: 'format' }]);
  });
});
