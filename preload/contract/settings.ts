import { z } from 'zod';
import { MOST_QA_PROFILES } from './qa-checks.ts';
import { ForbiddenTerms } from './segment-forbidden-terms.ts';
import { QaProfile } from './qa-profiles.ts';
import { ask, nothing, watch } from './route.ts';
import { SavedView } from './segment-filter.ts';

/** How long something is kept: never, so many days, or for ever. */
export const KEEPING = ['never', 'day', 'week', 'month', 'year', 'forever'] as const;

/** The captions window. */
const Captions = z.strictObject({
  show: z.enum(['source', 'target', 'both']).default('both'),
  /** Which target; null: the first. */
  target: z.string().max(16).nullable().default(null),
  /** Lines of each text. */
  lines: z.int().min(1).max(6).default(2),
  /** Letter size in px. */
  size: z.int().min(16).max(72).default(28),
  font: z.enum(['system', 'serif', 'mono', 'legible']).default('system'),
  /** Of the window, as a share of its display's width; its height follows from lines and size. */
  width: z.number().min(0.2).max(1).default(0.6),
  /** Of the ground behind the letters, 0 to 1. */
  opacity: z.number().min(0).max(1).default(0.85),
  clickThrough: z.boolean().default(false),
});
export type CaptionsLook = z.output<typeof Captions>;

/** Voice sessions. */
const Voice = z.strictObject({
  keepText: z.enum(KEEPING).default('forever'),
  keepSound: z.enum(KEEPING).default('never'),
  sourceLanguage: z.string().max(16).nullable().default('en'),
  targets: z.array(z.string().max(16)).max(5).default([]),
  /** The microphone chosen last: the engine's id and its name. */
  microphone: z
    .strictObject({ id: z.string().max(256), name: z.string().max(200) })
    .nullable()
    .default(null),
  /** Where translated speech plays; null: the system's choice. */
  speaker: z
    .strictObject({ id: z.string().max(256), name: z.string().max(200) })
    .nullable()
    .default(null),
  speakerVolume: z.number().min(0).max(1).default(0.8),
  echoCancelling: z.boolean().default(false),
  noiseReduction: z.boolean().default(false),
  autoGain: z.boolean().default(false),
  /** Shows only words that will hardly change. */
  readingMode: z.boolean().default(false),
  /** Changes of shown words that reading mode allows in a minute. */
  rewritesPerMinute: z.int().min(0).max(120).default(6),
  /** Concluded lines are announced to screen readers. */
  announce: z.boolean().default(true),
  messageFormat: z.enum(['json', 'msgpack']).default('msgpack'),
  chunkMs: z.int().min(50).max(250).default(100),
  silenceMinutes: z.int().min(1).max(240).nullable().default(15),
  /** Folder of a speech model for the built-in service; it is read when Dragoman starts. */
  speechModel: z.string().max(4096).nullable().default(null),
});
export type VoicePreferences = z.output<typeof Voice>;

/** Documents. */
const Documents = z.strictObject({
  /** Names of results; `{name}`, `{lang}` and `{ext}` (with its dot) are filled in. */
  naming: z.string().min(1).max(200).default('{name}.{lang}{ext}'),
  /** Folder of tesseract's language data for pictures; it is read when Dragoman starts. */
  ocrData: z.string().max(4096).nullable().default(null),
});
export type DocumentPreferences = z.output<typeof Documents>;

/** A key with modifiers as `Alt+Shift+T`: one of them is not Shift, since that alone types. */
const ACCELERATOR =
  /^(?=.*(?:CommandOrControl|Control|Alt|Super)\+)(?:(?:CommandOrControl|Control|Alt|Shift|Super)\+){1,4}(?:[A-Z0-9]|F(?:[1-9]|1\d|2[0-4])|Space|Insert|Home|End|PageUp|PageDown)$/;

