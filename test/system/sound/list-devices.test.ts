import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listDevices } from '../../../main/system/sound/list-devices.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-sound-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const install = (name: string, answer: string) =>
  writeFileSync(join(folder, name), `#!/bin/sh\n${answer}\n`, { mode: 0o755 });
const list = (platform: NodeJS.Platform) => listDevices({ platform, env: { PATH: folder } });

const ALSA = `printf '%s\\n' null '    Discard all samples' default '    Default ALSA Output' \\
 sysdefault:CARD=USB '    Yeti, USB Audio' '    Default Audio Device' \\
 hw:CARD=USB,DEV=0 '    Direct' plughw:CARD=USB,DEV=0 '    Yeti, USB Audio' \\
 front:CARD=USB,DEV=0 'file:FILE=/tmp/x' upmix '    Plugin'`;
const PACTL = `[ "$LC_ALL" = C ] || exit 1
[ "$1" = info ] && printf 'Default Source: desk\\nDefault Sink: speakers\\n' && exit
printf 'Source #0\\n\\tName: desk\\n\\tDescription: Desk\\n\\tMonitor of Sink: n/a\\n'`;

describe('the devices that main can record', () => {
  it('are none without a recorder program', async () => {
    const none = { program: null, devices: [], systemAudio: 'no-recorder' };
    expect(await list('linux')).toEqual(none);
    expect(await list('win32')).toEqual(none);
  });

  it('are those of ALSA that lead to a microphone, where no sound server answers', async () => {
    install('arecord', `${ALSA} pulse '    Sound Server'`);
    install('pactl', 'exit 1');
    const { program, devices, systemAudio } = await list('linux');
    expect([program, systemAudio]).toEqual(['arecord', 'no-sound-server']);
    expect(devices.map(({ id }) => id)).toEqual([
      'default',
      'sysdefault:CARD=USB',
      'plughw:CARD=USB,DEV=0',
    ]);
    expect(devices[1]).toEqual({
      id: 'sysdefault:CARD=USB',
      name: 'Yeti, USB Audio, Default Audio Device',
      slot: 'microphone',
      isDefault: false,
    });
  });

  it('are those of the sound server where ALSA leads to it', async () => {
    install('arecord', `${ALSA} pulse '    Sound Server'`);
    install('pactl', PACTL);
    expect(await list('linux')).toEqual({
      program: 'arecord',
      devices: [{ id: 'server:desk', name: 'Desk', slot: 'microphone', isDefault: true }],
      systemAudio: null,
    });
  });

  it('are those of ALSA where nothing leads from it to the sound server', async () => {
    install('arecord', ALSA);
    install('pactl', PACTL);
    const { devices, systemAudio } = await list('linux');
    expect([devices[0]?.id, systemAudio]).toEqual(['default', 'no-sound-server']);
  });

  it('are the one that the system has chosen where the program is sox', async () => {
    install('rec', '');
    expect(await list('darwin')).toEqual({
      program: 'sox',
      devices: [{ id: 'only', name: 'default', slot: 'microphone', isDefault: true }],
      systemAudio: 'platform',
    });
  });
});
