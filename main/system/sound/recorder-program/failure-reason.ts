import type { RecorderMessage } from '../device-recorder.ts';

type Reason = Extract<RecorderMessage, { failed: string }>['failed'];

/** What the recorder wrote before it ended, as a reason. Its words come from ALSA's own errors. */
export function failureReason(said: string): Reason {
  if (/host is down|connection refused|unable to connect/i.test(said)) return 'server';
  if (/device or resource busy/i.test(said)) return 'busy';
  if (/permission denied|operation not permitted/i.test(said)) return 'permission';
  if (/no such (?:file|device|entity)|unknown pcm|cannot find card|no such device/i.test(said))
    return 'device';
  return 'unknown';
}
