import { append } from '../../../system/long-lists.ts';
import type { FoldedWords, WordReader } from '../folded-words.ts';
import { createSignatures } from '../index/signature.ts';
import { hashText } from '../index/vocabulary.ts';
import { normaliseSegment } from '../segment-text.ts';

/** What a team database finds a source segment by. */
export interface SegmentSigns {
  /** Words and placeables. */
  readonly size: number;
  /** 256 bits as 64 digits: the signature that the index of a seat compares. */
  readonly bits: string;
  /** Hashes of 32 bits: of the whole segment, then of its pieces, each with the band of its size. */
  readonly signs: readonly number[];
}

/** Signs that many units have. */
export interface CommonSigns {
  /** Share of the memory's units, 0 to 1, by sign. */
  readonly shares: ReadonlyMap<number, number>;
  /** Of a sign that is not among them. */
  readonly least: number;
  readonly units: number;
}

/** What candidates are asked for. */
export interface AskedSigns {
  readonly signs: readonly number[];
  readonly bits: string;
  /** Share of bits that a match has in common at least, 0 to 1. */
  readonly leastAlike: number;
  readonly shortest: number;
  readonly longest: number;
}

const [WHOLE, WORD, BEGINNING, ENDING, PAIR, PLACEABLE] = [101, 102, 103, 104, 105, 106];
/** Letters of a beginning and an ending. */
const LETTERS = 3;
/** The least size of each band: a third or so more than that of the band before. */
const BANDS = [1, 2, 3, 4, 5, 7, 9, 12, 16, 22, 30, 45, 70, 120];
/** Units that all signs of a query may have together, as far as is known, and pieces that are asked for anyhow. */
const ALIKE = { units: 3_000, pieces: 3 };
/** Below this percent so little is shared that more has to be looked at. */
const UNLIKE = { percent: 70, units: 16_000, pieces: 6 };
/** Signs that are not among the common ones have a fraction of the units of the least common of these. */
const RARE = 1 / 4;
/** By so much the share of common bits may be below the percent of the words: changed words share letters. */
const BITS_BELOW = 0.22;
/** The fewer words there are, the more bits a single one has. */
const BITS_BELOW_OF_FEW = 0.32;
const FEW_WORDS = 6;

/** Reads the signs of segments; a change of them makes those in databases useless. */
export function createSegmentSigns(reader: WordReader) {
  const signatureOf = createSignatures(reader.isSign);

  function readSegment(segment: string) {
    const normal = normaliseSegment(segment);
    const text = reader.read(normal);
    const { bytes } = signatureOf(text);
    return {
      whole: hashText(normal, WHOLE) | 0,
      pieces: piecesOf(text, reader.isSign),
      size: text.words.length === 0 ? 0 : text.words.length + text.placeables.length,
      bits: Buffer.from(bytes).toString('hex'),
    };
  }

  return {
    of(segment: string): SegmentSigns {
      const { whole, pieces, size, bits } = readSegment(segment);
      const band = bandOf(size);
      return { size, bits, signs: [whole, ...pieces.map((piece) => inBand(piece, band))] };
    },
    /** The signs to ask for: the rarest, so that the database looks at few units. */
    asked(segment: string, threshold: number, common: CommonSigns): AskedSigns {
      const { whole, pieces, size, bits } = readSegment(segment);
      if (threshold >= 100 || size === 0) {
        return { signs: [whole], bits, leastAlike: 0, shortest: 0, longest: size };
      }
      const shortest = Math.max(1, Math.ceil((size * threshold) / 100 - 1e-9));
      const longest = Math.floor((size * 100) / Math.max(1, threshold) + 1e-9);
      const bands = BANDS.keys()
        .filter((band) => band >= bandOf(shortest) && band <= bandOf(longest))
        .toArray();
      const choices = pieces.map((piece) => {
        const signs = bands.map((band) => inBand(piece, band));
        const shareOf = (sign: number) => common.shares.get(sign) ?? common.least * RARE;
        return { signs, share: signs.reduce((sum, sign) => sum + shareOf(sign), 0) };
      });
      choices.sort((a, b) => a.share - b.share);
      const bounds = threshold < UNLIKE.percent ? UNLIKE : ALIKE;
      const most = bounds.units / Math.max(1, common.units);
      const chosen = [whole];
      let share = 0;
      for (const [index, choice] of choices.entries()) {
        share += choice.share;
        if (index >= bounds.pieces && share > most) break;
        append(chosen, choice.signs);
      }
      const isVague = size < FEW_WORDS || threshold < UNLIKE.percent;
      const leastAlike = Math.max(0, threshold / 100 - (isVague ? BITS_BELOW_OF_FEW : BITS_BELOW));
      return { signs: chosen, bits, leastAlike, shortest, longest };
    },
  };
}

/** Words with their beginnings and endings, which another form of a word keeps. */
function piecesOf({ words, placeables }: FoldedWords, isSign: WordReader['isSign']): number[] {
  const pieces = new Set<number>();
  const add = (text: string, role: number) => pieces.add(hashText(text, role) | 0);
  let before = '';
  for (const word of words) {
    add(word, WORD);
    if (isSign(word)) {
      if (before !== '') add(before + word, PAIR);
      before = word;
      continue;
    }
    before = '';
    if (word.length < LETTERS) continue;
    add(word.slice(0, LETTERS), BEGINNING);
    add(word.slice(-LETTERS), ENDING);
  }
  for (const placeable of placeables) add(placeable, PLACEABLE);
  return [...pieces];
}

const bandOf = (size: number) => BANDS.findLastIndex((least) => least <= size);

function inBand(piece: number, band: number): number {
  const mixed = Math.imul(piece ^ Math.imul(band + 1, 0x9e3779b1), 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) | 0;
}
