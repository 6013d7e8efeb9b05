import { z } from 'zod';
import type { StartHelper } from '../processes.ts';
import { readDeviceId } from './device-name.ts';
import { createFrameCutter } from './frame-cutter.ts';
import type { Recorder, RecorderListener } from './recorder.ts';

/** What the recorder process says. */
export const RecorderMessage = z.union([
  z.strictObject({ sound: z.instanceof(Uint8Array) }),
  z.strictObject({ stalled: z.boolean() }),
  z.strictObject({ missing: z.string() }),
  z.strictObject({
    failed: z.enum(['device', 'busy', 'permission', 'server', 'ended', 'unknown']),
  }),
]);
export type RecorderMessage = z.output<typeof RecorderMessage>;

/** Records a device in a process of its own, which can neither block nor take down this one. */
export function recordDevice(id: string, name: string, startHelper: StartHelper): Recorder {
  let stop: () => void = () => undefined;
  return {
    name,
    start(listener) {
      if (readDeviceId(id) === null) {
        listener.onEnd({ kind: 'failed', reason: 'device' });
        return;
      }
      stop = listen(id, listener, startHelper);
    },
    stop: () => stop(),
  };
}

function listen(id: string, listener: RecorderListener, startHelper: StartHelper): () => void {
  const helper = startHelper('recorder.js');
  const cutter = createFrameCutter((frame) => listener.onFrame(frame));
  let isOver = false;
  const end = (fault: Parameters<RecorderListener['onEnd']>[0]) => {
    if (isOver) return;
    isOver = true;
    helper.kill();
    listener.onEnd(fault);
  };
  helper.onMessage((message) => {
    const read = RecorderMessage.safeParse(message);
    if (!read.success || isOver) return;
    const said = read.data;
    if ('sound' in said) {
      // A copy: bytes of a message may begin at an odd place of its memory.
      cutter.push(new Int16Array(new Uint8Array(said.sound).buffer));
    } else if ('stalled' in said) listener.onStall(said.stalled);
    else if ('missing' in said) end({ kind: 'missing', program: said.missing });
    else end({ kind: 'failed', reason: said.failed });
  });
  // The process itself died, or could not be started at all.
  helper.onExit(() => end({ kind: 'failed', reason: 'ended' }));
  helper.send({ record: { device: id } });
  return () => {
    isOver = true;
    helper.kill();
  };
}
