import { z } from 'zod';

const preferences = {
  /** The first run was finished or skipped. */
  welcomed: z.boolean(),
  theme: z.enum(['system', 'light', 'dark']),
  /** Text pane size in px. */
  textSize: z.int().min(12).max(28),
  /** Translate as you type; off means on Ctrl+Enter or the button only. */
  translateWhileTyping: z.boolean(),
  /** Nothing that is typed or translated is written to disk. */
  privateMode: z.boolean(),
  /** The last languages picked; used for an empty Text screen. */
  sourceLanguage: z.string().max(16).nullable(),
  targetLanguage: z.string().max(16),
};

/** Preferences; each has a default, so a missing or damaged settings row is never fatal. */
export const Settings = z.object({
  welcomed: preferences.welcomed.default(false),
  theme: preferences.theme.default('system'),
  textSize: preferences.textSize.default(16),
  translateWhileTyping: preferences.translateWhileTyping.default(true),
  privateMode: preferences.privateMode.default(false),
  sourceLanguage: preferences.sourceLanguage.default(null),
  targetLanguage: preferences.targetLanguage.default('de'),
});
export type Settings = z.output<typeof Settings>;

/** A change to some preferences; what is absent stays as it is. */
export const SettingsChange = z.strictObject(preferences).partial();
export type SettingsChange = z.output<typeof SettingsChange>;