/** The quick window. */
const Quick = z.strictObject({
  /** null: the service detects it. */
  source: z.string().max(16).nullable().default(null),
  /** null: as on the Text screen. */
  target: z.string().max(16).nullable().default(null),
  /** Which services a text that was handed over goes to only after a press of Enter. */
  ask: z.enum(['remote', 'always', 'never']).default('remote'),
  /** It stays above other windows, where the system lets it. */
  pinned: z.boolean().default(false),
  /** Heard in every program; null: none. */
  shortcut: z.string().max(64).regex(ACCELERATOR).nullable().default('Alt+Shift+T'),
  /** Copying twice within a moment opens the window, too. */
  doubleCopy: z.boolean().default(false),
});
export type QuickPreferences = z.output<typeof Quick>;

/** What goes on while no window is before the person. */
const Background = z.strictObject({
  /** Closing the window leaves the program running, where its icon is known to be shown. */
  closeToTray: z.boolean().default(false),
  /** Notices of finished documents and lost voice sessions. */
  notices: z.boolean().default(true),
});
/** Where the person was last; a start goes there again. */
const Place = z.strictObject({
  /** The page knows the screens. */
  screen: z.string().max(20).default('text'),
  /** Whether the rail shows names beside its icons; `auto`: where the window is wide enough. */
  rail: z.enum(['auto', 'wide', 'narrow']).default('auto'),
  /** The project on the segment editor; null: none. */
  project: z.string().max(64).nullable().default(null),
  /** Number of the segment that was active in it. */
  segment: z.int().min(0).default(0),
  /** The project whose files are in view where none of them is open; null: the list of projects. */
  page: z.string().max(64).nullable().default(null),
});
export type Place = z.output<typeof Place>;

/** Sections of the side pane of the segment editor, from above. */
export const PANE_SECTIONS = ['matches', 'terms', 'machine', 'concordance', 'checks'] as const;
export type PaneSection = (typeof PANE_SECTIONS)[number];

/** Words that a person added to the spelling dictionary of a language; its code is the base alone. */
const DictionaryWords = z
  .record(z.string().min(2).max(16), z.array(z.string().min(1).max(60)).max(5000))
  .refine((languages) => Object.keys(languages).length <= 100);

/** The segment editor. */
const SegmentEditor = z.strictObject({
  /** Sections of the side pane that are closed. */
  closed: z.array(z.enum(PANE_SECTIONS)).max(5).default(['concordance']),
  /** Heights of sections that a person sized, in px. */
  heights: z.partialRecord(z.enum(PANE_SECTIONS), z.int().min(40).max(2000)).default({}),
  /** Width of the side pane that a person set, in px; null: the usual one. */
  paneWidth: z.int().min(200).max(2000).nullable().default(null),
  /** Height of the segments above the side pane in a narrow window, in px; null: the usual one. */
  gridHeight: z.int().min(100).max(2000).nullable().default(null),
  /** Terms alone, without fragments of translation units. */
  onlyGlossary: z.boolean().default(false),
  /** Words are suggested while a target is typed. */
  completes: z.boolean().default(true),
  /** Misspelt words are marked. */
  spelling: z.boolean().default(true),
  /** Spaces, tabs and line breaks are shown. */
  showsSpaces: z.boolean().default(false),
  /** The first letter of a sentence that is typed becomes a capital. */
  capitals: z.boolean().default(false),
  /** Special characters that were inserted, the last first. */
  recentSigns: z.array(z.string().min(1).max(4)).max(12).default([]),
  dictionary: DictionaryWords.default({}),
});
export type SegmentEditorPreferences = z.output<typeof SegmentEditor>;

/** As `Mod+Shift+S`: modifiers in this order, then a `KeyboardEvent.key`. */
const Shortcut = z
  .string()
  .max(40)
  .regex(/^(?:Mod\+)?(?:Alt\+)?(?:Shift\+)?(?:[A-Z][A-Za-z0-9]{1,20}|[^\s+a-z])$/);

/** Shortcuts that a person set, by the id of an action; null: none. The page knows the ids. */
const Shortcuts = z
  .record(z.string().regex(/^[a-z0-9-]{1,60}$/), Shortcut.nullable())
  .refine((shortcuts) => Object.keys(shortcuts).length <= 500);

