import { findParent } from '../../parent-port.ts';
import { RecorderOrder } from '../recorder-messages.ts';
import { startRecording } from './recording.ts';
import { inBackground } from '../../background.ts';

/**
 * Makes one recording and ends with it. A process of its own: whatever the recorder program or the
 * package that drives it does, main goes on.
 */
const parent = findParent(process);
if (parent === null) {
  process.stderr.write('This program is a part of the app and is started by it.\n');
  process.exit(2);
}

let recording: Promise<() => Promise<void>> | null = null;
const end = (): void => {
  inBackground('program.end', () =>
    Promise.resolve(recording)
      .then((stop) => stop?.())
      .finally(() => process.exit(0)),
  );
};
parent.onGone(end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
process.on('uncaughtException', () => {
  parent.post({ failed: 'unknown' });
  end();
});

parent.onMessage((message) => {
  const order = RecorderOrder.safeParse(message);
  if (!order.success) return;
  if ('stop' in order.data) end();
  else {
    recording ??= startRecording(order.data.record, {
      env: process.env,
      say: (news) => parent.post(news),
    });
  }
});
