import { CallFailure } from '../channel/call-failure.ts';
import { connectHelper } from '../channel/helper-process.ts';
import type { StartHelper } from '../processes.ts';
import type { Surroundings } from './find-recorder.ts';
import { findInstalled, findRecorder } from './find-recorder.ts';
import { framesOf } from './frames.ts';
import { RecorderReason, recorderRoutes } from './recorder-routes.ts';
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
  const { path, name } = findRecorder(ports);
  if (path === null) {
    return clock.after(0, () => listener.onEnd({ kind: 'missing', program: name }));
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
  // It died, or could not be started at all.
  helper.onExit(() => end('ended'));
  const calls = connectHelper(helper, recorderRoutes);
  const leave = () => {
    isOver = true;
    stopWatch();
    // It ends before it could answer.
    calls.ask('stop', undefined).catch(() => undefined);
    const takeBack = clock.after(END_MS, () => helper.kill());
    helper.onExit(takeBack);
  };
  const end = (reason: RecorderReason) => {
    if (isOver) return;
    leave();
    listener.onEnd({ kind: 'failed', reason });
  };
  const read = async () => {
    const pactl = findInstalled('pactl', ports);
    for await (const piece of calls.watch('record', { program: path, device, pactl })) {
      if (hasEnded()) return;
      // A copy: the bytes of a message may begin at an odd place of its memory.
      if ('sound' in piece) heard(new Int16Array(new Uint8Array(piece.sound).buffer));
      else position += piece.lost;
    }
    end('ended');
  };
  const hasEnded = () => isOver;
  read().catch((error: unknown) => end(reasonOf(error)));
  return () => {
    if (!isOver) leave();
  };
}

function reasonOf(error: unknown): RecorderReason {
  if (!(error instanceof CallFailure) || error.code === 'failed') return 'unknown';
  return error.code === 'refused'
    ? (RecorderReason.safeParse(error.reason).data ?? 'unknown')
    : 'ended';
}
