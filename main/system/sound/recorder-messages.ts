import { z } from 'zod';

/** What the recorder process is asked: one recording, and its end. */
export const RecorderOrder = z.union([
  z.strictObject({
    record: z.strictObject({
      /** Absolute path of the recorder program. */
      program: z.string(),
      /** An id of `listDevices`; checked again there. */
      device: z.string(),
      /** Absolute path of the program that asks the sound server; null without one. */
      pactl: z.string().nullable(),
    }),
  }),
  z.strictObject({ stop: z.literal(true) }),
]);
export type RecorderOrder = z.output<typeof RecorderOrder>;

/** What the recorder process says. After `failed` it ends. */
export const RecorderNews = z.union([
  /** Samples as 16-bit little-endian bytes. */
  z.strictObject({ sound: z.instanceof(Uint8Array) }),
  /** So many samples were lost, since the recorder was not read in time. */
  z.strictObject({ lost: z.int().min(1) }),
  z.strictObject({
    failed: z.enum(['device', 'busy', 'permission', 'server', 'ended', 'unknown']),
  }),
]);
export type RecorderNews = z.output<typeof RecorderNews>;
export type RecorderReason = Extract<RecorderNews, { failed: string }>['failed'];
