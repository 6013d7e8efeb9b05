import type { About } from '../app.ts';
import type { ExportedFile } from '../exported-file.ts';
import type { MenuChoice } from '../menu.ts';
import { ShownMenu } from '../menu.ts';
import type { OutsideFacts, OutsideNotice, OutsideRequest } from '../outside.ts';
import { OneRequest, OutsideWords, ShownNotice } from '../outside.ts';
import { PageFault } from '../page-fault.ts';
import type { QuickReplaced, QuickView } from '../quick.ts';
import { QuickMove, QuickReplacement } from '../quick.ts';
import type { SentRequest } from '../requests.ts';
import { ask, nothing, watch } from '../route.ts';
import type { Trouble } from '../troubles.ts';
import { OneTrouble } from '../troubles.ts';
import type { Settings } from '../settings.ts';
import { SettingsChange } from '../settings.ts';

export const APP = {
  'app.about': ask(nothing).gives<About>(),

  /** What went wrong beside the person's work and is not read yet. */
  'app.troubles': watch(nothing).gives<readonly Trouble[]>(),
  'app.read-trouble': ask(OneTrouble).gives<null>(),

  'settings.watch': watch(nothing).gives<Settings>(),
  'settings.change': ask(SettingsChange).gives<Settings>(),

  /** Shells without a menu ignore it. */
  'menu.show': ask(ShownMenu).gives<null>(),
  'menu.chosen': watch(nothing).gives<MenuChoice>(),

  'quick.watch': watch(nothing).gives<QuickView>(),
  /** Opens the quick window with the text of the clipboard. */
  'quick.open': ask(nothing).gives<null>(),
  /** Hides main's window, and forgets what was handed over. */
  'quick.close': ask(nothing).gives<null>(),
  /** Puts a text in the place of what is selected in the program before this one. */
  'quick.replace': ask(QuickReplacement).gives<QuickReplaced>(),
  /** Shows the main window with this on its Text screen. */
  'quick.move': ask(QuickMove).gives<null>(),

  /** What pages are asked to do; null while nothing waits. */
  'outside.requests': watch(nothing).gives<{ readonly request: OutsideRequest | null }>(),
  /** Only the page that takes a request acts on it. */
  'outside.take': ask(OneRequest).gives<{ readonly isTaken: boolean }>(),
  'outside.words': ask(OutsideWords).gives<null>(),
  'outside.facts': watch(nothing).gives<OutsideFacts>(),
  /** The newest notices; a new list with every one. */
  'outside.notices': watch(nothing).gives<readonly OutsideNotice[]>(),
  /** Shows a notice by the system's means, unless a window of ours is before the person. */
  'outside.notify': ask(ShownNotice).gives<null>(),

  /** The last requests, newest first; a new list with every one. */
  'requests.watch': watch(nothing).gives<readonly SentRequest[]>(),

  /** The page's own code failed; noted for support. */
  'page.fault': ask(PageFault).gives<null>(),
  /** What support needs to know: no texts, no keys. */
  'support.bundle': ask(nothing).gives<ExportedFile>(),

  /** Deletes every text that Dragoman keeps: drafts, jobs; not local memories, made on purpose. */
  'privacy.wipe': ask(nothing).gives<null>(),
};
