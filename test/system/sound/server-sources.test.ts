import { describe, expect, it } from 'vitest';
import { isRecordedFrom, readServerSources } from '../../../main/system/sound/server-sources.ts';

const SOURCES = `Source #0
\tState: IDLE
\tName: alsa_output.pci.analog-stereo.monitor
\tDescription: Monitor of Built-in Audio
\tDriver: module-alsa-card.c
\tMonitor of Sink: alsa_output.pci.analog-stereo
\tProperties:
\t\tdevice.description = "Monitor of Built-in Audio"

Source #1
\tState: RUNNING
\tName: alsa_input.usb-Blue.mono
\tDescription: Blue Yeti: "studio"
\tMonitor of Sink: n/a
\tProperties:
\t\tName: not this one

Source #7
\tState: IDLE
\tName: two words
\tDescription: Not safe
\tMonitor of Sink: n/a
`;
const INFO = `Server Name: pulseaudio
Default Sink: alsa_output.pci.analog-stereo
Default Source: alsa_input.usb-Blue.mono
`;

describe('what the sound server lists', () => {
  it('is microphones, and monitors as what the computer plays', () => {
    expect(readServerSources(SOURCES, INFO)).toEqual([
      {
        id: 'server:alsa_output.pci.analog-stereo.monitor',
        name: 'Monitor of Built-in Audio',
        slot: 'system',
        isDefault: true,
      },
      {
        id: 'server:alsa_input.usb-Blue.mono',
        name: 'Blue Yeti: "studio"',
        slot: 'microphone',
        isDefault: true,
      },
    ]);
  });

  it('is nothing without an answer', () => expect(readServerSources('', '')).toEqual([]));
});

const SHORT =
  '1\tdesk\tmodule-alsa-card.c\ts16le 1ch 48000Hz\tRUNNING\n3\tother\tm.c\ts16le\tIDLE\n';
const output = (pid: number, source: number) => `Source Output #4
\tDriver: protocol-native.c
\tClient: 9
\tSource: ${source}
\tProperties:
\t\tmedia.name = "ALSA Capture"
\t\tapplication.process.id = "${pid}"
`;

describe('a recording of the sound server', () => {
  it('comes from its source while the server says so', () => {
    expect(isRecordedFrom('desk', 42, SHORT, output(7, 3) + output(42, 1))).toBe(true);
  });

  it('does not when it was moved, or when the source is gone', () => {
    expect(isRecordedFrom('desk', 42, SHORT, output(42, 3))).toBe(false);
    expect(isRecordedFrom('gone', 42, SHORT, output(42, 1))).toBe(false);
  });

  it('is judged by its source alone where it is not listed', () => {
    expect(isRecordedFrom('desk', 42, SHORT, '')).toBe(true);
    expect(isRecordedFrom('desk', 42, SHORT, output(43, 3))).toBe(true);
  });
});
