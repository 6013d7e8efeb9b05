import { inBackground } from '../../background.ts';
import { faultFailure } from '../../channel/call-failure.ts';
import { serveParent } from '../../channel/parent.ts';
import { findParent } from '../../parent-port.ts';
import { recorderRoutes } from '../recorder-routes.ts';
import { startRecording } from './recording.ts';
import { createUnreadSound, RecordingFailure } from './unread-sound.ts';

const sound = createUnreadSound();
let recording: Promise<() => Promise<void>> | null = null;
const end = (): void => {
  inBackground('program.end', () =>
    Promise.resolve(recording)
      .then((stop) => stop?.())
      .finally(() => process.exit(0)),
  );
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
process.on('uncaughtException', () => {
  sound.fail('unknown');
  end();
});

/**
 * Makes one recording and ends with it. A process of its own: whatever the recorder program or the
 * package that drives it does, main goes on.
 */
serveParent(
  findParent(process),
  recorderRoutes,
  {
    record(start) {
      const { record, fail } = sound;
      recording ??= startRecording(start, { env: process.env, record, fail });
      return sound.pieces;
    },
    stop() {
      end();
      return null;
    },
  },
  {
    failureOf: (error) =>
      error instanceof RecordingFailure
        ? { code: 'refused', params: { reason: error.reason } }
        : faultFailure(error),
    onGone: end,
  },
);
