/**
 * Rules from letters to sounds, tried in order at each place: what stands there, what may come
 * before and after, and the phones of the CMU dictionary. They are the common rules of English
 * spelling for invented names; a word of the dictionary never comes here.
 */
type Rule = readonly [
  letters: string,
  phones: string,
  after?: RegExp | undefined,
  before?: RegExp | undefined,
];

const VOWEL = /^[aeiouy]/;
const SOFT = /^[eiy]/;
const END = /^$/;
const OPEN = /^[bcdfgjklmnpqrstvwxz][aeiouy]/;
const START = /^$/;

const RULES: readonly Rule[] = [
  ['tion', 'SH AH N'],
  ['sion', 'ZH AH N'],
  ['cious', 'SH AH S'],
  ['ture', 'CH ER', END],
  ['ough', 'OW'],
  ['augh', 'AO'],
  ['eigh', 'EY'],
  ['igh', 'AY'],
  ['tch', 'CH'],
  ['sch', 'SH'],
  ['dge', 'JH'],
  ['que', 'K', END],
  ['gue', 'G', END],
  ['kn', 'N', undefined, START],
  ['gn', 'N', undefined, START],
  ['ps', 'S', undefined, START],
  ['wr', 'R', undefined, START],
  ['wh', 'W'],
  ['ch', 'CH'],
  ['sh', 'SH'],
  ['th', 'TH'],
  ['ph', 'F'],
  ['gh', 'G', undefined, START],
  ['gh', ''],
  ['ck', 'K'],
  ['ng', 'NG', END],
  ['nk', 'NG K'],
  ['qu', 'K W'],
  ['cc', 'K S', SOFT],
  ['cc', 'K'],
  ['sc', 'S', SOFT],
  ['ss', 'S'],
  ['zz', 'Z'],
  ['ee', 'IY'],
  ['ea', 'IY'],
  ['oo', 'UW'],
  ['ou', 'AW'],
  ['ow', 'OW', END],
  ['ow', 'AW'],
  ['oa', 'OW'],
  ['oi', 'OY'],
  ['oy', 'OY'],
  ['ai', 'EY'],
  ['ay', 'EY'],
  ['au', 'AO'],
  ['aw', 'AO'],
  ['ei', 'IY'],
  ['ey', 'IY', END],
  ['ey', 'EY'],
  ['eu', 'Y UW'],
  ['ew', 'UW'],
  ['ie', 'IY'],
  ['ue', 'UW', END],
  ['ui', 'UW'],
  ['er', 'ER', END],
  ['er', 'ER', /^[^aeiouy]/],
  ['ir', 'ER', /^[^aeiouy]/],
  ['ur', 'ER', /^[^aeiouy]/],
  ['or', 'AO R'],
  ['ar', 'AA R', /^([^aeiouy]|$)/],
  ['le', 'AH L', END, /[^aeiouy]$/],
  ['es', 'IH Z', END, /(s|z|x|ch|sh)$/],
  ['ed', 'D', END, /[aeiou][^aeiou]+$/],
  ['e', '', END, /[aeiouy][^aeiouy]+$/],
  ['a', 'EY', /^[bcdfgjklmnpqrstvwxz]e$/],
  ['a', 'AH', END],
  ['a', 'AE', /^[^aeiouy][^aeiouy]/],
  ['a', 'AE', /^[bcdfgklmnpqrstvwxz]$/],
  ['a', 'AH', OPEN, /[aeiouy]/],
  ['a', 'AE'],
  ['e', 'IY', /^[bcdfgjklmnpqrstvwxz]e$/],
  ['e', 'IY', END],
  ['e', 'EH'],
  ['i', 'AY', /^[bcdfgjklmnpqrstvwxz]e$/],
  ['i', 'IY', END],
  ['i', 'IY', VOWEL],
  ['i', 'IH'],
  ['o', 'OW', /^[bcdfgjklmnpqrstvwxz]e$/],
  ['o', 'OW', END],
  ['o', 'OW', OPEN],
  ['o', 'AA'],
  ['u', 'UW', /^[bcdfgjklmnpqrstvwxz]e$/],
  ['u', 'UW', END],
  ['u', 'UW', OPEN],
  ['u', 'AH'],
  ['y', 'Y', VOWEL, START],
  ['y', 'IY', END],
  ['y', 'IH'],
  ['b', 'B'],
  ['c', 'S', SOFT],
  ['c', 'K'],
  ['d', 'D'],
  ['f', 'F'],
  ['g', 'JH', SOFT],
  ['g', 'G'],
  ['h', 'HH', VOWEL],
  ['h', ''],
  ['j', 'JH'],
  ['k', 'K'],
  ['l', 'L'],
  ['m', 'M'],
  ['n', 'N'],
  ['p', 'P'],
  ['q', 'K'],
  ['r', 'R'],
  ['s', 'Z', END, /[aeioubdgmnlrv]$/],
  ['s', 'S'],
  ['t', 'T'],
  ['v', 'V'],
  ['w', 'W'],
  ['x', 'Z', undefined, START],
  ['x', 'K S'],
  ['z', 'Z'],
];

/** @param word lower-case Latin letters with at least one vowel */
export function soundWord(word: string): string {
  const phones: string[] = [];
  for (let at = 0; at < word.length;) {
    const before = word.slice(0, at);
    const rule = RULES.find(([letters, , after, preceding]) => {
      if (!word.startsWith(letters, at)) return false;
      const rest = word.slice(at + letters.length);
      return (after?.test(rest) ?? true) && (preceding?.test(before) ?? true);
    });
    const [letters = word.charAt(at), sound = ''] = rule ?? [];
    // A doubled consonant is one sound.
    const isDouble = letters.length === 1 && word[at - 1] === letters && !VOWEL.test(letters);
    if (sound !== '' && !isDouble) phones.push(sound);
    at += letters.length;
  }
  return phones.join(' ');
}
