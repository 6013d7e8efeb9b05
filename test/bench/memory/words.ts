import type { Random } from './random.ts';
import { createZipf } from './random.ts';

/** The sets of the benchmark. */
export type SetName = 'english' | 'finnish' | 'turkish' | 'japanese' | 'chinese' | 'thai';

/** How a made-up language makes its words. */
export interface WordSource {
  /** The next word of a text, often a frequent one. */
  word(): string;
  /** Stands between words. */
  readonly gap: '' | ' ';
  /** Ends a sentence. */
  readonly stop: string;
  /** Words of a sentence: the middle value. */
  readonly length: number;
}

const ENGLISH_SMALL =
  'the of to and a in is for you that it on with be this or as not can are from if by your an will ' +
  'have no when all use file which has do one at may more new other but set only any must we into ' +
  'then should out up there been was were its used does never without cannot';
const ENGLISH_ENDS = ['s', 'ed', 'ing', 'er', 'ly', 'ion', 'able', 'ment'];
const FINNISH_ENDS =
  'n t ssa sta lla lle ksi na tta in ssamme staan lleen nne kin han ista oissa uksen'.split(' ');
const TURKISH_ENDS =
  'lar ler da de dan den ın in ı i a e ım im mız lık lik sız mak mek yor acak dır ken'.split(' ');
const JAPANESE_SMALL = 'の を に は が と で も から まで より へ や など'.split(' ');
const JAPANESE_ENDS = 'する します した できます できません してください された している'.split(
  ' ',
);

const ONSETS =
  'b c d f g h j k l m n p r s t v w br cl cr dr fl gr pl pr sp st str th tr ch sh'.split(' ');
const VOWELS = 'a e i o u a e i o ea ou ai ie'.split(' ');
const CODAS = ['', '', '', 'n', 'r', 's', 't', 'l', 'm', 'd', 'ck', 'nt', 'st'];
const FINNISH_ONSETS = 'k l m n p r s t v h j'.split(' ');
const FINNISH_VOWELS = 'a e i o u y ä ö aa ii uu ää ie uo yö ai au'.split(' ');
const TURKISH_ONSETS = 'b c ç d f g h k l m n p r s ş t v y z'.split(' ');
const TURKISH_VOWELS = 'a e ı i o ö u ü'.split(' ');
const THAI_CONSONANTS = Array.from('กขคงจชดตถทนบปผพฟมยรลวสหอ');
const THAI_MARKS = ['', 'า', 'ี', 'ื', 'ู', '่า', '้า', 'ั', 'ิ', '็', '์'];
const THAI_LEADS = ['', '', '', 'เ', 'แ', 'โ', 'ไ'];

/** Distinct words of a made-up language. */
const VOCABULARY = 60_000;

export function createWords(set: SetName, random: Random): WordSource {
  const rank = createZipf(
    random,
    VOCABULARY,
    set === 'chinese' || set === 'japanese' ? 0.95 : 1.05,
  );
  const words = Array.from({ length: VOCABULARY }, (_, place) => STEMS[set](random, place));
  const small = ENGLISH_SMALL.split(' ');
  const known = (place: number) => words[place] ?? '';
  switch (set) {
    case 'english':
      return {
        gap: ' ',
        stop: '.',
        length: 8,
        word() {
          const place = rank();
          const word = small[place] ?? known(place);
          return place >= small.length && random.chance(0.3)
            ? word + random.pick(ENGLISH_ENDS)
            : word;
        },
      };
    case 'finnish':
    case 'turkish': {
      const ends = set === 'finnish' ? FINNISH_ENDS : TURKISH_ENDS;
      return {
        gap: ' ',
        stop: '.',
        length: 6,
        word() {
          let word = known(rank());
          if (set === 'finnish' && random.chance(0.15)) word += known(rank());
          while (random.chance(0.5) && word.length < 30) word += random.pick(ends);
          return word;
        },
      };
    }
    case 'japanese':
      return {
        gap: '',
        stop: '。',
        length: 5,
        word() {
          const word = known(rank());
          const particle = random.chance(0.75);
          return word + (particle ? random.pick(JAPANESE_SMALL) : random.pick(JAPANESE_ENDS));
        },
      };
    case 'chinese':
    case 'thai':
      return {
        gap: '',
        stop: set === 'chinese' ? '。' : '',
        length: set === 'chinese' ? 9 : 7,
        word: () => known(rank()),
      };
  }
}

/** The word of a rank: frequent ones are short. */
const STEMS: Readonly<Record<SetName, (random: Random, rank: number) => string>> = {
  english: (random, rank) => syllables(random, rank, ONSETS, VOWELS, CODAS),
  finnish: (random, rank) =>
    syllables(random, rank, FINNISH_ONSETS, FINNISH_VOWELS, ['', '', 'n', 's', 'l']),
  turkish: (random, rank) =>
    syllables(random, rank, TURKISH_ONSETS, TURKISH_VOWELS, ['', 'k', 'r', 'n', 'l', 'm']),
  japanese: (random, rank) =>
    random.chance(0.3)
      ? characters(random, 2 + random.below(4), 0x30a1, 80)
      : characters(random, rank < 500 ? 1 : 2 + random.below(2), 0x4e00, 1800),
  chinese: (random, rank) =>
    characters(random, rank < 300 ? 1 : 2 + (random.chance(0.15) ? 1 : 0), 0x4e00, 2500),
  thai: (random, rank) => {
    let word = '';
    const count = rank < 100 ? 1 : 1 + random.below(3);
    for (let n = 0; n < count; n += 1) {
      word += random.pick(THAI_LEADS) + random.pick(THAI_CONSONANTS) + random.pick(THAI_MARKS);
      if (random.chance(0.5)) word += random.pick(THAI_CONSONANTS);
    }
    return word;
  },
};

function syllables(
  random: Random,
  rank: number,
  onsets: readonly string[],
  vowels: readonly string[],
  codas: readonly string[],
): string {
  const most = rank < 200 ? 1 : rank < 3000 ? 2 : 3;
  const count = Math.max(1, most - random.below(2));
  let word = '';
  for (let n = 0; n < count; n += 1) {
    word += random.pick(onsets) + random.pick(vowels) + random.pick(codas);
  }
  return word;
}

/** Signs of a block of the code table; the first ones are the most frequent. */
function characters(random: Random, count: number, from: number, size: number): string {
  let word = '';
  for (let n = 0; n < count; n += 1) {
    word += String.fromCharCode(from + Math.floor(size * random.next() ** 2));
  }
  return word;
}