/** The segment editor. */
const Weight = z.int().min(0).max(200);
const Segments = z.strictObject({
  /** Stands beside comments and versions of segments; empty for no name. */
  author: z.string().trim().max(100).default(''),
  /** Filters that the person gave a name. */
  views: z.array(SavedView).max(50).default([]),
  /** What a word of each band of an analysis counts for, in percent. */
  weights: z
    .strictObject({
      repeat: Weight.default(10),
      'cross-repeat': Weight.default(10),
      '101': Weight.default(5),
      '100': Weight.default(10),
      '95-99': Weight.default(30),
      '85-94': Weight.default(50),
      '75-84': Weight.default(70),
      '50-74': Weight.default(100),
      new: Weight.default(100),
    })
    .prefault({}),
  /** Translations that are not to be used. */
  forbidden: ForbiddenTerms.default([]),
  /** QA profiles of the person's own. */
  qaProfiles: z.array(QaProfile).max(MOST_QA_PROFILES).default([]),
});
export type SegmentPreferences = z.output<typeof Segments>;

/** Memories of team databases. */
const TeamMemories = z.strictObject({
  /** Units of one that this computer keeps; a larger one is searched in its database. */
  mostUnits: z.int().min(0).max(100_000_000).default(3_000_000),
});

const preferences = {
  /** The first run was finished or skipped. */
  welcomed: z.boolean(),
  /** Of the interface; null: the system's. A code that the page does not know counts as null. */
  language: z.string().max(16).nullable(),
  theme: z.enum(['system', 'light', 'dark']),
  /** Height of rows in lists and tables, and of the controls in them. */
  density: z.enum(['comfortable', 'compact']),
  /** Text pane size in px. */
  textSize: z.int().min(12).max(28),
  /** Translate as you type; off means on Ctrl+Enter or the button only. */
  translateWhileTyping: z.boolean(),
  /** Nothing that is typed or translated is written to disk. */
  privateMode: z.boolean(),
  /** The last languages picked; used for an empty Text screen. */
  sourceLanguage: z.string().max(16).nullable(),
  targetLanguage: z.string().max(16),
  voice: Voice,
  captions: Captions,
  documents: Documents,
  quick: Quick,
  background: Background,
  /** How long results stay in the history; pinned ones stay. */
  keepHistory: z.enum(KEEPING),
  /** Folder of Hunspell dictionaries for correcting offline; it is read when Dragoman starts. */
  dictionaries: z.string().max(4096).nullable(),
  /** Address of another list of offline packs; null: the one that ships. Read on a press. */
  packCatalogue: z.string().max(2048).nullable(),
  segmentEditor: SegmentEditor,
  shortcuts: Shortcuts,
  place: Place,
  segments: Segments,
  teamMemories: TeamMemories,
};

/** Preferences; each has a default, so a missing or damaged settings row is never fatal. */
export const Settings = z.object({
  welcomed: preferences.welcomed.default(false),
  language: preferences.language.default(null),
  theme: preferences.theme.default('system'),
  density: preferences.density.default('comfortable'),
  textSize: preferences.textSize.default(16),
  translateWhileTyping: preferences.translateWhileTyping.default(true),
  privateMode: preferences.privateMode.default(false),
  sourceLanguage: preferences.sourceLanguage.default(null),
  targetLanguage: preferences.targetLanguage.default('de'),
  voice: preferences.voice.prefault({}),
  captions: preferences.captions.prefault({}),
  documents: preferences.documents.prefault({}),
  quick: preferences.quick.prefault({}),
  background: preferences.background.prefault({}),
  keepHistory: preferences.keepHistory.default('forever'),
  dictionaries: preferences.dictionaries.default(null),
  packCatalogue: preferences.packCatalogue.default(null),
  segmentEditor: preferences.segmentEditor.prefault({}),
  shortcuts: preferences.shortcuts.default({}),
  place: preferences.place.prefault({}),
  segments: preferences.segments.prefault({}),
  teamMemories: preferences.teamMemories.prefault({}),
});
export type Settings = z.output<typeof Settings>;

/** A change to some preferences; what is absent stays as it is. */
export const SettingsChange = z.strictObject(preferences).partial();
export type SettingsChange = z.output<typeof SettingsChange>;

export const settingsRoutes = {
  'settings.watch': watch(nothing).gives<Settings>(),
  'settings.change': ask(SettingsChange).gives<Settings>(),
};
