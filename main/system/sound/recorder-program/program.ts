import { z } from 'zod';
import { findParent } from '../../parent-port.ts';
import type { RecorderMessage } from '../device-recorder.ts';
import { readDeviceId } from '../device-name.ts';
import { startRecording } from './recording.ts';

/**
 * Records one device until it is ended. A process of its own: the package that drives the recorder
 * programs has no listener for a program that cannot be started, and would take its process down.
 */

const Wish = z.strictObject({ record: z.strictObject({ device: z.string() }) });

const parent = findParent(process);
if (parent === null) {
  process.stderr.write('This program is a part of the app and is started by it.\n');
  process.exit(2);
}
const say = (message: RecorderMessage) => parent.post(message);
let stop: () => void = () => undefined;

const leave = () => {
  stop();
  process.exit(0);
};
parent.onGone(leave);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, leave);

parent.onMessage((message) => {
  const wish = Wish.safeParse(message);
  const device = wish.success ? readDeviceId(wish.data.record.device) : null;
  if (device === null) say({ failed: 'device' });
  else stop = startRecording(device, process, say);
});
