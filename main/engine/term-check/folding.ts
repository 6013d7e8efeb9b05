/** What changes within the stem of a word while it is inflected, made the same for comparing. */
type Fold = readonly (readonly [pattern: RegExp, replacement: string])[];

const ACCENTS = /[\u0300-\u036f]/g;
const withoutAccents = (text: string): string => text.normalize('NFD').replace(ACCENTS, '');

/** A doubled consonant before an ending: `planning`, `programmet`. */
const UNDOUBLED: Fold = [[/([b-df-hj-np-tv-z])\1$/, '$1']];
const UMLAUT: Fold = [
  [/ä/g, 'a'],
  [/ö/g, 'o'],
  [/ü/g, 'u'],
];

const FOLDS: Readonly<Record<string, Fold>> = {
  de: [...UMLAUT, [/ß/g, 'ss'], [/ss$/, 's']],
  en: UNDOUBLED,
  nl: [...UNDOUBLED, [/([aeou])\1/g, '$1'], [/v$/, 'f'], [/z$/, 's']],
  sv: [...UMLAUT, [/ck/g, 'k'], ...UNDOUBLED],
  da: UNDOUBLED,
  nb: UNDOUBLED,
  // Vowels of the stem that open up under the stress, and what keeps a sound before e and i.
  es: [
    [/ue/g, 'o'],
    [/ie/g, 'e'],
    [/gu$/, 'g'],
    [/qu$/, 'c'],
    [/z$/, 'c'],
  ],
  it: [
    [/c?h$/, 'c'],
    [/i$/, ''],
  ],
  pt: [
    [/qu$/, 'c'],
    [/gu$/, 'g'],
    [/ç$/, 'c'],
  ],
  fr: [
    [/qu$/, 'c'],
    [/ge$/, 'g'],
    [/ç$/, 'c'],
    [/ll$/, 'l'],
    [/tt$/, 't'],
    [/nn$/, 'n'],
  ],
  // Consonants soften before endings; one letter stands for each group.
  pl: [
    [/ó/g, 'o'],
    [/ą/g, 'ę'],
    [/i$/, ''],
    [/(?:cz|ć|c|k)$/, 't'],
    [/(?:dz|dź|ż|g)$/, 'd'],
    [/rz$/, 'r'],
    [/ł$/, 'l'],
    [/(?:sz|ś|ch)$/, 's'],
    [/ń$/, 'n'],
  ],
  cs: [
    [/ch$/, 's'],
    [/c$/, 'k'],
    [/[hg]$/, 'z'],
    [/i$/, ''],
  ],
  sk: [
    [/ch$/, 's'],
    [/c$/, 'k'],
    [/[hg]$/, 'z'],
    [/i$/, ''],
  ],
  sl: [
    [/c$/, 'k'],
    [/[hg]$/, 'z'],
  ],
  ru: [
    [/ё/g, 'е'],
    [/[ьй]$/, ''],
  ],
  uk: [
    [/[іїє]/g, 'о'],
    [/е/g, 'о'],
    [/[ьй]$/, ''],
  ],
  fi: [
    [/nn/g, 'nt'],
    [/ll/g, 'lt'],
    [/rr/g, 'rt'],
    [/mm/g, 'mp'],
    [/d/g, 't'],
    [/g/g, 'k'],
    [/v/g, 'p'],
    [/([kpt])\1/g, '$1'],
  ],
  et: [
    [/d/g, 't'],
    [/g/g, 'k'],
    [/b/g, 'p'],
    [/([kpt])\1/g, '$1'],
  ],
  tr: [
    [/b/g, 'p'],
    [/c/g, 'ç'],
    [/d/g, 't'],
    [/[gğ]/g, 'k'],
  ],
  hu: [
    [/á/g, 'a'],
    [/é/g, 'e'],
  ],
};

/** Accents that come and go with the endings. */
const ACCENTS_MOVE = new Set(['es', 'it', 'pt', 'fr', 'cs', 'sk', 'el', 'nl']);

/** @param base language as a base code */
export function createFold(base: string): (text: string) => string {
  const rules = FOLDS[base] ?? [];
  const dropsAccents = ACCENTS_MOVE.has(base);
  return (text) => {
    let folded = text;
    for (const [pattern, replacement] of rules) folded = folded.replace(pattern, replacement);
    return dropsAccents ? withoutAccents(folded) : folded;
  };
}
