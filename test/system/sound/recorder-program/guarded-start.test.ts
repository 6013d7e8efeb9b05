import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recorderArguments } from '../../../../main/system/sound/recorder-program/guarded-start.ts';
import { findProgram } from '../../../../main/system/find-program.ts';
import { wavBytes } from '../wav-bytes.ts';
import { unless } from '../../../app/unless.ts';

// What the package asks for, as it stands in its source (mic 2.1.2).
const SOX = '-b 16 --endian little -c 1 -r 16000 -e signed-integer -t waveaudio default -p';
const REC = '-b 16 --endian little -c 1 -r 16000 -e signed-integer -t raw -';
const ARECORD = '-c 1 -r 16000 -f S16_LE -D pulse';
const asked = (program: string, args: string) => recorderArguments(program, args.split(' '));

describe('what a recorder is started with', () => {
  it('is raw sound in short periods on Linux, with the rest as it was', () => {
    expect(asked('arecord', ARECORD).join(' ')).toBe(
      `-t raw --period-time=20000 --buffer-time=1000000 ${ARECORD}`,
    );
  });

  it('is short blocks on macOS', () => {
    expect(asked('rec', REC).join(' ')).toBe(`-q --buffer 1024 ${REC}`);
  });

  const sox = findProgram('sox', process.env);
  const missing = sox === null ? 'not installed: sox' : null;
  it('is raw sound of 16 bits on Windows, as sox takes it', unless(missing), () => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-sound-'));
    try {
      const path = join(folder, 'a.wav');
      writeFileSync(path, wavBytes({ samples: [1, -2, 30_000] }));
      // A file in place of the device that only Windows has.
      const args = asked('sox', SOX)
        .join(' ')
        .replace('waveaudio default', `wav ${path}`)
        .split(' ');
      const { stdout, stderr } = spawnSync(sox ?? '', args);
      expect(stderr.toString()).toBe('');
      expect([...new Int16Array(new Uint8Array(stdout).buffer)]).toEqual([1, -2, 30_000]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
