import type { StartHelper } from '../processes.ts';
import type { Surroundings } from './find-recorder.ts';
import { findInstalled, findRecorder } from './find-recorder.ts';
import { framesOf } from './frames.ts';
import { RecorderNews } from './recorder-messages.ts';
import type { RecorderOrder, RecorderReason } from './recorder-messages.ts';
import type { Recorder, RecorderListener } from './recorder.ts';
import type { SoundClock } from './sound-clock.ts';

/** Without a frame for so long it has stalled: a suspended source says nothing. */
const STALL_MS = 1_500;
/** The first frame may take longer: a process starts, an idle sink works in blocks of 2 s. */
const FIRST_MS = 2_800;
/** Time for the recorder process to end by itself. */
const END_MS = 2_000;

export interface DeviceRecorderPorts extends Surroundings {
  readonly startHelper: StartHelper;
  readonly clock: SoundClock;
}

/** Records a device in a process of its own, which can neither block nor take down this one. */
export function createDeviceRecorder(
  device: string,
  name: string,
  ports: DeviceRecorderPorts,
): Recorder {
  let stop: () => void = () => undefined;
  return {
    name,
    start(listener) {
      stop = record(device, listener, ports);
    },
    stop: () => stop(),
  };
}

function record(device: string, listener: RecorderListener, ports: DeviceRecorderPorts) {
  const { startHelper, clock } = ports;
  const program = findRecorder(ports);
  if (program.path === null) {
    return clock.after(0, () => listener.onEnd({ kind: 'missing', program: program.name }));
  }

  let position = 0;
  let isOver = false;
  let isStalled = false;
  const stalled = () => {
    isStalled = true;
    listener.onStall(true);
  };
  let stopWatch = clock.after(FIRST_MS, stalled);
  const heard = (samples: Int16Array) => {
    stopWatch();
    stopWatch = clock.after(STALL_MS, stalled);
    if (isStalled) listener.onStall(false);
    isStalled = false;
    for (const frame of framesOf(position, samples)) listener.onFrame(frame);
    position += samples.length;
  };

  const helper = startHelper('recorder.js');
  const send = (order: RecorderOrder) => helper.send(order);
  const leave = () => {
    isOver = true;
    stopWatch();
    send({ stop: true });
    const takeBack = clock.after(END_MS, () => helper.kill());
    helper.onExit(takeBack);
  };
  const end = (reason: RecorderReason) => {
    if (isOver) return;
    leave();
    listener.onEnd({ kind: 'failed', reason });
  };
  helper.onMessage((message) => {
    const news = RecorderNews.safeParse(message);
    if (!news.success || isOver) return;
    // A copy: the bytes of a message may begin at an odd place of its memory.
    if ('sound' in news.data) heard(new Int16Array(new Uint8Array(news.data.sound).buffer));
    else if ('lost' in news.data) position += news.data.lost;
    else end(news.data.failed);
  });
  // It died, or could not be started at all.
  helper.onExit(() => end('ended'));
  send({ record: { program: program.path, device, pactl: findInstalled('pactl', ports) } });
  return () => {
    if (!isOver) leave();
  };
}
