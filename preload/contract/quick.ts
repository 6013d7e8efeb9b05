import { z } from 'zod';
import { MAX_QUICK_CHARACTERS } from './limits.ts';
import { ask, nothing, watch } from './route.ts';

const Language = z.string().min(2).max(16);

/** Why nothing came from the clipboard. `no-program`: nothing on this computer reads it for us. */
export type ClipboardTrouble = 'empty' | 'no-program' | 'failed';

/** What the quick window was opened with. */
export interface QuickHanded {
  /** Grows with every hand-over. */
  readonly id: number;
  /** Without control characters, at most `MAX_QUICK_CHARACTERS` long; empty with a trouble. */
  readonly text: string;
  /** A language that was asked for with it. */
  readonly target: string | null;
  /** A stranger may have written it: it waits for a press whatever the preference says. */
  readonly isForeign: boolean;
  /** It was longer than the window takes. */
  readonly isCut: boolean;
  readonly trouble: ClipboardTrouble | null;
}

/** The quick window as main knows it. */
export interface QuickView {
  /** null: nothing was handed over since it was closed. */
  readonly handed: QuickHanded | null;
  /** `page`: this shell has no window for it, so the page opens one of the browser's. */
  readonly window: 'own' | 'page';
  /** Whether the system keeps a pinned window above others. */
  readonly staysOnTop: boolean;
  /** Whether a result can take the place of what is selected in another program. */
  readonly replaces: boolean;
}

export const QuickReplacement = z.strictObject({
  text: z
    .string()
    .min(1)
    .max(MAX_QUICK_CHARACTERS * 4),
});

/** `copied`: it is on the clipboard, and the person pastes it. */
export interface QuickReplaced {
  readonly outcome: 'replaced' | 'copied' | 'failed';
}

/** What moves into the Text screen. */
export const QuickMove = z.strictObject({
  text: z.string().max(MAX_QUICK_CHARACTERS * 4),
  source: Language.nullable(),
  target: Language,
});
export type QuickMove = z.output<typeof QuickMove>;

export const quickRoutes = {
  'quick.watch': watch(nothing).gives<QuickView>(),
  /** Opens the quick window with the text of the clipboard. */
  'quick.open': ask(nothing).gives<null>(),
  /** Hides main's window, and forgets what was handed over. */
  'quick.close': ask(nothing).gives<null>(),
  /** Puts a text in the place of what is selected in the program before this one. */
  'quick.replace': ask(QuickReplacement).gives<QuickReplaced>(),
  /** Shows the main window with this on its Text screen. */
  'quick.move': ask(QuickMove).gives<null>(),
};
