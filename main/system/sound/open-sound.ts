import { inBackground } from '../background.ts';
import type { StartHelper } from '../processes.ts';
import { createDeviceRecorder } from './device-recorder.ts';
import type { Surroundings } from './find-recorder.ts';
import { findInstalled } from './find-recorder.ts';
import { listDevices } from './list-devices.ts';
import type { Sound } from './recorder.ts';
import type { SoundClock } from './sound-clock.ts';
import { systemSoundClock } from './sound-clock.ts';

export interface SoundPorts extends Surroundings {
  readonly startHelper: StartHelper;
  readonly clock?: SoundClock;
}

/** The sound of this computer: devices through a process of their own, files in this one. */
export function openSound({ clock = systemSoundClock, ...around }: SoundPorts): Sound {
  const ports = { ...around, clock };
  const names = new Map<string, string>();
  return {
    async devices() {
      const listed = await listDevices(ports);
      for (const { id, name } of listed.devices) names.set(id, name);
      return listed;
    },
    recordDevice: (device) => createDeviceRecorder(device, names.get(device) ?? device, ports),
    recordFile(file, speed) {
      // Code for files is read when one is transcribed.
      const recorder = import('./file-recorder.ts').then(({ createFileRecorder }) =>
        createFileRecorder(file, speed, { clock, decoder: () => findInstalled('ffmpeg', around) }),
      );
      return {
        name: file.name,
        start: (listener) =>
          inBackground('sound.startFile', async () => (await recorder).start(listener)),
        stop: () => inBackground('sound.stopFile', async () => (await recorder).stop()),
      };
    },
  };
}
