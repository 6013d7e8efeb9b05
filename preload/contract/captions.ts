import { z } from 'zod';
import { ask, nothing, watch } from './route.ts';
import { OneSession } from './voice.ts';

/**
 * Where main can show captions: in a window that stays on top, in one that the system may cover
 * (Wayland keeps no window on top), or nowhere, so that the page shows them itself.
 */
export type CaptionsPlace = 'on-top' | 'window' | 'none';

/** The pointer is over something of the captions window that wants to be clicked. */
export const CaptionsHold = z.strictObject({ held: z.boolean() });

export const captionsRoutes = {
  /** What this shell has for captions. */
  'captions.available': ask(nothing).gives<CaptionsPlace>(),
  'captions.open': ask(OneSession).gives<null>(),
  'captions.close': ask(nothing).gives<null>(),
  /** Which session the captions window shows; null when it is closed. */
  'captions.shown': watch(nothing).gives<{ readonly id: string | null }>(),
  /** Lets clicks reach the captions window although they fall through it otherwise. */
  'captions.hold': ask(CaptionsHold).gives<null>(),
};
