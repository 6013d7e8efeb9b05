/** Letters of scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{L}&&[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]/v;
/** All of these, and Korean, come at or behind the first letter of Thai. */
const FIRST_UNSPACED = 0x0e00;
const HANGUL = /[\p{L}&&\p{scx=Hang}]/v;
const HAN_ONLY = /^\p{scx=Han}{3,}$/u;

/** What may stand behind a Korean noun without a space: particles, and the plural before them. */
const PARTICLES =
  /^들?(?:에서는?|에게서?|으로부터|로부터|으로서?|로서?|으로써|로써|에는|에도|까지|부터|보다|처럼|만큼|마다|조차|밖에|이나|이며|이고|이다|입니다|이라|라는|이란|하고|[은는이가을를의에도만과와로나며])?$/u;
/** The syllables of one word. */
const SYLLABLES = /^\p{scx=Hang}*/u;

/** Says where the words of one text begin and end, in scripts that do not show it by spaces. */
export interface WordEdges {
  /**
   * Whether the characters from `start` to `end` are whole words. Scripts without spaces are cut by a
   * dictionary; it does not know all words, so three Chinese signs or more are believed, since they
   * hardly come about by chance across words. Korean nouns begin where a word begins and may have
   * anything behind them, a single syllable only particles. Edges in other scripts are taken as they
   * are.
   */
  isWhole(start: number, end: number): boolean;
}

export function createWordEdges(text: string, segmenter: Intl.Segmenter): WordEdges {
  let segments: Intl.Segments | undefined;
  const isEdge = (at: number): boolean => {
    if (at === 0 || at === text.length) return true;
    segments ??= segmenter.segment(text);
    return segments.containing(at)?.index === at;
  };

  return {
    isWhole(start, end) {
      const isSpaced = (at: number) => text.charCodeAt(at) < FIRST_UNSPACED;
      if (isSpaced(start) && isSpaced(end - 1)) return true;
      const [first, last] = [characterAt(text, start), characterBefore(text, end)];
      if (HANGUL.test(first) && HANGUL.test(characterBefore(text, start))) return false;
      if (isSyllable(first, end - start)) return PARTICLES.test(syllablesFrom(text, end));
      const isOpen = [UNSPACED.test(first), UNSPACED.test(last)];
      if (!isOpen.includes(true) || HAN_ONLY.test(text.slice(start, end))) return true;
      return (isOpen[0] !== true || isEdge(start)) && (isOpen[1] !== true || isEdge(end));
    },
  };
}

const isSyllable = (character: string, length: number): boolean =>
  character.length === length && HANGUL.test(character);

const syllablesFrom = (text: string, at: number): string =>
  SYLLABLES.exec(text.slice(at, at + 8))?.[0] ?? '';

const characterAt = (text: string, at: number): string =>
  String.fromCodePoint(text.codePointAt(at) ?? 0);

function characterBefore(text: string, at: number): string {
  const unit = text.charCodeAt(at - 1);
  return characterAt(text, (unit & 0xfc00) === 0xdc00 ? at - 2 : at - 1);
}
