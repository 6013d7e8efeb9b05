import { z } from 'zod';

/** Preferences; each has a default, so a missing or damaged settings row is never fatal. */
export const Settings = z.object({
  /** The first run was finished or skipped. */
  welcomed: z.boolean().default(false),
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  /** Text pane size in px. */
  textSize: z.int().min(12).max(28).default(16),
  /** Translate as you type; off means on Ctrl+Enter or the button only. */
  translateWhileTyping: z.boolean().default(true),
  /** Nothing that is typed or translated is written to disk. */
  privateMode: z.boolean().default(false),
  /** The last languages picked; used for an empty Text screen. */
  sourceLanguage: z.string().max(16).nullable().default(null),
  targetLanguage: z.string().max(16).default('de'),
});
export type Settings = z.output<typeof Settings>;

/** A change to some preferences. */
export const SettingsChange = Settings.partial();
