import { describe, expect, it } from 'vitest';
import { readDeviceId, serverDeviceId } from '../../../main/system/sound/device-name.ts';

describe('the id of a device', () => {
  it.each([
    'default',
    'pipewire',
    'plughw:1,0',
    'plughw:CARD=Generic_1,DEV=0',
    'sysdefault:CARD=U',
  ])('may be the ALSA name %s', (name) =>
    expect(readDeviceId(name)).toEqual({ kind: 'alsa', name }),
  );

  it.each([
    "file:'| tee x >/dev/null',raw",
    'file:FILE=/etc/passwd,FORMAT=raw',
    'plughw:0 -t wav',
    'plughw:{x y}',
    'default\nfile:x',
    'plug:default',
    'hw:0,0',
    '--help',
    '',
    'null',
    'server:',
    'server:-x',
    'server:@DEFAULT_SOURCE@',
    'server:a b',
    `server:${'x'.repeat(200)}`,
  ])('may not be %j', (id) => expect(readDeviceId(id)).toBeNull());

  it('may be a source of the sound server, there and back', () => {
    const name = 'alsa_input.usb-Blue_Yeti-00.analog-stereo';
    expect(readDeviceId(serverDeviceId(name) ?? '')).toEqual({ kind: 'server', name });
    expect(serverDeviceId('with space')).toBeNull();
  });
});
