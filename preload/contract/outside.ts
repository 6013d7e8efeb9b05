import { z } from 'zod';
import { OneDocument } from './documents.ts';
import { LINKED_SCREENS, type LinkedScreen } from './linked-screens.ts';
import type { QuickMove } from './quick.ts';
import { ask, nothing, watch } from './route.ts';

/** A file that the person opened with the program; the page gets its ticket, never its path. */
export interface OpenedFile {
  readonly ticket: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Where it is offered. */
  readonly screen: Extract<LinkedScreen, 'documents' | 'memories'>;
}

/** What came of files that the person opened with the program. */
export interface OpenedFiles {
  readonly files: readonly OpenedFile[];
  readonly refused: readonly {
    readonly name: string;
    /** `unreadable`: it is gone, is no file, or may not be read. */
    readonly why: 'unknown-type' | 'unreadable';
  }[];
  /** There were more than are opened at once. */
  readonly isCut: boolean;
}

/** What a page is asked to do from outside of it. */
export type PageCommand =
  | { readonly kind: 'screen'; readonly screen: LinkedScreen }
  /** Takes over what stood in the quick window. */
  | ({ readonly kind: 'text' } & QuickMove)
  /** Offers files as if they had been dropped on their screens. */
  | ({ readonly kind: 'files' } & OpenedFiles)
  /** Opens the captions of the running session. */
  | { readonly kind: 'captions' }
  /** Opens a window of the browser for quick translations. */
  | { readonly kind: 'quick' };

/** A command, until a page has taken it. */
export interface OutsideRequest {
  readonly id: number;
  readonly command: PageCommand;
}

export const OneRequest = z.strictObject({ id: z.int().min(0) });

const label = z.string().trim().min(1).max(200);

/** Words of the system's own surfaces, in the interface language. */
export const OutsideWords = z.strictObject({
  captions: label,
  translate: label,
  pause: label,
  resume: label,
  show: label,
  quit: label,
});
export type OutsideWords = z.output<typeof OutsideWords>;

/** Where a shortcut that is heard in every program stands. */
export type ShortcutState =
  /** This shell cannot have one. */
  | 'none'
  | 'off'
  | 'registered'
  /** The desktop was asked; whether it agreed cannot be known. */
  | 'asked'
  /** Another program or the system has it, or the desktop takes none. */
  | 'refused';

/** What this shell can do on this system besides showing pages. */
export interface OutsideFacts {
  readonly desktop: 'windows' | 'mac' | 'wayland' | 'x11';
  /** What a person can bind to a shortcut in the settings of the system. */
  readonly command: string;
  readonly shortcut: ShortcutState;
  /** `unsure`: the desktop does not say whether it shows icons. */
  readonly tray: 'shown' | 'unsure' | 'none';
  /** Whether copying twice can be noticed. */
  readonly doubleCopy: boolean;
  /** Whether main can read the clipboard. */
  readonly clipboard: boolean;
  /** `page`: the browser shows notices, once it is allowed to. */
  readonly notices: 'system' | 'page';
}

/** Something that has happened while perhaps nobody was looking. */
export type OutsideNotice =
  /** The queue has come to rest. */
  | {
      /** Grows with every notice. */
      readonly id: number;
      readonly kind: 'documents';
      /** Translated and given up since the last notice; one of them is at least 1. */
      readonly done: number;
      readonly failed: number;
      /** Name of the only file; null of several, and in private mode. */
      readonly name: string | null;
      /** One that was translated; null where one was given up, which its screen explains. */
      readonly document: string | null;
    }
  | { readonly id: number; readonly kind: 'voice-lost' };

/** A notice in words, for the system to show. */
export const ShownNotice = z.strictObject({
  title: z.string().min(1).max(200),
  body: z.string().max(600),
  screen: z.enum(LINKED_SCREENS),
  /** What a press opens instead of the screen, and the labels of two buttons where notices have them. */
  document: OneDocument.extend({
    press: z.enum(['open', 'show']),
    open: label,
    show: label,
  }).nullable(),
});
/** A document, or its folder with the file marked. */
export type NoticeOpening = 'open' | 'show';
export type ShownNotice = z.output<typeof ShownNotice>;

export const outsideRoutes = {
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
};
