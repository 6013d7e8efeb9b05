import { baseOf } from '../../../preload/contract/language-code.ts';
import { ENDINGS } from './endings.ts';
import { createFold } from './folding.ts';

/** Whether words are forms of one another. All words are in small letters. */
export interface WordForms {
  /** Whether a word is an inflected form of the wanted one. Exact for neither; see `ENDINGS`. */
  isForm(wanted: string, word: string): boolean;
  /** Words that share no key are no forms of one another: most need not be compared. */
  keysOf(word: string): readonly string[];
  /** Whether a word is put together of the wanted one and others: `Vertragspartner` of `Vertrag`. */
  isCompound(wanted: string, word: string): boolean;
}

/** Languages that hang one ending on the other, so that no list would hold them all. */
const AGGLUTINATING: ReadonlySet<string> = new Set(['fi', 'et', 'hu', 'tr']);
/** Endings of the form that dictionaries name verbs by. */
const INFINITIVES: Readonly<Record<string, RegExp>> = { tr: /m[ae]k$/, hu: /ni$/ };
/** Small words that are written together with the next one. */
const PROCLITICS: Readonly<Record<string, RegExp>> = {
  he: /^[ושהבכלמ]{1,3}/,
  ar: /^(?:[وفبكل]?ال|لل|[وفبكل])/,
};
/** What may stand between the parts of a compound. */
const LINKS: Readonly<Record<string, string>> = {
  de: '|s|es|n|en|e|er|ens',
  nl: '|s|en|n|e|er',
  sv: '|s|e|o|u',
  da: '|s|e|er',
  nb: '|s|e|er',
  fi: '|n|en|in',
  et: '|e|i|a',
  hu: '',
};
const MIN_COMPOUND_PART = 5;
const MIN_STEM = 3;

export function createWordForms(language: string): WordForms {
  const base = baseOf(language);
  const fold = remembered(createFold(base));
  const links = LINKS[base];
  const keyOf = (word: string) => fold(word).slice(0, 2);
  return {
    keysOf(word) {
      const bare = base === 'de' || base === 'nl' ? /^ge(?=...)/ : PROCLITICS[base];
      const rest = bare === undefined ? word : word.replace(bare, '');
      return rest === word ? [keyOf(word)] : [keyOf(word), keyOf(rest)];
    },
    isForm: AGGLUTINATING.has(base)
      ? (wanted, word) => isLonger(wanted, word, base, fold)
      : ENDINGS[base] !== undefined
        ? createPrefixed(base, createStemmed(ENDINGS[base], fold))
        : (wanted, word) => isSimilar(wanted, word, base),
    isCompound: (wanted, word) =>
      links !== undefined && wanted.length >= MIN_COMPOUND_PART && isPart(wanted, word, links),
  };
}

type IsForm = WordForms['isForm'];

/** Every word of a text is asked about again and again. */
function remembered(fold: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text) ?? fold(text);
    known.set(text, found);
    return found;
  };
}

/** Two words are forms of one where taking endings off both leaves the same stem. */
function createStemmed(endings: string, fold: (text: string) => string): IsForm {
  const rules = [...new Set(endings.trim().split(/\s+/))].map((rule) => {
    const [ending = '', instead = ''] = rule.split('>');
    return { ending, instead };
  });
  const known = new Map<string, ReadonlySet<string>>();
  const stemsOf = (word: string): ReadonlySet<string> => {
    const found = known.get(word);
    if (found) return found;
    const stems = new Set([fold(word)]);
    for (const { ending, instead } of rules) {
      if (!word.endsWith(ending) && !fold(word).endsWith(ending)) continue;
      const stem = word.slice(0, word.length - ending.length) + instead;
      const least = Math.max(MIN_STEM, Math.ceil(word.length / 3));
      if (stem.length >= least) stems.add(fold(stem));
    }
    known.set(word, stems);
    return stems;
  };
  return (wanted, word) => {
    // A short word is whole in each of its forms.
    const ours = wanted.length <= 3 ? new Set([fold(wanted)]) : stemsOf(wanted);
    for (const stem of stemsOf(word)) if (stem.length >= 2 && ours.has(stem)) return true;
    return false;
  };
}

const SEPARABLE: Readonly<Record<string, string>> = {
  de: 'ab an auf aus bei durch ein fest fort frei her herab heran herauf heraus herein herunter hervor hin hinaus hinein hinunter hinzu hoch los mit nach nieder um vor voraus vorbei weg weiter wieder zu zurück zusammen',
  nl: 'aan af bij door in mee na om op over toe tegen uit voor weg terug vast samen',
};

/** The prefixes that a verb of the language may part with, longest first. */
export function separablePrefixes(language: string): readonly string[] {
  const prefixes = SEPARABLE[baseOf(language)]?.split(' ') ?? [];
  return prefixes.toSorted((a, b) => b.length - a.length);
}

/** Adds what stands before the stem: `gespeichert`, `angemeldet`, `anzumelden`, `opgeslagen`. */
function createPrefixed(base: string, isForm: IsForm): IsForm {
  if (base !== 'de' && base !== 'nl') return isForm;
  const prefixes = separablePrefixes(base);
  const inner = base === 'de' ? /^(?:ge|zu)/ : /^(?:ge|te)/;
  return (wanted, word) => {
    if (isForm(wanted, word)) return true;
    if (/^ge..../.test(word) && /e?n$/.test(wanted) && isForm(wanted, word.slice(2))) return true;
    return prefixes.some((prefix) => {
      if (!wanted.startsWith(prefix) || !word.startsWith(prefix)) return false;
      const rest = word.slice(prefix.length);
      const verb = wanted.slice(prefix.length);
      return verb.length > 3 && inner.test(rest) && isForm(verb, rest.slice(2));
    });
  };
}

/** The wanted word with more behind it; its own end may change a little. */
function isLonger(
  wanted: string,
  word: string,
  base: string,
  fold: (text: string) => string,
): boolean {
  const stem = fold(wanted.replace(INFINITIVES[base] ?? /$^/, ''));
  const other = fold(word);
  const isFinnic = base === 'fi' || base === 'et';
  const loose = isFinnic ? 2 : stem.length > 5 ? 1 : 0;
  const least = Math.max(stem.length - loose, Math.min(stem.length, isFinnic ? 4 : 3));
  return other.length - stem.length <= 12 && commonPrefix(stem, other) >= least;
}

/** For languages without a list: the greater part from the beginning is the same. */
function isSimilar(wanted: string, word: string, base: string): boolean {
  const bare = (text: string) => {
    const rest = text.replace(PROCLITICS[base] ?? /$^/, '');
    return rest.length >= 2 ? rest : text;
  };
  const compare = (a: string, b: string) => {
    const longest = Math.max(a.length, b.length);
    const common = commonPrefix(a, b);
    const least = longest <= 4 ? Math.max(2, longest - 2) : Math.max(3, Math.ceil(longest * 0.6));
    return common >= least && Math.max(a.length, b.length) - common <= 4;
  };
  if (PROCLITICS[base] === undefined) {
    return !/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}]/u.test(wanted)
      ? compare(wanted, word)
      : false;
  }
  return [wanted, bare(wanted)].some((a) => [word, bare(word)].some((b) => compare(a, b)));
}

function commonPrefix(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

function isPart(wanted: string, word: string, links: string): boolean {
  const rest = word.length - wanted.length;
  if (rest < 3) return false;
  if (word.endsWith(wanted)) return true;
  return links.split('|').some((link) => rest - link.length >= 3 && word.startsWith(wanted + link));
}
