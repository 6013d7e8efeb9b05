import { z } from 'zod';

/**
 * Where main can show captions: in a window that stays on top, in one that the system may cover
 * (Wayland keeps no window on top), or nowhere, so that the page shows them itself.
 */
export type CaptionsPlace = 'on-top' | 'window' | 'none';

/** The pointer is over something of the captions window that wants to be clicked. */
export const CaptionsHold = z.strictObject({ held: z.boolean() });
