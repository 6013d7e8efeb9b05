import type { Look } from './look.ts';

/** What an element inside a paragraph is. Elements without a role stand alone. */
export type Role =
  /** A run of text with one look. */
  | 'run'
  /** An element that holds nothing but text. */
  | 'text'
  /** Stands around runs. */
  | 'pair'
  /** Stands around runs, with properties and the content in an element of its own. */
  | 'control'
  /** Properties of the paragraph: stay at its beginning or its end. */
  | 'properties'
  /** Properties of what stands around runs: stay directly behind its start tag. */
  | 'pair-properties'
  /** Only for the program that wrote it: left out where a paragraph is written anew. */
  | 'trace';

/** What an element inside a run is. Elements without a role stand alone. */
export type RunRole = 'look' | 'text' | 'trace' | 'hyphen' | 'field' | 'instruction' | 'ruby';

/** The paragraphs of one vocabulary: how they are read and written. Names are with their prefix. */
export interface Dialect {
  readonly paragraph: string;
  /** Paragraphs count only inside of this element. */
  readonly within?: string;
  readonly roles: ReadonlyMap<string, Role>;
  readonly runRoles: ReadonlyMap<string, RunRole>;
  /** The content of a content control, and of the base text of a ruby. */
  readonly controlContent?: string;
  readonly rubyBase?: string;
  /** Whether text stands in the paragraph itself. */
  readonly isBare: boolean;
  /** Whether text without `xml:space` loses its outer white space. */
  readonly trims: boolean;
  /** Characters that a paragraph may have. */
  readonly maxLength?: number;
  /** Escapes of characters in text, which are no letters: each is a tag of its own. */
  readonly escapes?: RegExp;
  /** @param properties the element as written, or '' of a run without one */
  lookOf(properties: string): Look;
  /** Whether an element without a role, by its tag, can be left out; asked once for each, in order. */
  isTrace?(tag: string): boolean;
  /** A run of this text. @param text plain, not empty */
  writeRun(look: Look, text: string): string;
  /** What stands around an element of a run. */
  wrapAlone(look: Look): readonly [before: string, after: string];
  /** The properties at the beginning of a paragraph that is now in the target language. */
  writeProperties(properties: string): string;
}
