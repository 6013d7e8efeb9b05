import type { LinkedScreen } from '../../preload/contract/linked-screens.ts';
import type {
  NoticeOpening,
  OpenedFiles,
  OutsideFacts,
  OutsideWords,
  ShortcutState,
  ShownNotice,
} from '../../preload/contract/outside.ts';
import type { ClipboardTrouble } from '../../preload/contract/quick.ts';

/** What somebody wants who starts the program, perhaps a second time. */
export type LaunchRequest =
  | { readonly kind: 'show' }
  | { readonly kind: 'clipboard' }
  /** A text out of a link. */
  | { readonly kind: 'translate'; readonly text: string; readonly target: string | null }
  | { readonly kind: 'screen'; readonly screen: LinkedScreen }
  | GivenFiles;

/** Files to open, by absolute paths; nobody has looked at them yet. */
export interface GivenFiles {
  readonly kind: 'files';
  readonly paths: readonly string[];
  /** More were given than are opened at once. */
  readonly isCut: boolean;
}

/** A launch request as the features take it: with tickets in place of paths. */
export type PreparedLaunch =
  Exclude<LaunchRequest, GivenFiles> | ({ readonly kind: 'files' } & OpenedFiles);

/** The small window for quick translations; it is made once and hidden after. */
export interface QuickWindow {
  /** Whether the system keeps a pinned one above others. */
  readonly staysOnTop: boolean;
  show(): void;
  hide(): void;
  pin(isPinned: boolean): void;
  /** Told when the person has closed it by the system's means; it is hidden then. */
  onClosed(listener: () => void): void;
}

export type ClipboardText = { readonly text: string } | { readonly trouble: ClipboardTrouble };

export interface ClipboardReader {
  /** Whether there is a way at all. */
  readonly canRead: boolean;
  read(): Promise<ClipboardText>;
}

/** How a text gets into the program before this one. */
export interface Pasting {
  /** Puts a text on the clipboard. Rejects where that fails. */
  write(text: string): Promise<void>;
  /**
   * Keeps what is on the clipboard.
   * @returns puts it back, unless something other than `ours` has come onto it since
   */
  keep(): Promise<(ours: string) => Promise<void>>;
  /** Presses the key that pastes; false where the system did not let it. */
  press(): Promise<boolean>;
}

/** One shortcut that is heard in every program. */
export interface GlobalShortcut {
  /** Takes the place of the one before. @param accelerator null: none */
  set(accelerator: string | null, run: () => void): ShortcutState;
}

/** Notices copying, also of the same text again. */
export interface CopyWatch {
  /** @returns ends the watch */
  start(onCopy: () => void): () => void;
}

/** What the icon's menu shows. */
export interface TrayMenu {
  readonly words: OutsideWords;
  readonly voice: 'none' | 'running' | 'paused';
}
export type TrayChoice = 'captions' | 'translate' | 'pause' | 'show' | 'quit';

/** The icon beside the clock. */
export interface Tray {
  /** Whether a person can see it; asked again each time, since desktops change. */
  isShown(): Promise<boolean>;
  draw(menu: TrayMenu): void;
  onChosen(listener: (choice: TrayChoice) => void): void;
  remove(): void;
}

/** What a shell has outside of its pages; null what it has not. */
export interface Outside {
  readonly desktop: OutsideFacts['desktop'];
  /** Starts the program again to translate the clipboard. */
  readonly command: string;
  readonly quickWindow: QuickWindow | null;
  readonly clipboard: ClipboardReader;
  /** null where no key can be pressed for the person. */
  readonly pasting: Pasting | null;
  readonly shortcut: GlobalShortcut | null;
  readonly copies: CopyWatch | null;
  readonly tray: Tray | null;
  /** Shows a notice unless a window of ours is before the person; null: pages do. */
  readonly notify:
    ((notice: ShownNotice, onPress: (button: NoticeOpening | null) => void) => void) | null;
  showMain(): void;
  quit(): void;
}
