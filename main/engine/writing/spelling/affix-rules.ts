/** What a beginning or ending does to a word, as an affix file has it. */
export interface AffixRule {
  readonly flag: string;
  /** Whether a beginning and an ending of this kind may come together. */
  readonly crosses: boolean;
  /** Taken off the word before `add` is put on. */
  readonly strip: string;
  readonly add: string;
  /** What the word without the affix must be like; null for any. */
  readonly condition: RegExp | null;
  /** Flags of the new word. */
  readonly flags: readonly string[];
}

/** The part of an affix file that says which words there are, without joined ones. */
export interface AffixFile {
  readonly prefixes: ReadonlyMap<string, readonly AffixRule[]>;
  readonly suffixes: ReadonlyMap<string, readonly AffixRule[]>;
  /** Whether nothing of a word need be left: French `va` comes from `aller`. */
  readonly stripsAll: boolean;
  /** Flags that a word may have from an affix. */
  readonly continued: ReadonlySet<string>;
  /** UTF-16 units of the longest affix. */
  readonly longest: number;
  readonly flagsOf: (written: string) => readonly string[];
  readonly needsAffix: string | null;
  /** Words with these are none. */
  readonly forbidden: ReadonlySet<string>;
  /** Mistakes that people make, and what they meant. */
  readonly replacements: readonly (readonly [wrong: string, right: string])[];
}

export function readAffixFile(aff: string): AffixFile {
  const lines = aff.replace(/^\uFEFF/, '').split(/\r?\n/);
  const value = (name: string): string | null =>
    lines.find((line) => line.startsWith(`${name} `))?.split(/\s+/)[1] ?? null;
  const flagsOf = flagReader(value('FLAG'), lines);
  const prefixes = new Map<string, AffixRule[]>();
  const suffixes = new Map<string, AffixRule[]>();
  const replacements: (readonly [string, string])[] = [];
  const crossing = new Map<string, boolean>();
  const continued = new Set<string>();
  let longest = 0;
  for (const line of lines) {
    const [name = '', flag = '', strip = '', addition = '', condition = '.'] = line.split(/\s+/);
    if (name === 'REP' && strip !== '') replacements.push([flag, strip.replaceAll('_', ' ')]);
    if (name !== 'PFX' && name !== 'SFX') continue;
    // The first line of each kind only counts its rules.
    const key = `${name} ${flag}`;
    const crosses = crossing.get(key);
    if (crosses === undefined) {
      crossing.set(key, strip === 'Y');
      continue;
    }
    const [added = '', more = ''] = addition.split('/');
    const add = added === '0' ? '' : added;
    const rule: AffixRule = {
      flag,
      crosses,
      strip: strip === '0' ? '' : strip,
      add,
      condition: conditionOf(condition, name),
      flags: more === '' ? [] : flagsOf(more),
    };
    longest = Math.max(longest, add.length);
    for (const continuation of rule.flags) continued.add(continuation);
    const all = name === 'PFX' ? prefixes : suffixes;
    const same = all.get(add);
    if (same === undefined) all.set(add, [rule]);
    else same.push(rule);
  }
  const forbidden = ['FORBIDDENWORD', 'ONLYINCOMPOUND'].map(value).filter((flag) => flag !== null);
  return {
    prefixes,
    suffixes,
    stripsAll: lines.some((line) => line.startsWith('FULLSTRIP')),
    continued,
    longest,
    flagsOf,
    needsAffix: value('NEEDAFFIX') ?? value('PSEUDOROOT'),
    forbidden: new Set(forbidden),
    replacements,
  };
}

/** Flags are single letters, pairs of them, or numbers; a number may also name a set of them. */
function flagReader(kind: string | null, lines: readonly string[]): AffixFile['flagsOf'] {
  const plain = (written: string): readonly string[] => {
    if (kind === 'num') return written.split(',');
    return written.match(kind === 'long' ? /../gsu : /./gsu) ?? [];
  };
  const sets = lines
    .filter((line) => line.startsWith('AF '))
    .slice(1)
    .map((line) => plain(line.split(/\s+/)[1] ?? ''));
  return sets.length === 0 ? plain : (written) => sets[Number(written) - 1] ?? [];
}

/** Conditions are letters, points and sets of letters: a regular expression but for its anchor. */
function conditionOf(written: string, kind: string): RegExp | null {
  if (written === '.' || written === '') return null;
  const pattern = written.replace(/[\\^$*+?(){}|/]/g, (sign, at: number) =>
    sign === '^' && written[at - 1] === '[' ? sign : `\\${sign}`,
  );
  try {
    return new RegExp(kind === 'PFX' ? `^${pattern}` : `${pattern}$`, 'u');
  } catch {
    // A rule that cannot be read lets no word through.
    return /$^/;
  }
}
