import { z } from 'zod';
import { ask, bytes, nothing, watch } from '../../../preload/contract/route.ts';

const Start = z.strictObject({
  /** Absolute path of the recorder program. */
  program: z.string(),
  /** An id of `listDevices`; checked again there. */
  device: z.string(),
  /** Absolute path of the program that asks the sound server; null without one. */
  pactl: z.string().nullable(),
});
export type RecorderStart = z.output<typeof Start>;

/** What is recorded. */
const Sound = z.union([
  /** Samples as 16-bit little-endian bytes. */
  z.strictObject({ sound: bytes }),
  /** So many samples were lost, since the recorder was not read in time. */
  z.strictObject({ lost: z.int().min(1) }),
]);
export type RecordedSound = z.output<typeof Sound>;

/** Why a recording failed. */
export const RecorderReason = z.enum([
  'device',
  'busy',
  'permission',
  'server',
  'ended',
  'unknown',
]);
export type RecorderReason = z.output<typeof RecorderReason>;

/** Pieces that may be under way unread: about a second. */
const WINDOW = 50;

/** What the recorder process does: one recording, until it is told to stop. */
export const recorderRoutes = {
  /** Is refused for a `RecorderReason` where it fails; it has no other end. */
  record: watch(Start).paced(WINDOW, Sound),
  /** Ends the recording and the process. */
  stop: ask(nothing).answers(z.null()),
};
