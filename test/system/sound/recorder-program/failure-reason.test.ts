import { describe, expect, it } from 'vitest';
import {
  failureReason,
  lostMs,
} from '../../../../main/system/sound/recorder-program/failure-reason.ts';

describe('why a recorder ended', () => {
  it.each([
    ['arecord: main:831: audio open error: No such file or directory', 'device'],
    ['ALSA lib pcm.c:2664:(snd_pcm_open_noupdate) Unknown PCM plughw:9', 'device'],
    ['ALSA lib confmisc.c:165:(snd_config_get_card) Cannot get card index for USB', 'device'],
    ['arecord: pcm_read:2221: read error: No such device', 'device'],
    ['rec FAIL formats: can not open audio device: no default audio device', 'device'],
    ['arecord: main:831: audio open error: Device or resource busy', 'busy'],
    ['arecord: main:831: audio open error: Permission denied', 'permission'],
    ['arecord: main:831: audio open error: Connection refused', 'server'],
    ['ALSA lib pulse.c:242:(pulse_connect) PulseAudio: Unable to connect: …', 'server'],
    ['arecord: main:831: audio open error: Host is down', 'server'],
  ])('is read from %s', (said, reason) => {
    expect(failureReason(said, true)).toBe(reason);
  });

  it('is not known otherwise; one that had recorded has ended', () => {
    expect(failureReason('Recording raw data', false)).toBe('unknown');
    expect(failureReason('Recording raw data', true)).toBe('ended');
  });
});

describe('what a recorder lost', () => {
  it('is told by its line', () => {
    expect(lostMs('overrun!!! (at least 104.500 ms long)')).toBe(104.5);
    expect(lostMs('Recording raw data')).toBe(0);
  });
});
