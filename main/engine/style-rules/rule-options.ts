/** The rules of one category, each with the options of which one can be chosen. */
export type RuleOptions = Readonly<Record<string, readonly string[]>>;
