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
  readonly shortest: number;
  readonly longest: number;
}

const [WHOLE, WORD, BEGINNING, ENDING, PAIR, PLACEABLE] = [101, 102, 103, 104, 105, 106];
/** Letters of a beginning and an ending. */
const LETTERS = 3;
/** The least size of each band: a third or so more than that of the band before. */
const BANDS = [1, 2, 3, 4, 5, 7, 9, 12, 16, 22, 30, 45, 70, 120];
/** Units that all signs of a query may have together, as far as is known. */
const FEW = 8_000;
const MANY = 30_000;
/** Below this percent so little is shared that more has to be looked at. */
const UNLIKE = 70;
/** Pieces that are asked for in any case. */
const LEAST_PIECES = 4;

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
        return { signs: [whole], bits, shortest: 0, longest: size };
      }
      const shortest = Math.max(1, Math.ceil((size * threshold) / 100 - 1e-9));
      const longest = Math.floor((size * 100) / Math.max(1, threshold) + 1e-9);
      const bands = BANDS.keys()
        .filter((band) => band >= bandOf(shortest) && band <= bandOf(longest))
        .toArray();
      const choices = pieces.map((piece) => {
        const signs = bands.map((band) => inBand(piece, band));
        const shareOf = (sign: number) => common.shares.get(sign) ?? common.least;
        return { signs, share: signs.reduce((sum, sign) => sum + shareOf(sign), 0) };
      });
      choices.sort((a, b) => a.share - b.share);
      const most = (threshold < UNLIKE ? MANY : FEW) / Math.max(1, common.units);
      const chosen = [whole];
      let share = 0;
      for (const [index, choice] of choices.entries()) {
        share += choice.share;
        if (index >= LEAST_PIECES && share > most) break;
        append(chosen, choice.signs);
      }
      return { signs: chosen, bits, shortest, longest };
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
