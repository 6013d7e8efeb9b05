import type { MessageKey } from '../../i18n/i18n.ts';

export type ScreenId =
  | 'text'
  | 'documents'
  | 'segments'
  | 'voice'
  | 'write'
  | 'glossaries'
  | 'style'
  | 'memories'
  | 'terms'
  | 'detect'
  | 'history'
  | 'usage'
  | 'settings';

/** Where a list of actions puts an action; a screen's name for what that screen alone does. */
export type ActionGroup = 'go' | 'work' | 'look' | 'everywhere' | ScreenId;

/** One action of the program as every list of actions knows it. */
export interface ActionRow {
  readonly name: MessageKey;
  readonly group: ActionGroup;
  /** `Mod` is Ctrl, or Command on macOS; the last part is a `KeyboardEvent.key`. */
  readonly shortcut?: string;
  /** A second key, which stays whatever the person sets. */
  readonly also?: string;
  /** A number in the name. */
  readonly n?: number;
  /** The screen that has it for itself: its shortcut comes before one of the whole program. */
  readonly on?: ScreenId;
  /** The action that leads to where this one is offered; without one, to the screen of `on`. */
  readonly via?: string;
  /** Its shortcut is heard behind an open dialog, too. */
  readonly overDialogs?: true;
  /** Other words that a person may look for it by. */
  readonly keywords?: MessageKey;
  /** Name of the screen that it goes to. */
  readonly screenName?: MessageKey;
}
