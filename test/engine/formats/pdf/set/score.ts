import { readPdf } from '../../../../../main/engine/formats/pdf/read-pdf.ts';
import { textOf } from '../../../../../main/engine/formats/pdf/line.ts';
import { extractOptions } from '../../golden/golden-files.ts';

/** How many of the known pieces of a document are exactly one of what was read. */
export interface Score {
  readonly units: number;
  readonly right: number;
  /** Pieces that are none, and what was read that is no piece. */
  readonly missed: readonly string[];
  readonly others: readonly string[];
}

export async function scoreOf(bytes: Uint8Array, units: readonly string[]): Promise<Score> {
  const { pages } = await readPdf(bytes, extractOptions());
  const read = pages.flatMap(({ blocks }) => blocks.map(({ spans }) => textOf(spans)));
  const left = new Map<string, number>();
  for (const text of read.map(bare)) left.set(text, (left.get(text) ?? 0) + 1);
  const missed = units.filter((unit) => {
    const count = left.get(bare(unit)) ?? 0;
    if (count > 0) left.set(bare(unit), count - 1);
    return count === 0;
  });
  const others = [...left].flatMap(([text, count]) => (count > 0 ? [text] : []));
  return { units: units.length, right: units.length - missed.length, missed, others };
}

/** The mark of an item or a heading may stand before its text or be kept apart from it. */
const MARK =
  /^(?:[•·▪*–-]|\(?\p{L}\)|\d{1,2}[.)]?|\d{1,2}(?:\.\d{1,2})+\.?|\p{Lu}\.)\s+(?=\S*\p{L})/u;

/** Drawn from the right, a mark may stand close to its text. */
const MARK_OF_RIGHT = /^(?:[•·]|\d{1,2}\.)(?=[\p{Script=Hebrew}\p{Script=Arabic}])/u;

const bare = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(MARK, '')
    .replace(MARK_OF_RIGHT, '');
