import type { StartHelper } from '../processes.ts';
import { recordDevice } from './device-recorder.ts';
import { recordFile } from './file-recorder.ts';
import type { Surroundings } from './list-devices.ts';
import { listDevices } from './list-devices.ts';
import type { Sound } from './recorder.ts';

export interface SoundPorts extends Surroundings {
  readonly startHelper: StartHelper;
}

/** The sound of this computer: devices through a process of their own, files in this one. */
export function openSound(ports: SoundPorts): Sound {
  const names = new Map<string, string>();
  return {
    async devices() {
      const listed = await listDevices(ports);
      for (const { id, name } of listed.devices) names.set(id, name);
      return listed;
    },
    recordDevice: (id) => recordDevice(id, names.get(id) ?? id, ports.startHelper),
    recordFile: (file, speed) => recordFile(file, speed, ports),
  };
}
