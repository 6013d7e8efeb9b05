import { readAffixFile } from './affix-rules.ts';
import type { AffixFile, AffixRule } from './affix-rules.ts';
import type { DictionaryText } from './dictionaries.ts';

/** The words of a dictionary with all their forms. */
export interface AffixDictionary {
  /** In this letter case, or in small letters where the word has a capital. */
  readonly has: (word: string) => boolean;
  readonly replacements: AffixFile['replacements'];
  /** Letters that its words have. */
  readonly letters: string;
  /** Whether the letters of a candidate stand together in words at all; quick, and at times too kind. */
  readonly isLikely: (word: string) => boolean;
}

/**
 * Reads a Hunspell dictionary of a language that joins no words. A form is looked up by taking
 * beginnings and endings off: writing all forms out takes some dictionaries minutes and gigabytes.
 */
export function openAffixDictionary({ aff, dic }: DictionaryText): AffixDictionary {
  const file = readAffixFile(aff);
  const stems = readStems(dic);
  const flagSets = new Map<string, ReadonlySet<string>>();

  const flagsOf = (written: string): ReadonlySet<string> => {
    const known = flagSets.get(written);
    if (known !== undefined) return known;
    const flags = new Set(file.flagsOf(written));
    flagSets.set(written, flags);
    return flags;
  };

  const isStem = (word: string, needs: readonly string[]): boolean =>
    (stems.get(word) ?? []).some((written) => {
      const flags = flagsOf(written);
      if ([...file.forbidden].some((flag) => flags.has(flag))) return false;
      if (needs.length === 0) return file.needsAffix === null || !flags.has(file.needsAffix);
      return needs.every((flag) => flags.has(flag));
    });

  /**
   * Takes one affix off, in every way.
   * @param needs flags that the word must have for the affixes that were taken off before
   * @param isWord whether what is left is a word with these flags
   */
  function hasAffix(
    word: string,
    kind: 'prefixes' | 'suffixes',
    needs: readonly string[],
    isWord: (stem: string, needs: readonly string[], rule: AffixRule) => boolean,
  ): boolean {
    const most = Math.min(file.longest, file.stripsAll ? word.length : word.length - 1);
    for (let length = 0; length <= most; length += 1) {
      const cut = kind === 'prefixes' ? length : word.length - length;
      const [affix, rest] =
        kind === 'prefixes'
          ? [word.slice(0, cut), word.slice(cut)]
          : [word.slice(cut), word.slice(0, cut)];
      for (const rule of file[kind].get(affix) ?? []) {
        const stem = kind === 'prefixes' ? rule.strip + rest : rest + rule.strip;
        if (stem === '' || (rule.condition !== null && !rule.condition.test(stem))) continue;
        const left = needs.filter((flag) => !rule.flags.includes(flag));
        if (left.length > 0 && !rule.crosses) continue;
        if (needs.length === 0 && file.needsAffix !== null && rule.flags.includes(file.needsAffix))
          continue;
        if (isWord(stem, [...left, rule.flag], rule)) return true;
      }
    }
    return false;
  }

  /** An ending may stand behind another one that says so. */
  const hasSuffixes = (word: string, needs: readonly string[]): boolean =>
    hasAffix(word, 'suffixes', needs, (stem, all, outer) => {
      if (isStem(stem, all)) return true;
      if (!file.continued.has(outer.flag)) return false;
      return hasAffix(
        stem,
        'suffixes',
        all,
        (root, left, inner) => inner.flags.includes(outer.flag) && isStem(root, left),
      );
    });

  const hasExactly = (word: string): boolean =>
    isStem(word, []) ||
    hasSuffixes(word, []) ||
    hasAffix(
      word,
      'prefixes',
      [],
      (rest, needs) => isStem(rest, needs) || hasSuffixes(rest, needs),
    );
  return {
    has: (word) => {
      const plain = word.normalize('NFC').replaceAll('’', "'");
      if (hasExactly(plain)) return true;
      const small = plain.toLowerCase();
      return small !== plain && hasExactly(small);
    },
    replacements: file.replacements,
    ...likelihoodOf([...stems.keys()], file),
  };
}

/** Words with their flags as they are written; one word may come several times. */
function readStems(dic: string): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  for (const line of dic
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .slice(1)) {
    // Behind a tab or two spaces stands what is known of a word beside its forms.
    const [entry = ''] = line.split(/\t| {2,}| (?=[a-z]{2}:)/u);
    const slash = /(?<!\\)\//u.exec(entry)?.index ?? entry.length;
    const word = entry
      .slice(0, slash)
      .replaceAll('\\/', '/')
      .trim()
      .normalize('NFC')
      .replaceAll('’', "'");
    if (word === '') continue;
    const flags = entry.slice(slash + 1).trim();
    const same = stems.get(word);
    if (same === undefined) stems.set(word, [flags]);
    else same.push(flags);
  }
  return stems;
}

/** Letters and pairs of letters of fewer words are foreign; of a small dictionary nobody can say. */
const LEAST_USES = 3;
const SMALL = 1000;

function likelihoodOf(
  words: readonly string[],
  { suffixes, prefixes }: AffixFile,
): Pick<AffixDictionary, 'letters' | 'isLikely'> {
  const least = words.length < SMALL ? 1 : LEAST_USES;
  const letters = new Map<string, number>();
  const pairs = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) =>
    counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const source of [words, suffixes.keys(), prefixes.keys()]) {
    for (const word of source) {
      let before = '';
      for (const letter of word.toLowerCase()) {
        if (/\p{L}/u.test(letter)) count(letters, letter);
        if (before !== '') count(pairs, before + letter);
        before = letter;
      }
    }
  }
  const usual = [...letters].filter(([, uses]) => uses >= least);
  const isLikely = (word: string): boolean => {
    let rare = 0;
    for (let i = 1; i < word.length; i += 1) {
      if ((pairs.get(word.slice(i - 1, i + 1)) ?? 0) < least) rare += 1;
    }
    // A word and its ending may meet in a pair that no word has inside.
    return rare < 2;
  };
  return {
    letters: usual
      .sort(([, a], [, b]) => b - a)
      .map(([letter]) => letter)
      .join(''),
    isLikely,
  };
}
