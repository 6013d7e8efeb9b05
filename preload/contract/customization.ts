/** A glossary as the option picker needs it; pairs in base codes, lower case. */
export interface GlossaryName {
  readonly id: string;
  readonly name: string;
  readonly pairs: readonly {
    readonly source: string;
    readonly target: string;
    /** null where the service does not say. */
    readonly entries: number | null;
  }[];
}

/** A style-rule list as the option picker needs it. */
export interface StyleRuleName {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  /** null where the service does not say. */
  readonly version: number | null;
}
