import type { StoreApi } from 'zustand/vanilla';
import type { TranslationOptions, TranslationRequest } from '../../../preload/contract/text.ts';
import type { TermChange } from '../glossaries/add-term/store.ts';
import type { Facts, ApplicableOptions } from './fit.ts';
import type { OptionName } from './own-options.ts';
import type { TextState } from './state.ts';

/** Turns the screen round, by a change of its input; false where the pair cannot turn. */
export type Swap = (
  state: StoreApi<TextState>,
  change: (next: Partial<TextState>) => void,
  facts: Facts,
) => boolean;

/** What the Text screen needs from elsewhere. */
export interface TextPorts {
  /** What is known now of memories, glossaries, style rules and languages. */
  readonly facts: () => Facts;
  /** What a swap does; a promise until it is loaded. */
  readonly swap: () => Swap | Promise<Swap>;
  /** Whether a text is translated while it is typed. */
  readonly whileTyping: () => boolean;
  /** Hands a file over to main and answers with its ticket. */
  readonly hand: (file: File) => Promise<string>;
  /** Keeps the languages for the next empty screen. */
  readonly keepLanguages: (source: string | null, target: string) => void;
}

/** What goes with a request into a target. */
export interface ApplicableRequest extends ApplicableOptions {
  /** A detected language goes along where glossaries need it; null: the service detects it. */
  readonly source: string | null;
}

export interface TextStore {
  readonly state: StoreApi<TextState>;
  /**
   * Brings the draft of the last time back; without one the given languages are set.
   * @returns whether the screen is a fresh one, which nobody has used yet
   */
  readonly restore: (
    source: string | null,
    target: string,
    connection: string,
    host?: string | null,
  ) => Promise<boolean>;
  readonly setText: (text: string) => void;
  readonly setSource: (source: string | null) => void;
  /** Exchanges a target; nothing happens when the new one has a column already. */
  readonly setTarget: (old: string, target: string) => void;
  readonly addTarget: (target: string) => void;
  readonly removeTarget: (target: string) => void;
  /**
   * Exchanges the languages, and the text for its result where that is whole; the memory gives way to one of the
   * turned pair. Twice in a row restores both sides. False when the pair cannot turn.
   */
  readonly swap: () => boolean;
  /** Loads what a swap needs, so that it happens at once. */
  readonly readAhead: () => void;
  /** Why the texts stayed in their places was read, or its time is over. */
  readonly forgetUnswapped: () => void;
  /** Changes the shared options, or those that one target has for itself. */
  readonly setOptions: (change: Partial<TranslationOptions>, target?: string) => void;
  /** Back to the defaults; the memory stays, it is chosen elsewhere. */
  readonly resetOptions: () => void;
  /** Lets a target follow the shared options again; all of them unless some are named. */
  readonly shareOptions: (target: string, names?: readonly OptionName[]) => void;
  readonly setThreshold: (threshold: number) => void;
  /** Translates now, edited results included; one target or all. */
  readonly translate: (target?: string) => void;
  /** As `translate`, and asks the service although the same request was answered before. */
  readonly translateFresh: (target?: string) => void;
  /**
   * Takes the place of what stands here with an earlier request, and sends it as it was: what would be
   * held back now goes out all the same, and no earlier answer is taken.
   */
  readonly repeat: (request: TranslationRequest) => void;
  /** Stops one target or all; finished parts stay. */
  readonly cancel: (target?: string) => void;
  /** Keeps a result as a person changed it. */
  readonly edit: (target: string, text: string) => void;
  /** Puts a word in the place of another, which makes the result an edited one. */
  readonly placeWord: (
    target: string,
    at: readonly [start: number, end: number],
    word: string,
  ) => void;
  /** Takes the last word back that was put in, unless something was typed since. */
  readonly undoWord: (target: string) => void;
  readonly forgetFailure: (target: string) => void;
  readonly clear: () => void;
  /**
   * Takes a text from another screen; what stood here can be brought back as after a clear.
   * @param source null: the service detects it
   */
  readonly take: (text: string, source: string | null) => void;
  readonly undoClear: () => void;
  readonly open: (file: File) => Promise<void>;
  readonly forgetOpening: () => void;
  /**
   * Another connection is active, or the same one at another host: what names things of the old one is
   * put aside, and what was chosen of the new one is back, unless that was at another host. What the old
   * one left untranslated is translated where this computer does it; another host waits to be asked.
   */
  readonly leaveConnection: (
    source: string | null,
    target: string | null,
    connection: string,
    host?: string | null,
  ) => void;
  /** A term was added or taken back: its glossary is used for the pair, and the text translated again. */
  readonly useTerm: (change: TermChange) => void;
  /** What goes with a request into a target, and what is omitted. */
  readonly applicable: (target: string) => ApplicableRequest;
  /** Hands an unsaved draft to main at once. */
  readonly flush: () => void;
}
