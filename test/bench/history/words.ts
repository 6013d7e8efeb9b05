const WESTERN = 20_000;
const WORDS_OF_A_TEXT = 28;
const CHARACTERS =
  '日月火水木金土山川田人口大小中上下左右東西南北京都市町村駅空海花雨雪風春夏秋冬国語学校先生';

/** Texts whose words are as unevenly common as those of languages; the same at every run. */
export function createWriter() {
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const words = Array.from({ length: WESTERN }, (_, index) => {
    let word = '';
    for (let rest = index + 20; rest > 0; rest = Math.floor(rest / 20)) {
      word += 'etaoinshrdlcumwfgpbv'.charAt(rest % 20);
    }
    return `${word}${'aeiouäöü'.charAt(index % 8)}`;
  });
  const word = () => words[Math.floor(random() ** 3 * WESTERN)] ?? '';
  const text = () => Array.from({ length: WORDS_OF_A_TEXT }, word).join(' ');
  const characters = (count: number) =>
    Array.from({ length: count }, () =>
      CHARACTERS.charAt(Math.floor(random() ** 2 * CHARACTERS.length)),
    ).join('');
  return {
    word,
    rareWord: () => words[WESTERN - 1 - Math.floor(random() * 1000)] ?? '',
    japaneseWord: () => characters(1 + Math.floor(random() * 3)),
    western: (): [string, string] => [text(), text()],
    japanese: (): [string, string] => [text(), `${characters(30)}の${characters(20)}。`],
  };
}
